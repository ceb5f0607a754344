"""What speaks for a choice, in words, as it is sent."""

from jadetable.core.teller import Teller
from jadetable.core.words import words
from jadetable.review.grounds import Grounds, in_words
from jadetable.server import protocol


def told_grounds(found: Grounds, other: str, teller: Teller) -> protocol.Grounds:
    """What speaks for a choice and against it, beside the other one, which is given in words."""
    message = "ground-beside" if found.found else "ground-alike"
    beside = words(teller.lang).text(message, other=other, worlds=found.worlds)
    return protocol.Grounds(beside, [protocol.Ground(good, text) for good, text in in_words(found, teller)])
