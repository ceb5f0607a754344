"""Rules as whole programs: what only other rules call stays asleep; what Python calls is compiled once, and kept."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from jadetable.core import compiled, whole

pytestmark = pytest.mark.skipif(compiled.INTERPRETED, reason="nothing is compiled")
ROOT = Path(__file__).parents[2]
SOURCE = """
import json
import sys

import numpy as np

from jadetable.core import whole

woken = []
finalize = whole.Library.finalize
whole.Library.finalize = lambda library: (woken.append(library.name), finalize(library))[1]

import jadetable.core.mask as mask

bits = np.array([0b1011], np.uint64)
found = [mask.count(bits), mask.nth(bits, 2), mask.count(bits)]
lowered = [name for name in dir(mask) if getattr(getattr(mask, name), "overloads", None)]
print(json.dumps({"found": [int(one) for one in found], "woken": woken, "lowered": lowered}))
"""


def fresh(cache: Path) -> dict[str, list[object]]:
    """What another process with its own cache says of the rules it called."""
    environment = os.environ | {"JADE_CACHE": str(cache), "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, "-c", SOURCE], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told: dict[str, list[object]] = json.loads(done.stdout)
    return told


def test_only_what_python_calls_becomes_machine_code_and_the_next_process_finds_it(tmp_path: Path) -> None:
    first, second = fresh(tmp_path), fresh(tmp_path)
    assert first["found"] == second["found"] == [3, 3, 3]
    assert sorted(map(str, first["woken"])) == ["count", "nth"]
    assert len(first["lowered"]) > len(first["woken"]), "there are rules that only others call"
    assert second["woken"] == [], "machine code was kept"


def test_a_rule_that_others_called_first_answers_python_as_well() -> None:
    @compiled.rule
    def inner(number: int) -> int:
        return number + 1

    @compiled.rule
    def outer(numbers: np.ndarray) -> int:
        return inner(numbers[0]) * 2

    assert isinstance(inner, whole.Dispatcher)
    assert outer(np.array([20])) == 42
    (version,) = inner.overloads.values()
    assert not version.library._finalized
    assert [inner(20), inner(21)] == [21, 22], "the second call finds what the first woke"
    assert version.library._finalized
    assert outer(np.array([1])) == 4
