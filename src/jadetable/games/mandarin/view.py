"""What a seat of Mandarin sees: the table, the question it is asked, and what an action means to it."""

from jadetable.almanac import SIGN_NAMES
from jadetable.core.codes import argument
from jadetable.core.compiled import rule
from jadetable.core.layout import Exactly, Flag, Layout, Maybe, Names, Number, PerSeat, Seat, Seats, UpTo, view_layout
from jadetable.core.record import Numbers, Record, Records
from jadetable.games.mandarin.actions import (
    CODES,
    DROP_ONLY,
    FIGURE,
    KEEP_ONLY,
    MONEY_ENDS,
    PROMPTS,
    RAISE,
    ROLL_ONLY,
    SEAT,
    VARIANTS,
)
from jadetable.games.mandarin.components import NOTE_KINDS
from jadetable.games.mandarin.rules_auction import least_raise, most_raise
from jadetable.games.mandarin.rules_end import is_one_short
from jadetable.games.mandarin.rules_figures import (
    control,
    different,
    figures_on_card,
    is_character_space,
    most_alike,
    wealth,
)
from jadetable.games.mandarin.rules_pagoda import may_offer_specially
from jadetable.games.mandarin.secrets import is_open, shown_money
from jadetable.games.mandarin.state import (
    ANIMALS,
    BID,
    BY_NOTHING,
    BY_TWELVE,
    DRAWN,
    EMPEROR,
    KINDS,
    MONEY,
    MOST_FACE_UP,
    MOST_SEATS,
    NO_AUCTION,
    NOBODY,
    NOTHING,
    ORDINARY,
    PHASES,
    SEIZE,
    SPACES,
    SPECIAL_AUCTION,
    TAKE,
    TURN,
)
from jadetable.games.mandarin.view_brings import ITSELF, brought_by_figure, list_brought

ANIMAL = Names("Animal", SIGN_NAMES)
COUNT, AMOUNT = Number("i2"), Number("i4")
DIE_FACES = 6

# How many figures of an animal there are, for the animals that are there at all, in zodiac order.
FIGURES = Layout("MandarinFigures", animal=ANIMAL, ordinary=COUNT, emperors=COUNT)
COLLECTION = Names("Collection", ("set", "twelve"))
BRINGS = Layout(  # what the figures that lie face up would bring a seat
    "MandarinBrings",
    fresh=UpTo(MOST_FACE_UP, ANIMAL),  # animals missing on its card
    sectors=UpTo(MOST_FACE_UP, ANIMAL),  # which it would come to control
    value=AMOUNT,  # in cash
    completes=Maybe(COLLECTION),
)
PLAYER = Layout(
    "MandarinPlayer",
    score=Maybe(AMOUNT),  # figures; in the money game wealth, as far as the purse is open
    animal=Maybe(ANIMAL),
    space=Number("i1"),
    card=UpTo(ANIMALS, FIGURES),
    figures=COUNT,
    different=Number("i1"),
    alike=COUNT,  # the most figures of any one animal
    one_short=Flag(),
    money=Maybe(AMOUNT),
    notes=Maybe(UpTo(NOTE_KINDS, AMOUNT)),  # how many of each note, in the order of the facts
    wealth=Maybe(AMOUNT),
    special_used=Flag(),
    brings=BRINGS,
)
AUCTION = Layout(
    "MandarinAuction",
    special=Flag(),
    auctioneer=Maybe(Seat()),  # who offers the figure in a special auction
    attempt=Number("i1"),
    high_bid=AMOUNT,
    high_seat=Maybe(Seat()),
    bidding=Seats(MOST_SEATS),
    barred=Seats(MOST_SEATS),
)
VIEW = view_layout(
    "MandarinView",
    PROMPTS,
    phase=Names("Phase", tuple(phase.lower() for phase in PHASES)),
    turn=Number("i4"),
    round=Number("i4"),
    turn_of=Seat(),
    die=Maybe(Number("i1")),
    roll_no=Number("i1"),
    reach=UpTo(DIE_FACES, Layout("MandarinReach", die=Number("i1"), space=Number("i1"))),  # before the roll
    overtaken=Seats(MOST_SEATS),
    victim=Maybe(Seat()),
    creditor=Maybe(Seat()),
    pagoda=COUNT,
    pool=UpTo(ANIMALS, FIGURES),
    lot=Layout("MandarinLot", face_up=UpTo(ANIMALS, FIGURES), face_down=COUNT, size=COUNT),
    auction=Maybe(AUCTION),
    banners=UpTo(ANIMALS, Layout("MandarinBanner", animal=ANIMAL, owner=Seat(), toll=AMOUNT)),
    completer=Maybe(Seat()),
    ended_by=Maybe(COLLECTION),
    players=PerSeat(PLAYER, MOST_SEATS),
)
SET, TWELVE = range(2)

