"""The edition for tests of single rules, so that no later erratum changes what they expect."""

from asl_reference.base.editions import rules_for

EDITION = "2025-01"
CURRENT = rules_for(EDITION)
