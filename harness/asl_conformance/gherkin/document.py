"""``python -m asl_conformance.gherkin.document``: the vocabulary as a page, from the step definitions."""

import inspect
import sys
from itertools import groupby

from asl_conformance.gherkin import exact
from asl_conformance.gherkin.kinds import KINDS
from asl_conformance.gherkin.vocabulary import VOCABULARY, Phrase
from asl_conformance.suite.places import import_step_definitions

INTRODUCTION = """# The Gherkin vocabulary

Generated from the step definitions by `python -m asl_conformance.gherkin.document`; do not edit.

A phrase stands here once. `<...>` is filled in by the scenario; what each may be is listed at the
end. `it` is whoever acted or was named last. Units without a name of their own are called by side
and type (`the German squad`); a second one of the kind is `the German squad 2`.

A row of an outline gives its case a name: by its first cell, or by a first column `row`, which stands in no
step, where first cells are alike. Short words joined by hyphens: `B27.3-1/flamethrower`. A name that is
changed goes into `features/formerly.toml`.
"""


OWN = """[A suite of one's own](suites.md) has its own phrases besides, and these, for what no words say."""


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
    parts.append(f"\n## In suites of one's own\n\n{OWN}\n")
    parts += [_entry(phrase) for phrase in VOCABULARY.phrases if phrase.owner == exact.OWNER]
    parts.append("\n## What the open places take\n")
    parts += [f"* `<{name}>` {kind.says}" for name, kind in sorted(KINDS.items())]
    return "\n".join(parts) + "\n"


def _entry(phrase: Phrase) -> str:
    text = phrase.pattern
    for name, kind in phrase.fields:
        text = text.replace(f"{{{name}:{kind}}}", f"<{kind}>")
    return f"* `{text}`  \n  {inspect.getdoc(phrase.function)}"


if __name__ == "__main__":
    sys.stdout.write(page())
