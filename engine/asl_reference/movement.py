"""The handlers of movement: ``entering`` (other places) and ``in_and_out`` (counters of a hex)."""

from asl_reference.play.moving import entering, in_and_out

__all__ = ["entering", "in_and_out"]
