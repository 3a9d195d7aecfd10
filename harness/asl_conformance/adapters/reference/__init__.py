"""The reference engine. The modules in here are the only ones of the harness that import it."""
