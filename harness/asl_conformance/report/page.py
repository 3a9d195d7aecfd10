"""The page itself: a template, a style sheet, a script, and the data packed into it."""

from __future__ import annotations

import base64
import hashlib
import re
import zlib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from asl_conformance import __version__
from asl_conformance.base.address import address
from asl_conformance.drawing.svg.symbols import STYLE, definitions, every
from asl_conformance.judging.judge import ORDER
from asl_conformance.report.data import NO_ANSWERS, Answers, details, view
from asl_conformance.report.drawn import Drawn
from asl_conformance.results.stream import Stream
from asl_conformance.suite.case import Case
from asl_conformance.suite.registry import Registry

TEMPLATES = Path(__file__).with_name("templates")
LEVEL = 6
"""Level of compression: a little larger than the best, and several times as fast."""


class Report(NamedTuple):
    """A written page, and a summary of one line per run."""

    html: str
    summary: tuple[str, ...]


def page(
    streams: Sequence[Stream],
    cases: Mapping[str, Case],
    digest: str,
    registry: Registry,
    answers: Answers = NO_ANSWERS,
    former: Mapping[str, Sequence[str]] = MappingProxyType({}),
    drawn: Drawn | None = None,
) -> Report:
    """The page of those runs, in the order given; the others are compared with the first.

    ``former``: former names of cases; links by them still work. ``drawn``: boards drawn before.
    """
    shown = view(streams, cases, digest, registry)
    script, sheet = template_text("page.js"), template_text("page.css") + board_style()
    html = (
        environment()
        .get_template("page.html.j2")
        .render(
            view=shown,
            version=__version__,
            project=address(),
            kinds=[kind for kind in ORDER if any(run.tally.kinds.get(kind) for run in shown.runs)],
            sheet=Markup(sheet),
            script=Markup(script),
            policy=_policy(script),
            symbols=Markup(definitions(every())),
            packed=pack(details(streams, cases, registry, answers, former, drawn)),
            meta=_meta(shown),
        )
    )
    lines = tuple(f"{run.label}: {run.headline} cases that apply pass ({run.share})" for run in shown.runs)
    return Report(html, lines)


@cache
def environment() -> Environment:
    """Templates of this package: everything is escaped, an unknown name is an error."""
    return Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def pack(value: Any) -> str:
    """A value as compressed JSON in base64, which is safe anywhere in a page."""
    return base64.b64encode(zlib.compress(msgspec.json.encode(value), LEVEL)).decode("ascii")


def _meta(shown: Any) -> str:
    """The data that the script needs at once."""
    return pack({"runs": [run.label for run in shown.runs]})


def _policy(script: str) -> str:
    """The content security policy: no network, and no script but the page's own."""
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode("ascii")
    return (
        f"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-{digest}'; "
        "base-uri 'none'; form-action 'none'"
    )


def board_style() -> str:
    """The style of drawings, for drawings inside a page."""
    return re.sub(r"\.([a-z]\{)", r".board .\1", STYLE)


@cache
def template_text(name: str) -> str:
    """The text of a template file, unchanged."""
    return (TEMPLATES / name).read_text(encoding="utf-8").replace("\r\n", "\n").strip()
