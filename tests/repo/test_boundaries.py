"""Who may import whom: steps and harness no engine, the engine no harness, a room only lower rooms."""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]
ENGINE = ROOT / "engine" / "asl_reference"
HARNESS = ROOT / "harness" / "asl_conformance"
REFERENCE_ADAPTER = HARNESS / "adapters" / "reference"
DYNAMIC = {"import_module", "__import__", "find_spec"}
BLOCKS = ("body", "orelse", "handlers", "finalbody", "cases")
"""The fields of a syntax tree that hold statements, or hold what holds them."""


def modules(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


class Import(NamedTuple):
    """One import of a source."""

    line: int
    module: str
    """The full name; a relative one begins with a dot."""
    names: tuple[str, ...] = ()
    """The names that it imports."""
    in_function: bool = False
    for_types: bool = False
    dynamic: bool = False


@cache
def read(source: str) -> tuple[Import, ...]:
    """Every import of the source."""
    tree = ast.parse(source)
    found = list(_statements(tree, False, False))
    if any(name in source for name in DYNAMIC):
        found += filter(None, map(_dynamic, ast.walk(tree)))
    return tuple(found)


def _statements(node: ast.AST, in_function: bool, for_types: bool) -> Iterator[Import]:
    """The import statements, in whatever block they stand."""
    match node:
        case ast.Import(names=names):
            yield from (Import(node.lineno, a.name, (), in_function, for_types) for a in names)
        case ast.ImportFrom(module=module, level=level, names=names):
            taken = tuple(alias.name for alias in names)
            yield Import(node.lineno, "." * level + (module or ""), taken, in_function, for_types)
    in_function |= isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    for_types |= isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
    for block in BLOCKS:
        for inside in getattr(node, block, ()):
            yield from _statements(inside, in_function, for_types)


def _dynamic(node: ast.AST) -> Import | None:
    match node:
        case ast.Call(
            func=ast.Name(id=name) | ast.Attribute(attr=name), args=[ast.Constant(value=str(module)), *_]
        ) if name in DYNAMIC:
            return Import(node.lineno, module, dynamic=True)
    return None


def imports(source: str) -> Iterator[tuple[int, str]]:
    """Line and full name of each module that the source imports; a relative one begins with a dot."""
    return ((one.line, one.module) for one in read(source))


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
        line
        for path in modules(HARNESS)
        if not path.is_relative_to(REFERENCE_ADAPTER)
        for line in imports_the_engine(path)
    ]
    assert found == []


def test_the_reference_adapter_is_where_this_file_says() -> None:
    assert any(map(imports_the_engine, modules(REFERENCE_ADAPTER)))


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
        path.name
        for path in (ROOT / "step_defs").glob("*.py")
        if "from step_defs" in path.read_text(encoding="utf-8")
    ]
    assert absolute == []


ENGINE_ROOMS = (
    {"base"},
    {"board"},
    {"rules.ground"},
    {"rules.wall_advantage", "rules.moving"},
    {"rules.los"},
    {"rules.sheltering"},
    {"rules.firing"},
    {"rules.routing"},
    {"rules.laboring", "rules.hiding"},
    {"rules"},
    {"play", "sweep"},
    {"protocol"},
    {"__main__"},
    {"wrong"},
    {"variants"},
)
"""The rooms of the engine, the lowest floor first. A room imports from floors below, not from its own or
above.
"""
HARNESS_ROOMS = (
    {"base", "protocol"},
    {"adapters", "suite"},
    {"boards", "drawing", "judging"},
    {"gherkin"},
    {"results"},
    {"report"},
    {"fuzz", "pytest_plugin", "pytest_feature", "starters"},
    {"cross_coverage", "lab", "pytest_own"},
    {"cli"},
    {"__main__"},
)
"""The rooms of the harness, in the same way."""
CTYPES = "not every Python has ctypes, and few commands need it"
ENGINE_LATE = "the engine takes 200 ms, and an engine of the user's own needs none of them"
OTHER_VERSION = "a worker may have another version of the project, which is forgotten first"
LATE = {
    ("adapters/by_system.py", "asl_conformance.adapters.job"): CTYPES,
    ("adapters/choose.py", "asl_conformance.adapters.reference.engine"): ENGINE_LATE,
    ("adapters/choose.py", "asl_conformance.adapters.reference.parts"): ENGINE_LATE,
    ("adapters/choose.py", "asl_conformance.adapters.reference.readings"): ENGINE_LATE,
    ("adapters/choose.py", "asl_conformance.adapters.reference.wrong"): ENGINE_LATE,
    ("adapters/choose.py", "asl_conformance.adapters.subprocess"): "13 ms, and the reference has no process",
    ("adapters/diversion.py", "ctypes"): CTYPES,
    ("adapters/watchman.py", "ctypes"): CTYPES,
    ("base/console.py", "ctypes"): CTYPES,
    ("fuzz/campaign/pace.py", "rich.progress"): "10 ms, and progress is drawn at a terminal only",
    ("fuzz/campaign/remote.py", "asl_conformance.adapters.base"): OTHER_VERSION,
    ("fuzz/campaign/remote.py", "asl_conformance.fuzz.campaign.campaign"): OTHER_VERSION,
    ("fuzz/campaign/remote.py", "asl_conformance.fuzz.campaign.crew"): OTHER_VERSION,
    ("fuzz/campaign/remote.py", "msgspec"): OTHER_VERSION,
    ("gherkin/kept.py", "asl_conformance.gherkin.compiler"): "100 ms, and only an edited feature is compiled",
    ("gherkin/kept.py", "filelock"): "30 ms, and only an edited feature is compiled",
    (
        "pytest_own.py",
        "asl_conformance.pytest_feature",
    ): "every pytest loads the installed plugin",
    ("report/terminal.py", "rich.progress"): "10 ms, and progress is drawn at a terminal only",
}
"""File and module of each import inside a function, with the reason. ``cli`` does it so that --help is quick.
"""


