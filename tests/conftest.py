"""The suite's own plugin, for the live features."""

pytest_plugins = ["asl_conformance.pytest_plugin"]
