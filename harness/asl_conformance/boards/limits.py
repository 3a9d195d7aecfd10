"""Limits for untrusted files, and the error for a file beyond them."""

from __future__ import annotations

MIB = 1 << 20

ARCHIVE = 64 * MIB
"""Most bytes of an archive on disk."""
MEMBERS = 2000
"""Most files in an archive."""
PACKED = 8 * MIB
"""Most bytes of packed LOSData in an archive."""
UNPACKED = 16 * MIB
"""Most bytes of unpacked LOSData; a geomorphic board has 2.3 million."""
XML = 4 * MIB
"""Bytes of an XML file."""
DEPTH = 32
"""Most nested elements of an XML file."""
ELEMENTS = 50_000
"""Elements of an XML file."""


class BadArchive(ValueError):
    """A board archive that cannot be read. The text names the file, the place in it and what to do."""
