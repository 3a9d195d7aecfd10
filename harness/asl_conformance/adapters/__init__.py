"""Adapters: every engine, the reference too, is asked through one of them."""
