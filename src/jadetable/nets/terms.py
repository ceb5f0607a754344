"""What the compiled code of learned players is handed: arrays that always travel together (see `core.terms`)."""

from typing import NamedTuple

from jadetable.core.record import Numbers, Records
from jadetable.nets.weights import Weights

NO_NET, BEST, SAMPLED = 0, 1, 2  # how a seat uses the network: not at all, its best action, or one at random by it
CODES = {"net": BEST, "net:sample": SAMPLED}  # the bots that use it


class Mind(NamedTuple):
    """A network and what it is thought with, used again for choice after choice."""

    weights: Weights
    uses: Numbers  # by seat
    dice: Records  # by seat: the chance of those that choose at random; a blank sheet last
    kept: Records  # one: the baseline's note paper as it was
    flat: Numbers  # an observation
    pieces: Records  # the same memory, piece by piece
    first: Numbers  # the first layer
    second: Numbers  # the second layer
    actions: Numbers  # what may be chosen
    told: Numbers  # by place among them: how good it looks
