"""Lines of a result file: one record each, with a checksum of this line and all before it.

A line that is missing, doubled, moved or changed is found by the checksum of the first line that
no longer follows from those before it.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from asl_conformance.results.stream import AnyRecord, BadResults, CaseRecord

_ACTED_ON = re.compile("[\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]")
"""Characters that JSON keeps but a terminal interprets: controls and changes of text direction."""
_CHECKSUM = re.compile(rb',"checksum":"(\w*)"\}$')
_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyRecord] = msgspec.json.Decoder(AnyRecord)


class Line(NamedTuple):
    """A line that was read and is sound."""

    number: int
    record: AnyRecord
    checksum: str
    """Its checksum; empty in a file that has none."""
    end: int
    """Where it ends in the file, in bytes."""


def line_of(record: AnyRecord, before: str) -> tuple[bytes, str]:
    """The line of a record, and its checksum; ``before``: the checksum of the line before it."""
    text = harmless(_encoder.encode(record))
    checksum = _checksum(text, before)
    return text[:-1] + f',"checksum":"{checksum}"}}\n'.encode(), checksum


def lines_of(data: bytes, name: str) -> Iterator[Line]:
    """The lines of a result file; raises BadResults at the first that is not sound.

    ``name``: the name of the file in messages.
    """
    before, end, case = "", 0, ""
    seen: dict[bytes, int] = {}
    for number, whole in enumerate(data.splitlines(keepends=True), 1):
        raw = whole.rstrip(b"\r\n")
        text, checksum = _parted(raw)
        try:
            record = _decoder.decode(text)
        except msgspec.DecodeError as error:
            raise BadResults(f"{name}:{number}: {error}") from error
        previous, case = case, _name(record)
        if (first := seen.setdefault(text, number)) != number:
            raise BadResults(f"{name}:{number}: {case} is there twice, first in line {first}")
        if checksum != (_checksum(text, before) if before or (number == 1 and checksum) else ""):
            raise BadResults(
                f"{name}:{number}: {case} does not follow {previous or 'the beginning'}: this line was "
                "changed, or one before it is missing"
            )
        before, end = checksum, end + len(whole)
        yield Line(number, record, checksum, end)


def _parted(raw: bytes) -> tuple[bytes, str]:
    """The text of a line without its checksum, and the checksum."""
    found = _CHECKSUM.search(raw)
    return (raw[: found.start()] + b"}", found[1].decode()) if found else (raw, "")


def _name(record: AnyRecord) -> str:
    """The case of a record, or its kind."""
    kind = record.__struct_config__.tag
    return record.id if isinstance(record, CaseRecord) else f"the {kind}"


def _checksum(text: bytes, before: str) -> str:
    return hashlib.sha256(before.encode() + text).hexdigest()[:12]


def harmless(line: bytes) -> bytes:
    """The same JSON, safe to show on a terminal."""
    if line.isascii() and b"\x7f" not in line:
        return line
    return _ACTED_ON.sub(lambda found: f"\\u{ord(found[0]):04x}", line.decode()).encode()
