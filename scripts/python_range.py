"""Whether this Python can run Jade Table: `python scripts/python_range.py` fails with a sentence if it cannot.

`scripts/setup.sh` asks before anything is installed, so this file runs on old Pythons too.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent / "pyproject.toml"
BOUNDS = re.compile(r'^requires-python = ">=3\.(\d+),<3\.(\d+)"', re.MULTILINE)


def bounds() -> tuple[int, int]:
    """The oldest and the newest Python 3 that will do, as numbers behind the dot."""
    found = BOUNDS.search(PROJECT.read_text(encoding="utf-8"))
    assert found is not None
    oldest, too_new = found.groups()
    return int(oldest), int(too_new) - 1


def refusal(version: tuple[int, ...]) -> str:
    """Why this Python cannot be used, as a sentence, or nothing."""
    oldest, newest = bounds()
    if (3, oldest) <= version[:2] <= (3, newest):
        return ""
    needed = f"Jade Table needs Python 3.{oldest} to 3.{newest}, and {sys.executable} is {version[0]}.{version[1]}."
    return f"{needed} Name another one: make play PYTHON=python3.{newest}"


if __name__ == "__main__":
    sys.exit(refusal(sys.version_info[:2]) or 0)
