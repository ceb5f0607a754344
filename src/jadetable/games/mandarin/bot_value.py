"""What a position promises each seat: fitted on games of baseline players that err now and then, for search."""

from jadetable.core.arithmetic import share_out
from jadetable.core.compiled import rule
from jadetable.core.record import Numbers, Record
from jadetable.games.mandarin.rules_figures import card_value, control, different, figures_on_card, owned
from jadetable.games.mandarin.state import ANIMALS, EMPEROR, MONEY, ORDINARY, SPACES

THOUSAND = 1000.0
# For each thousand yuan: in the purse, less of it beyond a full purse and as the collection nears its end; on the card.
PER_MONEY, FULL_PURSE, PER_MONEY_BEYOND, PER_MONEY_LATE, PER_CARD_VALUE = 1.13, 2.0, -0.53, -0.71, 0.17
# For each kind, each figure that is one of several, each sector controlled with the Emperor.
PER_KIND, PER_SPARE, PER_EMPERORS_SECTOR = 0.28, 0.12, 0.21
# For each missing animal, divided by one more than are left in the pool; for the chance that a draw is the last one.
PER_RARE, LAST_DRAW = -0.86, 1.8
# For each pawn that may jump this one and each that this one may jump, by the faces of the die that do it.
PURSUED, WITHIN_REACH, LAST_WITHIN_REACH = -0.18, 0.26, 1.04
TO_MOVE = 0.34
# In the money game, where figures are worth more than their price for the tolls they bring.
WEALTH_MONEY, WEALTH_CARD, PER_SECTOR, PER_EMPEROR, MOVE_FOR_MONEY = 0.83, 1.47, 0.4, 0.17, 0.31


@rule
def faces_that_jump(c: Record, s: Record, seat: int, other: int) -> float:
    """The chance that a seat's next roll carries it past another pawn (R8)."""
    gap = (int(s.pos[other]) - int(s.pos[seat]) + SPACES) % SPACES
    faces = 0
    for face in range(len(c.die)):
        faces += 1 if 0 < gap < c.die[face] else 0
    return faces / len(c.die)


@rule
def has_missing(s: Record, seat: int, other: int) -> bool:
    """Whether another seat owns an animal that this one lacks."""
    for animal in range(ANIMALS):
        if owned(s, seat, animal) == 0 and owned(s, other, animal) > 0:
            return True
    return False


@rule
def pursuit(c: Record, s: Record, seat: int, nearly: bool) -> float:
    """What the pawns around promise: whom it may jump for a figure it lacks, who may jump it."""
    promise = 0.0
    for distance in range(1, int(s.seats)):
        other = (seat + distance) % int(s.seats)
        promise += PURSUED * faces_that_jump(c, s, other, seat)
        if has_missing(s, seat, other):
            promise += (WITHIN_REACH + (LAST_WITHIN_REACH if nearly else 0.0)) * faces_that_jump(c, s, seat, other)
    return promise


@rule
def still_missing(s: Record, seat: int, nearly: bool) -> float:
    """What the missing animals promise, by how many of each are left in the pool."""
    promise = 0.0
    for animal in range(ANIMALS):
        if owned(s, seat, animal) == 0:
            left = int(s.pagoda[animal, ORDINARY]) + int(s.pagoda[animal, EMPEROR])
            promise += PER_RARE / (left + 1)
            if nearly:
                promise += LAST_DRAW * left / max(1, int(s.pagoda_n))
    return promise


@rule
def sectors(c: Record, s: Record, seat: int, each: float, emperors: float) -> float:
    """`each` for every sector a seat controls, and `emperors` more where it has the Emperor."""
    promise = 0.0
    for animal in range(ANIMALS):
        if control(c, s, animal) == seat:
            promise += each + (emperors if s.coll[seat, animal, EMPEROR] > 0 else 0.0)
    return promise


@rule
def strength(c: Record, s: Record, seat: int) -> float:
    """How well a seat stands: money, figures, what is missing, sectors, the pawns around, the next move."""
    seats = int(s.seats)
    tempo = 1.0 - ((seat - int(s.cur) + seats) % seats) / seats
    money, figures = int(s.money[seat]) / THOUSAND, card_value(c, s, seat) / THOUSAND
    if s.variant == MONEY:
        rich = WEALTH_MONEY * money + WEALTH_CARD * figures
        return rich + sectors(c, s, seat, PER_SECTOR, PER_EMPEROR) + MOVE_FOR_MONEY * tempo
    kinds = different(s, seat)
    nearly = kinds == int(c.distinct) - 1
    promise = (PER_MONEY + PER_MONEY_LATE * kinds / int(c.distinct)) * money
    promise += PER_MONEY_BEYOND * max(0.0, money - FULL_PURSE) + PER_CARD_VALUE * figures
    promise += PER_KIND * kinds + PER_SPARE * (figures_on_card(s, seat) - kinds)
    promise += sectors(c, s, seat, 0.0, PER_EMPERORS_SECTOR) + still_missing(s, seat, nearly)
    return promise + pursuit(c, s, seat, nearly) + TO_MOVE * tempo


@rule
def value(c: Record, s: Record, out: Numbers) -> None:
    """Each seat's chance to win from a full state, for search."""
    for seat in range(int(s.seats)):
        out[seat] = strength(c, s, seat)
    share_out(out, int(s.seats), 1.0)
