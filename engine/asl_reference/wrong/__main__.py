"""``python -m asl_reference.wrong NAME``: a wrong engine, JSON lines on stdio; without NAME, their list."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Any

from asl_reference import __main__ as served
from asl_reference.protocol import requests
from asl_reference.wrong.ignorant import IGNORANT
from asl_reference.wrong.kit import KIT
from asl_reference.wrong.swapping import put, swaps_of


def main(arguments: Sequence[str]) -> int:
    """Serve as the engine of that name; 2 if there is none."""
    if not arguments:
        sys.stdout.write("".join(f"{one.name}\t{one.clause}\t{one.does}\n" for one in KIT.values()))
        sys.stdout.write("".join(f"{one.name}\tall\t{one.does}\n" for one in IGNORANT.values()))
        return 0
    name = arguments[0]
    if name not in KIT and name not in IGNORANT:
        sys.stderr.write(f"there is no wrong engine {name!r}\n")
        return 2
    if name in IGNORANT:
        served.METHODS["evaluate"] = IGNORANT[name].evaluate
    else:
        put(swaps_of(KIT[name].breaks))

    def initialize(params: Mapping[str, Any]) -> dict[str, Any]:
        return requests.initialize(params) | {"name": f"wrong:{name}"}

    served.METHODS["initialize"] = initialize
    served.main()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
