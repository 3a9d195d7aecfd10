"""Text from engines is made harmless before anybody sees it."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asl_conformance.base.text import clean, one_line, ordinal


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain", "plain"),
        ("Größe ½ ✓", "Größe ½ ✓"),
        ("\x1b[2J", r"\x1b[2J"),
        ("a\rb", r"a\rb"),
        ("\u202edrawkcab", r"\u202edrawkcab"),
        ("bell\x07", r"bell\x07"),
        ("\x9b31m", r"\x9b31m"),
        ("two\nlines", "two\nlines"),
    ],
)
def test_controls_are_shown_and_not_obeyed(text: str, shown: str) -> None:
    assert clean(text) == shown


@given(st.text())
def test_nothing_unprintable_comes_through(text: str) -> None:
    assert not {unicodedata.category(char) for char in clean(text) if char != "\n"} & {
        "Cc",
        "Cf",
        "Cs",
        "Zl",
        "Zp",
    }
    assert "\n" not in one_line(text)


@given(st.text(), st.integers(3, 50))
def test_a_limit_holds(text: str, limit: int) -> None:
    assert len(clean(text, limit)) <= limit


def test_ordinals() -> None:
    numbers = (1, 2, 3, 4, 10, 11, 12, 13, 21, 22, 23, 101, 111, 112)
    words = "1st 2nd 3rd 4th 10th 11th 12th 13th 21st 22nd 23rd 101st 111th 112th"
    assert " ".join(map(ordinal, numbers)) == words
