"""The vocabulary: a phrase once, found by its words, ambiguity and async never in silence."""

from typing import Any

import pytest

from asl_conformance.gherkin.vocabulary import StepError, Vocabulary


def steps(*patterns: str) -> Vocabulary:
    vocabulary = Vocabulary()
    for pattern in patterns:
        vocabulary.add("given", pattern, lambda world, **fields: world.append(fields))
    return vocabulary


def test_a_step_is_matched_and_its_places_read() -> None:
    world: list[dict[str, Any]] = []
    steps("the TEM in {place:hex} is {tem:signed}").match("given", "the TEM in F5 is +2").write(world)
    assert world == [{"place": "F5", "tem": 2}]


def test_an_unknown_step_names_itself_and_the_nearest_phrase() -> None:
    with pytest.raises(StepError, match=r"(?s)no step for: Given the TEM in F5.*nearest: .*the TEM in"):
        steps("the TEM in {place:hex} is {tem:signed}").match("given", "the TEM in F5 was +2")


def test_keywords_do_not_mix() -> None:
    with pytest.raises(StepError, match="no step for: When"):
        steps("it rains").match("when", "it rains")


def test_two_phrases_that_match_are_an_error_with_both_places() -> None:
    with pytest.raises(StepError, match=r"ambiguous step.*test_vocabulary.py:\d+.* and .*test_vocabulary.py"):
        steps("{place:hex} is {ground:ground}", "{place:hex} is woods").match("given", "F5 is woods")


def test_a_phrase_may_stand_only_once() -> None:
    with pytest.raises(StepError, match="stands already"):
        steps("it rains", "it rains")


def test_an_async_step_is_refused() -> None:
    async def later(world: Any) -> None: ...

    with pytest.raises(StepError, match="may not be async"):
        Vocabulary().add("given", "it rains", later)  # type: ignore[arg-type]


def test_an_unknown_kind_lists_those_there_are() -> None:
    with pytest.raises(StepError, match=r"no kind 'hexx'; there are .*hex"):
        steps("{place:hexx} is dry")


def test_a_word_a_kind_does_not_know_is_named() -> None:
    with pytest.raises(StepError, match="'lava' is no terrain"):
        steps("{place:hex} is {ground:ground}").match("given", "F5 is lava")


def test_unused_phrases_are_known() -> None:
    vocabulary = steps("it rains", "it snows")
    vocabulary.match("given", "it rains")
    assert [p.pattern for p in vocabulary.unused()] == ["it snows"]
