"""Starters: their types agree with the schemas, and they overwrite nothing."""

from __future__ import annotations

import email
import json
import os
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from asl_conformance import __version__
from asl_conformance.base import address
from asl_conformance.cli import main
from asl_conformance.cli.starters import LANGUAGES as OFFERED
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.report.schema import schema
from asl_conformance.starters import starter as starters
from asl_conformance.starters.languages import LANGUAGES
from asl_conformance.starters.model import WORDS, Protocol, UnknownShape, protocol
from asl_conformance.starters.writers import names
from asl_conformance.suite.vector_set import read_manifest

GUIDE = (Path(__file__).parents[3] / "docs" / "writing-an-adapter.md").read_text(encoding="utf-8")
FOR_ENGINES = ("request", "response", *(name for name in ("answer-los", "answer-state", "answer-rout")))


@pytest.fixture(scope="module")
def declared() -> Protocol:
    return protocol()


@cache
def types(language: str) -> str:
    """All types that a language's starter declares."""
    return "".join(starters.types(language).values())


def init(*args: str) -> Result:
    return CliRunner().invoke(main, ["init", *args])


def parts(name: str) -> dict[str, Any]:
    return {key: part for key, part in schema(name)["$defs"].items() if part.get("type") == "object"}


@pytest.mark.parametrize("name", FOR_ENGINES)
def test_every_structure_of_a_schema_is_declared_with_its_fields(name: str, declared: Protocol) -> None:
    found = {one.name: one for one in declared.structures}
    for key, part in parts(name).items():
        fields = {field.name: field for field in found[key].fields}
        tag = found[key].tag
        assert {*fields, *([tag[0]] if tag else [])} == part["properties"].keys()
        for field, described in part["properties"].items():
            if field in fields:
                assert fields[field].required == (field in part["required"])
                assert fields[field].default == described.get("default")
                assert fields[field].description.startswith(described.get("description", ""))


def test_a_structure_stands_after_those_it_is_made_of(declared: Protocol) -> None:
    done: set[str] = set()
    for one in declared.structures:
        for field in one.fields:
            kind = field.kind
            while kind.of is not None:
                kind = kind.of
            assert kind.shape != "struct" or kind.name in done, (one.name, field.name)
        done.add(one.name)


def test_the_words_of_a_list_have_the_descriptions_of_the_schema() -> None:
    cover = {"enum": ["foxhole", "wire"], "description": "A cover.", WORDS: {"wire": "Wire (B26)"}}
    lost = {"type": "string", WORDS: {"fire": "it fired"}}
    fields = {
        "on": {"type": "array", "items": {"$ref": "#/$defs/Cover"}, "description": "What it is on."},
        "lost_by": {"$ref": "#/$defs/Loss", "description": "By what."},
    }
    unit = {"type": "object", "properties": fields, "required": ["on"]}
    made = protocol(lambda name: {"$defs": {"Cover": cover, "Loss": lost, "Piece": unit}})
    (words,) = made.words
    assert (words.name, words.description) == ("Cover", "A cover.")
    assert [(word.text, word.description) for word in words.words] == [
        ("foxhole", ""),
        ("wire", "Wire (B26)"),
    ]
    on, lost_by = made.structures[0].fields
    assert (on.description, on.kind.shape, on.kind.of and on.kind.of.name) == (
        "What it is on.",
        "list",
        "Cover",
    )
    assert (lost_by.description, lost_by.kind.shape) == ("By what. `fire`: it fired", "text")


