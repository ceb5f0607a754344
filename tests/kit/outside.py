"""A game of another package, installed as a designer's own would be: by pip, into a folder of its own."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PIG = ROOT / "examples" / "pig"


def install(package: Path, folder: Path) -> Path:
    """Put a package into a folder that can stand on the path; without a network, and nothing else with it."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    done = subprocess.run(
        [*command, "--target", str(folder), str(package)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return folder
