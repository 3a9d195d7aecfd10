"""The document of a link."""

from __future__ import annotations

import base64
import binascii
import zlib

import msgspec

from asl_conformance.lab.document import Json, Unsound, checked, empty
from asl_conformance.suite.lab_link import PREFIX

LARGEST = 4 * 2**20
"""Most bytes of the content of a link."""


def unlink(text: str) -> Json:
    """The document of a link; raises Unsound."""
    letters = "".join(text.split()).removeprefix(PREFIX)
    try:
        packed = base64.b64decode(letters + "=" * (-len(letters) % 4), altchars=b"-_", validate=True)
        unfold = zlib.decompressobj()
        data = unfold.decompress(packed, LARGEST)
        if unfold.unconsumed_tail:
            raise Unsound(f"the link has more than {LARGEST >> 20} MiB of content")
        found = msgspec.json.decode(data)
    except (binascii.Error, zlib.error, msgspec.DecodeError, ValueError) as error:
        raise (
            error
            if isinstance(error, Unsound)
            else Unsound("that is not a complete link of the lab: copy all of it")
        ) from None
    if not isinstance(found, dict):
        raise Unsound("that is not a link of the lab")
    whole = empty() | found
    checked(whole)
    return whole
