"""The command line on sample cases instead of the suite: python sampled_cli.py COUNT ARGS..."""

from __future__ import annotations

import sys

from asl_conformance.cli import main
from asl_conformance.gherkin import kept
from tests.harness.sample import samples

count = int(sys.argv.pop(1))
kept.load_cases = lambda features=None: kept.Suite("sample", samples(count))

main(prog_name="asl-conformance")
