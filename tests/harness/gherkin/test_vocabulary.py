"""The vocabulary: each phrase once, found by its words; ambiguity and async are always reported."""

import textwrap
from collections.abc import Callable
from typing import Any

import pytest

from asl_conformance.gherkin import nearest
from asl_conformance.gherkin.vocabulary import VOCABULARY, StepError, UnknownStep, Vocabulary
from asl_conformance.gherkin.world import World
from asl_conformance.suite.places import import_step_definitions
from tests.often import every


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


@pytest.mark.parametrize(
    ("step", "message"),
    [
        ("Given B2 is wods", "'wods' is no terrain of the vocabulary; nearest: woods"),
        ("Given a brokn German sqad in B2", "nearest: a broken German squad"),
        ("Given hexside B2-B3 is a hege", "nearest to 'hege': hedge"),
        ("Given it is the MPh of the Germn turn", "nearest to 'Germn': German"),
        ("Given B2 holds a foxole 1S", "nearest to 'a foxole 1S': a foxhole 1S"),
        ("When P attacks Q with smal-arms fire", "nearest to 'smal-arms fire': small-arms fire"),
        ("Then the LOS is bloked", "nearest to 'bloked': blocked"),
        ("Then the TEM for the German squad is +0", "nearest: Then the TEM of {who:who} is {tem:signed}"),
        ("When the German squad moves to B3", "nearest: When {whom:whom} {goes:goes} into {to:hex}"),
        ("Given B2 contains a foxhole 1S", "nearest: Given {place"),
        ("Then P has 2 MF remaining", "nearest: Then {who:who} has {mf:number} MF left"),
    ],
)
def test_what_a_step_may_have_meant_is_proposed(step: str, message: str) -> None:
    import_step_definitions()
    keyword, _, text = step.partition(" ")
    with pytest.raises(StepError) as error:
        VOCABULARY.match(keyword.lower(), text)  # type: ignore[arg-type]
    found = str(error.value).splitlines()
    assert message in "\n".join(found[:2])
    assert len(max(found, key=len)) < 160, "no list of everything where something is near"


def test_the_lines_of_a_new_phrase_can_be_pasted() -> None:
    step = "the moon is full over B2 and E10, P and the German squad Q, at +2 for 1.5 MF"
    with pytest.raises(UnknownStep) as error:
        Vocabulary().match("given", step)
    _, _, lines = str(error.value).partition("its subject:\n")
    vocabulary, world = Vocabulary(), World()

    def given(pattern: str) -> Callable[[Any], Any]:
        return lambda function: vocabulary.add("given", pattern, function)

    exec(textwrap.dedent(lines), {"given": given, "World": World})
    (phrase,) = vocabulary.phrases
    assert phrase.pattern == (
        "the moon is full over {place:hex} and {place2:hex}, {who:who} and {who2:who}, at {drm:signed} "
        "for {number:number} MF"
    )
    assert vocabulary.match("given", step).arguments["who2"] == "German squad Q"
    with pytest.raises(TypeError):  # its body is still to be written
        vocabulary.match("given", step).write(world)


def test_every_phrase_of_the_suite_is_nearest_to_itself_with_a_word_too_many() -> None:
    import_step_definitions()
    lost = []
    for keyword in ("given", "when", "then"):
        patterns = [one.pattern for one in VOCABULARY.phrases if one.keyword == keyword]
        lost += [
            one for one in patterns[:: every(21)] if one not in nearest.phrases(f"{one} again", patterns)
        ]
    assert lost == []


def test_keywords_do_not_mix() -> None:
    with pytest.raises(StepError, match="no step for: When"):
        steps("it rains").match("when", "it rains")


def test_two_phrases_that_match_are_an_error_with_both_places() -> None:
    with pytest.raises(StepError, match=r"ambiguous step.*test_vocabulary.py:\d+.* and .*test_vocabulary.py"):
        steps("{place:hex} is {ground:ground}", "{place:hex} is woods").match("given", "F5 is woods")


def test_a_phrase_may_stand_only_once() -> None:
    with pytest.raises(StepError, match="is already defined"):
        steps("it rains", "it rains")


def test_an_async_step_is_refused() -> None:
    async def later(world: Any) -> None: ...

    with pytest.raises(StepError, match="may not be async"):
        Vocabulary().add("given", "it rains", later)  # type: ignore[arg-type]


def test_an_unknown_kind_lists_those_there_are() -> None:
    with pytest.raises(StepError, match=r"no kind 'hexx'; kinds: .*hex"):
        steps("{place:hexx} is dry")


def test_two_blanks_of_one_name_are_refused() -> None:
    with pytest.raises(StepError, match=r"'\{a:hex\} is beside \{a:hex\}': a is the name of several blanks"):
        steps("{a:hex} is beside {a:hex}")


def test_a_word_a_kind_does_not_know_is_named() -> None:
    with pytest.raises(StepError, match="'lava' is no terrain"):
        steps("{place:hex} is {ground:ground}").match("given", "F5 is lava")


def test_unused_phrases_are_known() -> None:
    vocabulary = steps("it rains", "it snows")
    vocabulary.match("given", "it rains")
    assert [p.pattern for p in vocabulary.unused()] == ["it snows"]
