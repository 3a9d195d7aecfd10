"""Every link of README, docs and the other pages leads to an existing file and heading."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [
    page.relative_to(ROOT).as_posix()
    for pattern in ("*.md", "docs/**/*.md", "examples/**/*.md", "tests/**/*.md")
    for page in sorted(ROOT.glob(pattern))
]
LINK = re.compile(r"\]\((?![a-z]+:)([^)\s]+)\)")
"""A link within the project."""
CODE = re.compile(r"(?ms)^```.*?^```$|`[^`\n]*`")
HEADING = re.compile(r"(?m)^#+ +(.+?) *#*$")
ADDRESS = re.compile(r"""<a (?:id|name)=["']([^"']+)""")


@cache
def anchors(page: Path) -> frozenset[str]:
    """What a link may name after ``#``: the anchors that GitHub and the site's builder give the headings."""
    text = page.read_text(encoding="utf-8")
    found: dict[str, int] = {}
    for heading in HEADING.findall(re.sub(r"(?ms)^```.*?^```$", "", text)):
        title = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
        slug = re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-")
        found[slug] = found.get(slug, 0) + 1
    return frozenset([*found, *ADDRESS.findall(text)])


def dead(page: Path) -> list[str]:
    """The links of a page that lead nowhere."""
    wrong = []
    for link in LINK.findall(CODE.sub("", page.read_text(encoding="utf-8"))):
        file, _, anchor = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        if not target.exists() or (anchor and target.suffix == ".md" and anchor not in anchors(target)):
            wrong.append(link)
    return wrong


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page: str) -> None:
    assert dead(ROOT / page) == []


def test_the_pages_are_found_with_their_links() -> None:
    assert {"README.md", "CONTRIBUTING.md", "docs/cli.md", "docs/adr/0007-rooms.md"} <= {*PAGES}
    links = [link for page in PAGES for link in LINK.findall((ROOT / page).read_text(encoding="utf-8"))]
    assert len(links) > 500


@pytest.mark.parametrize(
    "link", ["gone.md", "b.md#gone", "#gone", "folder/gone/", "../gone.md#here", "b.md#in-a-block"]
)
def test_a_link_that_leads_nowhere_is_found(tmp_path: Path, link: str) -> None:
    (tmp_path / "b.md").write_text("# Here, and *there*\n\n```\n# in a block\n```\n", encoding="utf-8")
    page = tmp_path / "a.md"
    good = "# A\n[b](b.md) [here](b.md#here-and-there) [a](#a) [web](https://example.org) `[code](no.md)`\n"
    page.write_text(good, encoding="utf-8")
    assert dead(page) == []
    page.write_text(f"{good}[x]({link})", encoding="utf-8")
    assert dead(page) == [link]
