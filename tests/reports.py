"""A worker of pytest-xdist reports to the main process only what is shown.

Without this it reports the start, set-up, call, teardown and end of each test. With thousands of tests this
is half of the main process's work. Only the call is shown, unless another step fails or is slow.
"""

from __future__ import annotations

from typing import Any

import pytest

NO_TIME = 0.005
"""Seconds below which ``--durations`` lists no step."""


def tell_less(config: pytest.Config) -> None:
    """In a worker, hold back what no report shows."""
    plugins = config.pluginmanager.get_plugins()
    own = next((one for one in plugins if type(one).__name__ == "WorkerInteractor"), None)
    asked = config.option
    if own is None or asked.verbose > 0 or asked.xmlpath or asked.durations_min not in (None, NO_TIME):
        return
    send = own.sendevent

    def sendevent(name: str, **told: Any) -> None:
        passed_over = name == "testreport" and of_no_interest(told["data"])
        if name not in ("logstart", "logfinish") and not passed_over:
            send(name, **told)

    own.sendevent = sendevent


def of_no_interest(report: dict[str, Any]) -> bool:
    """Whether a report is only about a quick set-up or teardown that passed."""
    return (
        report["when"] != "call"
        and report["outcome"] == "passed"
        and report["duration"] < NO_TIME
        and not report["sections"]
        and not report["user_properties"]
    )
