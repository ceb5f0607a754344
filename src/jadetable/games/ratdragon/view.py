"""What a seat of The Rat and the Dragon sees: the roll, every sheet as far as it may know it, and its own drawing."""

from jadetable.almanac import SIGN_NAMES
from jadetable.core.asked import is_asked
from jadetable.core.compiled import rule
from jadetable.core.layout import Exactly, Flag, Layout, Maybe, Members, Names, Number, PerSeat, UpTo, view_layout
from jadetable.core.record import Numbers, Record
from jadetable.games.ratdragon.actions import NO_PAIR, PROMPTS, SQUARE, TAKE_SINGLE, TAKE_SUM
from jadetable.games.ratdragon.prospects import explain_pair, explain_square, stays_single
from jadetable.games.ratdragon.rules_draw import points_of
from jadetable.games.ratdragon.rules_room import beside, empty_row
from jadetable.games.ratdragon.rules_round import missing_guests, stuck_charge, total_of, unpaired_penalty
from jadetable.games.ratdragon.state import (
    CHOOSE,
    CREATURE_NAMES,
    CREATURES,
    DONE,
    DRAW,
    EVEN,
    MATCH,
    MOST_CREATURES,
    MOST_SEATS,
    NO_CREATURE,
    NUMBERS,
    ODD,
    PHASES,
    SINGLE,
    SQUARES,
    SUM,
)

NOTHING = -1  # a part that is not there
DRAWING, FINISHED, IS_DONE = range(3)
DICE, OFFERS = 3, 2

CREATURE = Layout(
    "RatdragonCreature",
    id=Number("i2"),  # its place on the sheet, from 1
    number=Number("i1"),
    mate=Number("i2"),  # the id of its mate; 0: it is single
    points=Number("i1"),  # what its pair is worth
    anchor=Number("i2"),  # its lowest square, by which a partner is named
)
TALLY = Layout(
    "RatdragonTally",
    pairs=Number("i4"),
    unpaired=Number("i4"),
    guests=Number("i4"),
    stuck=Number("i4"),
    empty=Number("i4"),
)
PLAYER = Layout(
    "RatdragonPlayer",
    score=Number("i4"),
    animal=Maybe(Names("Animal", SIGN_NAMES)),  # nobody is one here
    state=Names("SheetState", ("drawing", "finished", "done")),
    owner=UpTo(SQUARES, Number("i2")),  # of every square: the id of the creature there, 0 for none
    creatures=UpTo(MOST_CREATURES, CREATURE),
    pairs=Number("i1"),
    unpaired=Number("i2"),
    empty=Number("i2"),
    drawn=Members(NUMBERS),  # the numbers drawn at least once
    stuck=Maybe(Number("i1")),  # the number charged to who is done
    done_round=Maybe(Number("i2")),
    fouls=Number("i2"),
    corrected=Flag(),
    tally=TALLY,  # what makes up the score
)
VIEW = view_layout(
    "RatdragonView",
    PROMPTS,
    round=Number("i2"),
    dice=Exactly(DICE, Number("i1")),  # the two of one colour, the single one
    numbers=Exactly(OFFERS, Number("i1")),  # the creatures they name
    reason=Maybe(Names("EndReason", ("enough_pairs", "nobody_can_draw"))),
    won=Flag(),  # alone: enough points
    phase=Maybe(Names("Phase", tuple(phase.lower() for phase in PHASES))),
    want=Maybe(Number("i1")),  # the number being drawn
    left=Number("i1"),  # how many of its squares are still to be drawn
    room=UpTo(SQUARES, Number("i2")),  # where it may go
    drawing=UpTo(SQUARES, Number("i2")),  # the squares drawn this round
    dead=UpTo(SQUARES, Number("i2")),  # empty squares of the own sheet between both parities: nothing can stand there
    players=PerSeat(PLAYER, MOST_SEATS),
)

KIND = Layout(
    "RatdragonKind",
    number=Number("i1"),
    sign=Names("Creature", CREATURE_NAMES),
    kind=Names("Kind", ("yang", "yin")),
    odd=Flag(),
    squares=Number("i1"),
    value=Number("i1"),
    guest=Number("i1"),  # what it costs at the end to have never drawn it, where it is a guest; else 0
)
FACTS = Layout(
    "RatdragonFacts",
    width=Number("i1"),
    height=Number("i1"),
    creatures=UpTo(CREATURES, KIND),
    guests=UpTo(CREATURES, Number("i1")),
    pairs_to_end=Number("i1"),
    stuck_costs=Flag(),
)


# --- what is seen -----------------------------------------------------------------------------------------------------


@rule
def list_row(c: Record, squares: int, row: int, out: Numbers, n: int) -> int:
    """Append the squares marked in a bit row to a list of n; returns how many there are then."""
    square = row * int(c.width)
    while squares != 0:
        if squares & 1 == 1:
            out[n] = square
            n += 1
        squares >>= 1
        square += 1
    return n


@rule
def show_own(c: Record, own: Record, v: Record) -> None:
    """What a seat is doing on its own sheet."""
    v.phase = own.phase
    v.want = own.want if own.want > 0 else NOTHING
    v.left = own.left
    room, drawing, dead = 0, 0, 0
    for row in range(int(c.height)):
        shape = int(own.shape[row])
        empty = empty_row(c, own.taken, row) & ~shape
        room = list_row(c, int(own.room[row]), row, v.room, room)
        drawing = list_row(c, shape, row, v.drawing, drawing)
        dead = list_row(c, empty & beside(c, own.taken[EVEN], row) & beside(c, own.taken[ODD], row), row, v.dead, dead)
    v.room_n = room
    v.drawing_n = drawing
    v.dead_n = dead


