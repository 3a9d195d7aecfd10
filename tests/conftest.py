"""The suite's own plugin, for the live features, and the profiles that say how much is fuzzed.

``ci`` is what a plain run uses: the same short examples every time. ``nightly`` looks further, and at
others each night: ``HYPOTHESIS_PROFILE=nightly python -m pytest tests/fuzz tests/properties``.
"""

import os

from hypothesis import HealthCheck, settings

pytest_plugins = ["asl_conformance.pytest_plugin"]

settings.register_profile("ci", max_examples=100, deadline=None, derandomize=True, database=None)
settings.register_profile(
    "nightly",
    max_examples=5000,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))
