"""The printed numbers of Race: load, validate, freeze."""

import re
from typing import Annotated, Any

import msgspec

from jadetable.almanac import FIRST_YEAR, LAST_YEAR
from jadetable.core import record
from jadetable.core.compiled import rule
from jadetable.core.components import About, Section, require
from jadetable.core.record import Record, Records
from jadetable.games.race.actions import LONGEST_TRACK
from jadetable.games.race.state import (
    CARD_NAMES,
    CARDS,
    CHEAT,
    COOPERATE,
    COUNT_SEATS,
    FACES,
    FEWEST_SEATS,
    GREEN,
    HELP,
    HIGHEST,
    MOST_SEATS,
    REPEAT,
    REST,
    RUN,
    SLOTS,
    SPACES,
    STRATEGISE,
    THREE,
    VALUES,
    WALK,
    YELLOW,
)

Count = Annotated[int, msgspec.Meta(ge=0, le=100)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=100)]
PerCount = Annotated[list[bool], msgspec.Meta(min_length=3, max_length=3)]
PerValue = Annotated[list[Count], msgspec.Meta(min_length=HIGHEST, max_length=HIGHEST)]
Face = Annotated[list[str], msgspec.Meta(min_length=SPACES, max_length=SPACES)]
LunarYear = Annotated[int, msgspec.Meta(ge=FIRST_YEAR, le=LAST_YEAR)]

SECTION = re.compile(r"(N|[0-9]|[1-9][0-9])(\+E)?(\+K)?")


class Track(Section, frozen=True):
    """The race track."""

    finish: Annotated[int, msgspec.Meta(ge=2, le=LONGEST_TRACK)]
    river: Annotated[int, msgspec.Meta(ge=1, le=LONGEST_TRACK - 1)]
    swim_back: Count


class Actions(Section, frozen=True):
    """The action cards."""

    names: list[str]
    movement: list[int]
    nonmovement: list[int]
    excluded_3p: list[int]
    copies: Annotated[list[Count], msgspec.Meta(min_length=STRATEGISE, max_length=STRATEGISE)]


class Inner(Section, frozen=True):
    """The pieces of the inner wheel."""

    low_max: Annotated[list[Positive], msgspec.Meta(min_length=SLOTS, max_length=SLOTS)]


class Outer(Section, frozen=True):
    """The two faces of the outer wheel."""

    green34: Face
    yellow34: Face
    green5: Face
    yellow5: Face


class Energy(Section, frozen=True):
    """The energy cards, values 1 to 6."""

    total: PerValue
    start: PerValue
    limit: Annotated[int, msgspec.Meta(ge=2, le=60)]
    max_six: Count
    prerequisites: Annotated[list[list[int]], msgspec.Meta(min_length=HIGHEST, max_length=HIGHEST)]


class Prerace(Section, frozen=True):
    """Karma by placing in the auction before the race."""

    p3: Annotated[list[Count], msgspec.Meta(min_length=3, max_length=3)]
    p4: Annotated[list[Count], msgspec.Meta(min_length=4, max_length=4)]
    p5: Annotated[list[Count], msgspec.Meta(min_length=5, max_length=5)]


class Karma(Section, frozen=True):
    """The karma tokens."""

    tokens: int
    limit: Positive
    prerace: Prerace


class Descend(Section, frozen=True):
    """Karma for playing a lower card."""

    one_lower: Count
    more_lower: Count


class Outbid(Section, frozen=True):
    """Spaces for each seat outbid."""

    p3: Count
    p4: Count
    p5: Count


class Joint(Section, frozen=True):
    """Whether a tie counts as highest."""

    cooperate: PerCount
    help_rest_strategise: PerCount
    cheat_run_walk: PerCount


class Sprint(Section, frozen=True):
    """Karma for spaces."""

    karma: Positive
    moves: Count


