"""Writes a starter into a folder without overwriting files."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

from jinja2 import Environment, StrictUndefined

from asl_conformance import __version__
from asl_conformance.base.address import address, file_address
from asl_conformance.protocol.messages import PROTOCOL_VERSION
from asl_conformance.starters.languages import LANGUAGES, Language
from asl_conformance.starters.model import Protocol, protocol
from asl_conformance.starters.writers.names import AGAIN, HEAD

HERE = Path(__file__).parent
COMMON = {
    "README.md.j2": "README.md",
    "asl-conformance.toml.j2": "asl-conformance.toml",
    "gitignore.j2": ".gitignore",
    "workflow.yml.j2": ".github/workflows/conformance.yml",
}
"""Files of the template that all languages share, and where they go."""
TEMPLATE = ".j2"
UNNAMED = "my-engine"


class InTheWay(Exception):
    """Some files or folders exist already; nothing was written."""

    def __init__(self, paths: Iterable[Path]) -> None:
        self.paths = tuple(paths)
        super().__init__(", ".join(map(str, self.paths)))


def engine_name(folder: Path) -> str:
    """The engine's name: that of its folder in small letters, digits and hyphens."""
    name = re.sub(r"[^a-z0-9]+", "-", folder.resolve().name.lower()).strip("-")
    return name if name[:1].isalpha() else f"{UNNAMED}-{name}".rstrip("-")


def starter(language_id: str, name: str) -> dict[str, str]:
    """The files of a starter: the text by path in its folder."""
    language = LANGUAGES[language_id]
    return {
        **types(language_id),
        **dict(_common(language_id, name)),
        **dict(_part(language_id, language, name)),
    }


def types(language_id: str) -> dict[str, str]:
    """The files of a starter that are made from the schemas."""
    head = "\n".join(
        (HEAD.format(version=__version__, protocol=PROTOCOL_VERSION), AGAIN.format(language=language_id))
    )
    declared = _declared()
    return {path: writer(declared, head) for path, writer in LANGUAGES[language_id].types.items()}


@cache
def _declared() -> Protocol:
    """The declarations of the schemas, made once per process."""
    return protocol()


def _environment() -> Environment:
    """A template environment with marks that no language and no workflow uses."""
    return Environment(
        block_start_string="@%",
        block_end_string="%@",
        variable_start_string="@{",
        variable_end_string="}@",
        comment_start_string="@#",
        comment_end_string="#@",
        trim_blocks=True,
        keep_trailing_newline=True,
        undefined=StrictUndefined,
        autoescape=False,
    )


def _common(language_id: str, name: str) -> Iterator[tuple[str, str]]:
    known = {
        "language": LANGUAGES[language_id],
        "language_id": language_id,
        "name": name,
        "version": __version__,
        "page": _page("Writing an adapter", "docs/writing-an-adapter.md"),
    }
    environment = _environment()
    for file, place in COMMON.items():
        text = (HERE / "template" / file).read_text(encoding="utf-8")
        yield place, environment.from_string(text).render(known)


def _page(title: str, file: str) -> str:
    """A page by its title; a link, if the project has an address."""
    project = address()
    return f"[{title}]({file_address(project, __version__, file)})" if project else f'"{title}"'


def _part(language_id: str, language: Language, name: str) -> Iterator[tuple[str, str]]:
    folder, environment = HERE / "parts" / language_id, _environment()
    for place in (language.main, *language.files):
        path = folder / place
        if path.is_file():
            yield place, path.read_text(encoding="utf-8")
        else:
            text = path.with_name(path.name + TEMPLATE).read_text(encoding="utf-8")
            yield place, environment.from_string(text).render(name=name)


def write(folder: Path, files: Mapping[str, str], *, over: bool = False) -> list[Path]:
    """Write the files; returns the paths, in order.

    Raises InTheWay, before anything is written, if a file exists and ``over`` is false, or if a folder would
    replace a file.
    """
    paths = {folder / place: text for place, text in files.items()}
    blocked = sorted(
        {parent for path in paths for parent in path.parents if parent.exists() and not parent.is_dir()}
        | {path for path in paths if path.is_symlink() or (path.exists() and not (over and path.is_file()))}
    )
    if blocked:
        raise InTheWay(blocked)
    for path, text in paths.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    return list(paths)
