"""Advice on the question at hand, from what the seat knows: for hints, and to look back on a finished game."""

from math import inf, nan

from jadetable.bots.search import Advice, Budget, best, prepare, think
from jadetable.bots.search_root import NO_ACTION
from jadetable.core.errors import GameOver
from jadetable.core.knowledge import Knowledge
from jadetable.core.position import seats_of
from jadetable.core.teller import not_asked

USUAL = "search:1000"


def advise(known: Knowledge, code: str = USUAL, seed: int = 0, asked_for: int = NO_ACTION) -> list[Advice]:
    """What each legal action is worth to the seat that knows this: the one to choose first, the others by worth.

    Those that were not looked at come last, with 0 tries and a worth that is not a number. The code is that of a
    search, or of a level that is one. Raises GameOver, NotAsked and UnknownBot.
    """
    if known.record.over:
        raise GameOver("error-game-over")
    if not known.asked:
        raise not_asked(known.game, known.seat, seats_of(int(known.record.asked)))
    budget = Budget.of(code)
    prepare(known.game)
    found = think(known, budget, seed, asked_for=asked_for)
    chosen = best(found, budget.plan(known.game).doubt, budget.threads)
    tried = sorted((one for one in found if one is not chosen), key=lambda one: -one.more)
    looked_at = {one.action for one in (chosen, *tried)}
    rest = [Advice(action, 0, nan, nan, inf) for action in known.legal if action not in looked_at]
    return [chosen, *tried, *rest]
