"""Errors in words for the user: no regular expressions, types of JSON, blanks or numbers of the system."""

from __future__ import annotations

import errno
import re
from collections import Counter
from collections.abc import Callable

from asl_conformance.gherkin.kinds import KINDS

_PLACE = re.compile(r"(?P<what>[^\n]*?) - at (?P<key>`key` in )?`\$(?P<path>[^`]*)`")
_BLANK = re.compile(r"\{\w+:(\w+)\}")
_KINDS = {
    "int": "a whole number", "float": "a number", "str": "a text", "bool": "true or false", "array": "a list",
    "object": "fields in braces", "null": "null",
}  # fmt: skip
_BOUNDS = {"<=": "at most", ">=": "at least", "<": "less than", ">": "more than"}


def _form(found: re.Match[str]) -> str:
    if "-[A-Z]" in found[1]:
        return "is no hexside such as B3-C3"
    return "is no hex such as B3" if "[A-Z]" in found[1] else "has a form that is not allowed"


def _kinds(text: str) -> str:
    known: list[str] = re.findall(r"\w+", text)
    return " or ".join(dict.fromkeys(_KINDS.get(one, one) for one in known))


_RULES: tuple[tuple[str, Callable[[re.Match[str]], str]], ...] = (
    (r"Expected `[^`]*` matching regex '(.*)'", _form),
    (r"Invalid (?:enum )?value '(.*)'", lambda found: f"{found[1]} is no word that is known there"),
    (r"Invalid (?:enum )?value (\S+)", lambda found: f"{found[1]} is not allowed there"),
    (r"Object contains unknown field `(.*)`", lambda found: f"there is no field {found[1]}"),
    (r"Object missing required field `(.*)`", lambda found: f"the field {found[1]} is missing"),
    (r"Expected `\w+` ([<>]=?) (\S+)", lambda found: f"has to be {_BOUNDS[found[1]]} {found[2]}"),
    (
        r"Expected `([^`]*)`, got `([^`]*)`",
        lambda found: f"has to be {_kinds(str(found[1]))}, not {_kinds(found[2])}",
    ),
)


def in_words(text: str) -> str:
    """The text of an error in words: a wrong field after its place, a phrase with examples in its blanks."""
    text = text.replace("no step for: ", "no phrase of the vocabulary is like this: ")
    return _PLACE.sub(_in_words, "\n".join(map(_exemplified, text.split("\n"))))


def _exemplified(line: str) -> str:
    """A phrase with an example in each of its blanks: two blanks of a kind have two examples."""
    used: Counter[str] = Counter()

    def example(blank: re.Match[str]) -> str:
        kind = KINDS.get(blank[1])
        known = re.split("[,;]? and |[,;] ", kind.says.rpartition(": ")[2] if kind else blank[1])
        used[blank[1]] += 1
        return str(known[min(used[blank[1]], len(known)) - 1])

    return _BLANK.sub(example, line)


def _in_words(found: re.Match[str]) -> str:
    what = found["what"]
    for pattern, tell in _RULES:
        if hit := re.search(pattern, what):
            what = what[: hit.start()] + tell(hit)
            break
    path = re.sub(r"\[(\d+)\]", lambda number: f" {int(number[1]) + 1}", found["path"]).replace("[...]", "")
    place = path.lstrip(".").replace(".", ", ") or "the document"
    return f"{place}: {'a name ' if found['key'] else ''}{what}"


_WHY = {
    **dict.fromkeys((errno.EACCES, errno.EPERM), "you may not write there"),
    errno.EROFS: "the disk can only be read",
    errno.ENOSPC: "the disk is full",
    errno.EDQUOT: "your share of the disk is full",
    **dict.fromkeys((errno.ENOTDIR, errno.EEXIST), "is no folder"),
    errno.ENOENT: "does not exist and cannot be made",
    errno.ENAMETOOLONG: "the name is too long",
    errno.EIO: "the disk does not work",
}


def why(error: OSError) -> str:
    """Why something could not be read or written, without numbers of the system."""
    return _WHY.get(error.errno or 0) or error.strerror or re.sub(r"^\[\w+ \d+\] ", "", str(error))
