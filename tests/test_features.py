"""Every scenario of the suite, live against ``--asl-engine`` (default: the reference).

A plain run tests a share of them: ``tests/live.py``.
"""

from pytest_bdd import scenarios

from asl_conformance.suite.places import locate
from tests.live import features

with features(locate("features")) as found:
    scenarios(*map(str, found))
