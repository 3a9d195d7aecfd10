"""The bill of materials of a release: each component with its licence, as a SPDX expression.

Components are what a plain installation of the wheel brings, what site and lab ship of others, and what the
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

from scripts import tab_packages

NAME = "asl-conformance"
LICENCES = {
    "pkg:maven/org.apache.maven.plugins/maven-compiler-plugin": "Apache-2.0",
    "pkg:maven/org.apache.maven.plugins/maven-surefire-plugin": "Apache-2.0",
    "pkg:maven/org.junit.jupiter/junit-jupiter": "EPL-2.0",
    "pkg:npm/%40mdi/svg": "Apache-2.0",
    "pkg:nuget/Microsoft.NET.Test.Sdk": "MIT",
    "pkg:nuget/xunit.runner.visualstudio": "Apache-2.0",
    "pkg:nuget/xunit.v3": "Apache-2.0",
    "pkg:pypi/colorama": "BSD-3-Clause",
    "pkg:pypi/jinja2": "BSD-3-Clause",
    "pkg:pypi/markdown-it-py": "MIT",
    "pkg:pypi/mdurl": "MIT",
    "pkg:pypi/rich-click": "MIT",
    "pkg:pypi/zensical": "MIT",
}
"""By package URL without a version."""
BUILDER, ICONS = "zensical", "pkg:npm/%40mdi/svg"
"""The builder of the site, whose theme it ships, and the icons that it puts into each page."""
NOTICE = "assets/javascripts/LICENSE"
"""What the theme says of the parts of its scripts, in the site."""
PART = re.compile(r"^Package: (\S+)@(\S+)\nLicense: (.+)$", re.MULTILINE)
"""A part in the notice."""
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
    declared = (
        [package.metadata.get(field) or "" for field in ("License-Expression", "License")] if package else []
    )
    for text in (*declared, LICENCES.get(url, "")):
        if expression := spdx(text):
            return expression
    raise Unlicensed(f"{url} has no licence as a SPDX expression: add it to LICENCES of scripts/bill.py")


def spdx(text: str) -> str:
    """The text as a SPDX expression; empty if it is none."""
    try:
        return str(canonicalize_license_expression(text))
    except InvalidLicenseExpression:
        return ""


def component(url: str, package: metadata.Distribution | None = None, scope: str = "required") -> Component:
    """A component with its licence; with a package its version."""
    name = url.partition("/")[2].replace("%40", "@")
    found: Component = {"type": "library", "bom-ref": url, "name": name, "scope": scope}
    expression = licence(url, package)
    if package is not None:
        url = f"{url}@{package.version}"
        found |= {"bom-ref": url, "version": package.version}
    return found | {"purl": url, "licenses": [{"expression": expression}]}


def of_the_site(site: Path) -> Iterator[Component]:
    """What the site ships of others: the builder's theme, icons, and the parts of the theme's scripts."""
    notice = site / NOTICE
    parts = PART.findall(notice.read_text(encoding="utf-8")) if notice.is_file() else []
    if not parts:
        raise Unlicensed(f"the site has no {NOTICE} that names the parts of the theme's scripts")
    yield component(f"pkg:pypi/{BUILDER}", metadata.distribution(BUILDER))
    yield component(ICONS)
    for name, version, declared in parts:
        url = f"pkg:npm/{name.replace('@', '%40')}"
        expression = spdx(declared)
        if not expression:
            raise Unlicensed(f"{url} has no licence as a SPDX expression in {NOTICE}: {declared!r}")
        found: Component = {
            "type": "library",
            "bom-ref": f"{url}@{version}",
            "name": name,
            "scope": "required",
        }
        found |= {"version": version, "purl": f"{url}@{version}", "licenses": [{"expression": expression}]}
        yield found


def of_the_lab() -> Iterator[Component]:
    """The packages of others in the lab in a browser tab, each with the parts that it holds."""
    for one in tab_packages.listed():
        yield _listed(one.url, one.name, one.version, one.licence)
        for part in one.holds:
            yield _listed(
                f"pkg:generic/{part.name.lower()}@{part.version}", part.name, part.version, part.licence
            )


def _listed(url: str, name: str, version: str, licence: str) -> Component:
    found: Component = {"type": "library", "bom-ref": f"{url}#lab", "name": name, "scope": "required"}
    return found | {"version": version, "purl": url, "licenses": [{"expression": licence}]}


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
        "components": [*components, *of_the_site(site), *of_the_lab(), *of_the_starters(tree)],
        "dependencies": dependencies,
    }
    return json.dumps(document, indent=1) + "\n"


def _direct(lines: list[str], packages: dict[str, metadata.Distribution]) -> list[str]:
    names = sorted(
        n for n in packages if any(re.match(rf"{n}\b(?!-)", x.lower().replace("_", "-")) for x in lines)
    )
    return [f"pkg:pypi/{name}@{packages[name].version}" for name in names]
