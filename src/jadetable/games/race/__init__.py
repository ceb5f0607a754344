"""Race for the Chinese Zodiac 生肖决: simultaneous bids on a turning wheel, twelve animals and a Cat. 3-5 seats."""

from jadetable.core.game import Game
from jadetable.core.plan import SearchPlan

GAME = Game.of(
    __name__,
    simultaneous=True,
    length_unit="round",
    in_step=True,
    peers=("open_spiel:oshi_zumo", "open_spiel:goofspiel(players=4)"),
    search=SearchPlan(horizon=2, depth=12),
)
