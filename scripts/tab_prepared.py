"""``tab_prepared.py FOLDER``: does at once what every browser would do again; run in Pyodide for its lab.

Every file of the folder is compiled, and the registry, the readings and the former names are kept in its
``cache``, since reading their many files takes a second in a browser.
"""

import compileall
import os
import py_compile
import sys

UNCHECKED = py_compile.PycInvalidationMode.UNCHECKED_HASH

folder = sys.argv[1]
if not compileall.compile_dir(folder, quiet=1, invalidation_mode=UNCHECKED, stripdir="/"):
    raise SystemExit("a file does not compile")

os.environ["XDG_CACHE_HOME"] = f"{folder}/cache"
sys.path.insert(0, folder)

from asl_conformance.suite import names, readings, registry  # noqa: E402

for read in (registry.load, readings.load, names.load):
    read()
