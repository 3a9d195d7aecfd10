"""Make the documentation site: ``python scripts/build_site.py [DIR]``; DIR is build.

In DIR the pages come into docs, other files of the site into docs-files, the settings of the builder into
mkdocs.yml, and what Zensical makes of them into site. Then pictures, the search index and short addresses are
added, and every link, size and address is checked. A site with a defect is refused.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "harness"), str(ROOT / "engine")]

from asl_conformance.report.site import finish, lab, pages  # noqa: E402
from asl_conformance.report.site.book import book  # noqa: E402
from asl_conformance.report.site.clause import shelf  # noqa: E402
from asl_conformance.report.site.published import Unfit  # noqa: E402
from asl_conformance.starters.languages import LANGUAGES, Language  # noqa: E402
from asl_conformance.starters.starter import starter  # noqa: E402
from scripts.stage_lab import stage  # noqa: E402
from scripts.tab_packages import NotFetched  # noqa: E402

USAGE = "usage: python scripts/build_site.py [DIR]"
GUIDE = "writing-an-adapter.md"
BY_HAND = "## By hand"
"""The heading of the guide before which the starters stand."""
NAME = "my-engine"


def with_starters(guide: str) -> str:
    """The guide with the starters; raises ValueError if it has no place for them."""
    if BY_HAND not in guide:
        raise ValueError(f"the guide of adapters has no heading {BY_HAND!r} for the starters")
    shown = "".join(_tab(name, one, starter(name, NAME)) for name, one in LANGUAGES.items())
    return guide.replace(
        BY_HAND, f"What each writes first, and how it is built and run:\n\n{shown}{BY_HAND}", 1
    )


def _tab(name: str, language: Language, files: dict[str, str]) -> str:
    """A starter: its commands and the file that answers."""
    main = next(path for path in files if path.rpartition("/")[2] == language.main.rpartition("/")[2])
    steps = [f"asl-conformance init --language {name} {NAME}", f"cd {NAME}", language.build]
    steps += [f"asl-conformance smoke --engine {NAME}"]
    text = f"Needs {language.needs}.\n\n```\n" + "\n".join(filter(None, steps)) + "\n```\n\n"
    text += f"`{main}`, which answers:\n\n```{name}\n{files[main].rstrip()}\n```\n"
    return (
        f'=== "{language.title}"\n\n' + "".join(f"    {x}\n" if x else "\n" for x in text.split("\n")) + "\n"
    )


def main(arguments: list[str]) -> int:
    """Write the pages, have them built, finish the site."""
    if len(arguments) > 1 or any(one.startswith("-") for one in arguments):
        print(USAGE, file=sys.stderr)
        return 2
    folder = Path(*arguments or ["build"])
    try:
        prepare(folder)
        build(folder)
        finish.finish(folder / "site", folder / "docs-files")
    except (Unfit, NotFetched) as error:
        print(error, file=sys.stderr)
    except subprocess.CalledProcessError:
        print("site: the builder refused the pages; its reasons are above", file=sys.stderr)
    except finish.Defective as error:
        print(f"the site has defects:\n{error}", file=sys.stderr)
    else:
        return 0
    return 1


def prepare(folder: Path) -> None:
    """Everything that the builder takes, and the files that are added after it."""
    docs, target = ROOT / "docs", folder / "docs"
    on = shelf(book(docs))
    made = pages.write(target, docs, on)
    guide = target / GUIDE
    guide.write_text(with_starters(guide.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")
    theme = ROOT / "docs" / "site" / "theme"
    settings = pages.settings((ROOT / "mkdocs.yml").read_text(encoding="utf-8"), on, theme)
    (folder / "mkdocs.yml").write_text(settings, encoding="utf-8", newline="\n")
    finish.prepare(folder / "docs-files", docs, on)
    stage(folder / "docs-files" / "lab", on.book.suite)
    boards = lab.write(folder / "docs-files", on.book, on.pictures)
    print(f"the lab in a browser tab opens {boards} cases")
    print(f"{len(made)} generated pages and {len(on.pictures.files)} pictures of {target}")


def build(folder: Path) -> None:
    """The pages as HTML; a warning of the builder is an error."""
    command = [
        sys.executable,
        "-m",
        "zensical",
        "build",
        "--clean",
        "--strict",
        "-f",
        str(folder / "mkdocs.yml"),
    ]
    subprocess.run(command, check=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
