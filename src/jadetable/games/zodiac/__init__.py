"""Zodiac 生肖: collect one card of each of the twelve signs. 2-8 seats, hidden hands, Cat and Pangu."""

from jadetable.core.game import Game
from jadetable.core.plan import SearchPlan

PEERS = (
    "open_spiel:go_fish(players=4)",
    "open_spiel:crazy_eights(players=4)",
    "open_spiel:gin_rummy",
    "open_spiel:backgammon",
    "rlcard:uno",
    "rlcard:gin-rummy",
    "pgx:sparrow_mahjong",
    "pgx:backgammon",
)
GAME = Game.of(__name__, peers=PEERS, search=SearchPlan(horizon=4, patient=SearchPlan(horizon=8)))
