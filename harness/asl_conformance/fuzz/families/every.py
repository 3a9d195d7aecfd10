"""Every family by name."""

from __future__ import annotations

from asl_conformance.fuzz.families.adjacent import ADJACENT
from asl_conformance.fuzz.families.capacity import CAPACITY
from asl_conformance.fuzz.families.row import ROW
from asl_conformance.fuzz.families.wire import WIRE

FAMILIES = {one.name: one for one in (ADJACENT, CAPACITY, ROW, WIRE)}
