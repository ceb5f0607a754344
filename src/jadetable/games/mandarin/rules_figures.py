"""Figures: how single ones move, who owns what, who controls a sector."""

from jadetable.core.compiled import rule
from jadetable.core.events import emit3
from jadetable.core.mask import allow
from jadetable.core.record import Mask, Record
from jadetable.games.mandarin.actions import E_GAIN, FIGURE
from jadetable.games.mandarin.state import ANIMALS, EMPEROR, KINDS, NOBODY, ORDINARY


@rule
def owned(s: Record, seat: int, animal: int) -> int:
    """How many figures of an animal a seat has on its card."""
    return int(s.coll[seat, animal, ORDINARY]) + int(s.coll[seat, animal, EMPEROR])


@rule
def figures_on_card(s: Record, seat: int) -> int:
    """How many figures a seat has on its card."""
    found = 0
    for animal in range(ANIMALS):
        found += owned(s, seat, animal)
    return found


@rule
def card_value(c: Record, s: Record, seat: int) -> int:
    """What all figures of a seat are worth in cash."""
    total = 0
    for animal in range(ANIMALS):
        total += int(s.coll[seat, animal, ORDINARY]) * int(c.value)
        total += int(s.coll[seat, animal, EMPEROR]) * int(c.value_emperor)
    return total


@rule
def wealth(c: Record, s: Record, seat: int) -> int:
    """Money and figures together."""
    return int(s.money[seat]) + card_value(c, s, seat)


@rule
def most_alike(s: Record, seat: int) -> int:
    """The most figures a seat has of any one animal."""
    most = 0
    for animal in range(ANIMALS):
        most = max(most, owned(s, seat, animal))
    return most


@rule
def different(s: Record, seat: int) -> int:
    """How many different animals a seat owns."""
    found = 0
    for animal in range(ANIMALS):
        found += 1 if owned(s, seat, animal) > 0 else 0
    return found


@rule
def control(c: Record, s: Record, sector: int) -> int:
    """Who controls a sector: among holders of three the one with the Emperor, then with most; else NOBODY (R17)."""
    controller, most_emperors, most = NOBODY, 0, 0
    for seat in range(int(s.seats)):
        figures, emperors = owned(s, seat, sector), int(s.coll[seat, sector, EMPEROR])
        if figures < c.control:
            continue
        if most == 0 or emperors > most_emperors or (emperors == most_emperors and figures > most):
            controller, most_emperors, most = seat, emperors, figures
        elif emperors == most_emperors and figures == most:
            controller = NOBODY
    return controller


@rule
def allow_card(s: Record, seat: int, mask: Mask) -> None:
    """Allow every figure on a card."""
    for animal in range(ANIMALS):
        for kind in range(KINDS):
            if s.coll[seat, animal, kind] > 0:
                allow(mask, FIGURE + KINDS * animal + kind)


@rule
def return_lot(s: Record) -> None:
    """The whole lot goes back into the Pagoda, hidden figures unturned (R13, R29)."""
    for animal in range(ANIMALS):
        for kind in range(KINDS):
            s.pagoda[animal, kind] = int(s.pagoda[animal, kind]) + int(s.up[animal, kind]) + int(s.down[animal, kind])
            s.up[animal, kind] = 0
            s.down[animal, kind] = 0
    s.pagoda_n = int(s.pagoda_n) + int(s.draws)
    s.down_n = 0
    s.draws = 0


@rule
def turn_and_gain_lot(s: Record, seat: int, log: Record) -> None:
    """The lot is turned over and goes onto a card as a whole (R22, R29)."""
    for animal in range(ANIMALS):
        ordinary = int(s.up[animal, ORDINARY]) + int(s.down[animal, ORDINARY])
        emperors = int(s.up[animal, EMPEROR]) + int(s.down[animal, EMPEROR])
        if ordinary + emperors > 0:
            s.coll[seat, animal, ORDINARY] = int(s.coll[seat, animal, ORDINARY]) + ordinary
            s.coll[seat, animal, EMPEROR] = int(s.coll[seat, animal, EMPEROR]) + emperors
            for kind in range(KINDS):
                s.up[animal, kind] = 0
                s.down[animal, kind] = 0
            emit3(log, E_GAIN, seat, animal, ordinary, emperors)
    s.down_n = 0
    s.draws = 0


@rule
def give_figure(s: Record, owner: int, taker: int, figure: int) -> None:
    """One figure goes from card to card."""
    animal, kind = figure // KINDS, figure % KINDS
    s.coll[owner, animal, kind] = int(s.coll[owner, animal, kind]) - 1
    s.coll[taker, animal, kind] = int(s.coll[taker, animal, kind]) + 1


@rule
def is_character_space(c: Record, space: int) -> bool:
    """Whether a space shows a character; the others are coloured."""
    return space % int(c.spaces_per_sector) == int(c.character_space)
