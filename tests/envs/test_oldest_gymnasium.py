"""The tests of Gymnasium and PettingZoo pass with the oldest Gymnasium that we allow, too: the one RLlib asks for.

The pinned one is the newest. The oldest is fetched into a folder of its own; where that cannot be, this is skipped.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo")

ROOT = Path(__file__).parents[2]
OLDEST = "1.2.2"
RUN = f"""
import gymnasium, pytest, sys
assert gymnasium.__version__ == "{OLDEST}"
sys.exit(pytest.main(["-q", "-p", "no:cacheprovider", "-k", "official or id or replaced or native",
                      "tests/envs/test_gym.py", "tests/envs/test_zoo.py"]))
"""


@pytest.mark.slow
def test_the_oldest_gymnasium_will_do(tmp_path: Path) -> None:
    assert f'"gymnasium>={OLDEST},' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    fetch = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--no-deps", "--python", sys.executable]
    fetched = subprocess.run([*fetch, "--target", tmp_path, f"gymnasium=={OLDEST}"], capture_output=True, check=False)
    if fetched.returncode:
        pytest.skip(f"gymnasium {OLDEST} cannot be fetched: {fetched.stderr.decode()[-200:]}")
    found = os.pathsep.join([str(tmp_path), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-c", RUN],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": found},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
