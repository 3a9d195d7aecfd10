"""Protocol version 1: the types that positions, actions, questions and answers have on the wire."""

from asl_conformance.protocol.messages import PROTOCOL_VERSION

__all__ = ["PROTOCOL_VERSION"]
