"""The example engine with a house rule, for the suite in ../suite: ``club`` of ../asl-conformance.toml."""

from typing import Any

from engine import DIGS, EDITION, Engine, refusal

RULE = "club-digging"


class Club(Engine):
    """Declares the rule as an erratum that may be switched, and heeds the edition of a request."""

    def initialize(self, params: Any) -> Any:
        return {**super().initialize(params), "name": "example-club", "errata": [RULE]}

    def digs(self, edition: str) -> int:
        if edition not in (EDITION, f"{EDITION}+{RULE}"):
            raise refusal(f"no edition {edition}")
        return DIGS + (edition != EDITION)
