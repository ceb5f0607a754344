"""Mandarin: walk round the zodiac, pull the lever of the Pagoda, bid for what it gives. 3-5 seats, closed purses."""

from jadetable.core.game import Game
from jadetable.core.plan import SearchPlan

GAME = Game.of(
    __name__,
    peers=("open_spiel:first_sealed_auction(players=4)", "open_spiel:go_fish(players=4)"),
    search=SearchPlan(horizon=2, doubt=0.5, patient=SearchPlan(horizon=4, doubt=0.5)),
)
