"""Which engine a command means, and the message if there is none."""

import sys
from pathlib import Path

import pytest

from asl_conformance.adapters.base import EngineStartError
from asl_conformance.adapters.choose import Choice, choose, load_object, open_choice, open_engine
from asl_conformance.adapters.configuration import configuration
from asl_conformance.adapters.inprocess import InProcessEngine
from asl_conformance.adapters.limits import MEMORY, TIMEOUT
from tests.harness.systems import posix

ENGINE = """
class Engine:
    def initialize(self, params):
        return {"protocol": 1, "name": "mine"}
    def evaluate(self, params):
        return {"outcomes": []}
ready = Engine()
half = object()
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "my_engine.py").write_text(ENGINE, encoding="utf-8")
    (tmp_path / "asl-conformance.toml").write_text(
        '[engines.mine]\ncommand = "python:my_engine:Engine"\ntimeout = 3\nedition = "older"\n'
        f'[engines.reference_by_pipe]\ncommand = ["{sys.executable}", "-m", "asl_reference"]\n'
        'directory = "below"\nenvironment = { GREETING = "hello" }\n',
        encoding="utf-8",
    )
    (tmp_path / "below").mkdir()
    return tmp_path


def test_a_name_of_the_configuration_stands_for_what_it_says(folder: Path) -> None:
    assert choose("mine", folder=folder) == Choice("python:my_engine:Engine", folder / ".", {}, 3, "older")
    below = choose("reference_by_pipe", folder=folder / "below")
    assert below.directory == folder / "below"
    assert below.environment == {"GREETING": "hello"}


def test_the_message_for_an_unknown_word_lists_the_names_of_the_configuration(folder: Path) -> None:
    with pytest.raises(
        EngineStartError, match=r"'mime' is no command and no engine .* mine, reference_by_pipe"
    ):
        choose("mime", folder=folder)
    assert choose("sh", folder=folder).command == "sh"
    assert choose("./mime", folder=folder).command == "./mime"


def test_a_timeout_given_outweighs_the_configuration(folder: Path) -> None:
    assert choose("mine", 7, folder).timeout == 7
    assert choose("reference", folder=folder).timeout == TIMEOUT


def test_the_memory_it_may_hold_is_configured_unless_it_is_given(folder: Path) -> None:
    toml = folder / "asl-conformance.toml"
    toml.write_text('[engines.mine]\ncommand = "mine"\nmemory = 512\n', encoding="utf-8")
    assert choose("mine", folder=folder).memory == 512
    assert choose("mine", folder=folder, memory=64).memory == 64
    assert choose("reference", folder=folder).memory == MEMORY
    toml.write_text('[engines.mine]\ncommand = "mine"\nmemory = 0\n', encoding="utf-8")
    with pytest.raises(EngineStartError, match="memory"):
        choose("mine", folder=folder)


@pytest.mark.parametrize("name", ["Engine", "ready"])
def test_a_python_class_or_object_is_an_engine(folder: Path, name: str) -> None:
    with open_choice(Choice(f"python:my_engine:{name}", folder)) as engine:
        assert isinstance(engine, InProcessEngine)
        assert engine.start().name == "mine"
    assert str(folder) not in sys.path


def test_a_command_runs_where_and_with_what_the_configuration_says(folder: Path) -> None:
    script = folder / "below" / "engine.py"
    script.write_text(
        "import json, os, sys\n"
        "request = json.loads(sys.stdin.readline())\n"
        "name = os.environ['GREETING'] + ' from ' + os.path.basename(os.getcwd())\n"
        "reply = {'jsonrpc': '2.0', 'id': request['id'], 'result': {'protocol': 1, 'name': name}}\n"
        "print(json.dumps(reply), flush=True)\n"
        "sys.stdin.readline()\n",
        encoding="utf-8",
    )
    choice = Choice((sys.executable, "engine.py"), folder / "below", {"GREETING": "hello"})
    with open_choice(choice) as engine:
        assert engine.start().name == "hello from below"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("python:my_engine", "write python:package.module:object"),
        ("python:nowhere:Engine", "ModuleNotFoundError"),
        ("python:my_engine:Missing", "AttributeError"),
        ("python:my_engine:half", r"no method initialize\(params\)"),
    ],
)
def test_what_is_no_python_engine_says_why(folder: Path, text: str, problem: str) -> None:
    with pytest.raises(EngineStartError, match=problem):
        load_object(text, folder)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[engines.mine]\n", r"asl-conformance\.toml: .*command"),
        ('[engines.mine]\ncommand = "x"\ntimeout = 0\n', r"asl-conformance\.toml: .*timeout"),
        ('[engines.mine]\ncommand = "x"\ncolour = 1\n', r"asl-conformance\.toml: .*colour"),
        ("[engines", r"asl-conformance\.toml: "),
    ],
)
def test_a_bad_configuration_names_file_and_field(tmp_path: Path, text: str, problem: str) -> None:
    (tmp_path / "asl-conformance.toml").write_text(text, encoding="utf-8")
    with pytest.raises(EngineStartError, match=problem):
        choose("mine", folder=tmp_path)


def test_a_working_directory_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(EngineStartError, match="gone does not exist"):
        open_choice(Choice("true", tmp_path / "gone")).start()


def test_reference_is_the_reference() -> None:
    with open_engine("reference") as engine:
        assert engine.start().name == "asl-reference"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "[engines.mine]\ncommand = 'x'\ntimout = 3\n",
            "no engines.mine.timout; keys are command, ",
        ),
        ("[engine.mine]\ncommand = 'x'\n", "there is no engine; keys are engines"),
        ("[engines.mine]\ncommand = 3\n", "engines.mine.command: Expected "),
        ("[engines.mine]\ntimeout = 3\n", "engines.mine: Object missing required field `command`"),
        ("[engines", "asl-conformance.toml: "),
    ],
)
def test_a_mistake_in_the_configuration_is_named_and_does_not_stop_the_reference(
    tmp_path: Path, text: str, message: str
) -> None:
    (tmp_path / "asl-conformance.toml").write_text(text, encoding="utf-8")
    with pytest.raises(EngineStartError) as caught:
        choose("mine", folder=tmp_path)
    assert message in str(caught.value)
    assert choose("reference", folder=tmp_path).command == "reference"


@posix
def test_a_configuration_that_anybody_may_have_left_above_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "asl-conformance.toml").write_text("[engines", encoding="utf-8")
    below = tmp_path / "below"
    below.mkdir()
    tmp_path.chmod(0o1777)
    assert configuration(below) is None
    with pytest.raises(EngineStartError):
        configuration(tmp_path)
