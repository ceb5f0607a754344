"""The Rat and the Dragon: roll, draw creatures square by square, make couples. 1-6 seats, all at once."""

from jadetable.core.game import Game
from jadetable.core.plan import SearchPlan

GAME = Game.of(
    __name__,
    simultaneous=True,
    length_unit="round",
    mistakes=("FOUL",),
    peers=("open_spiel:dots_and_boxes", "open_spiel:go(board_size=9)"),
    search=SearchPlan(width=4, strays=0, doubt=1.5, haste=2, smooth=True),
)
