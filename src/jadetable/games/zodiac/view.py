"""What a seat of Zodiac sees: the table, the question it is asked, and what an action means to it."""

from jadetable.almanac import SIGN_NAMES
from jadetable.core.codes import argument
from jadetable.core.compiled import rule
from jadetable.core.layout import Flag, Layout, Maybe, Names, Number, PerSeat, Seat, UpTo, view_layout
from jadetable.core.record import Numbers, Record
from jadetable.games.zodiac.actions import CODES, DH, LAY, NOW, PROMPTS, STEAL_FIRST, TAKE
from jadetable.games.zodiac.rules_turn import bites_when_discarded
from jadetable.games.zodiac.state import CARD_NAMES, DECK_CAPACITY, MAIN, NOTHING, PHASES, TYPES

CARD = Names("Card", CARD_NAMES)
ANIMAL = Names("Animal", (*SIGN_NAMES, "cat"))
PHASE = Names("Phase", tuple(phase.lower() for phase in PHASES))
MOST_HELD = DECK_CAPACITY  # a variant may deal one seat nearly everything

PLAYER = Layout(
    "ZodiacPlayer",
    score=Maybe(Number("i2")),  # nobody's cards are counted before the end
    animal=Maybe(ANIMAL),
    hand_size=Number("i1"),
    known=UpTo(MOST_HELD, CARD),  # the part of the hand that everybody can place
    table=UpTo(MOST_HELD, CARD),
    skips=Number("i1"),
)
VIEW = view_layout(
    "ZodiacView",
    PROMPTS,
    phase=PHASE,
    turn_of=Seat(),
    dealer=Seat(),
    draw_pile=Number("i2"),
    discard_pile=UpTo(DECK_CAPACITY, CARD),
    discard_closed=Flag(),
    fresh=Flag(),
    drawn=Maybe(CARD),
    laid=Flag(),
    may_discard=Flag(),
    offender=Maybe(Seat()),
    penalty_left=Number("i1"),
    winner=Maybe(Seat()),
    hand=Maybe(UpTo(MOST_HELD, CARD)),
    players=PerSeat(PLAYER),
)

FACTS = Layout("ZodiacFacts", limits=Layout("ZodiacLimits", hand=Number("i1"), table=Number("i1")))


@rule
def list_cards(counts: Numbers, cards: Numbers) -> int:
    """Write one card for each copy, in the order of the zodiac; returns how many."""
    n = 0
    for card in range(TYPES):
        for _ in range(int(counts[card])):
            cards[n] = card
            n += 1
    return n


@rule
def view(c: Record, h: Record, seat: int, v: Record) -> None:
    """The table as a seat sees it."""
    v.phase = h.phase
    v.turn_of = h.cur
    v.dealer = h.dealer
    v.draw_pile = h.draw_n
    v.discard_pile_n = h.disc_n
    for place in range(int(h.disc_n)):
        v.discard_pile[place] = h.disc[place]
    v.discard_closed = 1 if h.closed == 1 else 0
    v.fresh = h.fresh
    v.drawn = h.drawn
    v.laid = h.laid
    v.may_discard = h.may_discard
    v.offender = h.offender
    v.penalty_left = h.pen_left
    v.winner = h.winner
    v.hand_n = list_cards(h.hand[seat], v.hand) if seat >= 0 else -1
    for other in range(int(h.seats)):
        player = v.players[other]
        player.score = NOTHING
        player.animal = NOTHING
        player.hand_size = h.hand_n[other]
        player.known_n = list_cards(h.known[other], player.known)
        player.table_n = list_cards(h.table[other], player.table)
        player.skips = h.skip[other]


@rule
def prompt(c: Record, h: Record, seat: int) -> int:
    """The question this seat is asked: prompts are named after the phases."""
    return int(h.phase)


@rule
def explain(c: Record, h: Record, seat: int, action: int, d: Record) -> None:
    """What an action means at this table: which card is taken or played, whose a card is, what a discard does."""
    if action == TAKE and h.disc_n > 0:
        d.values[0] = h.disc[int(h.disc_n) - 1]
    elif action == NOW and h.drawn >= 0:
        d.values[0] = h.drawn
    elif DH <= action < LAY:
        bites = h.phase == MAIN and bites_when_discarded(h, argument(CODES, action, 0))
        d.values[1] = c.cat_skips if bites else 0
    elif action >= STEAL_FIRST:
        d.values[0] = (seat + argument(CODES, action, 0)) % int(h.seats)


@rule
def facts(c: Record, h: Record, f: Record) -> None:
    """What never changes in a game: how many cards a seat may hold at the end of its turn."""
    f.limits.hand = c.limit_hand
    f.limits.table = c.limit_table
