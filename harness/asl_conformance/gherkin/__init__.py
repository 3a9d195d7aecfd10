"""Gherkin to cases: the vocabulary of steps, the world that steps write into, the compiler."""

from asl_conformance.gherkin.vocabulary import VOCABULARY, StepError, given, then, when
from asl_conformance.gherkin.world import World

__all__ = ["VOCABULARY", "StepError", "World", "given", "then", "when"]
