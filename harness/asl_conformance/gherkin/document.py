"""``python -m asl_conformance.gherkin.document``: prints the vocabulary page from the step definitions."""

import inspect
import sys
from itertools import groupby

from asl_conformance.gherkin import exact
from asl_conformance.gherkin.kinds import KINDS
from asl_conformance.gherkin.vocabulary import VOCABULARY, Phrase
from asl_conformance.suite.places import import_step_definitions

INTRODUCTION = """# The Gherkin vocabulary

Generated from the step definitions by `python -m asl_conformance.gherkin.document`; do not edit.

Each phrase is listed once. The scenario fills in `<...>`; the end of the page lists what each may be.
`it` is the unit that acted or was named last. Units without a name of their own are called by side
and type (`the German squad`); a second one of the kind is `the German squad 2`.

A row of an outline names its case: by its first cell, or, if first cells are equal, by a first column `row`
that no step uses. The name is short words joined by hyphens: `B27.3-1/flamethrower`. When a name changes, the
old one goes into `features/formerly.toml`.
"""


OWN = """[A suite of your own](suites.md) has its own phrases too, and these for what the others lack."""


def page() -> str:
    """The whole page as Markdown."""
    import_step_definitions()
    exact.register()
    parts = [INTRODUCTION]
    for keyword in ("given", "when", "then"):
        parts.append(f"\n## {keyword.capitalize()}\n")
        phrases = [p for p in VOCABULARY.phrases if p.keyword == keyword and not p.owner]
        for module, group in groupby(phrases, key=lambda p: p.function.__module__):
            subject = inspect.getdoc(sys.modules[module]) or module
            parts.append(f"\n{subject.splitlines()[0]}\n")
            parts += [_entry(phrase) for phrase in group]
    parts.append(f"\n## In suites of your own\n\n{OWN}\n")
    parts += [_entry(phrase) for phrase in VOCABULARY.phrases if phrase.owner == exact.OWNER]
    parts.append("\n## What the blanks take\n")
    parts += [f"* `<{name}>` {kind.says}" for name, kind in sorted(KINDS.items())]
    return "\n".join(parts) + "\n"


def _entry(phrase: Phrase) -> str:
    text = phrase.pattern
    for name, kind in phrase.fields:
        text = text.replace(f"{{{name}:{kind}}}", f"<{kind}>")
    return f"* `{text}`  \n  {inspect.getdoc(phrase.function)}"


if __name__ == "__main__":
    sys.stdout.write(page())