class Animals(Section, frozen=True):
    """The animals and the numbers of their abilities."""

    rat_energy3: Count
    rat_karma: Count
    ox_moves: PerValue
    tiger_discount: Count
    rabbit_discount: Count
    dragon_bonus: Count
    dragon_energy: Count
    pig_highest: PerCount
    pig_move: PerCount
    cat_threshold: Count
    cat_sits_out: Count


class Zodiac(Section, frozen=True):
    """The lunar years that the rulebook's table gives a sign."""

    first_year: LunarYear
    last_year: LunarYear


class Limits(Section, frozen=True):
    """Bounds that are not printed."""

    max_replays: Count
    river_keep: Annotated[int, msgspec.Meta(ge=1, le=12)]


class Components(Section, frozen=True):
    """All printed numbers of Race."""

    game: About
    track: Track
    actions: Actions
    inner: Inner
    outer: Outer
    energy: Energy
    karma: Karma
    descend: Descend
    outbid: Outbid
    joint: Joint
    sprint: Sprint
    animals: Animals
    zodiac: Zodiac
    limits: Limits

    def __post_init__(self) -> None:
        fair = self.game.seats[0] >= FEWEST_SEATS and self.game.seats[1] <= MOST_SEATS
        require(fair, "$.game.seats", f"the tables are printed for {FEWEST_SEATS} to {MOST_SEATS} seats")
        require(self.game.limit >= 1, "$.game.limit", "a race must end: at least 1 round")
        require(self.track.river < self.track.finish, "$.track.river", "the river begins before Finish")
        require(self.sprint.karma <= self.karma.limit, "$.sprint.karma", "nobody could ever hold so much karma")
        _check_actions(self.actions)
        _check_wheel(self.outer)
        _check_energy(self)
        _check_karma(self)
        fair = self.zodiac.first_year <= self.zodiac.last_year
        require(fair, "$.zodiac.first_year", "must not exceed last_year")


def _check_actions(actions: Actions) -> None:
    """The eight cards are the eight we know, each of a kind, enough for every seat."""
    names = tuple(name.lower() for name in actions.names)
    require(names == CARD_NAMES[1:], "$.actions.names", "the actions stand in the order Cheat ... Strategise")
    kinds = sorted(actions.movement + actions.nonmovement)
    expected = [card for card in range(1, CARDS) if card != REPEAT]
    require(kinds == expected, "$.actions.movement", "every action but Repeat is movement or non-movement, once")
    require(STRATEGISE in actions.nonmovement, "$.actions.nonmovement", "Strategise moves nobody")
    fair = set(actions.movement) == {CHEAT, RUN, COOPERATE, WALK}
    require(fair, "$.actions.movement", "Cheat, Run, Cooperate and Walk are the movement actions")
    left_out = actions.excluded_3p
    fair = len(set(left_out)) == len(left_out) < WALK and all(1 <= card <= WALK for card in left_out)
    require(fair, "$.actions.excluded_3p", "only cards 1 to 6 can be left out, each once and not all of them")
    for card, copies in enumerate(actions.copies, 1):
        seats = MOST_SEATS - (FEWEST_SEATS if card in left_out else 0)
        require(copies >= seats, "$.actions.copies", f"card {card} has {copies} copies, too few for every seat")


def _check_wheel(outer: Outer) -> None:
    """Every section reads as a number or N, then E, then K."""
    for name in ("green34", "yellow34", "green5", "yellow5"):
        for place, text in enumerate(getattr(outer, name)):
            fair = SECTION.fullmatch(text) is not None
            require(fair, f"$.outer.{name}[{place}]", f"{text!r} is not a number or N with +E or +K")


