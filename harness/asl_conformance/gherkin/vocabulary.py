"""The step vocabulary: every Gherkin phrase once, matched fast; ambiguity is always an error.

pytest-bdd asks every step definition in turn. Here it finds one definition per keyword, whose
parser looks up a phrase by its words, so that the cost of a step does not grow with the number
of phrases.
"""

import inspect
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeVar

from asl_conformance.gherkin import nearest
from asl_conformance.gherkin.kinds import KINDS

Keyword = Literal["given", "when", "then"]
F = TypeVar("F", bound=Callable[..., None])

_FIELD = re.compile(r"\{(\w+):(\w+)\}")
_WORD = re.compile(r"[\w'+/-]+")


class StepError(Exception):
    """A step that is not understood; the text says which, where, and what to write."""


class UnknownStep(StepError):
    """No phrase matches the step: what it may mean, and the lines of a new phrase."""

    def __init__(self, step: str, meant: list[str], paste: Sequence[str], where: str = "") -> None:
        self.in_its_words = bool(paste)
        """Whether no phrase has its words: the defect is not in the blanks."""
        self.near = "\n".join([f"no step for: {step}", *(f"  {line}" for line in meant)])
        new = [f"  for a new phrase, in {where}:"] if paste else []
        super().__init__("\n".join([self.near, *new, *(f"    {line}" for line in paste)]))


class Phrase(NamedTuple):
    """One phrase of the vocabulary and the function that writes it into a case."""

    keyword: Keyword
    pattern: str
    fields: tuple[tuple[str, str], ...]
    function: Callable[..., None]
    file: str
    line: int
    owner: str = ""
    """The folder of the suite that the phrase belongs to; empty for one that every suite has."""

    @property
    def regex(self) -> re.Pattern[str]:
        """The phrase as a regular expression, made when the first step is compared with it."""
        return _compile(self.pattern)

    @property
    def place(self) -> str:
        path = Path(self.file)
        return f"{path.parent.name + '/' if self.owner else ''}{path.name}:{self.line}"


class Match(NamedTuple):
    """A step text that one phrase matched, with its arguments."""

    phrase: Phrase
    arguments: dict[str, Any]

    def write(self, world: Any) -> None:
        """Run the phrase's function on the world."""
        self.phrase.function(world, **self.arguments)

    def claim(self, world: Any) -> None:
        """As ``write``, for a Then; raises StepError if it adds no expectation."""
        before = len(world.expectations), world.as_given
        self.write(world)
        if (len(world.expectations), world.as_given) == before:
            raise StepError(f"{self.phrase.place}: the step expects nothing")


