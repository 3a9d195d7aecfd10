"""The bill of materials of a release: each component with its licence, as a SPDX expression.

Components are what a plain installation of the wheel brings, what the site ships of others, and what the
files of the starters name. ``LICENCES`` has the licences of those that do not say theirs as an expression.
Read the licence file of a package before you add it.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
import uuid
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

from packaging.licenses import InvalidLicenseExpression, canonicalize_license_expression

NAME = "asl-conformance"
LICENCES = {
    "pkg:maven/org.apache.maven.plugins/maven-compiler-plugin": "Apache-2.0",
    "pkg:maven/org.apache.maven.plugins/maven-surefire-plugin": "Apache-2.0",
    "pkg:maven/org.junit.jupiter/junit-jupiter": "EPL-2.0",
    "pkg:npm/%40mdi/svg": "Apache-2.0",
    "pkg:npm/clipboard": "MIT",
    "pkg:npm/escape-html": "MIT",
    "pkg:npm/focus-visible": "W3C",
    "pkg:npm/good-listener": "MIT",
    "pkg:npm/lunr": "MIT",
    "pkg:npm/material-design-color": "MIT",
    "pkg:npm/rxjs": "Apache-2.0",
    "pkg:npm/select": "MIT",
    "pkg:npm/tiny-emitter": "MIT",
    "pkg:npm/tslib": "0BSD",
    "pkg:nuget/Microsoft.NET.Test.Sdk": "MIT",
    "pkg:nuget/xunit.runner.visualstudio": "Apache-2.0",
    "pkg:nuget/xunit.v3": "Apache-2.0",
    "pkg:pypi/colorama": "BSD-3-Clause",
    "pkg:pypi/jinja2": "BSD-3-Clause",
    "pkg:pypi/markdown-it-py": "MIT",
    "pkg:pypi/mdurl": "MIT",
    "pkg:pypi/rich-click": "MIT",
}
"""By package URL without a version."""
THEME, ICONS = "mkdocs-material", "pkg:npm/%40mdi/svg"
"""The theme of the site, and the icons that it puts into each page."""
BUNDLED = re.compile(r"node_modules/((?:@[^/]+/)?[^/]+)/")
"""A package in the source map of a script or style of the theme."""
STARTERS = "harness/asl_conformance/starters/parts"


class Unlicensed(Exception):
    """A component has no known licence, or is not there to be listed."""


Component = dict[str, object]


def needed(names: list[str]) -> dict[str, metadata.Distribution]:
    """The packages that those requirements need, directly or not, as they are installed here."""
    found: dict[str, metadata.Distribution] = {}
    waiting = list(names)
    while waiting:
        line = waiting.pop()
        name = re.split(r"[\s<>=!~;\[(]", line, maxsplit=1)[0].lower().replace("_", "-")
        if name in found or "extra ==" in line:
            continue
        try:
            found[name] = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            if ";" in line:  # for another Python or system
                continue
            raise Unlicensed(f"{name} is not installed, so that the bill of materials lacks it") from None
        waiting += found[name].requires or []
    return dict(sorted(found.items()))


def licence(url: str, package: metadata.Distribution | None = None) -> str:
    """The licence of a component as a SPDX expression; raises Unlicensed."""
    said = (
        [package.metadata.get(field) or "" for field in ("License-Expression", "License")] if package else []
    )
    for text in (*said, LICENCES.get(url, "")):
        try:
            return str(canonicalize_license_expression(text))
        except InvalidLicenseExpression:
            continue
    raise Unlicensed(f"{url} has no licence as a SPDX expression: add it to LICENCES of scripts/bill.py")


def component(url: str, package: metadata.Distribution | None = None, scope: str = "required") -> Component:
    """A component with its licence; with a package its version."""
    name = url.partition("/")[2].replace("%40", "@")
    found: Component = {"type": "library", "bom-ref": url, "name": name, "scope": scope}
    expression = licence(url, package)
    if package is not None:
        url = f"{url}@{package.version}"
        found |= {"bom-ref": url, "version": package.version}
    return found | {"purl": url, "licenses": [{"expression": expression}]}


def theme() -> Path:
    """The files of the installed theme that the site copies; beside its scripts it has their source maps."""
    return Path(str(metadata.distribution(THEME).locate_file("material/templates/assets")))


def of_the_site(site: Path, assets: Path) -> Iterator[Component]:
    """What the site ships of others: the theme, its files in ``assets``, and the parts of its scripts."""
    shipped = [path.relative_to(site / "assets") for path in sorted((site / "assets").rglob("*.min.*"))]
    maps = [assets / path.with_name(f"{path.name}.map") for path in shipped]
    unknown = [path.name for path, found in zip(shipped, maps, strict=True) if not found.is_file()]
    if unknown or not maps:
        names = ", ".join(unknown) or "any script"
        raise Unlicensed(f"the theme has no source map of {names}, so that its parts are not known")
    parts = {name for path in maps for name in BUNDLED.findall(path.read_text(encoding="utf-8"))}
    yield component(f"pkg:pypi/{THEME}", metadata.distribution(THEME))
    for url in sorted({ICONS, *(f"pkg:npm/{name.replace('@', '%40')}" for name in parts)}):
        yield component(url)


def of_the_starters(tree: Path) -> Iterator[Component]:
    """The packages that the files of the starters name; their own files are under the project's licence."""
    urls = set()
    for path in (tree / STARTERS).rglob("*"):
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
        if path.name.startswith("pom.xml"):
            parts = re.findall(r"<(?:dependency|plugin)>(.*?)</(?:dependency|plugin)>", text, re.S)
            for part in parts:
                group = re.search(r"<groupId>(.*?)<", part)
                artifact = re.search(r"<artifactId>(.*?)<", part)
                if artifact is not None:
                    urls.add(f"pkg:maven/{group[1] if group else 'org.apache.maven.plugins'}/{artifact[1]}")
        if path.name.endswith((".csproj", ".csproj.j2")):
            urls |= {f"pkg:nuget/{name}" for name in re.findall(r'PackageReference Include="([^"]+)"', text)}
    yield from (component(url, scope="optional") for url in sorted(urls))


