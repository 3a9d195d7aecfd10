"""Concealment and hidden initial placement: gained, kept, lost."""
