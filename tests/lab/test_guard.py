"""Who may send requests to the lab, and which requests it accepts."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from asl_conformance.lab.guard import BODY, HEADERS
from tests.lab.served import Running, serving


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("lab")) as running:
        yield running


def test_the_page_is_served_at_its_address_alone(lab: Running) -> None:
    assert "<title>lab" in lab.get("").text
    assert lab.served.address == f"http://127.0.0.1:{lab.served.port}/{lab.served.token}/"
    for token in ("x", lab.served.token[:-1], lab.served.token + "x", "..", "%2e%2e", ""):
        if token:
            refused = lab.get("api/boot", token=token)
            assert (refused.status, lab.served.token in refused.text) == (403, False)


def test_nobody_but_this_machine_reaches_it(lab: Running) -> None:
    assert lab.served._socket.getsockname()[0] == "127.0.0.1"
    other = next(
        (a[4][0] for a in socket.getaddrinfo(socket.gethostname(), None) if a[4][0] != "127.0.0.1"), None
    )
    if other:
        with pytest.raises(OSError), socket.create_connection((other, lab.served.port), timeout=5):  # noqa: PT011
            pass


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1", "127.0.0.1:1", "evil.example:{port}", "", "[::1]:{port}"]
)
def test_another_name_for_this_machine_is_refused(lab: Running, host: str) -> None:
    answer = lab.get("api/boot", {"Host": host.format(port=lab.served.port)})
    assert answer.status == 421


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1:{port}"]
)
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_another_pages_requests_are_refused(lab: Running, origin: str, method: str) -> None:
    headers = {"Origin": origin.format(port=lab.served.port)}
    answer = lab.get("api/boot", headers) if method == "GET" else lab.post("since", {}, headers)
    assert answer.status == 403


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_what_a_browser_says_comes_from_another_page_is_refused(lab: Running, site: str) -> None:
    assert lab.get("", {"Sec-Fetch-Site": site}).status == 403


def test_its_own_page_is_served_under_both_names(lab: Running) -> None:
    for name in ("127.0.0.1", "localhost"):
        host = f"{name}:{lab.served.port}"
        answer = lab.post(
            "since", {}, {"Host": host, "Origin": f"http://{host}", "Sec-Fetch-Site": "same-origin"}
        )
        assert answer.status == 200


@pytest.mark.parametrize("path", ["", "api/boot", "nothing", "js/main.js"])
def test_nothing_is_loaded_from_elsewhere_framed_or_kept(lab: Running, path: str) -> None:
    answer = lab.get(path)
    assert {key: answer.headers[key] for key in HEADERS} == HEADERS
    assert "set-cookie" not in answer.headers
    assert "access-control-allow-origin" not in answer.headers
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "http" not in policy


def test_a_form_of_another_page_is_no_request(lab: Running) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        assert lab.post("since", {}, {"Content-Type": kind}).status == 415
    for method in ("PUT", "DELETE", "OPTIONS", "PATCH"):
        assert lab.send(method, "api/since", b"{}").status == 405


def test_a_body_too_large_is_refused_with_or_without_its_length(lab: Running) -> None:
    assert lab.post("since", b"{}", {"Content-Length": str(BODY + 1)}).status == 413
    long = json.dumps({"x": "y" * (BODY - 20)}).encode()
    assert lab.post("since", long).status == 200
    with socket.create_connection(("127.0.0.1", lab.served.port), timeout=30) as line:
        head = f"POST /{lab.served.token}/api/since HTTP/1.1\r\nHost: 127.0.0.1:{lab.served.port}\r\n"
        line.sendall(f"{head}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n".encode())
        try:
            for _ in range(BODY // 65536 + 2):
                line.sendall(b"10000\r\n" + b"x" * 65536 + b"\r\n")
        except OSError:
            pass  # it stopped reading
        assert b" 413 " in line.recv(200)


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (b"", "JSON"),
        (b"{", "JSON"),
        (b"[]", "object"),
        (b'"x"', "object"),
        (b"\xff\xfe", "JSON"),
        (b'{"a":' + b"[" * 100_000 + b"]" * 100_000 + b"}", "brackets"),
        (b'{"a":' * 100_000 + b"1" + b"}" * 100_000, "brackets"),
        (b"[" * 65, "brackets"),
    ],
)
def test_what_is_no_request_is_refused(lab: Running, body: bytes, message: str) -> None:
    answer = lab.post("since", body)
    assert (answer.status, message in answer.text) == (400, True)


def test_brackets_in_texts_are_no_brackets(lab: Running) -> None:
    assert lab.post("since", {"a": "[" * 500, 'b\\"': '{"' * 300}).status == 200


@pytest.mark.parametrize(
    "path", ["../server.py", "js/../../server.py", "%2e%2e/server.py", "/etc/passwd", "js", "js/"]
)
def test_no_path_leads_out_of_the_page(lab: Running, path: str) -> None:
    assert lab.get(path).status in (403, 404)


def test_what_is_wrong_with_one_request_does_not_end_the_lab(lab: Running) -> None:
    for name in (
        "edit",
        "turn",
        "say",
        "open",
        "ask",
        "seen",
        "after",
        "attempt",
        "played",
        "explain",
        "draft",
        "keep",
        "since",
    ):
        for body in (
            {},
            {"serial": 1, "version": "x"},
            {"what": 7},
            {"what": {"file": "../x"}},
            {"done": "x"},
            {"steps": {}},
        ):
            answer = lab.post(name, body)
            assert answer.status in (200, 409, 422), (name, body, answer.text)
            assert "Traceback" not in answer.text
    assert lab.get("api/boot").status == 200


def test_files_are_written_in_the_folder_alone(lab: Running) -> None:
    folder = Path(lab.lab.desk.shelf.folder)
    lab.edit((("title",), "../../x"))
    assert {path.parent for path in folder.rglob("*") if path.is_file()} <= {folder, folder / "kept"}
