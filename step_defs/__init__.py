"""Gherkin phrases to cases. Thin: a step writes into the world and never sees an answer."""
