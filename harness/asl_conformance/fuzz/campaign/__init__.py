"""Campaigns: chunks of boards, the crews that look at them, checkpoints."""
