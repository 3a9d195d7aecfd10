"""Names of the wire as names of a language, and texts as its comments and literals."""

from __future__ import annotations

import textwrap
from collections.abc import Collection, Iterator

from msgspec import structs

from asl_conformance.starters.model import Field, Protocol, Structure, Union

WIDTH = 100
HEAD = "Made by asl-conformance {version} from the JSON Schemas of protocol {protocol}; not for editing."
AGAIN = "After an update: asl-conformance init --language {language} --types-only DIR"


def pascal(name: str) -> str:
    """``mf_spent`` as ``MfSpent``; the empty word as ``None``."""
    return "".join(part[:1].upper() + part[1:] for part in name.split("_")) or "None"


def camel(name: str) -> str:
    """``mf_spent`` as ``mfSpent``."""
    whole = pascal(name)
    return whole[:1].lower() + whole[1:]


def upper(name: str) -> str:
    """``mf_spent`` as ``MF_SPENT``; the empty word as ``NONE``."""
    return name.upper() or "NONE"


def free(name: str, reserved: Collection[str], tail: str = "_") -> str:
    """The name, with a tail if the language has it for itself."""
    return name + tail if name in reserved else name


def quoted(text: str) -> str:
    """A literal of a word, a name or a default: nothing in them needs an escape, and that is checked."""
    assert text.isprintable()
    assert not set(text) & set('"\\$')
    return f'"{text}"'


def wrapped(text: str, indent: str, mark: str) -> Iterator[str]:
    """The lines of a description, each after the mark of a comment; none of an empty one."""
    for paragraph in text.replace("``", "`").split("\n\n") if text else ():
        yield from textwrap.wrap(
            " ".join(paragraph.split()),
            WIDTH,
            initial_indent=indent + mark,
            subsequent_indent=indent + mark,
            break_long_words=False,
            break_on_hyphens=False,
        )


def block(text: str, indent: str = "") -> Iterator[str]:
    """A description as ``/** */``."""
    lines = list(wrapped(text.replace("*/", "* /"), indent, " * "))
    if len(lines) == 1:
        yield f"{indent}/** {lines[0].strip().removeprefix('*').strip()} */"
    elif lines:
        yield from (f"{indent}/**", *lines, f"{indent} */")


def is_sure(field: Field, one: Structure) -> bool:
    """Whether the field always has a value: read fields have defaults, many written ones may be absent."""
    return field.required or (one.read and field.default is not None)


def union_of(protocol: Protocol, structure: Structure) -> Union | None:
    """The union that the structure is a member of."""
    tag = structure.tag[0] if structure.tag else ""
    return next((one for one in protocol.unions if one.tag == tag), None)


def members(protocol: Protocol, union: Union) -> Iterator[Structure]:
    """The members of a union, in its order."""
    by_name = {one.name: one for one in protocol.structures}
    return (by_name[name] for name in union.members)


def tag_of(structure: Structure) -> str:
    """The word in the union's tag field that selects the structure."""
    assert structure.tag
    return structure.tag[1]


def apart(protocol: Protocol, taken: Collection[str]) -> Protocol:
    """The protocol with members of unions renamed (``ResultAction``) where their name is taken."""

    def name(one: str) -> str:
        return f"{one}{unions[one]}" if one in taken else one

    unions = {member: union.name for union in protocol.unions for member in union.members}
    return structs.replace(
        protocol,
        unions=tuple(structs.replace(one, members=tuple(map(name, one.members))) for one in protocol.unions),
        structures=tuple(structs.replace(one, name=name(one.name)) for one in protocol.structures),
    )
