"""What the player believes of rivals who have finished their round, unseen: they drew as it would itself."""

from jadetable.core.asked import ask_also
from jadetable.core.compiled import rule
from jadetable.core.record import Record
from jadetable.games.ratdragon.rules_draw import ask_for_entry
from jadetable.games.ratdragon.secrets import back_to_start_of_round
from jadetable.games.ratdragon.state import IDLE


@rule
def believe(c: Record, s: Record, seat: int) -> None:
    """Put finished rivals back to the start of the round, so that the baseline player draws for them, not chance."""
    for other in range(int(s.seats)):
        if other != seat and s.sheet[other].phase == IDLE:
            back_to_start_of_round(c, s.sheet[other])
            ask_for_entry(c, s, s.sheet[other])
            ask_also(s, other)
