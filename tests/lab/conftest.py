"""What is served needs the extra ``lab``; without it the tests of documents and scenarios are left."""

from importlib.util import find_spec

collect_ignore = (
    []
    if find_spec("starlette") and find_spec("uvicorn")
    else ["test_asking.py", "test_guard.py", "test_home.py", "test_serving.py"]
)
