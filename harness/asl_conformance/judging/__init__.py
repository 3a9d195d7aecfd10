"""The judge and those who put engines before it."""
