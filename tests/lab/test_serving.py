"""The socket of the lab: answers are sent at once, and its port is free as soon as the lab has ended."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest

from asl_conformance.lab.serving import listen
from tests.lab.served import DEADLINE, serving


def test_an_answer_is_sent_at_once() -> None:
    """Otherwise the second part of each answer waits 40 ms for the acknowledgement of the first."""

    async def without_delay() -> int:
        found: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def heed(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            used: socket.socket = writer.get_extra_info("socket")
            found.set_result(used.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        made = listen()
        async with await asyncio.start_server(heed, sock=made):
            _, writer = await asyncio.open_connection(*made.getsockname())
            reply = await asyncio.wait_for(found, DEADLINE)
            writer.close()
        return reply

    assert asyncio.run(without_delay())


def test_a_port_is_free_again_once_its_lab_has_ended(tmp_path: Path) -> None:
    with serving(tmp_path) as lab:
        port = lab.served.port
        page = socket.create_connection(("127.0.0.1", port))
        page.sendall(f"GET /{lab.served.token}/ HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
        assert page.recv(12) == b"HTTP/1.1 200"
        with pytest.raises(OSError, match="in use"):
            listen(port)
    with page:
        listen(port).close()
