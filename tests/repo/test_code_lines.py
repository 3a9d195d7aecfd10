"""Which lines scripts/code_lines.py counts as code, and for which room."""

from __future__ import annotations

from collections import Counter

from scripts.code_lines import code_lines, room, table

MODULE = '''"""A docstring
of two lines."""

# a comment
TEXT = """a value
of two lines"""


def rule() -> int:
    """The ruling."""
    return (  # a comment beside code
        1
    )
'''


def test_blank_lines_comments_and_docstrings_are_no_code() -> None:
    assert code_lines(MODULE) == 2 + 1 + 3


def test_a_room_is_a_folder_of_the_tree() -> None:
    assert room("engine/asl_reference/rules/moving/a4_modes.py") == "engine/asl_reference/rules/moving"
    assert room("harness/asl_conformance/fuzz/boards/themes.py") == "harness/asl_conformance/fuzz"
    assert room("step_defs/los.py") == "step_defs"


def test_a_room_that_is_gone_shows_what_it_held() -> None:
    lines = list(table(Counter({"step_defs": 3}), Counter({"step_defs": 1, "engine/gone": 4})))
    assert lines[0].split() == ["engine/gone", "0", "-4"]
    assert lines[1].split() == ["step_defs", "3", "+2"]
    assert lines[2].split() == ["all", "of", "engine", "0", "-4"]
