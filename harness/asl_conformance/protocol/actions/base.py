"""What all actions have in common."""

from typing import Annotated

from msgspec import Meta, Struct

DiceTotal = Annotated[int, Meta(ge=1, le=12)]
"""The total of a DR, or of a dr."""
Die = Annotated[int, Meta(ge=1, le=6)]
SomeIds = Annotated[tuple[str, ...], Meta(min_length=1)]


class Action(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True, tag_field="do"):
    """Base of all actions."""
