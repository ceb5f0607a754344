"""Zodiac 生肖: collect one card of each of the twelve signs. 2-8 seats, hidden hands, Cat and Pangu."""

from jadetable.core.game import Game
from jadetable.core.plan import SearchPlan

GAME = Game.of(__name__, search=SearchPlan(horizon=4, patient=SearchPlan(horizon=8)))