def _check_energy(parts: Components) -> None:
    """Every table can be dealt, and a hand has room for what it is dealt."""
    energy, rat = parts.energy, parts.animals.rat_energy3
    for value in range(2, VALUES):
        dealt = MOST_SEATS * energy.start[value - 1] + (rat if value == THREE else 0)
        fair = energy.total[value - 1] >= dealt
        require(fair, f"$.energy.total[{value - 1}]", f"{dealt} cards of value {value} are dealt to {MOST_SEATS} seats")
    require(sum(energy.start) >= 2, "$.energy.start", "a seat needs two cards to play anything but Strategise")
    require(sum(energy.start) + rat <= energy.limit, "$.energy.start", "more cards are dealt than a seat may hold")
    require(energy.start[HIGHEST - 1] <= energy.max_six, "$.energy.start", "more sixes are dealt than a seat may hold")
    for value, needed in enumerate(energy.prerequisites, 1):
        fair = all(1 <= card <= HIGHEST for card in needed)
        require(fair, f"$.energy.prerequisites[{value - 1}]", "a prerequisite is an energy value 1 to 6")
    require(energy.prerequisites[0] == [], "$.energy.prerequisites[0]", "a 1 can always be received")


def _check_karma(parts: Components) -> None:
    """Nobody must hand over more karma in the auction than it got, and descending never gets cheaper with distance."""
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
        for place, karma in enumerate(getattr(parts.karma.prerace, f"p{seats}")):
            lower = seats - 1 - place
            require(karma >= lower, f"$.karma.prerace.p{seats}[{place}]", f"could have to give {lower} karma away")
            require(karma <= parts.karma.limit, f"$.karma.prerace.p{seats}[{place}]", "is more than a seat may hold")
    require(parts.animals.rat_karma <= parts.karma.limit, "$.animals.rat_karma", "is more than a seat may hold")
    fair = parts.descend.one_lower <= parts.descend.more_lower
    require(fair, "$.descend", "one_lower must not exceed more_lower")


FORMER = {
    "slug": "game.slug",
    "limits.max_rounds": "game.limit",
    "animals.names": None,
    "animals.han": None,
    "animals.element": None,
    "animals.yang": None,
    "zodiac.last_day": None,
    "zodiac.new_year": None,
}

DTYPE = record.solid_dtype(
    [
        ("first_year", "i2"),
        ("last_year", "i2"),
        ("finish", "i2"),
        ("river", "i2"),
        ("limit", "i2"),
        ("excluded_3p", "i2"),
        ("cards", "i2", (MOST_SEATS + 1,)),
        ("pieces", "i2", (MOST_SEATS + 1,)),
        ("needs", "i2", (VALUES,)),
        ("low_max", "i1", (CARDS,)),
        ("is_movement", "i1", (CARDS,)),
        ("joint_cooperate", "i1", (MOST_SEATS + 1,)),
        ("joint_resources", "i1", (MOST_SEATS + 1,)),
        ("joint_moves", "i1", (MOST_SEATS + 1,)),
        ("joint", "i1", (CARDS, MOST_SEATS + 1)),
        ("face", "i1", (MOST_SEATS + 1,)),
        ("num", "i1", (FACES, 2, SPACES)),
        ("ex", "i1", (FACES, 2, SPACES)),
        ("km", "i1", (FACES, 2, SPACES)),
        ("energy_total", "i1", (VALUES,)),
        ("energy_start", "i1", (VALUES,)),
        ("energy_limit", "i1"),
        ("max_six", "i1"),
        ("karma_limit", "i1"),
        ("prerace", "i1", (MOST_SEATS + 1, MOST_SEATS)),
        ("one_lower", "i1"),
        ("more_lower", "i1"),
        ("outbid", "i1", (MOST_SEATS + 1,)),
        ("sprint_karma", "i1"),
        ("sprint_moves", "i1"),
        ("swim_back", "i1"),
        ("rat_energy3", "i1"),
        ("rat_karma", "i1"),
        ("ox_moves", "i1", (VALUES,)),
        ("tiger_discount", "i1"),
        ("rabbit_discount", "i1"),
        ("dragon_bonus", "i1"),
        ("dragon_energy", "i1"),
        ("pig_highest", "i1", (MOST_SEATS + 1,)),
        ("pig_move", "i1", (MOST_SEATS + 1,)),
        ("cat_threshold", "i1"),
        ("cat_sits_out", "i1"),
        ("max_replays", "i1"),
        ("river_keep", "i1"),
    ]
)


