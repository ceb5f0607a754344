"""Call the command line as a person does."""

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from click.testing import CliRunner, Result

from jadetable.cli import main

SOURCES = Path(__file__).resolve().parents[2] / "src"
LANGUAGES = ("en", "it", "zh-Hans")


def jade(*arguments: object, lines: Iterable[str] = (), home: Path | None = None, lang: str = "C.UTF-8") -> Result:
    """Run a command in this process with these lines typed; games are saved below `home`."""
    settings = {"LANG": lang, "LC_ALL": None, "LC_MESSAGES": None, "JADE_LANG": None, "COLUMNS": "80"}
    runner = CliRunner(env=settings | {"XDG_DATA_HOME": str(home or "/nonexistent/jade")})
    return runner.invoke(main, [str(word) for word in arguments], input="".join(f"{line}\n" for line in lines))


def interpreted(**more: str) -> dict[str, str]:
    """The environment of a child process that need not wait for the compiler."""
    return {**os.environ, "PYTHONPATH": str(SOURCES), "NUMBA_DISABLE_JIT": "1", "LANG": "C.UTF-8", **more}


def python(code: str) -> str:
    """What a fresh interpreter prints."""
    done = subprocess.run([sys.executable, "-c", code], env=interpreted(), capture_output=True, text=True, check=True)
    return done.stdout


def saved(home: Path) -> Path:
    """The one game saved below a folder."""
    (found,) = home.rglob("*.jade")
    return found