def test_what_no_declaration_can_be_made_of_is_refused() -> None:
    odd = {"type": "object", "properties": {"x": {"type": "date"}}, "required": []}
    with pytest.raises(UnknownShape, match="Odd_x"):
        protocol(lambda name: {"$defs": {"Odd": odd}})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_types_of_a_language_have_every_word_and_every_field(language: str, declared: Protocol) -> None:
    text = types(language)
    words_in_text = set(re.findall(r"\"([^\"]*)\"", text)) | set(re.findall(r"\w+", text))
    assert {word.text for words in declared.words for word in words.words} <= words_in_text
    assert {field.name for one in declared.structures for field in one.fields} <= words_in_text
    assert {one.tag[1] for one in declared.structures if one.tag} <= words_in_text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_types_of_a_language_carry_the_descriptions(language: str, declared: Protocol) -> None:
    text = " ".join(re.sub(r"[^\w(),.;:'-]+", " ", types(language)).split())
    for one in declared.structures:
        for description in (one.description, *(field.description for field in one.fields)):
            first = re.sub(r"[^\w(),.;:'-]+", " ", description.partition("\n")[0]).strip()
            assert first in text, (one.name, description)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_mark_of_the_template_is_left(language: str) -> None:
    for path, text in starters.starter(language, "mine").items():
        assert not re.search(r"@[{%#]|[}%#]@", text), path
        assert text.endswith("\n"), path
        assert "\n\n\n\n" not in text, path


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_of_a_part_is_written_and_listed(language: str) -> None:
    files, folder = starters.starter(language, "mine"), starters.HERE / "parts" / language
    there = {path.relative_to(folder).as_posix().removesuffix(".j2") for path in folder.rglob("*.*")}
    assert there <= files.keys()
    for path in files.keys() - {"README.md", ".gitignore"}:
        assert f"`{path}`" in files["README.md"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_configuration_names_the_engine(language: str) -> None:
    files = starters.starter(language, "mine")
    engines = tomllib.loads(files["asl-conformance.toml"])["engines"]
    assert engines == {"mine": {"command": LANGUAGES[language].run, "timeout": 5}}
    workflow = files[".github/workflows/conformance.yml"]
    assert "smoke --engine mine\n" in workflow
    assert f"- run: {LANGUAGES[language].build}\n" in workflow or not LANGUAGES[language].build
    assert "pip install asl-conformance" not in workflow


def test_the_command_offers_what_there_is() -> None:
    assert set(OFFERED) == set(LANGUAGES), "LANGUAGES of cli/starters.py and of starters/languages.py differ"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_names_the_language_and_how_it_is_tried(language: str) -> None:
    assert f"`{language}`" in GUIDE
    assert re.search(rf"(?m)^\| {re.escape(LANGUAGES[language].title)} \|.+\|.+\|$", GUIDE)


def test_a_starter_is_written_and_the_next_step_printed(tmp_path: Path) -> None:
    result = init("--language", "go", str(tmp_path / "Mein Motor"))
    assert result.exit_code == 0, result.output
    assert "go build -o build/engine . && asl-conformance smoke --engine mein-motor" in result.output
    there = {
        path.relative_to(tmp_path / "Mein Motor").as_posix() for path in tmp_path.rglob("*") if path.is_file()
    }
    assert there == starters.starter("go", "mein-motor").keys()


def test_nothing_is_written_over_and_all_that_is_in_the_way_is_named(tmp_path: Path) -> None:
    (tmp_path / "engine.py").write_text("mine", encoding="utf-8")
    (tmp_path / "README.md").symlink_to(tmp_path / "nowhere")
    (tmp_path / ".github").write_text("a file", encoding="utf-8")
    (tmp_path / "other.py").write_text("out of the way", encoding="utf-8")
    result = init("--language", "python", str(tmp_path))
    assert result.exit_code == 2
    assert "nothing was written" in result.output
    named = {line.strip() for line in result.output.splitlines() if str(tmp_path) in line}
    assert named == {str(tmp_path / name) for name in ("engine.py", "README.md", ".github")}
    assert {path.name for path in tmp_path.iterdir()} == {"engine.py", "README.md", ".github", "other.py"}


def test_types_are_made_anew_and_nothing_else(tmp_path: Path) -> None:
    init("--language", "python", str(tmp_path))
    before = (tmp_path / "protocol.py").read_text(encoding="utf-8")
    (tmp_path / "protocol.py").write_text("old", encoding="utf-8")
    (tmp_path / "engine.py").write_text("mine", encoding="utf-8")
    result = init("--language", "python", "--types-only", str(tmp_path))
    assert result.exit_code == 0, result.output
    assert (tmp_path / "protocol.py").read_text(encoding="utf-8") == before
    assert (tmp_path / "engine.py").read_text(encoding="utf-8") == "mine"


def test_a_file_is_no_place_for_a_starter(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    result = init("--language", "rust", str(tmp_path / "file" / "engine"))
    assert result.exit_code == 2
    assert str(tmp_path / "file") in result.output


@pytest.mark.parametrize(
    ("folder", "name"),
    [
        ("Motor", "motor"),
        ("my_engine.2", "my-engine-2"),
        ("2nd", "my-engine-2nd"),
        pytest.param(os.fsdecode("«»".encode()), "my-engine", id="no letter"),
    ],
)
def test_an_engine_is_called_after_its_folder(tmp_path: Path, folder: str, name: str) -> None:
    assert starters.engine_name(tmp_path / folder) == name


def test_a_name_that_a_language_has_taken_is_called_otherwise(declared: Protocol) -> None:
    found = names.apart(declared, {"Result"})
    assert "ResultAction" in found.unions[-1].members
    assert {one.name for one in found.structures} ^ {one.name for one in declared.structures} == {
        *("Result", "ResultAction")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_starter_has_the_address_of_the_setting_or_none(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(address.metadata, "metadata", lambda name: email.message_from_string("Name: x\n"))
    monkeypatch.delenv(address.SETTING, raising=False)
    plain = starters.starter(language, "mine")
    project = "https://example.org/asl"
    assert 'the page "Writing an adapter" continues' in plain["README.md"]
    monkeypatch.setenv(address.SETTING, project)
    linked = starters.starter(language, "mine")
    assert [place for place in plain if plain[place] != linked[place]] == ["README.md"]
    page = f"[Writing an adapter]({project}/blob/v{__version__}/docs/writing-an-adapter.md)"
    assert f"the page {page} continues" in linked["README.md"]


@pytest.mark.parametrize("language", ["javascript"])
def test_what_is_json_is_json(language: str) -> None:
    assert json.loads(starters.starter(language, "mine")["package.json"])["name"] == "mine"


def test_what_goes_both_ways_is_read_and_written() -> None:
    limits = {"type": "object", "properties": {"line": {"type": "integer"}}, "required": []}
    (made,) = protocol(lambda name: {"$defs": {"Limits": limits}}).structures
    assert (made.read, made.written) == (True, True)
    (answer,) = protocol(lambda name: {"$defs": {"Limits": limits} if name == "response" else {}}).structures
    assert (answer.read, answer.written) == (False, True)


@pytest.mark.parametrize(("place", "setting"), [("mine/vectors", False), ("cases", True)])
def test_the_vectors_are_written_where_the_user_says(
    place: str, setting: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = init("--language", "python", "--vectors", place, "mine")
    assert result.exit_code == 0, result.output
    assert (tmp_path / "mine" / "engine.py").is_file()
    manifest = read_manifest(tmp_path / place)
    assert manifest.cases == len(load_cases().all)
    assert (tmp_path / place / manifest.whole.file).is_file()
    told = result.output.splitlines()[-1]
    assert LANGUAGES["python"].test in told
    assert (f"ASL_VECTORS={tmp_path / place}" in told) is setting


def test_the_vectors_do_not_take_a_folder_that_holds_something_else(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "main.py").write_text("mine", encoding="utf-8")
    result = init("--language", "python", "--vectors", str(tmp_path / "src"), str(tmp_path))
    assert result.exit_code == 2
    assert "holds no vectors" in result.output
    assert (tmp_path / "src" / "main.py").read_text(encoding="utf-8") == "mine"


def test_without_the_option_there_are_no_vectors(tmp_path: Path) -> None:
    assert init("--language", "python", str(tmp_path)).exit_code == 0
    assert not list(tmp_path.rglob("manifest.json"))
