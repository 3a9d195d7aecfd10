"""Every name at the top of a module is used by the project itself, not only by its tests."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DEFINING = ("engine", "harness", "step_defs")
USING = (*DEFINING, "bench", "examples", "mutants", "scripts")
HOOK = "pytest_"
"""The prefix of functions that pytest calls by name."""


def defined(source: str) -> Iterator[str]:
    """Variables, functions and classes of the module; not those with a decorator, which may register them."""
    for node in ast.parse(source).body:
        match node:
            case ast.FunctionDef(name=name, decorator_list=[]) | ast.ClassDef(name=name, decorator_list=[]):
                yield name
            case ast.Assign(targets=targets):
                yield from (
                    one.id for target in targets for one in ast.walk(target) if isinstance(one, ast.Name)
                )
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name


def dead(defining: dict[str, str], using: Iterator[str]) -> list[str]:
    """``file name`` of each name that occurs only in its own definition."""
    count = Counter(word for source in using for word in re.findall(r"\w+", source))
    return [
        f"{file} {name}"
        for file, source in defining.items()
        for name in defined(source)
        if count[name] == 1 and not name.startswith(HOOK)
    ]


def sources(folders: tuple[str, ...]) -> dict[str, str]:
    return {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
        for folder in folders
        for path in sorted((ROOT / folder).rglob("*.py"))
    }


def test_a_name_that_nobody_uses_is_found() -> None:
    module = "A = 1\nB: int = A\nC, D = 1, 2\ndef e(): return D\ndef pytest_f(): ...\nclass G: ...\n"
    assert dead({"m.py": module}, iter([module])) == ["m.py B", "m.py C", "m.py e", "m.py G"]


def test_no_name_is_used_by_nobody_but_tests() -> None:
    worker = ROOT / "harness" / "asl_conformance" / "lab" / "tab_js" / "worker.js"
    using = [*sources(USING).values(), worker.read_text(encoding="utf-8")]
    assert dead(sources(DEFINING), iter(using)) == []
