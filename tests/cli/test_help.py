"""What a newcomer sees first."""

import re
import subprocess
import sys

import pytest

from jadetable.cli import WHERE
from tests.cli.jade import interpreted, jade, python

SLOW = ("numba", "numpy", "rich", "fluent.runtime", "babel", "tyme4py", "litestar", "sqlalchemy")


def test_help_imports_nothing_slow() -> None:
    code = (
        "import sys\n"
        "from jadetable.cli import main\n"
        "main(['--help'], standalone_mode=False)\n"
        f"print('LOADED', [name for name in {SLOW!r} if name in sys.modules])\n"
    )
    printed = python(code)
    assert "Usage:" in printed
    assert printed.strip().endswith("LOADED []")


@pytest.mark.parametrize("command", WHERE)
def test_every_command_has_help_with_an_example(command: str) -> None:
    result = jade(command, "--help")
    assert result.exit_code == 0
    assert re.search(rf"Examples?:\n +jade {command}", result.stdout)


@pytest.mark.parametrize("command", WHERE)
def test_the_help_of_every_command_imports_nothing_slow(command: str) -> None:
    code = (
        "import sys\n"
        "from jadetable.cli import main\n"
        f"main(['{command}', '--help'], standalone_mode=False)\n"
        f"print('LOADED', [name for name in {SLOW!r} if name in sys.modules])\n"
    )
    assert python(code).strip().endswith("LOADED []")


def test_the_list_of_commands_says_what_each_is_for() -> None:
    listed = jade("--help").stdout.partition("Commands:")[2]
    for command in WHERE:
        assert re.search(rf"^  {command} +[A-Z]\w+", listed, re.MULTILINE)


def test_python_m_jadetable_is_jade() -> None:
    command = [sys.executable, "-m", "jadetable", "--version"]
    done = subprocess.run(command, env=interpreted(), capture_output=True, text=True, check=True)
    assert done.stdout.startswith("jade, version ")


def test_wrong_usage_stays_with_click() -> None:
    result = jade("play")
    assert result.exit_code == 2
    assert "Usage: " in result.stderr and "--resume FILE" in result.stderr


def test_an_unknown_command_is_refused_by_click() -> None:
    result = jade("mahjong")
    assert result.exit_code == 2
    assert "No such command" in result.stderr
