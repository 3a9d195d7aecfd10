"""A step of a test that just passes is not reported by its worker; failures, slow steps and output are."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests.reports import NO_TIME, of_no_interest, tell_less

PASSED = {"when": "setup", "outcome": "passed", "duration": 0.0, "sections": [], "user_properties": []}


class WorkerInteractor:
    def __init__(self) -> None:
        self.told: list[str] = []

    def sendevent(self, name: str, **told: Any) -> None:
        self.told.append(name)


def asked(worker: WorkerInteractor, **options: Any) -> Any:
    values = {"verbose": 0, "xmlpath": None, "durations_min": None, **options}
    manager = SimpleNamespace(get_plugins=lambda: [object(), worker])
    return SimpleNamespace(pluginmanager=manager, option=SimpleNamespace(**values))


@pytest.mark.parametrize(
    "other",
    [
        {"when": "call"},
        {"outcome": "failed"},
        {"outcome": "skipped"},
        {"duration": NO_TIME},
        {"sections": [["Captured stdout setup", "said"]]},
        {"user_properties": [["seed", 7]]},
    ],
    ids=lambda other: next(iter(other)),
)
def test_only_a_set_up_or_tear_down_that_passed_in_no_time_is_of_no_interest(other: dict[str, Any]) -> None:
    assert of_no_interest(PASSED)
    assert of_no_interest(PASSED | {"when": "teardown"})
    assert not of_no_interest(PASSED | other)


def all_told(worker: WorkerInteractor) -> list[str]:
    worker.sendevent("logstart", nodeid="a")
    worker.sendevent("testreport", data=PASSED)
    worker.sendevent("testreport", data=PASSED | {"when": "call"})
    worker.sendevent("logfinish", nodeid="a")
    worker.sendevent("runtest_protocol_complete", item_index=0)
    return worker.told


def test_the_call_and_the_end_of_the_test_are_reported() -> None:
    worker = WorkerInteractor()
    tell_less(asked(worker))
    assert all_told(worker) == ["testreport", "runtest_protocol_complete"]


@pytest.mark.parametrize("option", [{"verbose": 1}, {"xmlpath": "report.xml"}, {"durations_min": 0.0}])
def test_with_more_verbosity_everything_is_reported(option: dict[str, Any]) -> None:
    worker = WorkerInteractor()
    tell_less(asked(worker, **option))
    assert len(all_told(worker)) == 5


def test_the_workers_of_pytest_xdist_are_known(request: pytest.FixtureRequest) -> None:
    plugins = request.config.pluginmanager.get_plugins()
    named = [one for one in plugins if type(one).__name__ == WorkerInteractor.__name__]
    assert len(named) == hasattr(request.config, "workerinput")
