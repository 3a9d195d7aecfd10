"""Run every command in README and docs with the built wheel, in a new environment.

``python scripts/check_commands.py [WHEEL]`` builds the wheel unless one is named. Every line in a block of
code that begins with a command is run and must exit as the docs say; NOT_HERE lists commands that need more
than that, each with its reason. Prints the list and exits 1 if a command failed this.
"""

import itertools
import os
import re
import shutil
import subprocess
import sys
import tempfile
import textwrap
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PAGES = ["README.md", "CONTRIBUTING.md", "tests/README.md", "docs/*.md", "examples/*/README.md"]
BEGINS = re.compile(
    r"^(?:\$ )?((?:asl-conformance|python3?|pip|tox|uvx?|git|npm|node|\.venv/bin/\S+) .*|tox)$"
)
BLOCK = re.compile(
    r"(?ms)^(?P<fence> *)```(?P<lang>\w*)\n(?P<fenced>.*?)^ *```|(?<=\n\n)(?P<plain>(?: {4}[^\n]*\n|\n)+)"
)
SHELL = {"", "console", "bash", "sh", "shell"}
RECIPE = re.compile(r"(?m)^ +(?:- )?run: (?:>\n((?: {10,}.*\n)+)|(.+)$)")
USAGE = re.compile(r"\[-|[A-Z_]{4,}(?:\.\w+)?(?= |$|\])|\[[A-Z]+\]| \| |OLD")
"""A line that shows the usage of a command; the check runs its ``--help``."""
SECONDS = 600

NOT_HERE = {
    r"^tox|^python3 -m venv|^\.venv/|^uvx|-m pytest|-m tests\.|^python scripts/": "is for a checkout",
    r"^git ": "is for a checkout",
    r"docs/schema|gherkin\.document|coverage --crossings": "is for a checkout",
    r"my-engine\.jar": "needs an engine in Java",
    r"vasl|board (import|los|compare|show|check) |55\.json|--board ": "needs VASL's boards",
    r"--cluster|cluster\]": "needs a Dask scheduler",
    r"^asl-conformance replay found/|finding\.json": "needs a finding of a run that is not repeated here",
    r"fuzz --los": "needs an engine that looks at whole boards",
    r"^asl-conformance lab|\[lab\]": "serves a page until Ctrl-C",
    r"--suite suite|pytest suite": "needs examples/suite, which check_dist.py runs from the wheel",
    r"errata (new|check|printing)": "is for a checkout, or for a text of one's own",
    r"board\.png": "needs a renderer of PNG",
}
"""Commands that the check does not run, by pattern, with the reason."""
EXITS = {
    r"--engine wrong:": {0, 1},
    r"--engine \"?python wrong|-k B27|run --engine (python|javascript|mine)(?!.*allow)": {0, 1},
    r"^asl-conformance (fuzz|errata diff|diff|audit)": {0, 1},
}
"""Allowed exit codes, if not just 0."""
SMALLER = [(r"--boards \d+", "--boards 8"), (r"--jobs \d+", "--jobs 1")]
"""Commands that the check runs on a smaller scale."""


class Command(NamedTuple):
    """A command as a page shows it."""

    page: str
    line: str


def commands(page: str, text: str) -> Iterator[Command]:
    """Every command in the blocks of a page, and in the steps of its workflows."""
    for block in BLOCK.finditer(text):
        body = block["fenced"] if block["fenced"] is not None else block["plain"]
        if block["lang"] == "yaml":
            for folded, one in RECIPE.findall(body):
                yield Command(page, " ".join((folded or one).split()))
        elif block["plain"] is not None or block["lang"] in SHELL:
            yield from (Command(page, line) for line in _in_block(re.sub(r"\s*\\\n\s*", " ", body)))


def _in_block(body: str) -> Iterator[str]:
    """The commands of a block; a command that reads from below itself (<<'WORD') has that text with it."""
    lines = iter(textwrap.dedent(body).splitlines())
    for line in lines:
        found = BEGINS.match(line.strip())
        if found is None or re.match(r"\w+ +(ok|-) ", line.strip()):
            continue
        command, below = bare(found[1]), re.search(r"<<'(\w+)'", found[1])
        if below is not None:
            rest = list(itertools.takewhile(lambda one: one.strip() != below[1], lines))  # noqa: B023
            command = "\n".join([command, *rest, below[1]])
        yield command


def bare(line: str) -> str:
    """A command without the comment beside it."""
    return re.sub(r"(\s{2,}|\s#\s).*$", "", line).strip()


def usages(line: str) -> str:
    """The command of a line of usage, to be run with ``--help``."""
    words = []
    for word in line.split():
        if not re.fullmatch(r"[a-z][a-z-]*", word):
            break
        words.append(word)
    return " ".join([*words, "--help"])


