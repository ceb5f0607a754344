"""What a seat of Race sees: the wheel, everybody's place and row, its own prices, and where an answer takes it."""

from jadetable.core.asked import is_asked
from jadetable.core.codes import argument
from jadetable.core.compiled import rule
from jadetable.core.layout import Exactly, Flag, Layout, Maybe, Names, Number, PerSeat, Seat, UpTo, view_layout
from jadetable.core.record import Numbers, Record
from jadetable.games.race.actions import (
    CODES,
    DONE,
    ENERGY_FIRST,
    KARMA,
    LAST_PROMPT,
    NO,
    PLAYS,
    PROMPTS,
    SWIM,
    SWIM_PROMPT,
    UP,
    YES,
)
from jadetable.games.race.rules_animals import tiger_price
from jadetable.games.race.rules_cards import in_hand
from jadetable.games.race.rules_contest import is_resolving, outer_space
from jadetable.games.race.rules_play import descent, has_chosen, is_strict
from jadetable.games.race.rules_river import must_return
from jadetable.games.race.state import (
    ANIMAL_NAMES,
    ANIMALS,
    ASK_PLAY,
    ASK_RETURN,
    ASK_SPRINT,
    CARD_NAMES,
    CARDS,
    COUNT_SEATS,
    DRAFT,
    GREEN,
    HELP,
    HIGHEST,
    LOWEST,
    MOST_SEATS,
    NO_EXCHANGE,
    NOTHING,
    PHASES,
    PLAY,
    REST,
    SLOTS,
    SPACES,
    UPWARD,
    VALUES,
    YELLOW,
    every_seat,
    resolving_seat,
)
from jadetable.games.race.view_answers import BARS, list_landings, list_leaving_one, list_prices, own_sprint

CARD = Names("Card", CARD_NAMES)
ANIMAL = Names("Animal", ANIMAL_NAMES)
GAIN = Names("Gain", ("move", "karma", "card"))
DIRECTION = Names("Direction", ("up", "down"))
BARRED = Names("Barred", BARS)
MOST_HELD = 61  # energy cards: the highest limit, and one more during a downward exchange

PLACED = Layout("RacePlaced", card=CARD, energy=Maybe(Number("i1")))
SECTION = Layout("RaceSection", number=Number("i1"), counts_seats=Flag(), exchange=Flag(), sprint=Flag())
PLAYER = Layout(
    "RacePlayer",
    score=Maybe(Number("i2")),
    animal=Maybe(ANIMAL),
    age=Number("i1"),
    pos=Number("i2"),
    karma=Number("i1"),
    cards=UpTo(CARDS - 1, CARD),
    energy=Maybe(UpTo(MOST_HELD, Number("i1"))),  # nothing where hands are not shown
    energy_count=Number("i1"),
    area=UpTo(CARDS - 1, PLACED),
    played=Maybe(CARD),
    played_energy=Maybe(Number("i1")),
    resolves=Maybe(CARD),
    spent=Number("i1"),
    has_chosen=Flag(),
)
PRICE = Layout(  # of a card in the own hand; it resolves the action that Repeat copies, else its own
    "RacePrice", card=CARD, resolves=Maybe(CARD), karma=Number("i1"), barred=Maybe(BARRED)
)
VIEW = view_layout(
    "RaceView",
    PROMPTS,
    phase=Names("Phase", tuple(phase.lower() for phase in PHASES)),
    round=Number("i2"),
    replays=Number("i1"),
    rotation=Number("i1"),
    wheel=UpTo(  # the pieces in play, in the order of FACTS.pieces: what low and high range show
        SLOTS,
        Layout("RaceRanges", spaces=Exactly(2, Number("i1")), now=Exactly(2, SECTION), next=Exactly(2, SECTION)),
    ),
    supply=Exactly(VALUES - 1, Maybe(Number("i1"))),  # of the values 1 to 6; nothing where they never run out
    own_sprint=Number("i1"),  # how far a sprint takes this seat
    action=Maybe(CARD),
    resolving=Maybe(Seat()),
    space=Maybe(Number("i1")),
    exchange=Maybe(
        Layout(
            "RaceExchange",
            direction=DIRECTION,
            energy=Number("i1"),
            left=Number("i1"),
            cards=Number("i1"),
            karma=Flag(),
        )
    ),
    leaving_one=UpTo(VALUES - 2, Number("i1")),
    landings=UpTo(1, Layout("RaceLanding", action=Number("i2"), space=Number("i2"))),
    winner=Maybe(Seat()),
    choice=Maybe(PLACED),
    prices=Maybe(UpTo(CARDS - 1, PRICE)),
    players=PerSeat(PLAYER, MOST_SEATS),
)
FACTS = Layout(
    "RaceFacts",
    track=Layout("RaceTrack", finish=Number("i2"), river=Number("i2"), swim_back=Number("i1")),
    limits=Layout("RaceLimits", energy=Number("i1"), karma=Number("i1")),
    sprint=Layout("RaceSprint", karma=Number("i1"), moves=Number("i1")),
    animals=UpTo(ANIMALS, ANIMAL),  # that may be chosen
    pieces=UpTo(  # of the wheel, in the order of the actions
        SLOTS,
        Layout("RacePiece", action=CARD, slot=Number("i1"), low_max=Number("i1"), movement=Flag(), gain=GAIN),
    ),
    green=Exactly(SPACES, SECTION),  # what is printed on the outer wheel, clockwise; movement actions read green
    yellow=Exactly(SPACES, SECTION),
)


