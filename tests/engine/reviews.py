"""Reviews of short finished games, with a fixed budget: tables of one's own device must find the same."""

from pathlib import Path
from typing import Any

from jadetable import bots
from jadetable.core import match
from jadetable.core.game import Game
from jadetable.review import analysis
from tests.kit.small import shortened

PLAYOUTS, PART, SLIPS = 24, 12, "slip:300"


def cases(game: Game, file: Path) -> dict[str, Any]:
    """A game with some mistakes in it, as a file, and what is found in it."""
    seats = max(2, game.seat_range(game.load_components())[0])
    played = match.new(game, seats, 4, **shortened(game, PART))
    players = [bots.make(game, SLIPS, seed=seat) for seat in range(seats)]
    while not played.over:
        seat = played.asked[0]
        played.act(seat, players[seat].choose(played.know(seat)))
    played.save(file)
    found = analysis.review(played, PLAYOUTS)
    accounts = [
        {"result": one.result, "curve": one.curve, "own": one.own, "others": one.others, "luck": one.luck}
        for one in found.accounts
    ]
    costly = [[one.place, one.action, one.worth, one.better, one.better_worth] for one in found.costly]
    return {
        "playouts": PLAYOUTS,
        "accounts": accounts,
        "costly": costly,
        "judged": found.judged,
        "luck": found.luck_share,
    }
