"""What a stranger's file may cost, and the error that says it costs too much."""

from __future__ import annotations

MIB = 1 << 20

ARCHIVE = 64 * MIB
"""Bytes of an archive as it lies on the disk."""
MEMBERS = 2000
"""Files in an archive."""
PACKED = 8 * MIB
"""Bytes of LOSData as the archive holds it, itself packed."""
UNPACKED = 16 * MIB
"""Bytes of LOSData unpacked; a geomorphic board has 2.3 million."""
XML = 4 * MIB
"""Bytes of an XML file."""
DEPTH = 32
"""Elements of an XML file within each other."""
ELEMENTS = 50_000
"""Elements of an XML file."""


class BadArchive(ValueError):
    """A board archive that cannot be read. The text names the file, the place in it and the way out."""