@rule
def view(c: Record, h: Record, seat: int, v: Record) -> None:
    """The table as a seat sees it."""
    v.phase = h.phase
    v.round = h.round
    v.replays = h.replays
    v.rotation = h.rot
    view_wheel(c, h, v)
    for value in range(LOWEST, VALUES):
        v.supply[value - LOWEST] = h.supply[value] if value > LOWEST else NOTHING
    resolving = is_resolving(h)
    v.action = h.action if resolving else NOTHING
    v.resolving = resolving_seat(h) if resolving else NOTHING
    v.space = h.space if resolving else NOTHING
    view_exchange(h, v)
    v.own_sprint = own_sprint(c, h, seat)
    v.leaving_one_n = 0
    v.landings_n = 0
    if is_asked(h, seat):
        list_leaving_one(c, h, seat, v)
        list_landings(c, h, seat, v)
    v.winner = h.winner
    view_choice(h, seat, v)
    v.prices_n = list_prices(c, h, seat, v) if seat >= 0 and h.phase != DRAFT else NOTHING
    for other in every_seat(h):
        view_player(c, h, other, other == seat, v.players[other])


@rule
def view_section(c: Record, face: int, side: int, space: int, section: Record) -> None:
    """What is printed in one colour on an outer space."""
    number = int(c.num[face, side, space])
    section.number = 0 if number == COUNT_SEATS else number
    section.counts_seats = 1 if number == COUNT_SEATS else 0
    section.exchange = c.ex[face, side, space]
    section.sprint = c.km[face, side, space]


@rule
def view_wheel(c: Record, h: Record, v: Record) -> None:
    """For every action its two spaces, what they show now and what they will show next round."""
    face, place = int(c.face[int(h.seats)]), 0
    for action in range(1, SLOTS + 1):
        low = outer_space(c, h, action, 0)
        if low == NOTHING:
            continue
        side = GREEN if c.is_movement[action] == 1 else YELLOW
        row = v.wheel[place]
        for high in range(2):
            space = (low + high) % SPACES
            row.spaces[high] = space
            view_section(c, face, side, space, row.now[high])
            view_section(c, face, side, (space + 1) % SPACES, row.next[high])
        place += 1
    v.wheel_n = place


@rule
def view_exchange(h: Record, v: Record) -> None:
    """The exchange being carried out: what is still to pay, or to take."""
    v.has_exchange = 0 if h.ex_dir == NO_EXCHANGE else 1
    if h.ex_dir != NO_EXCHANGE:
        v.exchange.direction = int(h.ex_dir) - UPWARD
        v.exchange.energy = h.ex_val
        v.exchange.left = max(0, int(h.ex_left))
        v.exchange.cards = h.ex_cnt
        v.exchange.karma = h.ex_kar


@rule
def view_choice(h: Record, seat: int, v: Record) -> None:
    """What this seat has secretly chosen and nobody else can see."""
    v.has_choice = 0
    if seat >= 0 and h.answer[seat] >= 0:
        v.has_choice = 1
        v.choice.card = argument(CODES, int(h.answer[seat]), 0)
        v.choice.energy = argument(CODES, int(h.answer[seat]), 1) if h.phase == PLAY else NOTHING


@rule
def or_nothing(number: int) -> int:
    """A card or an energy value; 0 is nothing."""
    return number if number > 0 else NOTHING


