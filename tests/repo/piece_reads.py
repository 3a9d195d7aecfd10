"""Where the engine reads the place fields of a piece itself, instead of asking ``board.places``.

    python -m tests.repo.piece_reads > tests/repo/piece_reads.txt

writes the list that ``test_piece_reads`` checks: each file, and how many such reads it has.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ENGINE = Path(__file__).parents[2] / "engine" / "asl_reference"
LIST = Path(__file__).with_suffix(".txt")
PLACE = frozenset({"hex", "at", "floor", "beneath", "aboard"})
HOMES = frozenset({"board/places.py", "rules/ground/a2_locations.py"})
"""The modules that say where a piece is; they may read these fields freely."""
NO_RULES = ("variants/", "wrong/")
"""Other choices of readings, and wrong engines: each is written beside the rule that it replaces."""
PLACES = frozenset({"action", "place", "to"})
"""Attributes that are a place, or an action that names one, and no piece."""
NO_PIECES = frozenset({"Action", "Attack", "End", "Location", "Place", "Place | None", "Touch"})
"""Annotations of parameters that are no pieces, although they have such fields."""


def reads(tree: ast.AST, known: frozenset[str] = frozenset()) -> Iterator[ast.Attribute]:
    """Each read of a place field, but not calls such as ``position.hex("B2")`` nor fields of other things.

    ``known`` holds the parameters in scope that are annotated as something other than a piece.
    """
    match tree:
        case ast.FunctionDef(args=own):
            parameters = [*own.posonlyargs, *own.args, *own.kwonlyargs]
            others = {p.arg for p in parameters if p.annotation and ast.unparse(p.annotation) in NO_PIECES}
            known = known - {p.arg for p in parameters} | others
        case ast.Call(func=ast.Attribute(attr=name, value=owner)) if name in PLACE:
            inside: list[ast.AST] = [owner, *tree.args, *tree.keywords]
            yield from (found for node in inside for found in reads(node, known))
            return
        case ast.Attribute(attr=name, value=ast.Name(id=owner), ctx=ast.Load()) if name in PLACE:
            if owner not in known:
                yield tree
        case ast.Attribute(attr=name, value=ast.Attribute(attr=owner)) if name in PLACE and owner in PLACES:
            pass
        case ast.Attribute(attr=name, ctx=ast.Load()) if name in PLACE:
            yield tree
    for node in ast.iter_child_nodes(tree):
        yield from reads(node, known)


def counted() -> dict[str, int]:
    """File of the engine -> its reads; files that may read places are left out."""
    found = {}
    for path in sorted(ENGINE.rglob("*.py")):
        name = path.relative_to(ENGINE).as_posix()
        number = sum(1 for _ in reads(ast.parse(path.read_text(encoding="utf-8"))))
        if number and name not in HOMES and not name.startswith(NO_RULES):
            found[name] = number
    return found


def listed() -> dict[str, int]:
    """The numbers of the committed list."""
    lines = (line.rpartition(" ") for line in LIST.read_text(encoding="utf-8").splitlines())
    return {name: int(number) for name, _, number in lines}


if __name__ == "__main__":
    sys.stdout.writelines(f"{name} {number}\n" for name, number in counted().items())
