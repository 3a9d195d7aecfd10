"""A compact reference engine for rulebook chapters B9, B16, B26 and B27.

Pure functions on frozen values: no I/O, no dice, no state. Standard library only.
"""

__version__ = "0.1.0"
