"""Which scenarios a plain run has live: a share in which each feature, phrase and tag of an erratum is.

All of them are judged as they are compiled (tests/test_compiled.py), from the same text by the same steps.
All of them are live at night, and whenever tests/test_features.py is named.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator

from asl_conformance.gherkin.vocabulary import VOCABULARY, Keyword, StepError
from asl_conformance.suite.case import Case

ONE_OF = 10
"""Of so many scenarios one is live besides those that bring in something new."""
KEYWORDS: dict[str, Keyword] = {"Given": "given", "When": "when", "Then": "then"}


def share(cases: Iterable[Case]) -> frozenset[str]:
    """The ids of those that are live in a plain run, the same whatever the order of the features."""
    seen: set[str] = set()
    chosen = set()
    for case in sorted(cases, key=lambda case: zlib.crc32(case.id.encode())):
        new = traits(case) - seen
        if new or zlib.crc32(case.id.encode()) % ONE_OF == 0:
            chosen.add(case.id)
            seen |= new
    return frozenset(chosen)


def traits(case: Case) -> frozenset[str]:
    """What one live scenario at least is to have: its feature, its errata, each of its phrases."""
    return frozenset((case.feature, *case.since, *case.until, *phrases(case)))


def phrases(case: Case) -> Iterator[str]:
    """The phrases that its steps are."""
    keyword: Keyword = "given"
    for line in case.prose:
        said, _, text = line.partition(" ")
        keyword = KEYWORDS.get(said, keyword)
        try:
            found = VOCABULARY.match(keyword, text).phrase
            yield f"{keyword} {found.pattern}"
        except StepError:  # a line that says what a table or a scene before it had
            continue
