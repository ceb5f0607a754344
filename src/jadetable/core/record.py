"""The header every state starts with, and what can be done with any record: make, copy, digest.

    rng      the game's generator word                          birth    birth dates yyyymmdd, 0 unknown; read at setup
    ply      actions applied so far                             turn     turns of single seats, where counted
    round    rounds of the whole table, where counted           seats    how many seats play
    asked    bit set of the seats that must decide now          over     1 when the game has ended
    truncated  1 when it ended by the length limit              rank     1 = first, ranks may be shared, 0 in play
    answer   answers to a simultaneous prompt, NO_ANSWER until given; secret until the last one is in

Where the number of actions would tell a secret, a game's `hide` puts another number into `ply`: it still grows with
every decision of the seat that looks, and tells it nothing about others.

All fields are signed (the generator word apart): compiled, a difference of two unsigned fields wraps around and a mixed
sum becomes a float, while interpreted it does neither. Read a field through `int(...)` before adding to it: an int8
sum wraps when interpreted where the compiled one widens.
"""

import hashlib
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from jadetable.core import compiled

MAX_SEATS = 8
SPECTATOR = -1
NO_ANSWER = -1

Record: TypeAlias = Any  # one element of a records array: np.record, or a Numba record inside compiled code
Records: TypeAlias = NDArray[Any]
Mask: TypeAlias = Any  # words of 64 actions each; only `prompts` looks inside
Word: TypeAlias = Any  # one unsigned 64-bit word
Numbers: TypeAlias = Any  # an array of plain numbers that a rule reads or fills

HEADER: list[Any] = [
    ("rng", "u8"),
    ("birth", "i4", (MAX_SEATS,)),
    ("ply", "i4"),
    ("turn", "i4"),
    ("round", "i4"),
    ("answer", "i2", (MAX_SEATS,)),
    ("asked", "i2"),
    ("seats", "i1"),
    ("over", "i1"),
    ("truncated", "i1"),
    ("rank", "i1", (MAX_SEATS,)),
    ("header_pad", "i1", (7,)),
]


def solid_dtype(fields: list[Any]) -> np.dtype[Any]:
    """An aligned dtype (CUDA refuses less) without gaps, whose bytes can therefore be compared and hashed."""
    packed, aligned = np.dtype(fields), np.dtype(fields, align=True)
    if packed.itemsize == aligned.itemsize:
        return aligned
    filled = np.dtype([*fields, ("pad", "i1", (aligned.itemsize - packed.itemsize,))], align=True)
    if filled.itemsize != aligned.itemsize:
        raise ValueError("there are gaps between the fields: put the largest kinds first")
    return filled


def state_dtype(fields: list[Any]) -> np.dtype[Any]:
    """The dtype of a game's state: the common header, then the game's own fields."""
    return solid_dtype(HEADER + fields)


def note_dtype(fields: list[Any] | None = None) -> np.dtype[Any]:
    """The dtype of a bot's scratch record (note paper): random state, the haste level, then the game's own fields.

    In imagined games `haste` may be 1 or more: a judgement may then look at less. The field also keeps Numba from
    taking a state for a kind of note, which would otherwise be its first field.
    """
    return solid_dtype([("rng", "u8"), ("haste", "i8"), *(fields or [])])


class Row(np.record):  # type: ignore[misc]  # final for type checkers only
    """A record whose fields win over NumPy's own attributes: a game may well have a `round`."""

    def __getattribute__(self, name: str) -> Any:
        fields = np.void.__getattribute__(self, "dtype").fields
        if name not in fields:
            return super().__getattribute__(name)
        found = np.void.__getitem__(self, name)
        return found if found.dtype.names is None else found.view((Row, found.dtype))


def new(dtype: np.dtype[Any], count: int = 1) -> Records:
    """An array of blank records, in the form the running mode needs."""
    return as_records(np.zeros(count, dtype))


def as_records(array: NDArray[Any]) -> Records:
    """The same memory as this mode reads it: compiled rules take plain records, interpreted ones rows."""
    return _rows(array) if compiled.INTERPRETED else array


def _rows(array: NDArray[Any]) -> NDArray[Any]:
    return array if array.dtype.type is Row else array.view(np.dtype((Row, array.dtype)))


def element(records: Records, index: int = 0) -> Record:
    """One record of an array, for people: fields as attributes, writing goes to the array."""
    return _rows(records)[index]


def digest(records: Records) -> str:
    """A short fingerprint of these records' bytes."""
    return hashlib.blake2b(records.tobytes(), digest_size=16).hexdigest()
