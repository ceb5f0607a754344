"""A layout with every kind of part, and a rule that fills it: what tests of layouts read back."""

from jadetable.core.compiled import rule
from jadetable.core.layout import Exactly, Flag, Layout, Maybe, Members, Names, Number, PerSeat, UpTo
from jadetable.core.record import Record, Records

LONG = 40
SIGN = Names("Sign", ("rat", "ox", "tiger"))
MANY_NAMES = Names("Square", tuple(f"square{place}" for place in range(200)))

PAIR = Layout("Pair", low=Number("i1"), high=Number("i4"))
SEAT = Layout("Seat", score=Maybe(Number("i2")), cards=UpTo(3, SIGN), known=Maybe(UpTo(LONG, PAIR)), pair=Maybe(PAIR))
EVERYTHING = Layout(
    "Everything",
    seats=Number("i1"),
    small=Number("i1"),
    middle=Number("i2"),
    plain=Number(),
    large=Number("i8"),
    word=Number("u8"),
    fraction=Number("f4"),
    yes=Flag(),
    sign=SIGN,
    square=MANY_NAMES,
    numbers=Members(31),
    signs=Members(3, SIGN),
    grid=Exactly(2, Exactly(3, Number("i2"))),
    sets=Exactly(2, Members(3, SIGN)),
    flags=Exactly(3, Flag()),
    gaps=Exactly(3, Maybe(Number("i2"))),
    drawn=UpTo(4, SIGN),
    rows=UpTo(4, PAIR),
    long=UpTo(LONG, Number("i2")),
    long_names=UpTo(LONG, Maybe(SIGN)),
    long_rows=UpTo(LONG, PAIR),
    ranks=PerSeat(Number("i1")),
    table=PerSeat(Exactly(2, Number("i1")), 4),
    players=PerSeat(SEAT, 4),
    offender=Maybe(Number("i1")),
    maybe_sign=Maybe(SIGN),
    maybe_flag=Maybe(Flag()),
    maybe_list=Maybe(UpTo(4, Number("i1"))),
    maybe_pair=Maybe(PAIR),
    pair=PAIR,
)


@rule
def fill(v: Record, seats: int) -> None:
    """Write something into every part, as a game's `view` does."""
    v.seats = seats
    v.small, v.middle, v.plain, v.large = -128, -30_000, 2_000_000_000, -(1 << 40)
    v.word = 1 << 40
    v.fraction = 0.5
    v.yes, v.sign, v.square = 1, 2, 199
    v.numbers, v.signs = 1 | 1 << 7 | 1 << 30, 0b101
    for place in range(6):
        v.grid[place // 3, place % 3] = 100 * place
    v.sets[1] = 0b110
    v.flags[1] = 1
    v.gaps[0], v.gaps[1], v.gaps[2] = -1, 0, 300
    v.drawn_n, v.drawn[0], v.drawn[1] = 2, 1, 0
    v.rows_n, v.rows[0].low, v.rows[0].high = 1, -5, 70_000
    v.long_n, v.long_names_n, v.long_rows_n = 3, 2, 2
    for place in range(3):
        v.long[place] = -place
    v.long_names[0], v.long_names[1] = -1, 2
    v.long_rows[1].low, v.long_rows[1].high = 1, -70_000
    for seat in range(seats):
        fill_seat(v.players[seat], seat)
        v.ranks[seat] = seat + 1
        v.table[seat, 0], v.table[seat, 1] = seat, -seat
    v.offender, v.maybe_sign, v.maybe_flag = 0, 0, 1
    v.maybe_list_n, v.maybe_list[0] = 1, 9
    v.has_maybe_pair, v.maybe_pair.low, v.maybe_pair.high = 1, 3, 4
    v.pair.low, v.pair.high = 5, 6


@rule
def fill_seat(player: Record, seat: int) -> None:
    """The first seat has nothing that may be missing, the others have all of it."""
    player.score = 10 * seat if seat > 0 else -1
    player.cards_n = seat
    player.cards[0] = 2
    player.known_n = seat if seat > 0 else -1
    player.known[0].low, player.known[0].high = seat, 1000
    player.has_pair = 1 if seat > 0 else 0
    player.pair.low, player.pair.high = seat, 2000


@rule
def fill_first(views: Records, seats: int) -> None:
    """The same for the first of several, as compiled code is called from Python."""
    fill(views[0], seats)


FILLED = {
    "seats": 2,
    "small": -128,
    "middle": -30_000,
    "plain": 2_000_000_000,
    "large": -(1 << 40),
    "word": 1 << 40,
    "fraction": 0.5,
    "yes": True,
    "sign": "tiger",
    "square": "square199",
    "numbers": [0, 7, 30],
    "signs": ["rat", "tiger"],
    "grid": [[0, 100, 200], [300, 400, 500]],
    "sets": [[], ["ox", "tiger"]],
    "flags": [False, True, False],
    "gaps": [None, 0, 300],
    "drawn": ["ox", "rat"],
    "rows": [{"low": -5, "high": 70_000}],
    "long": [0, -1, -2],
    "long_names": [None, "tiger"],
    "long_rows": [{"low": 0, "high": 0}, {"low": 1, "high": -70_000}],
    "ranks": [1, 2],
    "table": [[0, 0], [1, -1]],
    "players": [
        {"score": None, "cards": [], "known": None, "pair": None},
        {"score": 10, "cards": ["tiger"], "known": [{"low": 1, "high": 1000}], "pair": {"low": 1, "high": 2000}},
    ],
    "offender": 0,
    "maybe_sign": "rat",
    "maybe_flag": True,
    "maybe_list": [9],
    "maybe_pair": {"low": 3, "high": 4},
    "pair": {"low": 5, "high": 6},
}
