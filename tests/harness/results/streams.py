"""Small result streams for tests: a case of any verdict, one stream of every verdict, hostile text."""

from asl_conformance.judging.judge import Finding, Kind
from asl_conformance.results.stream import CaseRecord, Footer, Header, Stream

HOSTILE = "</failure><script>alert(1)</script> # TODO\x1b[31m ]]> *b* | `x` ![i](http://e)\nnot ok 9"


def record(number: int, verdict: Kind, why: str = "because") -> CaseRecord:
    bad = verdict not in ("pass", "not-applicable")
    finding = Finding(verdict, "the TEM is +2", "attack", 2, 4, why, "targets.P.tem")
    name = f"B27.3-{number} beneath a foxhole"
    return CaseRecord(
        f"B27.3-{number}",
        name,
        verdict,
        ("B27.3",),
        (f"B27.3-{number}",),
        "f.feature",
        number,
        (finding,) * bad,
    )


def stream(*records: CaseRecord, engine: str = "mine", conforms: bool = False) -> Stream:
    head = Header(1, "0.1.0", engine, "1", "Rust", "current", "abc", len(records), "2026-01-01T00:00:00Z")
    return Stream(head, {r.id: r for r in records}, Footer("2026-01-01T00:00:01Z", True, conforms, {}))


MIXED = stream(
    record(1, "pass"),
    record(2, "fail"),
    record(3, "crash"),
    record(4, "unsupported"),
    record(5, "not-applicable"),
    record(6, "xfail"),
    record(7, "xpass"),
)
