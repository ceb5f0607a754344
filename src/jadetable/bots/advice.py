"""Advice on the question at hand, from what the seat knows: for hints, and to look back on a finished game."""

from math import inf, nan

from jadetable.bots.search import Advice, Budget, best, prepare, think
from jadetable.bots.search_root import NO_ACTION
from jadetable.core.errors import GameOver, NotAsked
from jadetable.core.match import Match

USUAL = "search:1000"


def advise(match: Match, seat: int, code: str = USUAL, seed: int = 0, asked_for: int = NO_ACTION) -> list[Advice]:
    """What each legal action is worth to this seat: the one to choose first, the others by worth.

    Those that were not looked at come last, with 0 tries and a worth that is not a number. Only what the seat knows is
    used; the code is that of a search, or of a level that is one.
    Raises GameOver, NotAsked and UnknownBot.
    """
    if match.over:
        raise GameOver("error-game-over")
    allowed = match.legal(seat)
    if not allowed:
        asked = match.asked
        raise NotAsked(
            "error-not-asked",
            name=lambda lang: match.name(seat, lang),
            asked=lambda lang: ", ".join(match.name(other, lang) for other in asked),
        )
    budget = Budget.of(code)
    prepare(match.game)
    found = think(match.know(seat), budget, seed, asked_for=asked_for)
    chosen = best(found, budget.plan(match.game).doubt, budget.threads)
    tried = sorted((one for one in found if one is not chosen), key=lambda one: -one.more)
    looked_at = {one.action for one in (chosen, *tried)}
    rest = [Advice(action, 0, nan, nan, inf) for action in allowed if action not in looked_at]
    return [chosen, *tried, *rest]
