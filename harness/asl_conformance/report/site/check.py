"""The built site checked: links, anchors, pictures, addresses, sizes, and nothing loaded from elsewhere."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, partial
from html import unescape
from pathlib import Path
from posixpath import normpath
from urllib.parse import unquote, urlsplit

from asl_conformance.report.site import lab

LIMIT = 300_000
"""Bytes of a page and of the files that it loads at once, compressed as web hosts send them."""
WHOLE = 1_000_000
"""Bytes of a page that a browser has to read."""
TAG = re.compile(r"<(\w+)((?:\s+[\w:@-]+(?:=(?:\"[^\"]*\"|'[^']*'|[^\s>]*))?)*)\s*/?>")
ATTRIBUTE = re.compile(r"([\w:-]+)=(?:\"([^\"]*)\"|'([^']*)'|([^\s>]+))")
LOADS = {"src", "srcset", "poster", "data", "background"}
"""Attributes that load a file; href of a link element does too, unless it only names a relation."""
RELATIONS = {"canonical", "prev", "next", "alternate", "license", "author"}
IN_CSS = re.compile(r"url\(\s*['\"]?([^'\")]+)|@import\s+['\"]([^'\"]+)")
APART = {"index.html", "404.html"}
"""Pages that need no link: the first page, short addresses, and the host's page for a wrong address."""
AWAY = re.compile(r"^(?:https?:)?//", re.I)
SCRIPT = re.compile(r"(?s)<(script|style)\b.*?</\1>")


class Page:
    """The parts of a page that the checks need."""

    def __init__(self, text: str) -> None:
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.later: set[str] = set()
        """Files that it loads lazily, when the reader scrolls to them."""
        styles = " ".join(found[0] for found in re.finditer(r"(?s)<style\b.*?</style>", text))
        self.loads += [one or other for one, other in IN_CSS.findall(styles)]
        for tag, rest in TAG.findall(SCRIPT.sub(lambda found: found[0].partition(">")[0] + ">", text)):
            self._read(tag, {n: unescape(a or b or c) for n, a, b, c in ATTRIBUTE.findall(rest)})

    def _read(self, tag: str, attributes: Mapping[str, str]) -> None:
        self.ids |= {attributes[key] for key in ("id", "name") if key in attributes}
        loads = [value.split()[0] for key, value in attributes.items() if key in LOADS and value.strip()]
        self.loads += loads
        if attributes.get("loading") == "lazy":
            self.later.update(loads)
        self.loads += [one or other for one, other in IN_CSS.findall(attributes.get("style", ""))]
        if tag == "link" and attributes.get("rel") not in RELATIONS:
            self.loads.append(attributes.get("href", ""))
        elif tag == "a" and "href" in attributes:
            self.links.append(attributes["href"])


def check(site: Path, addresses: Iterable[str] = ()) -> list[str]:
    """Every defect of the site; ``addresses`` such as ``B9.32.html#B9.32-4`` must exist."""
    pages = {path.relative_to(site).as_posix(): path for path in sorted(site.rglob("*.html"))}
    read = {name: Page(path.read_text(encoding="utf-8")) for name, path in pages.items()}
    files = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}

    @cache
    def sent(name: str) -> int:
        return len(gzip.compress((site / name).read_bytes(), 6)) if name in files else 0

    found = []
    for name, page in read.items():
        whole, at_once = pages[name].stat().st_size, {url for url in page.loads if url not in page.later}
        opens = sent(name) + sum(sent(part) for part in {_place(name, url) for url in at_once})
        if whole > WHOLE:
            found.append(f"{name} has {whole:,} bytes, more than {WHOLE:,}")
        if opens > LIMIT:
            found.append(f"{name} opens with {opens:,} bytes as they are sent, more than {LIMIT:,}")
        found += _loads(name, page.loads, files)
        found += _links(name, page, read, files)
        found += _boards(name, page, site)
    found += _lonely(read)
    for path in sorted(site.rglob("*.css")):
        name = path.relative_to(site).as_posix()
        urls = [one or other for one, other in IN_CSS.findall(path.read_text(encoding="utf-8"))]
        found += _loads(name, urls, files)
    for address in addresses:
        target, _, anchor = address.partition("#")
        if target not in read or (anchor and anchor not in read[target].ids):
            found.append(f"no address {address}")
    return found


def _loads(name: str, loads: Iterable[str], files: set[str]) -> Iterator[str]:
    for url in loads:
        if AWAY.match(url):
            yield f"{name} loads {url} from another host"
        elif url and not url.startswith(("data:", "#")) and _place(name, url) not in files:
            yield f"{name} loads {url}, which does not exist"


def _links(name: str, page: Page, pages: Mapping[str, Page], files: set[str]) -> Iterator[str]:
    for url in dict.fromkeys(page.links):
        parts = urlsplit(url)
        if parts.scheme or url.startswith("//"):
            continue
        place = _place(name, url) if parts.path else name
        anchor = unquote(parts.fragment)
        if place not in files:
            yield f"{name} links to {url}, which does not exist"
        elif anchor and place in pages and parts.path != lab.PLACE and anchor not in pages[place].ids:
            yield f"{name} links to {url}, which has no anchor {anchor}"


def _boards(name: str, page: Page, site: Path) -> Iterator[str]:
    """Links that open a case in the lab, which cannot open it."""
    known = cache(partial(lab.cases, site))
    for url in page.links:
        parts = urlsplit(url)
        if parts.path == lab.PLACE and parts.fragment:
            there, case = lab.meant(unquote(parts.fragment))
            if case not in known(there):
                yield f"{name} links to {url}, which the lab cannot open"


def _lonely(pages: Mapping[str, Page]) -> Iterator[str]:
    """Pages without a link to them."""
    led = {
        place
        for name, page in pages.items()
        for url in page.links
        if not urlsplit(url).scheme and (place := _place(name, url)) != name
    }
    for name in sorted(pages.keys() - led):
        if name.rpartition("/")[2] not in APART:
            yield f"no page links to {name}; add it to the nav of mkdocs.yml"


def _place(name: str, url: str) -> str:
    """The file of a relative address on that page."""
    path = unquote(urlsplit(url).path)
    base = name.rpartition("/")[0]
    place = normpath(f"{base}/{path}" if base else path) if not path.startswith("/") else path[1:]
    return "index.html" if place in (".", "") else f"{place}/index.html" if path.endswith("/") else place