def freeze(parts: Components) -> Records:
    """The components as the record that the rules read."""
    frozen = record.new(DTYPE)
    row = frozen[0]
    frozen["first_year"], frozen["last_year"] = parts.zodiac.first_year, parts.zodiac.last_year
    row["low_max"][1 : SLOTS + 1] = parts.inner.low_max
    for name in ("total", "start"):
        row[f"energy_{name}"][1:] = getattr(parts.energy, name)
    row["ox_moves"][1:] = parts.animals.ox_moves
    for value, needed in enumerate(parts.energy.prerequisites, 1):
        row["needs"][value] = sum(1 << card for card in set(needed))
    for card in parts.actions.movement:
        row["is_movement"][card] = 1
    frozen["excluded_3p"] = sum(1 << card for card in parts.actions.excluded_3p)
    frozen["limit"], frozen["finish"], frozen["river"] = parts.game.limit, parts.track.finish, parts.track.river
    frozen["max_replays"], frozen["river_keep"] = parts.limits.max_replays, parts.limits.river_keep
    frozen["energy_limit"], frozen["max_six"] = parts.energy.limit, parts.energy.max_six
    frozen["karma_limit"], frozen["swim_back"] = parts.karma.limit, parts.track.swim_back
    frozen["one_lower"], frozen["more_lower"] = parts.descend.one_lower, parts.descend.more_lower
    frozen["sprint_karma"], frozen["sprint_moves"] = parts.sprint.karma, parts.sprint.moves
    for name in (
        "rat_energy3", "rat_karma", "tiger_discount", "rabbit_discount", "dragon_bonus", "dragon_energy",
        "cat_threshold", "cat_sits_out",
    ):  # fmt: skip
        frozen[name] = getattr(parts.animals, name)
    _freeze_wheel(parts.outer, row)
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
        _freeze_seats(parts, row, seats)
    return frozen


def _freeze_wheel(outer: Outer, row: Any) -> None:
    """Each section as number (COUNT_SEATS for N), exchange and sprint."""
    for face, name in enumerate(("34", "5")):
        for colour, prefix in ((GREEN, "green"), (YELLOW, "yellow")):
            for space, text in enumerate(getattr(outer, prefix + name)):
                number = text.split("+")[0]
                row["num"][face, colour, space] = COUNT_SEATS if number == "N" else int(number)
                row["ex"][face, colour, space] = "E" in text
                row["km"][face, colour, space] = "K" in text


def _freeze_seats(parts: Components, row: Any, seats: int) -> None:
    """What is printed for each number of seats."""
    place = seats - FEWEST_SEATS
    row["prerace"][seats, :seats] = getattr(parts.karma.prerace, f"p{seats}")
    row["outbid"][seats] = getattr(parts.outbid, f"p{seats}")
    row["joint_cooperate"][seats] = parts.joint.cooperate[place]
    row["joint_resources"][seats] = parts.joint.help_rest_strategise[place]
    row["joint_moves"][seats] = parts.joint.cheat_run_walk[place]
    row["pig_highest"][seats] = parts.animals.pig_highest[place]
    row["pig_move"][seats] = parts.animals.pig_move[place]


@rule
def derive(c: Record) -> None:
    """What follows from the printed numbers: cards and wheel pieces in play, the wheel's side, ties by action."""
    every_card, every_piece = (1 << CARDS) - 2, (1 << (SLOTS + 1)) - 2
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
        left_out = int(c.excluded_3p) if seats == FEWEST_SEATS else 0
        c.cards[seats] = every_card & ~left_out
        c.pieces[seats] = every_piece & ~left_out
        c.face[seats] = 1 if seats == MOST_SEATS else 0
        for card in range(1, CARDS):
            if card == COOPERATE:
                c.joint[card, seats] = c.joint_cooperate[seats]
            elif card == HELP or card == REST or card == STRATEGISE:
                c.joint[card, seats] = c.joint_resources[seats]
            elif card != REPEAT:
                c.joint[card, seats] = c.joint_moves[seats]
