"""The edition that tests of single rules ask: a later erratum changes none of what they say."""

from asl_reference.base.editions import rules_for

CURRENT = rules_for("2025-01")
