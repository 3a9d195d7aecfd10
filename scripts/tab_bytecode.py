"""Run in Pyodide: compiles every file of /lab, so that a browser need not."""

import compileall
import py_compile

UNCHECKED = py_compile.PycInvalidationMode.UNCHECKED_HASH
if not compileall.compile_dir("/lab", quiet=1, invalidation_mode=UNCHECKED, stripdir="/"):
    raise SystemExit("a file does not compile")
