"""Mandarin: walk round the zodiac, pull the lever of the Pagoda, bid for what it gives. 3-5 seats, closed purses."""

from jadetable.core.game import Game
from jadetable.core.plan import SearchPlan

GAME = Game.of(
    __name__,
    search=SearchPlan(horizon=2, doubt=0.5, patient=SearchPlan(horizon=4, doubt=0.5)),
)
