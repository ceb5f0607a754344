"""What the README promises is executed."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_whole_game_in_the_readme_runs_as_printed(tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.S)
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "verified: True" in done.stdout
    assert "The game is over" in done.stdout


def test_the_two_commands_stand_at_the_top() -> None:
    top = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:6]
    assert any(line.strip().startswith("make play") for line in top)
    assert any(line.strip().startswith("make test") for line in top)
