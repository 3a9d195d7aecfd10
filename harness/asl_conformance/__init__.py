"""A conformance harness for Advanced Squad Leader rule engines: asks, compares, reports."""

__version__ = "0.1.0"
