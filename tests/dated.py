"""The edition that tests of single rules ask: a later erratum changes none of what they say."""

from asl_reference.base.editions import rules_for

EDITION = "2025-01"
CURRENT = rules_for(EDITION)
