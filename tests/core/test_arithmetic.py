"""Sums that come out the same everywhere: exp, logarithms of counts, shares; and no rule uses the platform's own."""

import ast
import math
import os
import subprocess
import sys
from collections.abc import Iterator
from decimal import Decimal, localcontext
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from jadetable.bots.search_root import CANDIDATES
from jadetable.core import compiled
from jadetable.core.arithmetic import HIGHEST, LOWEST, MOST_COUNTED, exp, log2_of, share_out
from jadetable.core.compiled import rule
from jadetable.core.record import MAX_SEATS, Numbers

ROOT = Path(__file__).parents[2]
SPREADS = 0.3, 1.0, 7.0, 4321.0


@rule
def exp_of_all(given: Numbers, out: Numbers) -> None:
    """E to the power of each."""
    for place in range(len(given)):
        out[place] = exp(given[place])


def powers(count: int) -> NDArray[np.float64]:
    """Powers of all sizes: as search asks for them, over the whole range and beyond, and close to nothing."""
    dice = np.random.default_rng(7)
    usual, wide, small = dice.uniform(-20, 5, count), dice.uniform(-720, 720, count), dice.normal(0, 1e-3, count)
    edges = [0.0, -0.0, LOWEST, HIGHEST, math.nan, math.inf, -math.inf, 5e-324, 1e-300, 1.0, -1.0]
    return np.concatenate([usual, wide, small, np.nextafter((LOWEST, HIGHEST), 0.0), edges])


def results(given: NDArray[np.float64]) -> NDArray[np.float64]:
    """E to the power of each of them."""
    out = np.zeros(len(given))
    exp_of_all(given, out)
    return out


def all_shares() -> NDArray[np.float32]:
    """Shares of seats whose positions are worth something, for every number of seats and several spreads."""
    dice = np.random.default_rng(8)
    out = np.zeros((200, MAX_SEATS), np.float32)
    for place, worth in enumerate(out):
        seats, spread = 1 + place % MAX_SEATS, SPREADS[place % len(SPREADS)]
        worth[:seats] = dice.uniform(-10 * spread, 10 * spread, seats)
        share_out(worth, seats, spread)
    return out


# --- the same bits ----------------------------------------------------------------------------------------------------

FEW = 5000


