"""Ends before it can be asked anything."""

import sys

sys.exit("no licence found")
