"""How search makes a sampled world (a dream, or determinization) more likely before it plays there.

`resample` gives any world that fits what a seat knows, but rivals do not choose at random. A game may have a rule
`believe` that moves hidden cards to where they are likely. What the seat knows stays as it is, except that rivals who
have answered in secret are asked again.
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