@pytest.mark.skipif(compiled.INTERPRETED, reason="compares the compiled sums with interpreted ones")
def test_interpreted_and_compiled_sums_agree_to_the_last_bit() -> None:
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    command = [sys.executable, "-m", "tests.core.test_arithmetic"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout == results(powers(FEW)).tobytes() + all_shares().tobytes()


# --- e to a power -----------------------------------------------------------------------------------------------------


def test_exp_is_at_most_one_unit_in_the_last_place_from_that_of_the_platform() -> None:
    given = powers(3000 if compiled.INTERPRETED else 200_000)
    given = given[(given > LOWEST) & (given < HIGHEST)]
    theirs = np.array([math.exp(power) for power in given.tolist()])
    off = np.abs(results(given).view(np.int64) - theirs.view(np.int64))
    assert off.max() <= 1
    assert (off == 0).mean() > 0.8


def test_exp_never_falls_while_the_power_rises() -> None:
    dice = np.random.default_rng(9)
    # Everywhere; and number by number around the powers where k becomes another one.
    everywhere = np.sort(dice.uniform(LOWEST, HIGHEST, 2000 if compiled.INTERPRETED else 500_000))
    assert (np.diff(results(everywhere)) >= 0).all()
    for half_turns in range(-41, 42, 2):
        middle = half_turns / 2 * math.log(2)
        steps = np.arange(-200, 200) * np.spacing(abs(middle))
        assert (np.diff(results(middle + steps)) >= 0).all()


def test_exp_is_nothing_below_its_bounds_and_infinite_above_them() -> None:
    assert exp(LOWEST) == exp(-1e300) == exp(-math.inf) == 0.0
    assert exp(HIGHEST) == exp(1e300) == exp(math.inf) == math.inf
    assert 0.0 < exp(math.nextafter(LOWEST, 0.0)) < exp(math.nextafter(HIGHEST, 0.0)) < math.inf


def test_exp_of_what_is_not_a_number_is_not_a_number() -> None:
    assert math.isnan(exp(math.nan))


def test_exp_of_nothing_is_one_and_of_a_short_number_as_exact_as_of_a_long_one() -> None:
    assert exp(0.0) == exp(-0.0) == exp(0) == 1.0
    short: Any = np.float32(0.1)
    assert exp(short) == exp(float(short))


# --- the logarithm of a count -----------------------------------------------------------------------------------------


def test_the_logarithm_of_every_count_is_the_nearest_number_to_it() -> None:
    with localcontext() as context:
        context.prec = 40
        exact = [float(Decimal(count).ln() / Decimal(2).ln()) for count in range(1, MOST_COUNTED + 1)]
    assert [log2_of(count) for count in range(1, MOST_COUNTED + 1)] == exact
    assert log2_of(0) == 0.0


def test_search_counts_no_more_candidates_than_there_are_logarithms() -> None:
    assert CANDIDATES <= MOST_COUNTED


# --- shares -----------------------------------------------------------------------------------------------------------


def test_shares_add_up_to_one_and_leave_other_seats_alone() -> None:
    for place, shares in enumerate(all_shares()):
        seats = 1 + place % MAX_SEATS
        assert (shares[:seats] >= 0).all() and not shares[seats:].any()
        assert shares.sum(dtype=np.float64) == pytest.approx(1, abs=1e-6)


def test_who_is_one_spread_ahead_has_e_times_the_share() -> None:
    shares = np.array([12.0, 5.0, 5.0], np.float32)
    share_out(shares, 3, 7.0)
    assert shares[0] / shares[1] == pytest.approx(math.e) and shares[1] == shares[2]


@pytest.mark.parametrize("worth", [-1e6, 0.0, 1e6])
def test_shares_of_equal_positions_are_equal_however_much_they_are_worth(worth: float) -> None:
    shares = np.full(4, worth, np.float32)
    share_out(shares, 4, 1.0)
    assert (shares == 0.25).all()


# --- no rule uses the platform's own ----------------------------------------------------------------------------------

FROM_MATH = {"factorial", "inf", "nan", "sqrt"}  # exact, or rounded one way only
FROM_NUMPY = {
    *("float32", "float64", "int16", "int64", "int8", "uint64", "uint8"),
    *("array", "ascontiguousarray", "dtype", "frombuffer", "zeros"),
}


def is_rule(node: ast.AST) -> bool:
    """Whether this is a function that is compiled."""
    names = {ast.unparse(one).partition("(")[0] for one in getattr(node, "decorator_list", ())}
    return bool(names & {"rule", "kernel"})


def not_the_same_everywhere(source: str) -> Iterator[str]:
    """Whatever a file with rules takes from `math` or NumPy that platforms may round differently; and any power."""
    tree = ast.parse(source)
    if not any(map(is_rule, ast.walk(tree))):
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module in ("math", "cmath", "numpy"):
            allowed = FROM_NUMPY if node.module == "numpy" else FROM_MATH
            yield from (one.name for one in node.names if one.name not in allowed)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            allowed = {"np": FROM_NUMPY, "math": FROM_MATH}.get(node.value.id, {node.attr})
            if node.attr not in allowed:
                yield ast.unparse(node)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pow":
            yield ast.unparse(node)
        if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Pow):
            yield ast.unparse(node)


def test_no_file_with_rules_uses_sums_that_platforms_round_differently() -> None:
    sources = {path.relative_to(ROOT): path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py")}
    found = {str(path): list(not_the_same_everywhere(source)) for path, source in sources.items()}
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize(
    ("used", "found"),
    [
        ("from math import exp", "exp"),
        ("import numpy as np\nHALF = np.exp(-1.0)", "np.exp"),
        ("import math\nHALF = math.log(2.0)", "math.log"),
        ("HALF = 4 ** HALF", "4 ** HALF"),
        ("HALF = pow(2.0, -1)", "pow(2.0, -1)"),
    ],
)
def test_a_rule_with_sums_of_the_platforms_own_would_be_found(used: str, found: str) -> None:
    plain = "def half():\n    return HALF"
    assert list(not_the_same_everywhere(f"{used}\n@rule\n{plain}")) == [found]
    assert list(not_the_same_everywhere(f"{used}\n{plain}")) == []


if __name__ == "__main__":
    sys.stdout.buffer.write(results(powers(FEW)).tobytes() + all_shares().tobytes())