@rule
def show_creatures(c: Record, sheet: Record, player: Record) -> None:
    """The squares of a sheet and the creatures on it."""
    for place in range(int(sheet.creatures)):
        creature, mate = player.creatures[place], int(sheet.mate[place])
        creature.id = place + 1
        creature.number = sheet.number[place]
        creature.mate = mate
        creature.points = points_of(c, sheet, place + 1, mate) if mate != NO_CREATURE else 0
    player.creatures_n = sheet.creatures
    squares = int(c.width) * int(c.height)
    for square in range(squares - 1, -1, -1):  # backwards, so that the lowest square is the last one noted
        owner = int(sheet.owner[square])
        player.owner[square] = owner
        if NO_CREATURE < owner <= sheet.creatures:
            player.creatures[owner - 1].anchor = square
    player.owner_n = squares


@rule
def show_player(c: Record, h: Record, seat: int, player: Record) -> None:
    """A sheet, as far as it is known, and what it is worth."""
    sheet = h.sheet[seat]
    player.score = total_of(c, h, sheet)
    player.animal = NOTHING
    if is_asked(h, seat):
        player.state = DRAWING
    else:
        player.state = IS_DONE if sheet.phase == DONE else FINISHED
    show_creatures(c, sheet, player)
    player.pairs = sheet.pairs
    player.unpaired = sheet.unpaired
    player.empty = sheet.empty
    player.drawn = sheet.drawn
    player.stuck = sheet.stuck if sheet.stuck > 0 else NOTHING
    player.done_round = sheet.done_round if sheet.done_round > 0 else NOTHING
    player.fouls = sheet.fouls
    player.corrected = sheet.corrected
    tally = player.tally
    tally.pairs = sheet.pair_points
    tally.unpaired = -unpaired_penalty(c, sheet)
    tally.guests = -missing_guests(c, h, sheet)
    tally.stuck = -stuck_charge(c, h, sheet)
    tally.empty = -int(c.solo_empty_cost) * int(sheet.empty) if h.seats == 1 else 0


@rule
def view(c: Record, h: Record, seat: int, v: Record) -> None:
    """The table as a seat sees it, from a record that `hide` has been through."""
    v.round = h.round
    for die in range(DICE):
        v.dice[die] = h.dice[die]
    for offer in range(OFFERS):
        v.numbers[offer] = h.num[offer]
    v.reason = int(h.reason) - 1  # 0 while the game goes on
    v.won = h.won
    if seat >= 0:
        show_own(c, h.sheet[seat], v)
    else:
        v.phase = NOTHING
        v.want = NOTHING
    for other in range(int(h.seats)):
        show_player(c, h, other, v.players[other])


@rule
def facts(c: Record, h: Record, f: Record) -> None:
    """What never changes in a game: the paper, the creatures, the guests, and two of the options."""
    f.width = c.width
    f.height = c.height
    f.guests_n = h.guests_shown
    for place in range(int(h.guests_shown)):
        f.guests[place] = h.deck[place]
    f.pairs_to_end = h.pairs_to_end
    f.stuck_costs = h.stuck_costs
    n = 0
    for number in range(1, NUMBERS):
        if c.squares[number] > 0:  # in a variant there may be fewer creatures
            kind = f.creatures[n]
            kind.number = number
            kind.sign = number - 1
            kind.kind = c.kind[number]
            kind.odd = c.parity[number]
            kind.squares = c.squares[number]
            kind.value = c.value[number]
            kind.guest = 0
            for place in range(int(h.guests_shown)):
                if h.deck[place] == number:
                    kind.guest = c.value[number]
            n += 1
    f.creatures_n = n


# --- what is asked ----------------------------------------------------------------------------------------------------


@rule
def prompt(c: Record, h: Record, seat: int) -> int:
    """The question this seat is asked."""
    return int(h.sheet[seat].phase) - CHOOSE


@rule
def explain(c: Record, h: Record, seat: int, action: int, d: Record) -> None:
    """What an action means on this sheet: the creature of an offer, a square by column and row, and what it brings."""
    sheet = h.sheet[seat]
    if action == TAKE_SUM or action == TAKE_SINGLE:
        number = h.num[SUM if action == TAKE_SUM else SINGLE]
        d.values[0] = number
        d.values[1] = number
    elif action == NO_PAIR:
        newest = int(sheet.creatures)
        waits = sheet.phase == MATCH and newest > 0
        d.values[0] = sheet.number[newest - 1] if waits else NO_CREATURE
        d.values[1] = stays_single(c, sheet, int(sheet.number[newest - 1])) if waits else 0
    else:
        square = action - SQUARE
        owner = int(sheet.owner[square])
        pairing = sheet.phase == MATCH and owner != NO_CREATURE
        d.values[0] = square
        d.values[1] = square % int(h.width)
        d.values[2] = square // int(h.width) + 1
        d.values[3] = sheet.number[owner - 1] if pairing else sheet.want
        d.values[4] = 1 if pairing else 0
        if pairing:
            explain_pair(c, sheet, owner, d)
        elif sheet.phase == DRAW and square < int(c.width) * int(c.height):
            explain_square(c, h, sheet, square, d)
