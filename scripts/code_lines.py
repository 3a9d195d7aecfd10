"""Lines of code by room of the engine, the harness and the steps; --against REV also says what changed.

A line counts if it holds code: blank lines, comments and docstrings are left out.

    python scripts/code_lines.py                     this tree as it lies here
    python scripts/code_lines.py --against HEAD~20   beside that commit
"""

from __future__ import annotations

import argparse
import ast
import io
import subprocess
import sys
import tokenize
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TREES = {"engine": 4, "harness": 3, "step_defs": 1}
"""The trees that are counted, and how many parts of a path form the name of a room."""
NO_CODE = frozenset(
    {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}
)


def code_lines(text: str) -> int:
    """How many lines of a module hold code. Raises SyntaxError if it is no Python."""
    prose = {
        number
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
        for number in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
    held = {
        number
        for token in tokenize.generate_tokens(io.StringIO(text).readline)
        if token.type not in NO_CODE
        for number in range(token.start[0], token.end[0] + 1)
    }
    return len(held - prose)


def room(path: str) -> str:
    """The room that a file belongs to: its folder, no deeper than its tree is divided into rooms."""
    folders = path.split("/")[:-1]
    return "/".join(folders[: TREES[folders[0]]])


def here() -> Iterator[tuple[str, str]]:
    """Path and text of every module as it lies in the checkout."""
    for tree in TREES:
        for path in sorted((ROOT / tree).rglob("*.py")):
            yield path.relative_to(ROOT).as_posix(), path.read_text("utf-8")


def at(revision: str) -> Iterator[tuple[str, str]]:
    """Path and text of every module of that commit. Raises CalledProcessError if git has no such commit."""

    def git(*words: str) -> str:
        return subprocess.run(
            ["git", "-C", str(ROOT), *words], check=True, capture_output=True, encoding="utf-8"
        ).stdout

    for path in git("ls-tree", "-r", "--name-only", revision, *TREES).splitlines():
        if path.endswith(".py"):
            yield path, git("show", f"{revision}:{path}")


def by_room(modules: Iterator[tuple[str, str]]) -> Counter[str]:
    """Lines of code by room."""
    counted: Counter[str] = Counter()
    for path, text in modules:
        counted[room(path)] += code_lines(text)
    return counted


def table(now: Counter[str], before: Counter[str] | None) -> Iterator[str]:
    """A line for each room and one for each tree, with the change if there is something before it."""
    rooms = sorted(now.keys() | (before or Counter[str]()).keys())
    totals = [(f"all of {tree}", [one for one in rooms if one.split("/")[0] == tree]) for tree in TREES]
    width = max(map(len, rooms))
    for name, counted in [*((one, [one]) for one in rooms), *totals]:
        lines = sum(now[one] for one in counted)
        line = f"{name:{width}} {lines:6}"
        if before is not None:
            line += f" {lines - sum(before[one] for one in counted):+6}"
        yield line


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--against", metavar="REV", help="a commit to compare with")
    options = parser.parse_args()
    try:
        before = by_room(at(options.against)) if options.against else None
    except subprocess.CalledProcessError as error:
        sys.exit(f"git has no commit {options.against}: {error.stderr.strip()}")
    for line in table(by_room(here()), before):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
