"""Which systems have what a test needs. Sample cases do not need pytest, which is slow to load."""

from __future__ import annotations

import sys

import pytest

posix = pytest.mark.skipif(sys.platform == "win32", reason="only POSIX has it")