class Vocabulary:
    """All phrases of the suites. ``used`` counts how often each was matched.

    A user's suite has phrases that no other suite sees: ``seen`` lists the suites whose phrases match now.
    """

    def __init__(self) -> None:
        self.phrases: list[Phrase] = []
        self.used: dict[str, int] = {}
        self.seen: frozenset[str] = frozenset({""})
        self._loading = ""
        self._by_word: dict[tuple[Keyword, str], list[Phrase]] = {}
        self._read: dict[tuple[frozenset[str], Keyword, str], Match] = {}

    def show(self, *owners: str) -> None:
        """From now on match, besides the common phrases, only those of these suites."""
        self.seen = frozenset({"", *owners})

    @contextmanager
    def loading(self, owner: str) -> Iterator[None]:
        """A context in which added phrases belong to that suite; its earlier phrases are removed."""
        self.phrases = [p for p in self.phrases if p.owner != owner]
        for key, known in self._by_word.items():
            self._by_word[key] = [p for p in known if p.owner != owner]
        self._read = {key: match for key, match in self._read.items() if owner not in key[0]}
        self._loading = owner
        try:
            yield
        finally:
            self._loading = ""

    def add(self, keyword: Keyword, pattern: str, function: Callable[..., None]) -> None:
        """Add a phrase; raises StepError if it exists already, is async or names an unknown kind."""
        code = inspect.unwrap(function).__code__
        phrase = Phrase(
            keyword,
            pattern,
            _fields(pattern),
            function,
            code.co_filename,
            code.co_firstlineno,
            self._loading,
        )
        if inspect.iscoroutinefunction(function):
            raise StepError(f"{phrase.place}: a step may not be async: {pattern!r}")
        for other in self.phrases:
            if other.owner in ("", self._loading) and (other.keyword, other.pattern) == (keyword, pattern):
                raise StepError(f"{phrase.place}: {keyword} {pattern!r} is already defined at {other.place}")
        self.phrases.append(phrase)
        for word in _anchors(pattern):
            self._by_word.setdefault((keyword, word), []).append(phrase)

    def match(self, keyword: Keyword, text: str) -> Match:
        """The one phrase that matches the text; raises StepError for none or for several."""
        known = self._read.get((self.seen, keyword, text))
        if known is None:
            known = self._find(keyword, text)
            self._read[self.seen, keyword, text] = known
        self.used[known.phrase.keyword + known.phrase.pattern] = 1
        return known

    def _find(self, keyword: Keyword, text: str) -> Match:
        candidates: dict[int, Phrase] = {}
        for word in ("", *_WORD.findall(text)):
            for phrase in self._by_word.get((keyword, word), ()):
                if phrase.owner in self.seen:
                    candidates[id(phrase)] = phrase
        found = [(p, m) for p in candidates.values() if (m := p.regex.fullmatch(text))]
        if not found:
            raise self._unknown(keyword, text)
        if len(found) > 1:
            places = " and ".join(f"{p.pattern!r} ({p.place})" for p, _ in found)
            raise StepError(f"ambiguous step: {keyword.capitalize()} {text}: {places}")
        phrase, match = found[0]
        arguments = {}
        for name, kind in phrase.fields:
            try:
                arguments[name] = KINDS[kind].read(match[name])
            except ValueError as error:
                meant = nearest.corrected(kind, match[name])
                message = f"{str(error).partition(';')[0]}; nearest: {meant}" if meant else str(error)
                raise StepError(f"{keyword.capitalize()} {text}: {message}") from error
        return Match(phrase, arguments)

    def _unknown(self, keyword: Keyword, text: str) -> UnknownStep:
        patterns = [p.pattern for p in self.phrases if p.keyword == keyword and p.owner in self.seen]
        meant = list(dict.fromkeys(nearest.misspelt(text, patterns)))
        step = f"{keyword.capitalize()} {text}"
        if meant:
            return UnknownStep(step, meant, ())
        near = [f"nearest: {keyword.capitalize()} {one}" for one in nearest.phrases(text, patterns)]
        own = any(self.seen - {""})
        where = "steps.py of the suite" if own else "the module of step_defs/ for its subject"
        return UnknownStep(step, near, nearest.to_paste(keyword, text), where)

    def unused(self) -> list[Phrase]:
        """Phrases that no step has matched yet."""
        return [p for p in self.phrases if not p.owner and p.keyword + p.pattern not in self.used]


def _fields(pattern: str) -> tuple[tuple[str, str], ...]:
    fields = tuple((m[1], m[2]) for m in _FIELD.finditer(pattern))
    for _, kind in fields:
        if kind not in KINDS:
            raise StepError(f"{pattern!r}: no kind {kind!r}; kinds: {', '.join(sorted(KINDS))}")
    if twice := [name for name, count in Counter(name for name, _ in fields).items() if count > 1]:
        raise StepError(f"{pattern!r}: {twice[0]} is the name of several blanks; give each its own name")
    return fields


@cache
def _compile(pattern: str) -> re.Pattern[str]:
    out, end = "", 0
    for m in _FIELD.finditer(pattern):
        out += re.escape(pattern[end : m.start()])
        out += f"(?P<{m[1]}>{KINDS[m[2]].regex})"
        end = m.end()
    return re.compile(out + re.escape(pattern[end:]))


def _anchors(pattern: str) -> tuple[str, ...]:
    words = _WORD.findall(_FIELD.sub(" ", pattern))
    return (max(words, key=len),) if words else ("",)


VOCABULARY = Vocabulary()


def _register(keyword: Keyword, pattern: str) -> Callable[[F], F]:
    def register(function: F) -> F:
        VOCABULARY.add(keyword, pattern, function)
        return function

    return register


def given(pattern: str) -> Callable[[F], F]:
    """Register a phrase about the position, e.g. ``@given("{hex:hex} is {ground:ground}")``."""
    return _register("given", pattern)


def when(pattern: str) -> Callable[[F], F]:
    """Register a phrase about an action or a question."""
    return _register("when", pattern)


def then(pattern: str) -> Callable[[F], F]:
    """Register a phrase about what the rulebook says."""
    return _register("then", pattern)
