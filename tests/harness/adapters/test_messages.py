"""The message about a line that is no reply: what is wrong with it, where, and what to do about it."""

import pytest

from asl_conformance.adapters.base import EngineStartError
from asl_conformance.adapters.check import Asked
from asl_conformance.adapters.messages import Unreadable, read_handshake, read_reply, read_response
from asl_conformance.protocol.messages import Illegal, Outcome, Response
from asl_conformance.protocol.reply import Failure, Outcomes

ASKED = Asked(("los", "attack"), 1)
TWICE = 'the key "%s" occurs twice in one object'
LOG = " (an engine's log belongs on stderr)"
LEAVE_OUT = "got `null`: null (omit a field that has no value)"


def told(line: bytes) -> str:
    """The message about a line that breaks the protocol."""
    response = read_response(line)
    if isinstance(response, Unreadable):
        return response.text
    reply = read_reply(response, ASKED)
    assert isinstance(reply, Failure)
    return reply.text


def reply(outcomes: str, **more: str) -> bytes:
    rest = "".join(f', "{name}": {value}' for name, value in more.items())
    return f'{{"jsonrpc": "2.0", "id": 7, "result": {{"outcomes": [{outcomes}]}}{rest}}}'.encode("latin-1")


def answer(fields: str) -> bytes:
    return reply(f'{{"answer": {{{fields}}}}}, {{"unsupported": {{}}}}')


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (answer('"hindrance": NaN'), '"hindrance": NaN}}, {"unsupported": { (JSON knows no NaN'),
        (answer('"clear": True'), "(JSON says true, false and null)"),
        (answer('"clear": tru'), "a line that is not JSON: byte 74, near [{"),
        (b"\xef\xbb\xbf" + answer(""), "a byte order mark (EF BB BF) before the reply"),
        (b"{", "JSON that does not end on its line: '{'; write each reply as one line"),
        (b'  "jsonrpc": "2.0",', "JSON that does not end on its line: "),
        (b"  ],", "JSON that does not end on its line: "),
        (b'{"jsonrpc": "2.0", "id": 7, "resu', "JSON that does not end on its line: "),
        (b"[INFO] caf\xc3\xa9 \x1b[1m", f"reply: '[INFO] caf\u00e9 \\x1b[1m'{LOG}"),
        (b"", f"a line that is not a JSON-RPC reply: ''{LOG}"),
        (answer('"why": ' + "[" * 200_000 + "]" * 200_000), "brackets nested too deeply to be read: "),
        (answer('"why": "caf\xe9"'), "outcomes[0].answer.why: not UTF-8: 'caf\\xe9'"),
        (b"caf\xe9 {", f"a line that is not a JSON-RPC reply: 'caf\\xe9 {{'{LOG}"),
        (answer('"hindrance": 1e999'), "outcomes[0].answer.hindrance: Number out of range"),
        (answer('"clear": true, "blocked_at": null'), f"answer.blocked_at: Expected `str`, {LEAVE_OUT}"),
        (reply('{"answer": {}, "illegal": null}, {}'), f"[0].illegal: Expected `object`, {LEAVE_OUT}"),
        (reply('{"illegal": {"action": 0, "why": null}}, {}'), f"illegal.why: Expected `str`, {LEAVE_OUT}"),
        (reply("", error="null"), f"error: Expected `object`, {LEAVE_OUT}"),
        (
            b'{"jsonrpc": "2.0", "id": 7, "result": null, "error": {"code": 1, "message": "no"}}',
            "exactly one of result and error is expected; omit the other (null does not count as omitted)",
        ),
        (b'{"id": 7, "result": {}}', "the JSON-RPC envelope: Object missing required field `jsonrpc`: "),
        (b"[1]", "the JSON-RPC envelope: Expected `object`, got `array`: [1]"),
        (answer('"clear": 1, "clear": 2'), 'outcomes[0].answer: the key "clear" occurs twice in one object'),
    ],
)
def test_what_is_wrong_with_a_line_is_reported(line: bytes, text: str) -> None:
    assert text in told(line)


@pytest.mark.parametrize(
    "line",
    [
        answer('"clear": true, "why": "a \\"b\\": c, \\u0022d\\u0022: e"'),
        answer('"units": {"P": {"hex": "B2"}, "R": {"hex": "B2"}}'),
        answer('"clear" : true, "hindrance" : 0'),
        reply('{"answer": {"x": {"y": 1}}, "took": 1}, {"unsupported": {"missing": []}}', log='{"id": 7}'),
    ],
)
def test_a_key_that_stands_once_in_each_object_is_right(line: bytes) -> None:
    response = read_response(line)
    assert isinstance(response, Response)
    assert isinstance(read_reply(response, Asked(("state", "los"), 1)), Outcomes)


@pytest.mark.parametrize(
    "line",
    [
        b'{"jsonrpc": "2.0", "id": 7.0, "result": {"outcomes": [{"answer": {"hindrance": 2.0}}]}}',
        b'{"jsonrpc": "2.0", "id": 7, "result": {"outcomes": [{"answer": {"hindrance": 2.0}}]}}',
        b'{"jsonrpc": "2.0", "id": 70e-1, "result": {"outcomes": [{"answer": {"hindrance": 0.2E1}}]}}',
        b'{"jsonrpc": "2.0", "id": 7.0, "result": {"outcomes": [{"illegal": {"action": -0.0}}]}}',
    ],
)
def test_a_whole_number_may_be_written_as_a_fraction(line: bytes) -> None:
    response = read_response(line)
    assert isinstance(response, Response)
    assert response.id == 7
    reply = read_reply(response, Asked(("los",), 1))
    assert isinstance(reply, Outcomes)
    (outcome,) = reply.outcomes
    assert outcome in (Outcome(answer={"hindrance": 2}), Outcome(illegal=Illegal(0)))


