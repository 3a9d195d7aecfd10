"""Why a text from an engine is not JSON: what is wrong, where, and how to fix it."""

from __future__ import annotations

import codecs
import json
import math
import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from asl_conformance.base.text import one_line

SHOWN = 100
"""Number of characters of a line that are shown."""
NEAR = 24
"""Number of bytes shown on either side of the wrong one."""

_AT = re.compile(r"\(byte (\d+)\)")
_PIECE = re.compile(rb'\s*(?:"[^"]*"\s*:|[\]}],?\s*$|[\[{]\s*$)')
"""A line of JSON that is spread over several lines."""
_WORDS = (
    (re.compile(rb"NaN|Infinity"), "JSON knows no NaN and no Infinity"),
    (re.compile(rb"True|False|None"), "JSON says true, false and null"),
)


def no_reply(line: bytes, error: Exception) -> str:
    """What is wrong with a line that cannot be read as JSON, given what reading it raised."""
    if line.startswith(codecs.BOM_UTF8):
        return "a byte order mark (EF BB BF) before the reply; write UTF-8 without it"
    if isinstance(error, RecursionError):
        return f"brackets nested too deeply to be read: {_shown(line)}"
    if isinstance(error, UnicodeDecodeError):
        return not_utf8(line)
    if not line.lstrip().startswith(b"{") and not _PIECE.match(line):
        return f"a line that is not a JSON-RPC reply: {_shown(line)} (an engine's log belongs on stderr)"
    if "out of range" in str(error) and (place := out_of_range(line)):
        return f"{place}: Number out of range"
    at = _AT.search(str(error))
    if _PIECE.match(line) or at is None:
        return f"JSON that does not end on its line: {_shown(line)}; write each reply as one line"
    return _malformed(line, int(at[1]))


def _malformed(line: bytes, at: int) -> str:
    near = line[max(at - NEAR, 0) : at + NEAR]
    hints = [hint for word, hint in _WORDS if word.search(line[max(at - 1, 0) : at + 9])]
    text = one_line(near.decode("utf-8", "backslashreplace"), SHOWN)
    return f"a line that is not JSON: byte {at}, near {text}" + "".join(f" ({hint})" for hint in hints)


def _shown(line: bytes) -> str:
    return f"'{one_line(line[: 2 * SHOWN].decode('utf-8', 'backslashreplace'), SHOWN)}'"


def not_utf8(text: bytes) -> str:
    """A message for a JSON text that is not UTF-8: which value, or the bytes if it cannot be found."""
    for path, value in found(text, lambda one: isinstance(one, str) and not one.isprintable()):
        raw = value.encode("utf-8", "surrogateescape") if _escaped(value) else b""
        if raw:
            shown = one_line(raw.decode("utf-8", "backslashreplace"), SHOWN)
            return f"{path}: not UTF-8: '{shown}'"
    return f"a line that is not UTF-8: {_shown(text)}"


def _escaped(value: str) -> bool:
    """Whether the text holds bytes that are not UTF-8, as ``surrogateescape`` reads them."""
    return any("\udc80" <= char <= "\udcff" for char in value)


def out_of_range(text: bytes) -> str:
    """The path of a number of a JSON value that is too large; empty if none is."""
    for path, _ in found(text, lambda one: isinstance(one, float) and not math.isfinite(one)):
        return path
    return ""


def found(text: bytes, wanted: Callable[[Any], bool]) -> Iterator[tuple[str, Any]]:
    """The values in a JSON text for which ``wanted`` is true, with their paths; none if it is not JSON."""
    try:
        yield from _within(json.loads(text.decode("utf-8", "surrogateescape")), "", wanted)
    except (ValueError, RecursionError):
        return


def _within(value: Any, path: str, wanted: Callable[[Any], bool]) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _within(item, f"{path}.{key}" if path else key, wanted)
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from _within(item, f"{path}[{index}]", wanted)
    elif wanted(value):
        yield path, value


_encode = msgspec.json.Encoder().encode


def apart(text: bytes) -> bool:
    """Whether a key of the JSON text may be separated from its colon; if not, ``":`` follows each key."""
    return b" :" in text or b"\t:" in text or b"\r:" in text


def twice(text: bytes, read: Any) -> str:
    """The key that occurs twice in one object, with the path to the object; empty if none does.

    ``read`` is the value read from the text, in which each key occurs once.
    """
    once = _encode(read)
    if text == once:
        return ""
    quoted = b'\\"' in text or b"\\u0022" in text  # then a string may contain a quote and a colon
    if not quoted and not apart(text) and text.count(b'":') == once.count(b'":'):
        return ""
    try:
        whole = json.loads(text.decode("utf-8", "surrogateescape"), object_pairs_hook=_Pairs)
    except (ValueError, RecursionError):
        return ""
    return next(_repeated(whole, ""), "")


class _Pairs(list[tuple[str, Any]]):
    """A JSON object as it was written."""


def _repeated(value: Any, path: str) -> Iterator[str]:
    if isinstance(value, _Pairs):
        seen: set[str] = set()
        for key, item in value:
            if key in seen:
                where = f"{path}: " if path else ""
                yield f"{where}the key {_key(key)} occurs twice in one object"
            seen.add(key)
            yield from _repeated(item, f"{path}.{key}" if path else key)
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from _repeated(item, f"{path}[{index}]")


def _key(key: str) -> str:
    return one_line(json.dumps(key), SHOWN)
