"""The weights in the package: they are of the games as they are, and they win."""

import pytest

from jadetable import bots
from jadetable.bulk import batch
from jadetable.core import registry
from jadetable.nets import weights

SHIPPED = ("race", "wuxing")
MOST_BYTES = 1_000_000


@pytest.mark.parametrize("slug", SHIPPED)
def test_weights_play_at_all_numbers_of_seats_and_win_more_than_an_even_share(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(weights.FOLDER, raising=False)
    game = registry.find(slug)
    path = weights.place_of(game)
    assert path is not None and path.parent == game.folder and path.stat().st_size < MOST_BYTES
    low, high = game.seat_range(game.load_components())
    assert weights.load(game).seats == tuple(range(low, high + 1))
    slips, nets = zip(*map(bots.in_bulk, ["greedy", "net", "greedy"]), strict=True)
    results = batch.run(batch.check_setup(game, 300, 3, 8, slips, nets=nets), threads=1)
    won = (results.ranks == 1).mean(axis=0)
    assert won[1] > 0.4 and won[1] > won[0] and won[1] > won[2]
