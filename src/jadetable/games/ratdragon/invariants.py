"""What must always hold in a state of The Rat and the Dragon."""

from jadetable.core.compiled import rule
from jadetable.core.record import Record
from jadetable.games.ratdragon.rules_room import beside, bits_in_all, is_one_piece
from jadetable.games.ratdragon.state import (
    ANY_KIND,
    CHOOSE,
    CREATURES,
    DONE,
    DRAW,
    EVEN,
    IDLE,
    MATCH,
    MOST_CREATURES,
    MOST_SEATS,
    NO_CREATURE,
    ODD,
    PARITIES,
    SIDE,
)

FAULTS = (
    "the squares do not add up",
    "the newest drawing is not one piece of the right size",
    "creatures of equal parity touch",
    "mates do not fit together",
    "a running sum is wrong",
    "the cards are not one of each",
    "the asked seats do not fit the phases",
    "a number is out of bounds",
    "a flag does not fit the phase",
    "working space was not cleared",
)
(
    SQUARES_WRONG,
    PIECES_WRONG,
    PARITY_WRONG,
    MATE_WRONG,
    SUM_WRONG,
    CARDS_WRONG,
    ASKED_WRONG,
    BOUNDS_WRONG,
    FLAG_WRONG,
    SCRATCH_WRONG,
) = (1 << place for place in range(len(FAULTS)))


@rule
def _check_squares(c: Record, sheet: Record) -> int:
    """Owners, bit rows and the count of empty squares tell the same story."""
    faults, empty, newest = 0, 0, int(sheet.creatures)
    for row in range(int(c.height)):
        for column in range(int(c.width)):
            owner = int(sheet.owner[row * int(c.width) + column])
            if owner < 0 or owner > newest + 1:
                return SQUARES_WRONG
            finished = NO_CREATURE < owner <= newest
            empty += 0 if finished else 1
            odd = finished and c.parity[sheet.number[owner - 1]] == ODD
            if (int(sheet.taken[ODD, row]) >> column) & 1 != (1 if odd else 0):
                faults |= SQUARES_WRONG
            if (int(sheet.taken[EVEN, row]) >> column) & 1 != (1 if finished and not odd else 0):
                faults |= SQUARES_WRONG
            in_drawing = owner == newest + 1 or (sheet.drew == 1 and owner == newest and newest > 0)
            if (int(sheet.shape[row]) >> column) & 1 != (1 if in_drawing else 0):
                faults |= SQUARES_WRONG
    return faults if empty == sheet.empty else faults | SQUARES_WRONG


@rule
def _check_touching(c: Record, sheet: Record) -> int:
    """No two different creatures of equal parity touch."""
    width, height = int(c.width), int(c.height)
    for square in range(width * height):
        owner = int(sheet.owner[square])
        if owner == NO_CREATURE or owner > sheet.creatures:
            continue
        right = int(sheet.owner[square + 1]) if square % width + 1 < width else NO_CREATURE
        below = int(sheet.owner[square + width]) if square + width < width * height else NO_CREATURE
        parity = c.parity[sheet.number[owner - 1]]
        if NO_CREATURE < right <= sheet.creatures and right != owner and c.parity[sheet.number[right - 1]] == parity:
            return PARITY_WRONG
        if NO_CREATURE < below <= sheet.creatures and below != owner and c.parity[sheet.number[below - 1]] == parity:
            return PARITY_WRONG
    return 0


@rule
def _check_drawing(c: Record, s: Record, sheet: Record) -> int:
    """The newest drawing is in one piece (a possible mistake excepted), inside its room, and has the right size."""
    size = bits_in_all(c, sheet.shape)
    open_to_mistakes = sheet.phase == DRAW and s.table_rules == 1 and sheet.corrected == 0
    if not open_to_mistakes and not is_one_piece(c, sheet.shape, s.rest, s.group):
        return PIECES_WRONG
    if sheet.drew == 1:
        return 0 if size == c.squares[sheet.number[int(sheet.creatures) - 1]] else PIECES_WRONG
    if sheet.phase == DRAW and size + int(sheet.left) != int(c.squares[sheet.want]):
        return PIECES_WRONG
    for row in range(int(c.height)):
        if int(sheet.shape[row]) & ~int(sheet.room[row]) != 0:
            return PIECES_WRONG
        if not open_to_mistakes and beside(c, sheet.taken[int(c.parity[sheet.want])], row) & int(sheet.shape[row]) != 0:
            return PARITY_WRONG
    return 0