@rule
def list_energy(h: Record, seat: int, cards: Numbers) -> int:
    """Write a seat's energy cards, lowest first; returns how many."""
    n = 0
    for value in range(LOWEST, VALUES):
        for _ in range(int(h.hand_e[seat, value])):
            cards[n] = value
            n += 1
    return n


@rule
def view_player(c: Record, h: Record, seat: int, own: bool, player: Record) -> None:
    """One seat's row; the energy of others only with open_hands."""
    player.score = NOTHING
    player.animal = h.animal[seat]
    player.age = h.age[seat]
    player.pos = h.pos[seat]
    player.karma = h.karma[seat]
    player.cards_n = 0
    for card in range(1, CARDS):
        if (int(h.hand_a[seat]) >> card) & 1 == 1:
            player.cards[int(player.cards_n)] = card
            player.cards_n = int(player.cards_n) + 1
    player.energy_n = list_energy(h, seat, player.energy) if own or h.open_hands == 1 else NOTHING
    player.energy_count = in_hand(h, seat)
    player.area_n = h.area_n[seat]
    for place in range(int(h.area_n[seat])):
        player.area[place].card = h.area_a[seat, place]
        player.area[place].energy = or_nothing(int(h.area_e[seat, place]))
    player.played = or_nothing(int(h.pick_a[seat]))
    player.played_energy = or_nothing(int(h.pick_e[seat]))
    player.resolves = or_nothing(int(h.eff[seat]))
    player.spent = h.spent[seat]
    player.has_chosen = 1 if has_chosen(c, h, seat) else 0


# --- the question and its answers -------------------------------------------------------------------------------------


@rule
def prompt(c: Record, h: Record, seat: int) -> int:
    """The question this seat is asked; where rules leave one kind of answer only, it is put that way."""
    if h.kind == ASK_RETURN and not must_return(h, seat):
        return SWIM_PROMPT
    if h.kind == ASK_PLAY and in_hand(h, seat) == 1 and is_strict(h):
        return LAST_PROMPT
    return int(h.kind)


@rule
def explain(c: Record, h: Record, seat: int, action: int, d: Record) -> None:
    """What an action means at this table: yes, no and an energy value depend on the question, and all have a price."""
    if action < PLAYS:
        d.values[2] = descent(c, h, seat, argument(CODES, action, 0))
    elif action == NO or action == YES or action == KARMA or action == DONE:
        d.values[0] = h.kind
        if action == YES:
            d.values[1] = c.sprint_karma if h.kind == ASK_SPRINT else 0
            d.values[2] = own_sprint(c, h, seat) if h.kind == ASK_SPRINT else 0
    elif UP < action <= UP + HIGHEST:
        d.values[1] = tiger_price(c, h, seat, argument(CODES, action, 0))
    elif ENERGY_FIRST <= action < KARMA:
        d.values[1] = h.kind
    elif action == SWIM:
        d.values[0] = c.swim_back


# --- what never changes -----------------------------------------------------------------------------------------------


@rule
def facts(c: Record, h: Record, f: Record) -> None:
    """The track, limits, the animals to choose from, and the wheel as it was put together."""
    f.track.finish = h.finish
    f.track.river = h.river
    f.track.swim_back = c.swim_back
    f.limits.energy = c.energy_limit
    f.limits.karma = c.karma_limit
    f.sprint.karma = c.sprint_karma
    f.sprint.moves = c.sprint_moves
    f.animals_n = ANIMALS if h.cat == 1 else ANIMALS - 1
    for animal in range(ANIMALS):
        f.animals[animal] = animal
    f.pieces_n = 0
    for action in range(1, SLOTS + 1):
        for slot in range(SLOTS):
            if h.inner[slot] == action:
                write_piece(c, action, slot, f.pieces[int(f.pieces_n)])
                f.pieces_n = int(f.pieces_n) + 1
    face = int(c.face[int(h.seats)])
    for space in range(SPACES):
        view_section(c, face, GREEN, space, f.green[space])
        view_section(c, face, YELLOW, space, f.yellow[space])


@rule
def write_piece(c: Record, action: int, slot: int, piece: Record) -> None:
    """One piece of the inner wheel: where it lies, how far its low range goes, and what its number counts."""
    piece.action = action
    piece.slot = slot
    piece.low_max = c.low_max[action]
    piece.movement = c.is_movement[action]
    piece.gain = 1 if action == HELP else (2 if action == REST else 0)
