"""The lab's four walks, as in Chromium, in Firefox."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.firefox import Firefox, firefox
from tests.browser.test_lab_page import (
    lab,
    page,
    test_one_plays_on_from_what_is_shown_and_what_is_refused_leaves_no_trace,
    test_the_engine_author_opens_a_failure_changes_a_hex_sees_engines_differ_and_keeps_it,
    test_the_newcomer_sets_a_board_up_from_nothing,
    test_the_rules_person_compares_older_and_current_and_prints,
)

__all__ = [
    "lab",
    "page",
    "test_one_plays_on_from_what_is_shown_and_what_is_refused_leaves_no_trace",
    "test_the_engine_author_opens_a_failure_changes_a_hex_sees_engines_differ_and_keeps_it",
    "test_the_newcomer_sets_a_board_up_from_nothing",
    "test_the_rules_person_compares_older_and_current_and_prints",
]


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    with firefox(tmp_path_factory.mktemp("firefox")) as made:
        yield made
