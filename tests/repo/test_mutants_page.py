"""docs/mutants.md: its numbers agree with each other and with the list of survivors."""

from __future__ import annotations

import re

from mutants.__main__ import DOCUMENT

PAGE = DOCUMENT.read_text("utf-8")
ROW = re.compile(r"(?m)^\| ([\w ]+?) (\| [\d.]+ .*)\|$")
ALL = "all"
HEAD = re.compile(r"(\d+) of (\d+) mutants, ")
Row = list[float]


def tables(page: str) -> list[dict[str, Row]]:
    """The tables of the page, each by the name of its rows."""
    found = []
    for block in re.split(r"\n\n", page):
        rows = {name: [float(cell) for cell in rest.split("|")[1:]] for name, rest in ROW.findall(block)}
        if rows:
            found.append(rows)
    return found


def wrong(page: str) -> list[str]:
    """The numbers of a page that disagree."""
    chapters, kinds = tables(page)
    whole = chapters.pop(ALL)
    found = []
    for table in (chapters, kinds):
        sums = [sum(row[n] for row in table.values()) for n in COUNTS]
        if sums != [whole[n] for n in COUNTS]:
            found.append(f"{sums} are not the sums of {', '.join(table)}")
    for name, row in ({ALL: whole} | chapters | kinds).items():
        mutants, killed, _, own, _, alone, _, survivors, _ = row
        shares = [round(100 * part / mutants, 1) if mutants else 100.0 for part in (killed, own, alone)]
        if [row[2], row[4], row[6]] != shares or survivors != mutants - killed:
            found.append(f"{name}: {row}")
    listed = len(re.findall(r"(?m)^- engine/", page.partition("## Survivors")[2].partition("\n## ")[0]))
    if listed != whole[7]:
        found.append(f"{listed} survivors are listed, {whole[7]} counted")
    head = HEAD.search(page)
    if head is None or int(head[1]) != whole[0] + whole[8]:
        found.append("the heading has another number of mutants")
    return found


COUNTS = (0, 1, 3, 5, 7, 8)
"""The columns that are counts; the others are percentages of them."""


def test_the_numbers_of_the_page_agree() -> None:
    assert wrong(PAGE) == []


def numbers() -> list[re.Match[str]]:
    """Every number of the tables, and those of the heading that are counts of mutants."""
    head = HEAD.search(PAGE)
    assert head is not None
    first = re.compile(r"\d+").match(PAGE, head.start())
    assert first is not None
    begin, end = PAGE.index("| Chapter "), PAGE.index("## Survivors")
    return [first, *re.compile(r"(?<=\| )[\d.]+(?= )").finditer(PAGE, begin, end)]


def test_every_number_that_is_changed_is_found() -> None:
    places = numbers()
    assert len(places) > 200
    for place in places:
        text = place.group()
        other = f"{float(text) + 1:.1f}" if "." in text else str(int(text) + 1)
        assert wrong(PAGE[: place.start()] + other + PAGE[place.end() :]), f"{text} at {place.start()}"


def test_a_survivor_that_is_not_listed_is_missed() -> None:
    first = re.search(r"(?m)^- engine/.*\n", PAGE)
    assert first is not None
    assert wrong(PAGE.replace(first.group(), "", 1))
