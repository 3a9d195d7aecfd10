"""Breaks the reference engine on purpose, one place at a time, and sees which cases notice."""