def named_modules(folder: Path) -> dict[str, Path]:
    return {
        ".".join(path.relative_to(folder.parent).with_suffix("").parts).removesuffix(".__init__"): path
        for path in modules(folder)
    }


def room(module: str, rooms: tuple[set[str], ...]) -> str:
    """The room of a module: the longest room name that its own name begins with."""
    inside = module.partition(".")[2]
    known = sorted((name for level in rooms for name in level), key=len, reverse=True)
    return next((name for name in known if f"{inside}.".startswith(f"{name}.")), "")


def imported_at_once(path: Path, known: dict[str, Path]) -> set[str]:
    """The modules of the package that an import of this one imports, its packages included."""
    found: set[str] = set()
    for one in read(path.read_text("utf-8")):
        if one.in_function or one.for_types or one.dynamic:
            continue
        names = [f"{one.module}.{name}" for name in one.names]
        found |= {name if name in known else one.module for name in names} or {one.module}
    return {module for module in found if module in known}


@pytest.mark.parametrize(("folder", "rooms"), [(ENGINE, ENGINE_ROOMS), (HARNESS, HARNESS_ROOMS)])
def test_each_room_imports_from_those_below_it(folder: Path, rooms: tuple[set[str], ...]) -> None:
    known = named_modules(folder)
    level = {name: height for height, names in enumerate(rooms) for name in names}
    wrong = []
    for module, path in known.items():
        own = room(module, rooms)
        assert own or module == folder.name, f"{module} is in no room that this test knows"
        for other in imported_at_once(path, known):
            its = room(other, rooms)
            if own and its and its != own and level[its] >= level[own]:
                wrong.append(f"{module} ({own}) imports {other} ({its})")
    assert wrong == []


@pytest.mark.parametrize("folder", [ENGINE, HARNESS])
def test_no_module_imports_itself_by_way_of_others(folder: Path) -> None:
    known = named_modules(folder)
    imports_of = {module: imported_at_once(path, known) for module, path in known.items()}
    for module, found in imports_of.items():  # importing a.b.c runs a.b first
        packages = {other.rsplit(".", n)[0] for other in found for n in range(1, other.count("."))}
        found |= {p for p in packages if p in known and not f"{module}.".startswith(f"{p}.")}
    while leaves := [module for module, found in imports_of.items() if not found & imports_of.keys()]:
        for module in leaves:
            del imports_of[module]
    assert sorted(imports_of) == [], "these import each other in a circle, or rest on some that do"


def test_imports_stand_at_the_top() -> None:
    """[EXC: the commands, so that --help is quick; imports that LATE gives a reason for.]"""
    late = {
        (path.relative_to(folder).as_posix(), one.module)
        for folder in (ENGINE, HARNESS)
        for path in modules(folder)
        for one in read(path.read_text("utf-8"))
        if one.in_function and not one.dynamic
    }
    assert {(file, module) for file, module in late if not file.startswith("cli/")} == LATE.keys()


def crowded(source: str) -> list[str]:
    """Commands with more than eight parameters; ``cli/options.py`` gives them one value instead."""
    return [
        node.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef)
        and any(".command(" in ast.unparse(one) for one in node.decorator_list)
        and len(node.args.args) > 8
    ]


def test_a_command_with_many_parameters_is_found() -> None:
    nine = ", ".join("abcdefghi")
    assert crowded(f"@main.command()\ndef run({nine}): ...\n@main.command()\ndef few(a): ...") == ["run"]


def test_no_command_takes_more_than_eight_parameters() -> None:
    assert [name for path in modules(HARNESS / "cli") for name in crowded(path.read_text("utf-8"))] == []