@rule
def _check_creatures(c: Record, s: Record, sheet: Record) -> int:
    """Mates are mutual and suit each other; the running sums are what the creatures say."""
    faults, squares, points, single, mated, drawn = 0, 0, 0, 0, 0, 0
    for place in range(int(sheet.creatures)):
        number, mate = int(sheet.number[place]), int(sheet.mate[place])
        if number <= 0 or number > CREATURES or mate < 0 or mate > sheet.creatures:
            return BOUNDS_WRONG
        squares += int(c.squares[number])
        drawn |= 1 << number
        if mate == NO_CREATURE:
            single += int(c.value[number])
            continue
        mated += 1
        other = int(sheet.number[mate - 1])
        if sheet.mate[mate - 1] != place + 1 or (s.pair_rule != ANY_KIND and c.kind[number] == c.kind[other]):
            faults |= MATE_WRONG
        if mate > place:
            points += abs(int(c.value[number]) - int(c.value[other]))
    if squares + int(sheet.empty) != int(c.width) * int(c.height):
        faults |= SQUARES_WRONG
    if points != sheet.pair_points or single != sheet.unpaired or mated != PARITIES * int(sheet.pairs):
        faults |= SUM_WRONG
    return faults if drawn == sheet.drawn else faults | SUM_WRONG


@rule
def _check_phase(c: Record, s: Record, seat: int) -> int:
    """Who is asked fits the phase, and the flags fit too."""
    faults = 0
    sheet = s.sheet[seat]
    deciding = sheet.phase == CHOOSE or sheet.phase == DRAW or sheet.phase == MATCH
    if ((int(s.asked) >> seat) & 1 == 1) != deciding:
        faults |= ASKED_WRONG
    if (sheet.phase == DRAW) != (sheet.want > 0) or (sheet.phase == DRAW) != (sheet.left > 0):
        faults |= FLAG_WRONG
    if (sheet.phase == MATCH and sheet.drew == 0) or (sheet.phase == CHOOSE and sheet.drew == 1):
        faults |= FLAG_WRONG
    if (sheet.stuck > 0) != (sheet.phase == DONE) or (sheet.done_round > 0) != (sheet.phase == DONE):
        faults |= FLAG_WRONG
    if sheet.phase < IDLE or sheet.phase > DONE or sheet.creatures < 0 or sheet.creatures > MOST_CREATURES:
        faults |= BOUNDS_WRONG
    if sheet.fouls < sheet.corrected or (s.table_rules == 0 and sheet.fouls > 0):
        faults |= FLAG_WRONG
    return faults


@rule
def _check_table(c: Record, s: Record) -> int:
    """Cards, dice, the asked seats, the ranks and the working space."""
    faults, seen = 0, 0
    for place in range(int(c.cards)):
        seen |= 1 << int(s.deck[place])
    for place in range(int(c.cards)):
        if (seen >> int(c.card[place])) & 1 == 0:
            faults |= CARDS_WRONG
    for die in range(len(s.dice)):
        if s.dice[die] < 1 or s.dice[die] > c.sides:
            faults |= BOUNDS_WRONG
    if (s.asked == 0) != (s.over == 1) or int(s.asked) >> int(s.seats) != 0 or (s.reason > 0) != (s.over == 1):
        faults |= ASKED_WRONG
    for seat in range(int(s.seats)):
        if (s.rank[seat] > 0) != (s.over == 1) or s.rank[seat] > s.seats:
            faults |= BOUNDS_WRONG
    for row in range(SIDE):
        if s.rest[row] != 0 or s.group[row] != 0:
            faults |= SCRATCH_WRONG
    return faults


@rule
def check(c: Record, s: Record) -> int:
    """Everything that is wrong with a state, as flags in the order of FAULTS."""
    faults = _check_table(c, s)
    for seat in range(int(s.seats)):
        sheet = s.sheet[seat]
        faults |= _check_phase(c, s, seat)
        faults |= _check_squares(c, sheet) | _check_creatures(c, s, sheet)
        if faults & (SQUARES_WRONG | BOUNDS_WRONG) == 0:
            faults |= _check_touching(c, sheet) | _check_drawing(c, s, sheet)
    for seat in range(int(s.seats), MOST_SEATS):
        if s.sheet[seat].phase != IDLE or s.sheet[seat].empty != 0 or s.sheet[seat].creatures != 0:
            faults |= BOUNDS_WRONG
    return faults
