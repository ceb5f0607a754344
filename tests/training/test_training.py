"""Training: the network starts as the baseline, learns the best play of a small game, and goes on exactly."""

from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from jadetable import bots
from jadetable.bulk import batch
from jadetable.core import registry
from jadetable.core.errors import BadNet
from jadetable.core.game import Game
from jadetable.nets import weights
from tests.training.game import lowest_card

torch = pytest.importorskip("torch", reason="PyTorch is not installed")
from jadetable.training import checkpoint  # noqa: E402
from jadetable.training.advantages import LAMBDA, advantages  # noqa: E402
from jadetable.training.recipe import Recipe  # noqa: E402
from jadetable.training.run import Run  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore")
ROUNDS = 16
SMALL = Recipe("lowest", (2, 3), tables=64, steps=32, batch=256, rate=0.01, width=32, reward="payoff")


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The game, where others look for it."""
    found, real = lowest_card(), registry.find
    monkeypatch.setattr(registry, "find", lambda slug: found if slug == found.slug else real(slug))
    return found


def has_come_to(run: Run, rounds: int) -> bool:
    return run.rounds >= rounds


def run_to(out: Path, recipe: Recipe, pauses: tuple[int, ...] = ()) -> Run:
    """Train to the end, in so many pieces: each stops after this many rounds."""
    run = Run.new(recipe, out, "cpu", 1)
    for pause in (*pauses, recipe.rounds):
        run.go_on(lambda: None, partial(has_come_to, run, pause))
        if pause < recipe.rounds:
            run.tables.close()
            held = checkpoint.read(run.file(checkpoint.ENDING), recipe.game)
            run = Run.resumed(Recipe.of(held["recipe"]), held, out, "cpu", 1)
            assert run.rounds == pause
    return run


def test_it_learns_the_best_play_of_a_small_game_and_two_pieces_make_the_same_whole(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recipe = replace(SMALL, rounds=ROUNDS, measures=2, measure_games=64)
    whole = run_to(tmp_path / "lowest", recipe)
    pieces = run_to(tmp_path / "pieces", recipe, pauses=(5,))
    assert pieces.file(weights.ENDING).read_bytes() == whole.file(weights.ENDING).read_bytes()
    assert all(map(torch.equal, pieces.policy.parameters(), whole.policy.parameters()))
    assert [one.measured for one in pieces.curve] == [one.measured for one in whole.curve]
    assert whole.file(".svg").read_text(encoding="utf-8").count("<polyline") == 2
    monkeypatch.setenv(weights.FOLDER, str(tmp_path))
    for seats in recipe.seats:
        slips, nets = zip(*map(bots.in_bulk, ["net"] + ["greedy"] * (seats - 1)), strict=True)
        results = batch.run(batch.check_setup(game, 500, seats, 7, slips, nets=nets), threads=1)
        paid = results.payoffs.mean(axis=0)
        assert paid[0] > 0.99, "it plays its lowest card"
        assert paid[1:].max() < 0.8, "the baseline does not"
    assert whole.curve[0].measured[0].share == pytest.approx(0.5, abs=0.15), "it started as the baseline"
    assert whole.curve[-1].measured[0].share > 0.75


def test_a_checkpoint_that_is_damaged_or_of_another_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.checkpoint"
    with pytest.raises(BadNet, match="There is no file"):
        checkpoint.read(path, "race")
    path.write_bytes(b"no checkpoint")
    with pytest.raises(BadNet, match="is not a checkpoint of training"):
        checkpoint.read(path, "race")
    checkpoint.write(path, {"recipe": {"game": "wuxing"}})
    assert checkpoint.read(path, "wuxing")["recipe"] == {"game": "wuxing"}
    with pytest.raises(BadNet, match="is a checkpoint of wuxing, not of race"):
        checkpoint.read(path, "race")
    assert [one.name for one in tmp_path.iterdir()] == ["a.checkpoint"]


def test_advantages_go_along_each_seats_own_choices() -> None:
    seat = np.array([[0], [1], [0], [1], [0]])
    done = np.array([[False], [False], [True], [False], [False]])
    value = np.array([[0.5], [0.4], [0.7], [0.3], [0.2]], np.float32)
    pay = np.zeros((5, 1, 2), np.float32)
    pay[2, 0] = 1.0, 0.0
    found, known = advantages(seat, done, pay, value, np.array([1]), np.array([0.9], np.float32))
    last = 1.0 - 0.7
    assert found[:, 0] == pytest.approx([0.7 - 0.5 + LAMBDA * last, 0.0 - 0.4, last, 0.9 - 0.3, 0.0])
    assert known[:, 0].tolist() == [True, True, True, True, False], "after the last choice of seat 0 nothing is known"
