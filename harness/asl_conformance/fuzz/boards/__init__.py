"""Random boards, sound by construction."""
