"""Errors in the lab are in a player's words."""

from __future__ import annotations

import pytest

from asl_conformance.gherkin.scene import world_of_steps
from asl_conformance.gherkin.vocabulary import StepError
from asl_conformance.lab.plainly import in_words


@pytest.mark.parametrize(
    ("step", "near"),
    [
        ("B4 holds an AT Gun", "nearest: Given B2 holds a foxhole 2S"),
        ("When the German squad attacks it", "nearest: When the German squad attacks P with small-arms fire"),
    ],
)
def test_a_step_that_no_phrase_matches_gets_phrases_with_examples_in_their_blanks(
    step: str, near: str
) -> None:
    with pytest.raises(StepError) as caught:
        world_of_steps([step])
    told = in_words(str(caught.value))
    assert "no phrase of the vocabulary is like this: " in told
    assert near in told
    assert not set("{}") & set(told)
