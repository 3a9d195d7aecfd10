"""Tests of the served lab need the extra ``lab``; without it only tests of documents and scenarios run."""

from importlib.util import find_spec

collect_ignore = (
    []
    if find_spec("starlette") and find_spec("uvicorn")
    else ["test_asking.py", "test_guard.py", "test_home.py", "test_serving.py"]
)
