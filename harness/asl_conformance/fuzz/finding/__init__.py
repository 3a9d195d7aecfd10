"""Findings of a campaign: found, shrunk, named, kept and written as a scenario."""
