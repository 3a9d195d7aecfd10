"""Starters: a first engine in a language, written from one template, with types made from the schemas."""
