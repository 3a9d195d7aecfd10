"""Write docs/vasl.md and docs/boards.md: their figures are those of docs/results/vasl.json.

``tox -e vasl`` measures them. The texts are in ``vasl_page.md`` and ``boards_page.md`` beside this.
"""

import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "harness"), str(ROOT)]

from asl_conformance.base.text import percent  # noqa: E402
from scripts.filled import filled_in, table  # noqa: E402

DATA = ROOT / "docs" / "results" / "vasl.json"
HERE = Path(__file__).parent
PAGES = {"vasl.md": HERE / "vasl_page.md", "boards.md": HERE / "boards_page.md"}
Figures = Mapping[str, Any]
COLUMNS = {
    "pass": "pass",
    "differs": "differs from the chapter",
    "open": "open",
    "painting": "the painting decides",
    "beyond": "beyond it",
}
"""The columns of a clause's cases."""


def figures() -> dict[str, Any]:
    """The figures that the pages show."""
    found: dict[str, Any] = json.loads(DATA.read_text(encoding="utf-8"))
    return found


def pages(data: Figures) -> dict[Path, str]:
    """Each page of docs/ with its text."""
    values = {**_of_result(data), **_of_differential(data["differential"]), **_of_boards(data["boards"])}
    return {ROOT / "docs" / name: filled_in(text, values) for name, text in PAGES.items()}


def _of_result(data: Figures) -> dict[str, str]:
    result, suite = data["result"], data["suite"]
    wrong = {kind: sum(len(ids) for ids in suite[kind].values()) for kind in ("differs", "open")}
    return {
        "day": result["day"],
        "version": result["version"],
        "suite": result["suite"],
        "suite cases": f"{result['suite_cases']:,}",
        "paintings": f"{len(result['paintings'])} ways ({', '.join(result['paintings'])})",
        "claimed": f"{result['claimed']:,}",
        "passed": f"{result['passed']:,} of them ({percent(result['passed'], result['claimed'])})",
        "differ": str(wrong["differs"]),
        "open": str(wrong["open"]),
        "painting": str(suite["painting"]),
        "clauses": table(["clause", *COLUMNS.values()], _clauses(suite["clauses"])),
        "differences": "\n".join(_reasons(suite["differs"])),
        "open ones": "\n".join(_reasons(suite["open"])),
    }


def _clauses(clauses: Mapping[str, Mapping[str, int]]) -> Iterator[list[str]]:
    for clause, counts in clauses.items():
        yield [clause, *(str(counts.get(column) or "") for column in COLUMNS)]


def _reasons(reasons: Mapping[str, Iterable[str]]) -> Iterator[str]:
    """Each reason with the number of its cases, the most first."""
    for reason, ids in sorted(reasons.items(), key=lambda one: (-len(list(one[1])), one[0])):
        clauses, _, why = reason.partition(": ")
        many = len(list(ids))
        yield f"* **{clauses}** ({many} case{'s' * (many > 1)}): {why}."


def _of_differential(found: Figures) -> dict[str, str]:
    answered = found["answered"]
    rows = (
        [
            f"{100 * one['looks'] / answered:.3f} %",
            f"{one['looks']:,}",
            one["what"],
            one["clause"],
            one["whose"],
        ]
        for one in found["kinds"]
    )
    return {
        "looks": f"{answered:,}",
        "random boards": f"{found['boards']}",
        "seed": str(found["seed"]),
        "differing looks": f"{found['differ']:,}",
        "differing share": _share(found["differ"], answered, 2),
        "painting looks": f"{found['painting']:,}",
        "kinds": table(["share", "LOS", "what differs", "clause", "whose"], rows),
    }


def _of_boards(found: Figures) -> dict[str, str]:
    values = {
        f"boards {name}": table(
            [
                "board",
                "artwork decides",
                "of the decided, agree",
                "from the file: decides",
                "agree",
                "good for",
            ],
            [
                *(_board(board, one) for board, one in boards.items()),
                _board("all", _together(boards.values())),
            ],
        )
        for name, boards in found["sets"].items()
    }
    return {**values, "boards day": found["day"]}


def _board(name: str, one: Mapping[str, Any]) -> list[str]:
    shown = [name]
    for way in ("pixels", "file"):
        pairs, decided, agreed = one[way]
        shown += [_share(pairs - decided, pairs, 2), _share(agreed, decided, 3)]
    pairs, _, agreed = one["file"]
    return [*shown, percent(agreed, pairs)]


def _share(part: int, whole: int, digits: int) -> str:
    return f"{100 * part / whole:.{digits}f} %" if whole else "none"


def _together(boards: Iterable[Mapping[str, list[int]]]) -> dict[str, list[int]]:
    every = list(boards)
    return {
        way: [sum(numbers) for numbers in zip(*(one[way] for one in every), strict=True)]
        for way in ("pixels", "file")
    }


def stale(data: Figures) -> list[str]:
    """The pages that say something else than these figures."""
    return [
        f"{path.relative_to(ROOT)}: not of these figures; run python scripts/vasl_page.py"
        for path, text in pages(data).items()
        if path.read_text(encoding="utf-8") != text
    ]


def main() -> None:
    """Write the pages."""
    for path, text in pages(figures()).items():
        path.write_text(text, encoding="utf-8", newline="\n")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
