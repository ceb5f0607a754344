"""The secret of Wu Xing: the order of the draw pile, and that from everybody. Nothing else decides.

Which tiles are in the pile is no secret: it follows from where the others are.
"""

from jadetable.core.asked import hide_answers
from jadetable.core.compiled import rule
from jadetable.core.record import Record
from jadetable.games.wuxing.rules_board import shuffle_draw_pile
from jadetable.games.wuxing.state import NOTHING, TILES


@rule
def hide(c: Record, s: Record, seat: int) -> None:
    """Blank in place what no seat and no spectator can know: the order of the draw pile."""
    hide_answers(s, seat)
    for place in range(TILES):
        s.draw[place] = NOTHING


@rule
def resample(c: Record, s: Record, seat: int) -> None:
    """Fill in place what `hide` blanked: the tiles of the draw pile in any order."""
    shuffle_draw_pile(s)
