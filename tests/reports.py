"""What a worker of pytest-xdist tells the process that reports: of each test as much as is shown.

It would tell that the test begins, of its set-up, call and tear-down, and that it ends. Of thousands of tests
that is half of what the other does, and but the call nothing is shown of it, unless it fails or takes long.
"""

from __future__ import annotations

from typing import Any

import pytest

NO_TIME = 0.005
"""Seconds: what takes less is not listed by ``--durations``."""


def tell_less(config: pytest.Config) -> None:
    """Have this process, where it is a worker, keep to itself what no report shows."""
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
    """Whether a report says no more than that a set-up or an end went well, in no time."""
    return (
        report["when"] != "call"
        and report["outcome"] == "passed"
        and report["duration"] < NO_TIME
        and not report["sections"]
        and not report["user_properties"]
    )
