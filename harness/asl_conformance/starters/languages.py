"""The languages of starters, and what differs between them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from asl_conformance.starters.model import Protocol
from asl_conformance.starters.writers import cpp, csharp, go, java, javascript, python, rust

Writer = Callable[[Protocol, str], str]


class Language(Struct, frozen=True):
    """A language, with the commands of its usual tools on a machine that has them."""

    title: str
    needs: str
    """What is needed to build and run it."""
    main: str
    """The file with the engine."""
    claim: tuple[str, str]
    """The comment mark before the declaration of the sketched question, and the line after the mark."""
    types: Mapping[str, Writer]
    """Files made from the schemas, and how."""
    files: Mapping[str, str]
    """The language's other files, each with its content."""
    build: str
    """The build command; empty if nothing is built."""
    run: str
    setup: tuple[str, ...] = ()
    """Lines of the CI job that install the tools."""
    checked: str = ""
    """What the project's own tests build and run of it, as a sentence."""
    test: str = ""
    """The command that runs the cases in the language's own test runner; empty if there is no such test."""
    test_note: str = ""
    """What else to know of that test: what it needs, and another way to run it."""

    @property
    def claim_line(self) -> str:
        """The line to uncomment, without indentation."""
        return "".join(self.claim)


def _setup(action: str, option: str, version: str) -> tuple[str, ...]:
    return (f"- uses: actions/{action}", "  with:", f'    {option}: "{version}"')


JSON = "JSON, read strictly and written"
NATIVE = "the vectors of asl-conformance as a test, with the judge"
LANGUAGES: dict[str, Language] = {
    "java": Language(
        "Java",
        "a JDK 17 or later, and make",
        "Engine.java",
        ("// ", 'CLAIMED.put("los", List.of("clear", "hindrance"));'),
        {"Protocol.java": java.write},
        {
            "Json.java": JSON,
            "Makefile": "how it is built and tested",
            "test/ConformanceTest.java": NATIVE,
            "pom.xml": "the same for Maven",
        },
        "make",
        "java -cp build Engine",
        (*_setup("setup-java@v4", "java-version", "17"), "    distribution: temurin"),
        "This starter is built and run in the tests of asl-conformance (with a JDK 17).",
        test="make test",
        test_note="It needs JUnit 5. `JUNIT=FILE` after `make test` names its "
        "`junit-platform-console-standalone.jar`; the default is that of Debian's package `junit5`. "
        "`pom.xml` is for `mvn test`, which the tests of asl-conformance do not run.",
    ),
    "javascript": Language(
        "JavaScript",
        "Node 18 or later; no packages",
        "engine.js",
        ("// ", 'los: ["clear", "hindrance"],'),
        {"types.d.ts": javascript.write, "protocol.js": javascript.write_table},
        {
            "check.js": "refuses what `protocol.js` does not know",
            "package.json": "no dependencies",
            "judge.mjs": "the judge",
            "conformance.test.mjs": "the vectors of asl-conformance as a test, judged by `judge.mjs`",
        },
        "",
        "node engine.js",
        _setup("setup-node@v4", "node-version", "20"),
        "This starter is run in the tests of asl-conformance (with Node 20).",
        test="node --test",
        test_note="It needs Node 20 or later.",
    ),
    "python": Language(
        "Python",
        "Python 3.11 or later; no packages",
        "engine.py",
        ("# ", '"los": ["clear", "hindrance"],'),
        {"protocol.py": python.write},
        {
            "check.py": "refuses what `protocol.py` does not know",
            "pyproject.toml": "no dependencies",
            "conformance_test.py": NATIVE,
        },
        "",
        "python3 engine.py",
        (),
        "This starter is run in the tests of asl-conformance.",
        test="python3 -m pytest conformance_test.py",
        test_note="It needs pytest 8 or later (`python3 -m pip install pytest` in its own environment), "
        "and does not import asl_conformance.",
    ),
    "csharp": Language(
        "C#",
        "the .NET 8 SDK; or Mono: `mkdir -p build && mcs -out:build/engine.exe *.cs`, then "
        "`mono build/engine.exe`",
        "Engine.cs",
        ("// ", '{ "los", new List<string> { "clear", "hindrance" } },'),
        {"Protocol.cs": csharp.write},
        {
            "Json.cs": JSON,
            "engine.csproj": "the project, without packages",
            "tests/Conformance.cs": NATIVE,
            "tests/Xunit.cs": "the same under xUnit, for `dotnet test tests`; it was never built",
            "tests/tests.csproj": "the project of `tests/Xunit.cs`",
        },
        "dotnet build -o build",
        "dotnet build/engine.dll",
        _setup("setup-dotnet@v4", "dotnet-version", "8.0.x"),
        "The sources are built and run in the tests of asl-conformance with Mono 6.8. "
        "`engine.csproj` was not built: there was no .NET SDK. "
        "With Mono the command in `asl-conformance.toml` is `mono build/engine.exe`.",
        test=csharp.native_test,
        test_note="`dotnet test tests` runs the same under xUnit; it was never built: no .NET SDK was there.",
    ),
    "rust": Language(
        "Rust",
        "cargo; no crates",
        "src/main.rs",
        ("// ", '("los", &["clear", "hindrance"]),'),
        {"src/protocol.rs": rust.write},
        {"src/json.rs": JSON, "Cargo.toml": "no dependencies", "tests/conformance.rs": NATIVE},
        "cargo build --release",
        "target/release/engine",
        (),
        "This starter is built and run in the tests of asl-conformance (with Rust 1.95).",
        test=rust.native_test,
    ),
    "go": Language(
        "Go",
        "Go 1.18 or later; no modules",
        "engine.go",
        ("// ", '"los": {"clear", "hindrance"},'),
        {"protocol.go": go.write},
        {
            "strict.go": "refuses what `protocol.go` does not know",
            "go.mod": "no dependencies",
            "conformance_test.go": NATIVE,
        },
        "go build -o build/engine .",
        "build/engine",
        _setup("setup-go@v5", "go-version", "stable"),
        "This starter is built and run in the tests of asl-conformance (with Go 1.19).",
        test=go.native_test,
    ),
    "cpp": Language(
        "C++",
        "a compiler of C++17, and CMake; no libraries",
        "engine.cpp",
        ("// ", '{"los", {"clear", "hindrance"}},'),
        {"protocol.hpp": cpp.write},
        {
            "json.hpp": JSON,
            "json.cpp": "the rest of it",
            "CMakeLists.txt": "how it is built",
            "conformance_test.cpp": NATIVE,
        },
        "cmake -B build && cmake --build build",
        "build/engine",
        (),
        "This starter is built and run in the tests of asl-conformance (with GCC 12 and CMake).",
        test=cpp.native_test,
    ),
}
