"""Games in which choices are taken back, and who may do so: tables of one's own device must say the same."""

import random
from typing import Any

from jadetable.core import match, replay
from jadetable.core.game import Game
from jadetable.core.match import Match

GAMES, MOVES = 3, 40
OFTEN = 0.3  # how often a choice is taken back where one may be, and two are made in one piece


def cases(game: Game) -> list[dict[str, Any]]:
    """Some games by chance, move by move."""
    low, high = game.seat_range(game.load_components())
    return [_game(game, (max(low, 2), min(low + 2, high), high)[seed % 3], seed) for seed in range(GAMES)]


def _game(game: Game, seats: int, seed: int) -> dict[str, Any]:
    played, chance = match.new(game, seats, seed), random.Random(seed)
    moves: list[dict[str, Any]] = []
    while not played.over and len(moves) < MOVES:
        may = [seat for seat in range(seats) if played.may_take_back(seat)]
        if may and chance.random() < OFTEN:
            seat, actions = chance.choice(may), []
            played.take_back(seat)
        else:
            seat = chance.choice(played.asked)
            actions = _entry(played, seat, chance)
            played.act_all(seat, actions)
        may = [seat for seat in range(seats) if played.may_take_back(seat)]
        check = replay.fingerprint(played.position, b"")
        moves.append({"seat": seat, "actions": actions, "may": may, "check": check})
    return {"seats": seats, "seed": seed, "moves": moves}


def _entry(played: Match, seat: int, chance: random.Random) -> list[int]:
    """One choice, or two in one piece."""
    actions = [chance.choice(played.know(seat).legal)]
    twin = played.clone()
    twin.act(seat, actions[0])
    if seat in twin.asked and chance.random() < OFTEN:
        actions.append(chance.choice(twin.know(seat).legal))
    return actions
