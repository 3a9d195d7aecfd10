"""Which modules of the second engine answer which question, and how many lines they have.

python scripts/engine_lines.py            print the table
python scripts/engine_lines.py --write    put it into docs/second-engine.md
"""

import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "examples" / "second-engine"
PAGE = ROOT / "docs" / "second-engine.md"
START, END = "<!-- lines: written by scripts/engine_lines.py -->\n", "<!-- end of lines -->\n"
IMPORT = re.compile(r"import \{([^}]*)\} from '\./([\w.]+)'")
ANSWERED = re.compile(r"\b(\w+): (answer\w+)")


def modules() -> dict[str, str]:
    """The text of each module."""
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.js"))}


def reached(texts: dict[str, str], name: str) -> set[str]:
    """A module with all that it imports, directly or not."""
    found, todo = {name}, [name]
    while todo:
        new = {other for _, other in IMPORT.findall(texts[todo.pop()])} - found
        found |= new
        todo += new
    return found


def answered(texts: dict[str, str]) -> Iterator[tuple[str, str]]:
    """Each question, and the module whose function answers it; `may` plays an action in engine.js."""
    engine = texts["engine.js"]
    homes = {name.strip(): module for names, module in IMPORT.findall(engine) for name in names.split(",")}
    for question, function in ANSWERED.findall(engine[engine.index("const ASK = ") :]):
        yield question, homes.get(function, "engine.js")


def table() -> str:
    """A row for each question: its module, that module's lines, and those of all that it needs."""
    texts = modules()
    lines = {name: len(text.splitlines()) for name, text in texts.items()}
    rows = ["| question | answered in | its lines | with all that it imports |", "|---|---|---|---|"]
    for question, home in sorted(answered(texts)):
        needs = sum(lines[name] for name in reached(texts, home))
        rows.append(f"| `{question}` | `{home}` | {lines[home]:,} | {needs:,} |")
    rows.append(f"| all | {len(lines)} modules |  | {sum(lines.values()):,} |")
    return "\n".join(rows) + "\n"


def main(arguments: Sequence[str]) -> int:
    """Print the table, or write it into the page."""
    if "--write" in arguments:
        before, rest = PAGE.read_text(encoding="utf-8").split(START)
        PAGE.write_text(before + START + table() + END + rest.split(END)[1], encoding="utf-8")
    else:
        print(table(), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
