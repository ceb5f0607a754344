"""How sure a share is: pure numbers."""

import numpy as np
import pytest
from numpy.typing import NDArray

from jadetable.arena import contests, statistics
from jadetable.bulk.summary import wilson


@pytest.mark.parametrize(
    ("z", "freedom", "quantile"),
    [(1.959964, 5, 2.5706), (1.959964, 7, 2.3646), (1.959964, 30, 2.0423), (3.090232, 11, 4.0247), (3.0, 1000, 3.0075)],
)
def test_quantiles_are_those_of_student(z: float, freedom: int, quantile: float) -> None:
    assert statistics.student(z, freedom) == pytest.approx(quantile, rel=2e-3)


def test_intervals_are_wider_when_games_of_a_deal_agree() -> None:
    alike, mixed = np.tile([0.0, 2.0], 20), np.ones(40)
    held = np.full(40, 2.0)
    assert statistics.ratio(alike, held).high - statistics.ratio(alike, held).low > 0.2
    assert statistics.ratio(mixed, held).high - statistics.ratio(mixed, held).low < 0.01


def test_a_few_equal_deals_are_no_certainty() -> None:
    found = statistics.ratio(np.full(8, 1.0), np.full(8, 2.0))
    assert found.low < 0.46 and found.high > 0.54


def test_of_none_all_few_or_single_games_the_interval_is_wilsons() -> None:
    held = np.full(12, 2.0)
    assert statistics.ratio(np.zeros(12), held) == wilson(0.0, 24)
    assert statistics.ratio(held, held) == wilson(24.0, 24)
    assert statistics.ratio(np.array([1.0, 2.0]), np.full(2, 2.0)) == wilson(3.0, 4)
    assert statistics.ratio(np.tile([0.0, 1.0], 4), np.ones(8)) == wilson(4.0, 8)


def test_the_interval_of_eight_deals_holds_the_truth_about_95_times_in_a_hundred() -> None:
    draw = np.random.default_rng(5)
    held = np.full(8, 4.0)
    found = [statistics.ratio(draw.binomial(4, 0.4, 8).astype(float), held) for _ in range(2000)]
    assert 0.93 < np.mean([one.low <= 0.4 <= one.high for one in found]) < 0.97


def first_clear(gaps: NDArray[np.float64]) -> bool:
    """Whether a contest of these deals would ever be stopped because its order is clear."""
    looks = range(contests.FEWEST_GROUPS, len(gaps) + 1)
    return any(contests.far_apart(gaps[:deals]) or contests.far_apart(-gaps[:deals]) for deals in looks)


@pytest.mark.parametrize("seats", [2, 4])
def test_equal_bots_are_hardly_ever_told_apart_although_every_deal_is_looked_at(seats: int) -> None:
    draw = np.random.default_rng(seats)
    won = draw.binomial(seats, 1 / seats, (200, 120))
    gaps = won / seats - (seats - won) / (seats * (seats - 1))
    assert np.mean([first_clear(contest) for contest in gaps]) <= 0.03


def test_a_clear_order_is_seen_at_the_first_look() -> None:
    gaps = np.tile([0.5, 0.25, 1.0], 4)
    assert contests.far_apart(gaps) and not contests.far_apart(-gaps) and not contests.far_apart(gaps[:11])