def bill(tree: Path, wheel: Path, site: Path, stamp: str) -> str:
    """The software bill of materials, CycloneDX 1.6; raises Unlicensed."""
    project = tomllib.loads((tree / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    number = hashlib.sha256(wheel.read_bytes()).hexdigest()
    packages = needed(project["dependencies"])
    own = f"pkg:pypi/{NAME}@{project['version']}"
    dependencies = [{"ref": own, "dependsOn": _direct(project["dependencies"], packages)}]
    components = []
    for name, package in packages.items():
        components.append(component(f"pkg:pypi/{name}", package))
        url = f"pkg:pypi/{name}@{package.version}"
        dependencies.append({"ref": url, "dependsOn": _direct(package.requires or [], packages)})
    about = {"type": "application", "bom-ref": own, "name": NAME, "version": project["version"], "purl": own}
    about |= {
        "licenses": [{"expression": project["license"]}],
        "hashes": [{"alg": "SHA-256", "content": number}],
    }
    document = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, number)}",
        "version": 1,
        "metadata": {"timestamp": stamp, "component": about},
        "components": [*components, *of_the_site(site, theme()), *of_the_starters(tree)],
        "dependencies": dependencies,
    }
    return json.dumps(document, indent=1) + "\n"


def _direct(lines: list[str], packages: dict[str, metadata.Distribution]) -> list[str]:
    names = sorted(
        n for n in packages if any(re.match(rf"{n}\b(?!-)", x.lower().replace("_", "-")) for x in lines)
    )
    return [f"pkg:pypi/{name}@{packages[name].version}" for name in names]
