"""Networks that nobody trained: any weights must play by the rules, and alike everywhere."""

from pathlib import Path

import numpy as np
import pytest

from jadetable.core import registry
from jadetable.core.game import Game
from jadetable.nets import weights
from jadetable.nets.weights import Net, Weights, net_of

WIDTH = 32


def any_net(game: Game, seats: tuple[int, ...], seed: int = 1) -> Net:
    """A network with random weights, which trusts the baseline a little."""
    draw, wide = np.random.default_rng(seed), game.observation_size
    columns = np.sort(draw.choice(wide, min(wide, 200), replace=False))
    shapes = {
        "first": (len(columns), WIDTH),
        "seated": (9, WIDTH),
        "advised": (game.actions.size, WIDTH),
        "second": (WIDTH, WIDTH),
        "second_bias": (WIDTH,),
        "head": (game.actions.size + 1, WIDTH),
        "head_bias": (game.actions.size + 1,),
    }
    drawn = {name: draw.normal(0, 0.3, shape).astype(np.float16) for name, shape in shapes.items()}
    return net_of(game, seats, Weights(columns=columns, trust=np.ones(1), **drawn), {"seed": seed})


def install(net: Net, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Have learned players of its game play by these weights."""
    path = folder / f"{net.game}{weights.ENDING}"
    weights.write(net, path)
    monkeypatch.setenv(weights.FOLDER, str(folder))
    return path


def use_any(slug: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game with weights that nobody trained, for all its numbers of seats."""
    game = registry.find(slug)
    low, high = game.seat_range(game.load_components())
    install(any_net(game, tuple(range(low, high + 1))), folder, monkeypatch)
    return game
