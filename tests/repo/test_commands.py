"""The commands that the pages show, and how each is run; scripts/check_commands.py runs them at night."""

from __future__ import annotations

import re

import pytest

from scripts.check_commands import NOT_HERE, Command, all_commands, bare, commands, usages

PAGE = """Text with `asl-conformance run` in a line.

    asl-conformance report r.jsonl -o out      one page
    asl-conformance explain B9.21       # or B9.21-3

Output of a command:

    clause   pass
    pipelining    ok     128 requests

```
$ asl-conformance run --engine mine \\
    --clause B27
fail  B27.1
```

```
$ asl-conformance ask - <<'STEPS'
Given hexside F5-F6 is a hedge
STEPS
```

```python
python = 1
```

```yaml
      - run: pip install "$ASL_CONFORMANCE"
      - run: >
          asl-conformance run
          --engine mine
      - uses: actions/checkout@v4
```
"""


def test_commands_stand_in_blocks() -> None:
    assert [line for _, line in commands("p", PAGE)] == [
        "asl-conformance report r.jsonl -o out",
        "asl-conformance explain B9.21",
        "asl-conformance run --engine mine --clause B27",
        "asl-conformance ask - <<'STEPS'\nGiven hexside F5-F6 is a hedge\nSTEPS",
        'pip install "$ASL_CONFORMANCE"',
        "asl-conformance run --engine mine",
    ]


@pytest.mark.parametrize(
    ("line", "asked"),
    [
        ("asl-conformance run [--engine ENGINE]", "asl-conformance run --help"),
        ("asl-conformance errata list | show ID", "asl-conformance errata list --help"),
    ],
)
def test_a_line_of_usage_is_asked_for_its_help(line: str, asked: str) -> None:
    assert usages(line) == asked


def test_text_beside_a_command_is_no_part_of_it() -> None:
    assert bare("tox -e newest          # with the newest") == "tox -e newest"


def test_the_pages_show_commands_and_most_are_carried_out() -> None:
    found = all_commands()
    away = [c for c in found if any(re.search(pattern, c.line) for pattern in NOT_HERE)]
    assert len(found) > 60
    assert len(away) < len(found) * 0.6
    assert Command("docs/ci.md", 'pip install "$ASL_CONFORMANCE"') in found


def test_nothing_is_installed_from_where_it_is_not() -> None:
    """The project is on no package index; a page installs a wheel, which is named in one place."""
    bad = [c for c in all_commands() if re.search(r"(install|uvx?|--from) +['\"]?asl[-_]conformance", c.line)]
    assert bad == []
