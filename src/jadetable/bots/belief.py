"""What search makes of a dreamt world before it plays there.

A dream is any world in keeping with what a seat knows; rivals, though, do not choose at random. A game may have a rule
`believe` of its own, which makes a dream likelier; nothing that the seat knows changes, but for who is still to decide.
"""

from jadetable.core.asked import withdraw_answer
from jadetable.core.compiled import rule
from jadetable.core.record import Record


@rule
def believe_undecided(c: Record, s: Record, seat: int) -> None:
    """Rivals who have answered in secret are asked again, so that judgement answers for them and not chance."""
    for other in range(int(s.seats)):
        if other != seat:
            withdraw_answer(s, other)
