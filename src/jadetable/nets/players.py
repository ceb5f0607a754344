"""Learned players: ``net`` takes the best action each time, ``net:sample`` draws one by how good each looks."""

from collections.abc import Sequence
from types import ModuleType

import numpy as np

from jadetable.core import compiled, record
from jadetable.core.bind import bind
from jadetable.core.checked_input import check_seed
from jadetable.core.errors import BadNet
from jadetable.core.game import Game
from jadetable.core.knowledge import Knowledge
from jadetable.core.record import MAX_SEATS
from jadetable.nets.terms import Mind
from jadetable.nets.weights import Net, load

LOOPS = "jadetable.nets.loops"
FROM_ENGINE = ("deal", "choices", "step", "know", "judge", "open_notes", "seed_notes", "sum_up")


def loops_of(game: Game) -> ModuleType:
    """The compiled code, bound to a game."""
    names = {name: getattr(game.loops, name) for name in FROM_ENGINE}
    return bind(LOOPS, game.slug, {**game.rules, **names})


def check_seats(net: Net, seats: int) -> None:
    """Raise BadNet where a network was not trained with so many seats."""
    if seats not in net.seats:
        raise BadNet("error-net-seats", game=net.game, seats=seats, trained=", ".join(map(str, net.seats)))


def new_mind(game: Game, net: Net, uses: Sequence[int]) -> Mind:
    """A network and room to think; `uses` tells how each seat uses it."""
    flat = np.zeros(game.observation_size, np.float32)
    width = len(net.weights.second_bias)
    return Mind(
        weights=net.weights,
        uses=np.array([*uses, *[0] * (MAX_SEATS - len(uses))], np.int64),
        dice=game.new_notes(),
        kept=record.new(game.notes),
        flat=flat,
        pieces=record.as_records(flat.view(game.observation)),
        first=np.zeros(width, np.float32),
        second=np.zeros(width, np.float32),
        actions=np.zeros(game.actions.size, np.int64),
        told=np.zeros(game.actions.size, np.float32),
    )


class LearnedPlayer:
    """A bot that plays by a network; with the same seed it plays as in bulk play. Raises BadNet."""

    def __init__(self, game: Game, code: str, seed: int, use: int) -> None:
        self.code = code
        self._net, self._loops = load(game), loops_of(game)
        self._mind = new_mind(game, self._net, [use] * MAX_SEATS)
        self._notes, own = game.new_notes(), np.uint64(check_seed(seed))
        game.loops.open_notes(self._notes, 0, MAX_SEATS, own)
        self._loops.open_dice(self._mind.dice, own)
        tell_who_waits(game)

    def choose(self, knowledge: Knowledge) -> int:
        """The choice."""
        seat, mind = knowledge.seat, self._mind
        check_seats(self._net, int(knowledge.records["seats"][0]))
        components, known, mask = knowledge.components, knowledge.records, knowledge.mask
        return int(self._loops.choose(components, known, 0, seat, mask, self._notes, seat, mind))


def tell_who_waits(game: Game) -> None:
    """Say that a learned player will be compiled with its first choice, if it never was."""
    owner = compiled.home(f"{LOOPS}@{game.slug}")
    if owner is not None and not compiled.is_prepared(owner, "choose"):
        compiled.tell(f"Preparing the learned player of {game.slug} (only the first time) ...")
        compiled.mark_prepared(owner, "choose")
