"""One of several at random."""

from jadetable.core.compiled import rule
from jadetable.core.mask import member, size
from jadetable.core.record import Record, Word
from jadetable.core.rng import roll


@rule
def pick_one(s: Record, members: Word) -> int:
    """A member of a set word that is not empty, all of them equally likely, by a single roll."""
    return member(members, roll(s, size(members)))
