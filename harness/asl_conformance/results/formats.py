"""A result stream in other formats: JUnit XML, TAP, Markdown, JSON, a badge, GitHub annotations.

Pure functions. Any text may come from an engine; it is escaped for the format.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any
from xml.etree import ElementTree as Xml

import msgspec

from asl_conformance.base.text import clean, one_line
from asl_conformance.judging.judge import BROKEN, NO_ANSWER, ORDER, Finding
from asl_conformance.judging.standing import CORE, WORDS, Standing, of_the_suite
from asl_conformance.results.stream import CaseRecord, Header, Stream, edition_name, standing_of
from asl_conformance.suite.case import filed_under, shown_under

ERRORS = frozenset({"error", "crash", "timeout", "protocol-violation", "unstable", "not-run"})
WRONG = BROKEN | {"xpass", "not-run"}
"""Verdicts that get an annotation."""
SKIPPED = frozenset({"unsupported", "not-applicable", "xfail"})


COLOURS: Mapping[Standing, str] = MappingProxyType(
    {"conforms": "brightgreen", "core": "blue", "part": "blue"}
)
"""Colours of a badge; the others are orange if any case passes, else red."""


def passed(stream: Stream) -> tuple[int, int]:
    """Cases that passed, and cases that apply to the edition: numerator and denominator of every share.

    Derived cases are counted only if no others were asked.
    """
    records = stream.cases.values()
    alone = all(record.derived for record in records)
    kinds = [record.verdict for record in records if alone or not record.derived]
    return kinds.count("pass"), len(kinds) - kinds.count("not-applicable")


def finding_line(finding: Finding) -> str:
    """A finding on one line: what was expected, what came, and why."""
    text = f"{finding.expected}"
    if finding.kind in NO_ANSWER:
        due = f"{finding.field}: {json.dumps(finding.wanted)}, " if finding.field else ""
        text += f" ({due}{finding.got or NO_ANSWER[finding.kind]})"
    elif finding.field:
        got = "not answered" if finding.got is None else f"got {json.dumps(finding.got)}"
        text += f" ({finding.field}: {json.dumps(finding.wanted)}, {got})"
    return one_line(": ".join(filter(None, (text, finding.why))), 400)


def junit(stream: Stream) -> str:
    """JUnit XML: one suite per clause, one test case per case. Unsupported and not-applicable are skipped.

    Times are seconds waited for answers; an old result file without times has none.
    """
    head = stream.header
    root = Xml.Element("testsuites", name=clean(f"asl-conformance: {head.engine} {head.edition}"))
    for name, records in by_clause(stream).items():
        suite = Xml.SubElement(root, "testsuite", name=name, timestamp=head.started.removesuffix("Z"))
        counts: dict[str, int] = dict.fromkeys(("failures", "errors", "skipped"), 0)
        for record in records:
            case = Xml.SubElement(suite, "testcase", classname=name, name=clean(f"{record.id} {record.name}"))
            case.set("file", record.feature)
            case.set("line", str(record.line))
            case.set("time", f"{record.seconds:.6f}")
            outcome = _junit_outcome(record)
            if outcome is not None:
                tag, counted = outcome
                counts[counted] += 1
                text = "\n".join(map(finding_line, record.findings))
                Xml.SubElement(case, tag, message=record.verdict, type=record.verdict).text = text
        for key, number in {"tests": len(records), **counts}.items():
            suite.set(key, str(number))
            root.set(key, str(int(root.get(key, "0")) + number))
        suite.set("time", f"{sum(record.seconds for record in records):.6f}")
    root.set("time", f"{sum(record.seconds for record in stream.cases.values()):.6f}")
    Xml.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + Xml.tostring(root, encoding="unicode") + "\n"


def _junit_outcome(record: CaseRecord) -> tuple[str, str] | None:
    if record.verdict == "pass":
        return None
    if record.verdict in SKIPPED:
        return "skipped", "skipped"
    return ("error", "errors") if record.verdict in ERRORS else ("failure", "failures")


def tap(stream: Stream) -> str:
    """TAP version 14: one test point per case; unsupported and not-applicable skip, xfail is a todo."""
    lines = ["TAP version 14", f"1..{len(stream.cases)}"]
    for number, record in enumerate(stream.cases.values(), 1):
        good = record.verdict in ("pass", *SKIPPED)
        line = f"{'ok' if good else 'not ok'} {number} - {_tap(f'{record.id} {record.name}')}"
        if record.verdict in ("unsupported", "not-applicable"):
            line += f" # SKIP {record.verdict}"
        elif record.verdict == "xfail":
            line = "not " + line + " # TODO expected failure"
        lines.append(line)
        if not good:
            lines += [f"# {record.verdict}: {_tap(finding_line(finding))}" for finding in record.findings]
    return "\n".join(lines) + "\n"


def _tap(text: str) -> str:
    return one_line(text, 400).replace("\\", "\\\\").replace("#", "\\#")


def markdown(stream: Stream) -> str:
    """A summary to paste into an issue or a job: a table of clauses and verdicts, then the failures."""
    head, (good, whole) = stream.header, passed(stream)
    kinds = [kind for kind in ORDER if any(r.verdict == kind for r in stream.cases.values())]
    lines = [
        f"## {_md(head.engine)} {_md(head.engine_version)}: {good} of {whole} cases pass",
        "",
        f"Edition {_md(edition_name(head))}, suite {_md(head.suite)}, {_md(head.started)}"
        + (f", asked {len(stream.footer.orders)} times" if stream.footer.orders else "")
        + ("" if stream.footer.complete else f"; **incomplete**: {_md(stream.footer.stopped)}"),
        "",
        f"**{_standing_line(stream)}**",
        "",
        "| clause | " + " | ".join(kinds) + " | passed |",
        "|---|" + "---:|" * (len(kinds) + 1),
    ]
    for name, records in _shown(stream).items():
        counts = [sum(r.verdict == kind for r in records) for kind in kinds]
        applicable = sum(r.verdict != "not-applicable" for r in records)
        share = f"{sum(r.verdict == 'pass' for r in records)}/{applicable}"
        lines.append(f"| {name} | " + " | ".join(str(n or "") for n in counts) + f" | {share} |")
    wrong = [r for r in stream.cases.values() if r.verdict not in ("pass", *SKIPPED)]
    if wrong:
        lines += ["", "### What failed", ""]
        lines += [
            f"* **{_md(r.id)}** {_md(r.verdict)}: {_md('; '.join(map(finding_line, r.findings)))}"
            for r in wrong
        ]
    return "\n".join(lines) + "\n"


def _standing_line(stream: Stream) -> str:
    """What the run says of the engine, and of how much of the suite."""
    head = stream.header
    words = WORDS[standing_of(stream)]
    part = of_the_suite(head.cases, head.left_out, one_line(head.selection, 200))
    other = one_line(head.other_cases, 200)
    return _md("; ".join(filter(None, (words[0].upper() + words[1:], part, other))))


def _md(text: str) -> str:
    escaped = one_line(text, 400)
    for char in "\\`*_{}[]()<>#+!|~@":
        escaped = escaped.replace(char, "\\" + char) if char not in "<>@" else escaped
    return escaped.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("@", "&#64;")


def as_json(stream: Stream) -> str:
    """One JSON object: header, cases by id, footer."""
    return json.dumps(msgspec.to_builtins(stream), indent=1, ensure_ascii=True) + "\n"


def badge(stream: Stream) -> str:
    """A badge endpoint for shields.io: how many of the cases that apply pass, green if it conforms."""
    good, whole = passed(stream)
    standing = standing_of(stream)
    colour = COLOURS.get(standing, "orange" if good else "red")
    label = f"asl-conformance ({one_line(stream.header.edition, 40)})"
    head = stream.header
    message = f"{good}/{whole}" + (" of other cases" if head.other_cases else _of_a_part(head))
    data: dict[str, Any] = {"schemaVersion": 1, "label": label, "message": message}
    return json.dumps({**data, "color": colour}) + "\n"


def _of_a_part(head: Header) -> str:
    """That the core or another part of the suite was asked, in the words of a badge."""
    return "" if not head.left_out else " of the core" if head.selection == CORE else " of a part"


def github(stream: Stream) -> str:
    """Workflow commands of GitHub: an annotation for each clause with wrong cases, and one for the whole."""
    wrong = {name: [r for r in records if r.verdict in WRONG] for name, records in by_clause(stream).items()}
    lines = []
    for name, records in sorted(((n, r) for n, r in wrong.items() if r), key=lambda item: -len(item[1])):
        first = records[0]
        text = f"{first.id} {first.verdict}: {'; '.join(map(finding_line, first.findings)) or 'no answer'}"
        of = sum(r.verdict != "not-applicable" for r in by_clause(stream)[name])
        title = f"{name}: {len(records)} of {of} cases are wrong"
        lines.append(f"::error title={_command(title, ':,')}::{_command(one_line(text, 400))}")
    good, whole = passed(stream)
    head = stream.header
    total = f"{one_line(head.engine, 60)} {one_line(head.engine_version, 40)}: {good} of {whole} cases pass"
    part = of_the_suite(head.cases, head.left_out, one_line(head.selection, 200))
    total = "; ".join(
        filter(None, (total, WORDS[standing_of(stream)], part, one_line(head.other_cases, 200)))
    )
    lines.append(
        f"::notice title={_command(f'Edition {one_line(head.edition, 60)}', ':,')}::{_command(total)}"
    )
    return "\n".join(lines) + "\n"


def _command(text: str, more: str = "") -> str:
    """Escaped text of a workflow command; with ``more``, of a property of one."""
    for char in f"%\r\n{more}":
        text = text.replace(char, f"%{ord(char):02X}")
    return text


def by_clause(stream: Stream) -> dict[str, list[CaseRecord]]:
    """The cases by their first clause, each once, in the order of the suite; then the derived cases."""
    found: dict[str, list[CaseRecord]] = {}
    for record in stream.cases.values():
        found.setdefault(filed_under(record), []).append(record)
    return found


def _shown(stream: Stream) -> dict[str, list[CaseRecord]]:
    """The cases under each of their clauses under which some case is filed."""
    found: dict[str, list[CaseRecord]] = {name: [] for name in by_clause(stream)}
    for record in stream.cases.values():
        for name in shown_under(record):
            if name in found:
                found[name].append(record)
    return found


FORMATS: Mapping[str, Callable[[Stream], str]] = MappingProxyType(
    {"junit": junit, "tap": tap, "markdown": markdown, "json": as_json, "badge": badge, "github": github}
)
