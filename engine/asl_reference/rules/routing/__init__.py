"""Rout and Interdiction."""
