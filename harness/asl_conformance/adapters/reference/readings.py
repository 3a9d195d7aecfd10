"""The choices of contested readings that the reference can follow, by a switch or by a variant."""

from __future__ import annotations

from asl_reference.variants.kit import followable


def followed_choices() -> list[str]:
    """Each as ``ID=choice``, the reference's own among them."""
    return [f"{name}={choice}" for name, choices in followable().items() for choice in choices]
