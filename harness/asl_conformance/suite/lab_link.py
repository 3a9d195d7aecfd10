"""A case or a document as a line of text that any lab opens: ``asl-lab:`` and then letters."""

from __future__ import annotations

import base64
import zlib
from typing import Any

import msgspec

from asl_conformance.suite.case import Case, home, plain

PREFIX = "asl-lab:"


def document(case: Case) -> dict[str, Any]:
    """The case as a document of the lab; what it expects is ticked, as far as ticks can express it."""
    ticks = [
        {"question": one.question, "path": list(one.path), "value": plain(one.value), "op": one.op}
        for one in case.expectations
    ]
    made = {"position": case.position, "actions": case.actions, "questions": case.questions}
    first, _, rest = case.name.partition(" ")
    title = rest if rest and case.id.startswith(first) else case.name
    about = {"ticks": ticks, "title": title, "requirement": home(case)}
    return {**plain(made), **about}


def link(data: dict[str, Any]) -> str:
    """The document as a link, without any data about this machine."""
    packed = zlib.compress(msgspec.json.encode(data, order="sorted"), 9)
    return PREFIX + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def case_link(case: Case) -> str:
    """The link that opens the case."""
    return link(document(case))
