"""What figures would bring a seat of Mandarin, for its view and choices: new animals, sectors, a whole collection."""

from jadetable.core.compiled import rule
from jadetable.core.record import Record
from jadetable.games.mandarin.rules_end import set_ends_game
from jadetable.games.mandarin.rules_figures import control, different, most_alike, owned
from jadetable.games.mandarin.state import ANIMALS, BY_NOTHING, BY_SET, BY_TWELVE, EMPEROR, NOBODY, ORDINARY

# What one figure brings at most: nothing but itself, an animal that was missing, a sector, the end of the game.
ITSELF, NEW_ANIMAL, NEW_SECTOR, COMPLETES = range(4)


@rule
def completed_by(c: Record, h: Record, kinds: int, alike: int) -> int:
    """Which game-ending collection is complete on a card with `kinds` animals, `alike` of them the same."""
    if kinds >= c.distinct:
        return BY_TWELVE
    return BY_SET if alike >= c.same and set_ends_game(h) else BY_NOTHING


@rule
def would_control(c: Record, h: Record, seat: int, figure: tuple[int, int, int], loser: int) -> bool:
    """Whether these additional figures, perhaps taken from `loser`, give a seat control of a new sector (R17)."""
    animal, ordinary, emperors = figure
    figures = owned(h, seat, animal) + ordinary + emperors
    if figures < c.control or control(c, h, animal) == seat:
        return False
    crowned = int(h.coll[seat, animal, EMPEROR]) + emperors
    for other in range(int(h.seats)):
        lost = 1 if other == loser else 0
        theirs = owned(h, other, animal) - lost * (ordinary + emperors)
        if other == seat or theirs < c.control:
            continue
        crowns = int(h.coll[other, animal, EMPEROR]) - lost * emperors
        if crowns > crowned or (crowns == crowned and theirs >= figures):
            return False
    return True


@rule
def brought_by_figure(c: Record, h: Record, seat: int, figure: tuple[int, int, int], loser: int) -> int:
    """The most that one figure from another card brings a seat."""
    animal = figure[0]
    had = owned(h, seat, animal)
    kinds = different(h, seat) + (1 if had == 0 else 0)
    if completed_by(c, h, kinds, max(most_alike(h, seat), had + 1)) != BY_NOTHING:
        return COMPLETES
    if would_control(c, h, seat, figure, loser):
        return NEW_SECTOR
    return NEW_ANIMAL if had == 0 else ITSELF


@rule
def list_brought(c: Record, h: Record, seat: int, b: Record) -> int:
    """What the figures that lie face up would bring a seat; returns which collection they complete."""
    kinds, alike = different(h, seat), most_alike(h, seat)
    b.value = 0
    b.fresh_n = 0
    b.sectors_n = 0
    for animal in range(ANIMALS):
        ordinary, emperors = int(h.up[animal, ORDINARY]), int(h.up[animal, EMPEROR])
        if ordinary + emperors == 0:
            continue
        b.value = int(b.value) + ordinary * int(c.value) + emperors * int(c.value_emperor)
        if owned(h, seat, animal) == 0:
            b.fresh[int(b.fresh_n)] = animal
            b.fresh_n = int(b.fresh_n) + 1
        if would_control(c, h, seat, (animal, ordinary, emperors), NOBODY):
            b.sectors[int(b.sectors_n)] = animal
            b.sectors_n = int(b.sectors_n) + 1
        alike = max(alike, owned(h, seat, animal) + ordinary + emperors)
    return completed_by(c, h, kinds + int(b.fresh_n), alike)
