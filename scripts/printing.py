"""Write the digests of a printing into the registry: ``python scripts/printing.py NAME CHAPTER.txt ...``.

The texts are not part of the project and are not kept; the registry has the SHA-256 of each clause's words.
"""

import sys
from pathlib import Path

from asl_conformance.suite.printing import FILE, digests, known
from asl_conformance.suite.registry import directory, load

HEAD = """\
# Each printing that the registry was made from, clause by clause: SHA-256 of the text from its number up
# to the next one's, white space run together. Written by scripts/printing.py.
"""


def main(name: str, files: list[Path]) -> int:
    """Replace the printing of that name by the digests of the texts."""
    printings = {key: dict(found) for key, found in known().items()}
    printings[name] = digests((file.read_text(encoding="utf-8") for file in files), load().clauses)
    lines = [HEAD]
    for key, clauses in sorted(printings.items()):
        lines.append(f'\n["{key}"]')
        lines += [f'"{clause}" = "{digest}"' for clause, digest in clauses.items()]
    (directory() / FILE).write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{name}: {len(printings[name])} clauses")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], [Path(name) for name in sys.argv[2:]]))
