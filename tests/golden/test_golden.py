"""Every game has golden games and leaf counts, and still plays them."""

import pytest

from jadetable.conformance.cases import seat_counts
from jadetable.core import registry
from jadetable.core.game import Game
from tests.golden.play import FOLDER, golden_text, leaf_lines

KINDS = [(registry.find(slug), seats) for slug in registry.house_slugs() for seats in seat_counts(registry.find(slug))]
NAMES = [f"{game.slug}-{seats}" for game, seats in KINDS]


@pytest.mark.parametrize(("game", "seats"), KINDS, ids=NAMES)
def test_the_golden_game_is_still_played_to_the_letter(game: Game, seats: int) -> None:
    path = FOLDER / f"{game.slug}-{seats}.txt"
    assert path.exists(), f"no golden game: run `make golden` and commit {path.name}"
    assert golden_text(game, seats) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize(("game", "seats"), KINDS, ids=NAMES)
def test_the_leaf_counts_still_hold(game: Game, seats: int) -> None:
    kept = (FOLDER / f"{game.slug}-leaves.txt").read_text(encoding="utf-8").splitlines()
    assert leaf_lines(game, seats) == [line for line in kept if line.startswith(f"{game.slug} {seats} ")]
