"""Give each equivalent with a stale key the key of today's matching mutant, after code was moved.

``python -m mutants.follow`` rewrites ``mutants/equivalent`` and prints what it did. It drops an entry if no
mutant of today is near enough; that mutant is tried again. Read the diff: a mutant with nearly the same text
may be another mutant.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Collection
from difflib import SequenceMatcher, get_close_matches

from asl_conformance.gherkin.kept import load_cases
from mutants import binding
from mutants.__main__ import EQUIVALENT, all_mutants, engine_trees, equivalents, stale_of

NEAR = 0.8
"""How similar the texts of two mutants must be, from 0 to 1."""


def nearest(stale: str, keys: Collection[str]) -> str | None:
    """The key most like the stale one, of the same chapter and with the same change; None if none is near."""
    chapter, change = stale.split()[0], _change(stale)
    same = [key for key in keys if key.split()[0] == chapter and _change(key) == change]
    alike = get_close_matches(stale, same, n=1, cutoff=NEAR)
    if alike:
        return alike[0]
    others = [
        key
        for key in keys
        if key.split()[0] == chapter and SequenceMatcher(None, change, _change(key)).ratio() > NEAR
    ]
    return next(iter(get_close_matches(stale, others, n=1, cutoff=NEAR)), None)


def _change(key: str) -> str:
    """The change of the mutant: the text in the brackets that hold the arrow."""
    at = key.find(" → ")
    begin = key.rfind("[", 0, at)
    return key[begin : key.find("]", at) + 1] if at >= 0 <= begin else key


def main() -> int:
    """Rewrite the files."""
    clauses = frozenset(clause for case in load_cases().all for clause in case.clauses)
    trees = engine_trees()
    found = all_mutants(trees, binding.read(trees, clauses))
    known = equivalents()
    free = {mutant.key for mutant in found} - known.keys()
    moved: dict[str, str] = {}
    left = []
    for key in stale_of(known, found):
        now = nearest(key, free)
        if now is None:
            left.append(key)
        else:
            moved[key] = now
            free.discard(now)
    for path in EQUIVALENT.glob("*.toml"):
        text = path.read_text(encoding="utf-8")
        for was, now in moved.items():
            for quote in ("'''", "'", '"'):
                text = text.replace(f"mutant = {quote}{was}{quote}\n", f"mutant = '''{now}'''\n")
        entries = re.split(r"(?m)^(?=\[\[equivalent\]\])", text)
        text = "".join(one for one in entries if not any(f"'{key}'" in one for key in left))
        path.write_text(text, encoding="utf-8")
    for was, now in moved.items():
        print(f"{was}\n  -> {now}")
    for key in left:
        print(f"dropped {key}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
