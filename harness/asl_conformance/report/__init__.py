"""One page a browser opens from a file: what engines get right, wrong and do not claim, case by case."""

from asl_conformance.report.page import Report, page

__all__ = ["Report", "page"]