FACTS = Layout(
    "MandarinFacts",
    variant=Names("Variant", VARIANTS),
    money_end=Names("MoneyEnd", MONEY_ENDS),
    special_once=Flag(),
    round_limit=AMOUNT,  # 0: none
    first=Seat(),  # who opens every round
    spaces=Exactly(SPACES, Layout("MandarinSpace", animal=ANIMAL, character=Flag())),
    copies=Layout("MandarinCopies", figures=COUNT, emperors=COUNT),
    notes=UpTo(NOTE_KINDS, AMOUNT),  # the values, falling
    pay=Layout(
        "MandarinPay",
        start=AMOUNT,
        bank=AMOUNT,
        toll=AMOUNT,
        toll_emperor=AMOUNT,
        value=AMOUNT,
        value_emperor=AMOUNT,
    ),
    bids=Layout("MandarinBids", minimum=AMOUNT, step=AMOUNT, cap=AMOUNT),
    goals=Layout("MandarinGoals", control=COUNT, distinct=COUNT, same=COUNT, special_same=COUNT),
)

# What choosing a figure means at each prompt, for its text.
CASHED_IN, TAKEN, SEIZED, NO_USE = range(4)


@rule
def view(c: Record, h: Record, seat: int, v: Record) -> None:
    """The table as a seat sees it."""
    v.phase = h.phase
    v.turn = h.turn
    v.round = h.round
    v.turn_of = h.cur
    v.die = h.die if h.die > 0 else NOTHING
    v.roll_no = h.roll_no
    v.reach_n = list_reach(c, h, v.reach) if h.phase == TURN else 0
    v.overtaken = h.overtaken
    v.victim = h.victim
    v.creditor = h.creditor
    v.pagoda = h.pagoda_n
    v.pool_n = list_figures(h.pagoda, v.pool)
    v.lot.face_up_n = list_figures(h.up, v.lot.face_up)
    v.lot.face_down = h.down_n
    v.lot.size = h.draws
    v.has_auction = 1 if h.auc != NO_AUCTION else 0
    view_auction(h, v.auction)
    v.banners_n = list_banners(c, h, v.banners)
    v.completer = h.completer
    v.ended_by = named_collection(int(h.ended_by))
    for other in range(int(h.seats)):
        view_player(c, h, seat, other, v.players[other])


@rule
def named_collection(found: int) -> int:
    """A complete collection by its name in views."""
    if found == BY_NOTHING:
        return NOTHING
    return TWELVE if found == BY_TWELVE else SET


@rule
def list_reach(c: Record, h: Record, reach: Records) -> int:
    """Where each face of the die leads the mover; returns how many there are."""
    for place in range(DIE_FACES):
        reach[place].die = c.die[place]
        reach[place].space = (int(h.pos[int(h.cur)]) + int(c.die[place])) % SPACES
    return DIE_FACES


@rule
def list_figures(counts: Numbers, figures: Records) -> int:
    """Write the animals that are there with their ordinary figures and Emperors; returns how many."""
    n = 0
    for animal in range(ANIMALS):
        if counts[animal, ORDINARY] > 0 or counts[animal, EMPEROR] > 0:
            figures[n].animal = animal
            figures[n].ordinary = counts[animal, ORDINARY]
            figures[n].emperors = counts[animal, EMPEROR]
            n += 1
    return n


@rule
def list_banners(c: Record, h: Record, banners: Records) -> int:
    """The controlled sectors: whose, and what landing there costs the others; returns how many."""
    n = 0
    for animal in range(ANIMALS):
        owner = control(c, h, animal)
        if owner != NOBODY:
            banners[n].animal = animal
            banners[n].owner = owner
            banners[n].toll = c.toll_emperor if h.coll[owner, animal, EMPEROR] > 0 else c.toll
            n += 1
    return n


@rule
def view_auction(h: Record, a: Record) -> None:
    """The bidding, while there is any."""
    a.special = 1 if h.auc == SPECIAL_AUCTION else 0
    a.auctioneer = h.cur if h.auc == SPECIAL_AUCTION else NOBODY
    a.attempt = 1
    for seat in range(int(h.seats)):
        a.attempt = int(a.attempt) + ((int(h.barred) >> seat) & 1)
    a.high_bid = h.high_bid
    a.high_seat = h.high_seat
    a.bidding = h.act
    a.barred = h.barred


