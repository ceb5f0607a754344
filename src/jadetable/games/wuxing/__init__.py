"""Wu Xing, the Five Elements Game: dice against turning tiles. 2-6 seats, capture and defence."""

from jadetable.core.game import Game
from jadetable.core.plan import SearchPlan

GAME = Game.of(
    __name__,
    peers=("open_spiel:yacht", "open_spiel:backgammon", "open_spiel:pig(players=4)", "pgx:backgammon"),
    search=SearchPlan(horizon=6, patient=SearchPlan(horizon=12, doubt=1.5, depth=8, exploration=0.3)),
)
