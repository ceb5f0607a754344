"""Positions of Race as text. A play area is written card/energy, '6/2 7/1'; the energy is left out where none lies."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import jadetable as jt
from jadetable.core.knowledge import Event
from jadetable.core.match import Match
from jadetable.core.record import NO_ANSWER
from jadetable.games.race.actions import ACTION_FIRST, BID, NO
from jadetable.games.race.state import ANIMAL_NAMES, ASK_PLAY, CARDS, KINDS, PLAY, SPACES, VALUES
from tests.kit.scenes import take

BENCH = "rat ox rabbit snake tiger"
HAND = "1 1 2 2 3"
INNER = [1, 2, 3, 4, 5, 6]


class Wheel(NamedTuple):
    """The round, and how the wheel is laid out."""

    round: int = 5
    inner: Sequence[int] = INNER
    components: Any = None


def per_seat(given: Mapping[int, Any] | int | None, seats: int, usual: Any) -> list[Any]:
    """One value a seat: the usual one where nothing is said."""
    if given is None:
        return [usual] * seats
    if isinstance(given, int):
        return [given] * seats
    return [given.get(seat, usual) for seat in range(seats)]


def bench(
    n: int = 4,
    animals: str = BENCH,
    rot: int = 0,
    pos: Mapping[int, int] | int | None = None,
    karma: Mapping[int, int] | int | None = None,
    hand: Mapping[int, str] | None = None,
    area: Mapping[int, str] | None = None,
    **given: Any,
) -> Match:
    """A table about to play: all on space 5 with karma 2, a starting hand and an empty play area, the oldest first.

    `given` are the fields of `Wheel`, then options.
    """
    round, inner, components = take(Wheel, given)
    names = animals.split()[:n]
    given |= {"animal_mode": "fixed", "animals": [ANIMAL_NAMES.index(name) for name in names]}
    given |= {"cat": "cat" in names, "inner_order": list(inner), "start_rotation": (rot - round + 1) % SPACES}
    match = jt.new("race", seats=n, seed=1, options=given, components=components)
    s = match.record
    s.phase, s.kind, s.asked, s.round, s.rot = PLAY, ASK_PLAY, (1 << n) - 1, round, rot
    s.answer[:] = NO_ANSWER
    s.pos[:n], s.karma[:n] = per_seat(pos, n, 5), per_seat(karma, n, 2)
    s.hand_e[:], s.area_a[:], s.area_e[:], s.area_n[:] = 0, 0, 0, 0
    for seat in range(n):
        for value in (hand or {}).get(seat, HAND).split():
            s.hand_e[seat, int(value)] += 1
        s.hand_a[seat] = match.components.cards[n]
        for place, text in enumerate((area or {}).get(seat, "").split()):
            card, _, energy = text.partition("/")
            s.area_a[seat, place], s.area_e[seat, place] = int(card), int(energy or 0)
            s.area_n[seat] = place + 1
            s.hand_a[seat] &= ~(1 << int(card))
    fill_supply(match)
    return match


def fill_supply(match: Match) -> None:
    """All energy cards that nobody owns are in the supply."""
    s = match.record
    for value in range(2, VALUES):
        left = (
            int(match.components.energy_total[value]) - int(s.hand_e[:, value].sum()) - int((s.area_e == value).sum())
        )
        s.supply[value] = left


def code(text: str) -> int:
    """The action that plays 'card/energy'."""
    card, _, energy = text.partition("/")
    return 6 * (int(card) - 1) + int(energy) - 1


def play(match: Match, **plays: str) -> list[Event]:
    """Everybody plays: s0='1/3'; seats not named play Strategise with their lowest energy card."""
    events: list[Event] = []
    for seat in match.asked:
        lowest = next(value for value in range(1, VALUES) if match.record.hand_e[seat, value] > 0)
        events += match.act(seat, code(plays.get(f"s{seat}", f"8/{lowest}")))
    return events


def wind_up(match: Match) -> list[str]:
    """Decline everything until the round is over; returns what was asked."""
    asked = []
    while not match.over and asks(match) != "all play":
        asked.append(asks(match))
        seat = match.asked[0]
        allowed = match.legal(seat)
        match.act(seat, next((action for action in (NO, ACTION_FIRST) if action in allowed), allowed[0]))
    return asked


def bid(match: Match, cards: str) -> None:
    """The auction: one card a seat."""
    for seat, card in enumerate(cards.split()):
        match.act(seat, BID + int(card))


def asks(match: Match) -> str:
    """Who is asked what: '0 exchange', or 'all play'."""
    if match.over:
        return "nobody"
    who = "all" if len(match.asked) == match.seats else " ".join(str(seat) for seat in match.asked)
    return f"{who} {KINDS[match.record.kind].lower()}"


def positions(match: Match) -> list[int]:
    return [int(place) for place in match.record.pos[: match.seats]]


def karmas(match: Match) -> list[int]:
    return [int(count) for count in match.record.karma[: match.seats]]


def energy(match: Match, seat: int) -> str:
    """The energy cards in hand."""
    counts = match.record.hand_e[seat]
    return " ".join(str(value) for value in range(1, VALUES) for _ in range(counts[value]))


def cards(match: Match, seat: int) -> str:
    """The action cards in hand."""
    return " ".join(str(card) for card in range(1, CARDS) if int(match.record.hand_a[seat]) >> card & 1)


def area(match: Match, seat: int) -> str:
    """The play area."""
    s = match.record
    row = [(int(s.area_a[seat, k]), int(s.area_e[seat, k])) for k in range(s.area_n[seat])]
    return " ".join(f"{card}/{energy}" if energy else str(card) for card, energy in row)


def playable(match: Match, seat: int) -> str:
    """The cards a seat may play."""
    return " ".join(str(card) for card in sorted({action // 6 + 1 for action in match.legal(seat)}))
