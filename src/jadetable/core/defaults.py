"""What a game need not say: rules for games without secrets, reasons, explanations or judgement of their own."""

from jadetable.core.codes import ALLOWED
from jadetable.core.compiled import rule
from jadetable.core.mask import count, nth
from jadetable.core.record import Mask, Numbers, Record
from jadetable.core.rng import roll


@rule
def derive(c: Record) -> None:
    """Nothing follows from the printed numbers."""


@rule
def defaults(c: Record, s: Record) -> None:
    """No option's default is a printed number."""


@rule
def check_options(c: Record, s: Record, r: Record) -> int:
    """All options go together."""
    return ALLOWED


@rule
def hide(c: Record, s: Record, seat: int) -> None:
    """Nothing is secret."""


@rule
def resample(c: Record, s: Record, seat: int) -> None:
    """Nothing was hidden."""


@rule
def observe(c: Record, h: Record, seat: int, o: Record) -> None:
    """Nothing but blanks."""


@rule
def prompt(c: Record, h: Record, seat: int) -> int:
    """There is but one question."""
    return 0


@rule
def explain(c: Record, h: Record, seat: int, action: int, d: Record) -> None:
    """An action's arguments explain it."""


@rule
def facts(c: Record, h: Record, f: Record) -> None:
    """Nothing to say once and for all."""


@rule
def why(c: Record, h: Record, seat: int, action: int, r: Record) -> int:
    """No reason is given."""
    return ALLOWED


@rule
def overlook(c: Record, s: Record, seat: int) -> None:
    """Nothing a seat does is judged."""


@rule
def check(c: Record, s: Record) -> int:
    """Nothing is watched."""
    return 0


@rule
def greedy(c: Record, h: Record, seat: int, mask: Mask, note: Record) -> int:
    """Any action."""
    return nth(mask, roll(note, count(mask)))


@rule
def value(c: Record, s: Record, out: Numbers) -> None:
    """Everybody is as likely to win."""
    for seat in range(int(s.seats)):
        out[seat] = 1.0 / int(s.seats)
