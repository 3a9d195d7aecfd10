"""Starters: a first engine in a language, from one template, with types made from the schemas."""
