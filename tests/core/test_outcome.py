"""Who won."""

import numpy as np
import pytest

from jadetable.bulk import batch
from jadetable.core import registry
from jadetable.core.outcome import winners, wins_of
from tests.kit.small import small


def test_those_who_are_paid_most_share_the_win() -> None:
    assert wins_of((1.0, 0.0, 0.5)) == (1.0, 0.0, 0.0)
    assert wins_of((0.75, 0.75, 0.0)) == (0.5, 0.5, 0.0)
    assert wins_of((0.25, 0.5, 0.5, 0.5)) == (0.0, 1 / 3, 1 / 3, 1 / 3)


def test_what_a_loser_pays_does_not_lessen_a_win() -> None:
    assert wins_of((1.0, -1.0)) == (1.0, 0.0)


def test_a_game_that_pays_nobody_is_nobodys_win() -> None:
    assert wins_of((0.0, 0.0, 0.0)) == (0.0, 0.0, 0.0)


def test_alone_a_game_is_won_if_it_pays() -> None:
    assert wins_of((1.0,)) == (1.0,)
    assert wins_of((0.0,)) == (0.0,)


def test_wins_may_be_written_over_what_the_game_pays() -> None:
    given = np.array([0.5, 1.0, 1.0, 7.0], np.float32)  # the last seat is not there
    winners(given, 3, given)
    assert given.tolist() == [0.0, 0.5, 0.5, 7.0]


@pytest.mark.parametrize("slug", registry.house_slugs())
def test_whoever_wins_is_ranked_first_and_all_who_are_first_win_where_the_game_pays(slug: str) -> None:
    results = batch.run(batch.check_setup(slug, 20, seats=3, seed=6, components=small(registry.find(slug))), threads=1)
    paid = results.payoffs.sum(axis=1, keepdims=True) > 0
    first = (results.ranks == 1) & paid
    assert results.wins.tolist() == (first / np.maximum(first.sum(axis=1, keepdims=True), 1)).tolist()
