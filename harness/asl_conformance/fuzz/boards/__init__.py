"""Random boards, always valid."""
