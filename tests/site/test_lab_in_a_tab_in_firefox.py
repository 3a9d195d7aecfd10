"""The walks in the lab of the built site, and the one file from the disk, as in Chromium, in Firefox."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

if "ASL_SITE" not in os.environ:
    pytest.skip("no built site; tox -e docs builds one and names it in ASL_SITE", allow_module_level=True)

from tests.browser import chromium
from tests.browser import firefox as browser
from tests.browser.firefox import Firefox, firefox
from tests.site.test_lab_in_a_tab import (
    PATIENCE,
    lab,
    lab_file,
    page,
    test_one_file_from_the_disk_is_the_lab,
    test_one_plays_on_from_what_is_shown_and_what_is_refused_leaves_no_trace,
    test_the_newcomer_sets_a_board_up_from_nothing,
    test_the_rules_person_compares_older_and_current_and_prints,
)

__all__ = [
    "lab",
    "lab_file",
    "page",
    "test_one_file_from_the_disk_is_the_lab",
    "test_one_plays_on_from_what_is_shown_and_what_is_refused_leaves_no_trace",
    "test_the_newcomer_sets_a_board_up_from_nothing",
    "test_the_rules_person_compares_older_and_current_and_prints",
]


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    with pytest.MonkeyPatch.context() as patient:
        patient.setattr(chromium, "SECONDS", PATIENCE)
        patient.setattr(browser, "SECONDS", 2 * PATIENCE)
        with firefox(tmp_path_factory.mktemp("firefox")) as made:
            yield made
