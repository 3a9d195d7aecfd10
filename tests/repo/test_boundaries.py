"""Who may import whom: step definitions and harness know no engine, the engine knows nobody."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ENGINE = ROOT / "engine" / "asl_reference"
HARNESS = ROOT / "harness" / "asl_conformance"
REFERENCE_ADAPTER = HARNESS / "adapters" / "reference.py"
DYNAMIC = {"import_module", "__import__", "find_spec"}


def modules(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def imports(source: str) -> Iterator[tuple[int, str]]:
    """Line and full name of each module that the source imports; a relative one begins with a dot."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, alias.name) for alias in names)
            case ast.ImportFrom(module=module, level=level):
                yield node.lineno, "." * level + (module or "")
            case ast.Call(
                func=ast.Name(id=name) | ast.Attribute(attr=name), args=[ast.Constant(value=str(module)), *_]
            ):
                if name in DYNAMIC:
                    yield node.lineno, module


def strangers(path: Path, allowed: set[str]) -> list[str]:
    """``file:line module`` for each import of a package that is not allowed there."""
    return [
        f"{path.relative_to(ROOT)}:{line} {module}"
        for line, module in imports(path.read_text(encoding="utf-8"))
        if module.partition(".")[0] not in {*allowed, ""}
    ]


def imports_the_engine(path: Path) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}:{line} {module}"
        for line, module in imports(path.read_text(encoding="utf-8"))
        if module.partition(".")[0] == ENGINE.name
    ]


def test_the_engine_imports_the_standard_library_only() -> None:
    found = [
        line for path in modules(ENGINE) for line in strangers(path, {*sys.stdlib_module_names, ENGINE.name})
    ]
    assert found == []


def test_the_harness_knows_the_reference_engine_in_its_adapter_only() -> None:
    found = [
        line for path in modules(HARNESS) if path != REFERENCE_ADAPTER for line in imports_the_engine(path)
    ]
    assert found == []


def test_the_reference_adapter_is_where_this_file_says() -> None:
    assert imports_the_engine(REFERENCE_ADAPTER)


def test_step_definitions_know_no_engine() -> None:
    steps = modules(ROOT / "step_defs")
    assert steps
    assert [line for path in steps for line in imports_the_engine(path)] == []


@pytest.mark.parametrize(
    "source",
    [
        "import asl_reference.protocol.requests",
        "from asl_reference import wire",
        "def late():\n    from asl_reference.protocol.requests import evaluate",
        "import importlib\nimportlib.import_module('asl_reference.protocol.requests')",
        "__import__('asl_reference')",
    ],
)
def test_no_way_to_import_goes_unseen(source: str) -> None:
    assert "asl_reference" in {module.partition(".")[0] for _, module in imports(source)}


def test_step_definitions_import_each_other_relatively() -> None:
    """In the wheel they live inside asl_conformance, where no package is called step_defs."""
    absolute = [
        path.name for path in (ROOT / "step_defs").glob("*.py") if "from step_defs" in path.read_text()
    ]
    assert absolute == []