def prepare(folder: Path, engine: str, environment: dict[str, str]) -> None:
    """Make what the commands of the pages expect: an engine called mine, results, a position."""
    guide = (ROOT / "docs" / "writing-an-adapter.md").read_text(encoding="utf-8")
    for language, name in (("python", "my_engine.py"), ("js", "my_engine.js")):
        found = re.search(rf"```{language}\n(.*?)```", guide, re.S)
        if found:
            (folder / name).write_text(found[1], encoding="utf-8")
    shutil.copy(folder / "my_engine.py", folder / "wrong.py")
    (folder / "asl-conformance.toml").write_text(
        f"[engines.mine]\ncommand = '{engine} my_engine.py'\n", encoding="utf-8"
    )
    (folder / "expected-failures.toml").write_text("", encoding="utf-8")
    for name in ("position.json", "board.json"):
        (folder / name).write_text('{"hexes": {"B3": {"terrain": "woods"}}}', encoding="utf-8")
    tool = str(shutil.which("asl-conformance", path=environment["PATH"]))
    run = [tool, "run", *"--engine mine --allow-unsupported --clause B27.2 --results".split()]
    for name in ("before.jsonl", "results.jsonl"):
        subprocess.run([*run, name], check=True, cwd=folder, env=environment, stdout=subprocess.DEVNULL)


def carry_out(line: str, folder: Path, environment: dict[str, str]) -> str:
    """Run the command; returns what was wrong with it, empty if it worked."""
    shell = shutil.which("bash") or "sh"
    try:
        done = subprocess.run(
            [shell, "-c", line], cwd=folder, env=environment, capture_output=True, encoding="utf-8",
            errors="replace", timeout=SECONDS, stdin=subprocess.DEVNULL, check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return f"took more than {SECONDS} s"
    right = next((codes for pattern, codes in EXITS.items() if re.search(pattern, line)), {0})
    return (
        "" if done.returncode in right else f"exit {done.returncode}: {(done.stdout + done.stderr)[-1500:]}"
    )


def installed(wheel: Path, work: Path) -> dict[str, str]:
    """A new environment with the wheel, and variables that lead to it and nothing else of this project."""
    venv.create(work / "venv", with_pip=True)
    tools = work / "venv" / ("Scripts" if os.name == "nt" else "bin")
    subprocess.run([str(tools / "python"), "-m", "pip", "install", "--quiet", str(wheel)], check=True)
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    clean |= {
        "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}",
        "ASL_CONFORMANCE": str(wheel),
        "COLUMNS": "80",
    }
    return clean | {"GITHUB_STEP_SUMMARY": str(work / "summary"), "XDG_CACHE_HOME": str(work / "cache")}


def tox_recipe(work: Path, environment: dict[str, str]) -> str:
    """Run the recipe for tox with the tox of this environment; returns what was wrong with it."""
    recipe = re.search(r"```ini\n(.*?)```", (ROOT / "docs" / "ci.md").read_text(encoding="utf-8"), re.S)
    assert recipe is not None
    (work / "elsewhere" / "tox.ini").write_text(recipe[1], encoding="utf-8")
    command = [sys.executable, "-m", "tox", "-qq", "-e", "conformance", "--", "--clause", "B27.2"]
    done = subprocess.run(
        command, cwd=work / "elsewhere", env=environment, capture_output=True, encoding="utf-8", check=False
    )
    return "" if done.returncode == 0 else f"exit {done.returncode}: {(done.stdout + done.stderr)[-1500:]}"


def all_commands() -> list[Command]:
    """The commands of every page, each once."""
    pages = [path for pattern in PAGES for path in sorted(ROOT.glob(pattern))]
    found = [
        command
        for path in pages
        for command in commands(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))
    ]
    return list({command.line: command for command in found}.values())


def main(arguments: list[str]) -> int:
    """Run all commands; print each, and what was wrong."""
    wrong = 0
    with tempfile.TemporaryDirectory(prefix="asl-conformance-commands-") as name:
        work = Path(name)
        if arguments:
            wheel = Path(arguments[0]).resolve()
        else:
            build = [sys.executable, "-m", "build", "--wheel", "--outdir", str(work / "dist"), str(ROOT)]
            subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
            wheel = next((work / "dist").glob("*.whl"))
        environment = installed(wheel, work)
        elsewhere = work / "elsewhere"
        for example in ("python", "javascript", "audit"):
            shutil.copytree(ROOT / "examples" / example, elsewhere / "examples" / example)
        shutil.copy(ROOT / "examples" / "asl-conformance.toml", elsewhere / "examples")
        prepare(elsewhere, "python", environment)
        for page, line in all_commands():
            usage = USAGE.search(line)
            reason = next((why for pattern, why in NOT_HERE.items() if re.search(pattern, line)), "")
            if reason and not usage:
                print(f"not here  {page}: {line}  ({reason})")
                continue
            todo = usages(line) if usage else line
            for pattern, smaller in SMALLER:
                todo = re.sub(pattern, smaller, todo)
            within = elsewhere / "examples" if page.startswith("examples/") else elsewhere
            fault = carry_out(todo, within, environment)
            wrong += bool(fault)
            shown = line.partition("\n")[0]
            print(
                f"{'WRONG' if fault else 'done':9} {page}: {shown}",
                *filter(None, [fault]),
                sep="\n",
                flush=True,
            )
        fault = tox_recipe(work, environment)
        wrong += bool(fault)
        print(
            f"{'WRONG' if fault else 'done':9} docs/ci.md: the recipe for tox",
            *filter(None, [fault]),
            sep="\n",
        )
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
