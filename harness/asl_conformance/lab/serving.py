"""Serves the lab at its address: only on this machine, with a token; no engine is left behind."""

from __future__ import annotations

import secrets
import socket
import threading

import uvicorn

from asl_conformance.base.system import WINDOWS
from asl_conformance.lab.endpoints import Lab
from asl_conformance.lab.guard import Guard
from asl_conformance.lab.server import application


def listen(port: int = 0) -> socket.socket:
    """A socket only for this machine; raises OSError if the port is taken.

    asyncio sends an answer at once (TCP_NODELAY) only on a socket with the protocol number. A port whose
    lab has just ended is free again; Windows frees it anyway.
    """
    made = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if not WINDOWS:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(("127.0.0.1", port))
        made.listen(64)
    except OSError:
        made.close()
        raise
    return made


class Served:
    """A lab with its address, not running yet."""

    def __init__(self, lab: Lab, sock: socket.socket, token: str = "") -> None:
        self.lab, self._socket = lab, sock
        self.token = token or secrets.token_urlsafe(24)
        self.port: int = sock.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}/{self.token}/"
        config = uvicorn.Config(
            Guard(application(lab), self.token, self.port),
            log_level="error",
            access_log=False,
            lifespan="off",
            ws="none",
            http="h11",
            server_header=False,
            proxy_headers=False,
            timeout_graceful_shutdown=1,
            h11_max_incomplete_event_size=2**16,
        )
        self.server = uvicorn.Server(config)

    def run(self) -> None:
        """Serve until a signal ends it; no engine is left behind."""
        try:
            threading.Thread(target=self._warm, daemon=True, name="lab warming").start()
            self.server.run(sockets=[self._socket])
        finally:
            self.lab.close()
            self._socket.close()

    def _warm(self) -> None:
        self.lab.make_ready()
        self.lab.explainer.warm()
