"""Every scenario of the suite, live against ``--asl-engine`` (the reference unless told otherwise)."""

from pytest_bdd import scenarios

from asl_conformance.suite.places import locate

scenarios(str(locate("features")))
