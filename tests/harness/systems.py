"""Which systems have what a test needs; sample cases need no pytest, which is dear to load."""

from __future__ import annotations

import sys

import pytest

posix = pytest.mark.skipif(sys.platform == "win32", reason="only POSIX has it")
