"""Run in a process of its own: a lab alone, where no server, thread, process or terminal package is there."""

from __future__ import annotations

import importlib.abc
import json
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

MISSING = ("anyio", "filelock", "jinja2", "psutil", "pytest", "rich", "rich_click", "starlette", "uvicorn")


class _Missing(importlib.abc.MetaPathFinder):
    """As if these packages were not installed."""

    def find_spec(self, name: str, path: object, target: object = None) -> None:
        if name.partition(".")[0] in MISSING:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def _never(*arguments: object, **named: object) -> Any:
    raise RuntimeError("a browser has no threads and no processes")


def main(folder: Path, calls: list[tuple[str, Any]]) -> list[Any]:
    """The replies to those requests: status, and text or JSON. ``changed`` puts in serial and version."""
    sys.meta_path.insert(0, _Missing())
    threading.Thread.start = _never  # type: ignore[method-assign]
    subprocess.Popen.__init__ = _never  # type: ignore[method-assign]
    from asl_conformance.lab.alone import Alone

    lab, found = Alone(folder), []
    for path, told in calls:
        if path in ("api/edit", "api/turn", "api/say"):
            now = json.loads(lab.call("api/since").data)
            told = told | {"serial": now["serial"], "version": now["version"]}
        if path == "api/keep":
            told = told | {"text": json.loads(lab.call("api/draft").data)["text"]}
        reply = lab.call(path, json.dumps(told).encode())
        told_back = reply.data.decode()
        found.append([reply.status, json.loads(told_back) if reply.kind == "application/json" else told_back])
    lab.idle()
    lab.close()
    return found


if __name__ == "__main__":
    sys.stdout.write(json.dumps(main(Path(sys.argv[1]), json.loads(sys.argv[2]))))
