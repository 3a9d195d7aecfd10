"""The workflows of GitHub have the form of its schema; a release is built once, attested, then published."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
RELEASE = ROOT / ".github" / "workflows" / "release.yml"


def valid(path: Path, schema: str) -> subprocess.CompletedProcess[str]:
    """The check of a file by a schema that the package check-jsonschema carries."""
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}", str(path)]
    environment = os.environ | {"PYTHONWARNDEFAULTENCODING": "0"}
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=False, env=environment)


def release() -> dict[str, Any]:
    return dict(YAML(typ="safe").load(RELEASE.read_text(encoding="utf-8")))


def steps(job: str) -> list[dict[str, Any]]:
    return list(release()["jobs"][job]["steps"])


def uses(job: str) -> list[str]:
    return [step["uses"].partition("@")[0] for step in steps(job) if "uses" in step]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_has_the_form_of_the_schema(path: Path) -> None:
    done = valid(path, "github-workflows")
    assert done.returncode == 0, done.stdout


def test_the_action_has_the_form_of_the_schema() -> None:
    done = valid(ROOT / "action.yml", "github-actions")
    assert done.returncode == 0, done.stdout


def test_a_workflow_of_another_form_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "release.yml"
    text = RELEASE.read_text(encoding="utf-8")
    path.write_text(text.replace("id-token: write", "id-token: always"), encoding="utf-8")
    assert valid(path, "github-workflows").returncode == 1


def test_a_release_is_built_once_and_each_job_needs_the_one_before() -> None:
    jobs = release()["jobs"]
    assert list(jobs) == ["build", "attest", "index", "page"]
    assert [jobs[name].get("needs") for name in jobs] == [None, "build", "attest", "index"]
    assert "actions/checkout" in uses("build")
    for name in ("attest", "index", "page"):
        assert uses(name)[0] == "actions/download-artifact"
        assert "actions/checkout" not in uses(name)
    assert "actions/attest-build-provenance" in uses("attest")
    assert "pypa/gh-action-pypi-publish" in uses("index")


def test_no_job_has_a_password_or_more_rights_than_it_needs() -> None:
    assert "secrets." not in RELEASE.read_text(encoding="utf-8")
    jobs = release()["jobs"]
    rights = {
        name: {k for k, v in job.get("permissions", {}).items() if v == "write"} for name, job in jobs.items()
    }
    assert rights == {
        "build": set(),
        "attest": {"id-token", "attestations"},
        "index": {"id-token"},
        "page": {"contents"},
    }
    assert release()["permissions"] == {"contents": "read"}


def run(job: str, folder: Path) -> None:
    """The commands of a job in the folder, as the workflow has them."""
    environment = os.environ | {"GITHUB_OUTPUT": str(folder / "output")}
    for step in steps(job):
        if "run" in step:
            subprocess.run(["bash", "-ec", step["run"]], cwd=folder, env=environment, check=True)


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="the workflow runs on Linux")
def test_the_commands_after_the_build_take_the_packages_and_leave_the_rest(tmp_path: Path) -> None:
    dist = tmp_path / "dist"
    dist.mkdir()
    packages = ["asl_conformance-1.2.0-py3-none-any.whl", "asl_conformance-1.2.0.tar.gz"]
    others = [
        "asl-conformance-1.2.0-site.tar.gz",
        "asl-conformance-1.2.0-sbom.cdx.json",
        "asl-vectors-1.tar.gz",
        "asl-conformance-1.2.0-lab.html",
    ]
    for name in (*packages, *others):
        (dist / name).write_text(name, encoding="utf-8")
    sums = (f"{hashlib.sha256(n.encode()).hexdigest()}  {n}\n" for n in (*packages, *others))
    (dist / "SHA256SUMS").write_text("".join(sums), encoding="utf-8")
    run("attest", tmp_path)
    assert (tmp_path / "output").read_text(encoding="utf-8") == f"path=dist/{others[1]}\n"
    run("index", tmp_path)
    assert sorted(path.name for path in (tmp_path / "packages").iterdir()) == sorted(packages)
    (dist / others[0]).write_text("changed", encoding="utf-8")
    with pytest.raises(subprocess.CalledProcessError):
        run("attest", tmp_path)
