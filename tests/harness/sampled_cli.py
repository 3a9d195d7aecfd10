"""The command line on sample cases instead of the suite: python sampled_cli.py COUNT ARGS..."""

from __future__ import annotations

import sys

from asl_conformance import suite
from asl_conformance.cli import main
from tests.harness.sample import samples

count = int(sys.argv.pop(1))
suite.load_cases = lambda features=None: suite.Suite("sample", samples(count))

main(prog_name="asl-conformance")
