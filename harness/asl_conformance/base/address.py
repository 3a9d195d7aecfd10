"""The address of the project: one setting when a package is built, ``ASL_PROJECT_URL``.

A package keeps the setting in its metadata. Without it nothing that the project writes has an address.
``hatch_build.py`` runs this file by itself, so it imports the standard library only.
"""

from __future__ import annotations

import os
import re
from importlib import metadata

SETTING = "ASL_PROJECT_URL"
PACKAGE = "asl-conformance"
SOURCE = "Source"
"""The label of the address in the metadata of a package."""


class BadAddress(ValueError):
    """The setting is not the address of a web page."""


def setting() -> str:
    """The setting of this process, without a slash at its end; empty without one; raises BadAddress."""
    given = os.environ.get(SETTING, "").strip()
    if given and not re.fullmatch(r"https?://[^\s/?#]+(/[^\s?#]*)?", given):
        raise BadAddress(f"{SETTING} is {given!r}, not an address such as https://example.org/project")
    return given.rstrip("/")


def address() -> str:
    """The address of the project: the setting, or what the installed package says; empty without either."""
    try:
        urls = metadata.metadata(PACKAGE).get_all("Project-URL") or []
    except metadata.PackageNotFoundError:
        urls = []
    labelled = dict(line.split(", ", 1) for line in urls)
    return setting() or labelled.get(SOURCE, "")


def file_address(project: str, version: str, path: str) -> str:
    """The address of a file of that version."""
    return f"{project}/blob/v{version}/{path}"