@rule
def view_player(c: Record, h: Record, viewer: int, seat: int, p: Record) -> None:
    """A seat's place at the table, its purse only as far as the viewer may look into it."""
    seen = is_open(h, viewer, seat)
    p.animal = h.sign[seat]
    p.space = h.pos[seat]
    p.card_n = list_figures(h.coll[seat], p.card)
    p.figures = figures_on_card(h, seat)
    p.different = different(h, seat)
    p.alike = most_alike(h, seat)
    p.one_short = 1 if is_one_short(c, h, seat) else 0
    p.money = shown_money(h, viewer, seat)
    p.notes_n = list_notes(c, int(h.money[seat]), p.notes) if seen else NOTHING
    p.wealth = wealth(c, h, seat) if seen else NOTHING
    p.score = p.wealth if h.variant == MONEY else p.figures
    p.special_used = h.special_used[seat]
    p.brings.completes = named_collection(list_brought(c, h, seat, p.brings))


@rule
def list_notes(c: Record, amount: int, notes: Numbers) -> int:
    """Write an amount in as few notes as possible; returns how many kinds there are."""
    n = 0
    while n < NOTE_KINDS and c.notes[n, 0] > 0:
        notes[n] = amount // int(c.notes[n, 0])
        amount %= int(c.notes[n, 0])
        n += 1
    return n


@rule
def prompt(c: Record, h: Record, seat: int) -> int:
    """The question this seat is asked: named after the phase, unless a single answer is left of it."""
    if h.phase == TURN and figures_on_card(h, seat) == 0:
        return ROLL_ONLY
    if h.phase == DRAWN and h.pagoda_n == 0 and not may_offer_specially(c, h, seat):
        return KEEP_ONLY
    if h.phase == BID and least_raise(c, h) > most_raise(c, h, seat):
        return DROP_ONLY
    return int(h.phase)


@rule
def explain(c: Record, h: Record, seat: int, action: int, d: Record) -> None:
    """What an action means here: the amount of a bid; whose figure it is, what happens to it and what it brings."""
    if action >= RAISE:
        steps = argument(CODES, action, 0)
        d.values[0] = int(h.high_bid) + int(c.step) * steps
        d.values[1] = steps
    elif FIGURE <= action < SEAT:
        explain_figure(c, h, seat, action - FIGURE, d)


@rule
def explain_figure(c: Record, h: Record, seat: int, figure: int, d: Record) -> None:
    """A figure's use and owner, what the Bank pays for it, and what it brings whoever takes it."""
    emperor = figure % KINDS
    d.values[2] = NO_USE
    d.values[3] = seat
    d.values[4] = c.value_emperor if emperor == EMPEROR else c.value
    d.values[5] = ITSELF
    if h.phase == TURN:
        d.values[2] = CASHED_IN
    elif h.phase == TAKE or h.phase == SEIZE:
        d.values[2] = TAKEN if h.phase == TAKE else SEIZED
        d.values[3] = h.victim if h.phase == TAKE else h.cur
        d.values[5] = brought_by_figure(c, h, seat, (figure // KINDS, 1 - emperor, emperor), int(d.values[3]))


@rule
def facts(c: Record, h: Record, f: Record) -> None:
    """What never changes in a game: how it is played, the board, the prices and the goals."""
    f.variant = h.variant
    f.money_end = h.money_end
    f.special_once = h.special_once
    f.round_limit = h.round_limit
    f.first = h.first
    for space in range(SPACES):
        f.spaces[space].animal = space // int(c.spaces_per_sector)
        f.spaces[space].character = 1 if is_character_space(c, space) else 0
    f.copies.figures = c.copies
    f.copies.emperors = c.emperors
    f.notes_n = 0
    for place in range(NOTE_KINDS):
        f.notes[place] = c.notes[place, 0]
        f.notes_n = int(f.notes_n) + (1 if c.notes[place, 0] > 0 else 0)
    f.pay.start = c.start
    f.pay.bank = c.bank_pays
    f.pay.toll = c.toll
    f.pay.toll_emperor = c.toll_emperor
    f.pay.value = c.value
    f.pay.value_emperor = c.value_emperor
    f.bids.minimum = c.minimum
    f.bids.step = c.step
    f.bids.cap = c.bid_cap
    f.goals.control = c.control
    f.goals.distinct = c.distinct
    f.goals.same = c.same
    f.goals.special_same = c.special_same
