"""The lab's endpoints as an application that is served on this machine."""

from __future__ import annotations

import gzip
from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from asl_conformance.drawing.svg.symbols import STYLE
from asl_conformance.lab.endpoints import Lab
from asl_conformance.lab.replies import Reply, refusal

STATIC = Path(__file__).parent / "static"
KINDS = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}


def application(lab: Lab) -> Starlette:
    """The application, without its guard."""

    async def api(request: Request) -> Response:
        return _response(await lab.answer(request.path_params["name"], await request.body()))

    async def boot(request: Request) -> Response:
        return _packed(request, lab.boot())

    async def export(request: Request) -> Response:
        name = request.path_params["name"]
        reply = await lab.export(name, request.query_params.get("edition", ""))
        found = _response(reply)
        if reply.status == 200:
            found.headers["content-disposition"] = f'attachment; filename="{name}"'
        return found

    return Starlette(
        routes=[
            Route("/api/boot", boot),
            Route("/api/{name}", api, methods=["POST"]),
            Route("/export/{name}", export),
            Route("/picture.css", _picture_style),
            Route("/{path:path}", _static),
        ]
    )


def _response(reply: Reply) -> Response:
    return Response(reply.data, reply.status, media_type=reply.kind)


def _packed(request: Request, reply: Reply) -> Response:
    """The reply, compressed for a browser that accepts it."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return _response(reply)
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(gzip.compress(reply.data, 5), reply.status, headers, reply.kind)


async def _picture_style(request: Request) -> Response:
    return Response(f".board{{{STYLE}}}", media_type="text/css")


async def _static(request: Request) -> Response:
    """A file of the page, only from a fixed list of names."""
    name = request.path_params["path"] or "index.html"
    path = next((one for one in STATIC.rglob("*") if one.relative_to(STATIC).as_posix() == name), None)
    if path is None or not path.is_file():
        return _response(refusal(404, "there is no such page"))
    kind = KINDS.get(path.suffix, "application/octet-stream")
    return _packed(request, Reply(200, kind, path.read_bytes()))