@pytest.mark.parametrize("message", ['"2"', '"every"', '""', "true"])
def test_a_cost_is_a_number_or_the_word_all(message: str) -> None:
    for cost, broken in ((message, True), ("2", False), ("2.5", False), ('"all"', False)):
        response = read_response(reply(f'{{"answer": {{"allowed": true, "cost": {cost}}}}}'))
        assert isinstance(response, Response)
        found = read_reply(response, Asked(("may",), 0))
        assert isinstance(found, Failure) is broken, cost
        if isinstance(found, Failure):
            assert found.text.startswith("outcomes[0].answer.cost: ")


def test_a_fraction_is_no_whole_number() -> None:
    assert "outcomes[0].answer.hindrance: Expected `int`, got `float`: 2.5" in told(
        answer('"hindrance": 2.5, "clear": true')
    )
    assert "id: Expected `int | null`, got `float`: 7.5" in told(
        b'{"jsonrpc": "2.0", "id": 7.5, "result": {}}'
    )


def test_the_handshake_may_write_numbers_so_too_and_says_each_key_once() -> None:
    known = read_handshake(b'{"jsonrpc": "2.0", "id": 3.0, "result": {"protocol": 1.0, "name": "e"}}', 3)
    assert known.protocol == 1
    line = b'{"jsonrpc": "2.0", "id": 3, "result": {"name": "e", "questions": {"los": [], "los": []}}}'
    with pytest.raises(EngineStartError, match='questions: the key "los" occurs twice in one object'):
        read_handshake(line, 3)


def test_a_line_with_a_wrong_type_before_broken_json_is_reported_as_broken_json() -> None:
    assert told(b'{"jsonrpc": 5, "id": 7, oops').startswith("a line that is not JSON: byte 24, near ")
    assert told(b'{"jsonrpc": 5, "id": 7, "result": 1e999}') == "result: Number out of range"


def test_an_answer_to_the_handshake_is_reported_alike() -> None:
    with pytest.raises(EngineStartError, match="has id null; 3 was sent"):
        read_handshake(b'{"jsonrpc": "2.0", "id": null, "result": {}}', 3)
    with pytest.raises(EngineStartError, match="is not JSON: name: not UTF-8"):
        read_handshake(b'{"jsonrpc": "2.0", "id": 3, "result": {"name": "\xe9"}}', 3)


def test_a_former_name_is_refused_with_the_one_of_today() -> None:
    answered = reply('{"answer": {"expenditures": [{"units": ["P"], "mf": 1, "for_": "enter B3"}]}}')
    response = read_response(answered)
    assert not isinstance(response, Unreadable)
    found = read_reply(response, Asked(("state",), 1))
    assert isinstance(found, Failure)
    assert found.text == (
        "outcomes[0].answer.expenditures[0].for_: "
        "this field is now called spent_on (docs/protocol-changes.md)"
    )


@pytest.mark.parametrize(
    ("field", "text"),
    [
        ('"caf\xe9"', "log: not UTF-8: 'caf\\xe9'"),
        ("[" * 64 + "]" * 64, "brackets nested too deeply to be read: "),
        ('{"a":' * 64 + "1" + "}" * 64, "brackets nested too deeply to be read: "),
        ('[["]"],' * 64 + "1" + "]" * 64, "brackets nested too deeply to be read: "),
    ],
)
def test_a_field_that_is_ignored_is_json_all_the_same(field: str, text: str) -> None:
    assert told(reply("{}, {}", log=field)).startswith(text)


@pytest.mark.parametrize("field", ["[" * 63 + "]" * 63, "[" + "[[]]," * 99 + '"[[[["]', '"' + "[" * 99 + '"'])
def test_so_many_brackets_are_not_too_deep(field: str) -> None:
    assert not isinstance(read_response(reply("{}, {}", log=field)), Unreadable)


@pytest.mark.parametrize(
    ("line", "asked"),
    [
        (b'\xef\xbb\xbf{"jsonrpc": "2.0", "id": 7, "result": {}}', 7),
        ('{"jsonrpc": "2.0", "id": 7, "result": {}}'.encode("utf-16-le"), 7),
        (b'{"jsonrpc": "2.0", "id": 7, "result": {"outcomes": [{"answer": {"hindrance": NaN}}]}}', 7),
        (b'{"id": 7, "jsonrpc": "2.0", "result": nonsense', 7),
        (b'{"jsonrpc": "2.0", "id": 7, "res{"jsonrpc": "2.0", "id": 8, "result": {}}', -1),
        (b'{"jsonrpc": "2.0", "result": {"id": 7}, oops', -1),
        (b'DEBUG: {"id": 7}', -1),
    ],
)
def test_the_id_of_a_line_that_is_not_json_is_read_if_it_is_plain(line: bytes, asked: int) -> None:
    response = read_response(line)
    assert isinstance(response, Unreadable)
    assert response.id == asked
