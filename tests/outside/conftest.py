"""Packages that are none of ours, installed into folders of their own."""

import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PIG = ROOT / "examples" / "pig"


@dataclass(frozen=True)
class Site:
    """A folder into which packages were installed, as another environment would have them."""

    folder: Path

    @property
    def environment(self) -> dict[str, str]:
        """The environment of a process that finds them."""
        return os.environ | {"PYTHONPATH": str(self.folder), "LANG": "C.UTF-8", "COLUMNS": "80", "JADE_QUIET": "1"}

    def install(self, package: Path) -> None:
        """Install a package, from its sources alone: no network is needed."""
        options = ("--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--upgrade", "--target")
        command = [sys.executable, "-m", "pip", "install", *options, str(self.folder), str(package)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr

    def python(self, *arguments: str, lines: Sequence[str] = (), **more: str) -> subprocess.CompletedProcess[str]:
        """Run Python with these packages, with these lines typed."""
        typed = "".join(f"{line}\n" for line in lines)
        command = [sys.executable, *arguments]
        environment = self.environment | more
        return subprocess.run(
            command, input=typed, env=environment, cwd=self.folder, capture_output=True, text=True, check=False
        )

    def jade(self, *arguments: object, lines: Sequence[str] = (), **more: str) -> subprocess.CompletedProcess[str]:
        """Run a command of `jade`."""
        return self.python("-m", "jadetable", *map(str, arguments), lines=lines, **more)


@pytest.fixture(scope="session")
def pig(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """Pig of examples/, installed."""
    site = Site(tmp_path_factory.mktemp("site"))
    site.install(PIG)
    return site
