"""The GPU's drivers and kernels on numba-cuda's simulator: the same bytes as on the processor.

The simulator runs them in plain Python, a thread of Python for each of a GPU's. It takes records and all else that the
kernels use. So what is tried is who works on what: places, blocks, threads that have nothing to do, and games in step.
What the CUDA compiler makes of the rules is not: see `test_ptx`, and, for those who have a GPU, `parity` and `arena`.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from jadetable.core import registry

ROOT = Path(__file__).parents[2]

if sys.platform != "linux":
    pytest.skip("numba-cuda is installed for tests on Linux only", allow_module_level=True)


@pytest.mark.slow
@pytest.mark.parametrize("slug", registry.house_slugs())
def test_simulated_games_are_the_same_as_those_of_the_processor(slug: str) -> None:
    simulating = {"NUMBA_DISABLE_JIT": "1", "NUMBA_ENABLE_CUDASIM": "1", "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    command = [sys.executable, "-m", "tests.gpu.simulated", slug]
    done = subprocess.run(command, cwd=ROOT, env=os.environ | simulating, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == ""
