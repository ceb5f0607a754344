"""What must hold at every decision, against a naive reading of the rulebook and over a spread of options."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import jadetable as jt
from jadetable.core.knowledge import Event
from jadetable.core.match import Match
from jadetable.games.mandarin.state import BID
from tests.games.mandarin import naive

SPREAD: list[dict[str, Any]] = [
    {},
    {"table_rules": True},
    {"variant": "money"},
    {"variant": "money", "table_rules": True, "special_once": True},
    {"variant": "money", "money_end": "either", "open_money": True},
    {"overtake_empty": "normal", "overtake_level": True, "table_rules": True},
    {"overtake_take": "each", "second_roll": "full"},
    {"overtake_level": True, "overtake_take": "each", "second_roll": "nothing"},
]


def tempered(chance: random.Random, allowed: list[int]) -> int:
    """A random choice that does not cash everything and bids in small steps."""
    if 0 in allowed and chance.random() < 0.95:
        return 0
    if 4 in allowed:
        raises = [action for action in allowed if 34 <= action < 37]
        return chance.choice(raises) if raises and chance.random() < 0.5 else 4
    return chance.choice(allowed)


def walk(match: Match) -> Iterator[tuple[int, int, Sequence[Event]]]:
    """Play to the end at tempered random; after each action: who, what, and what happened."""
    chance = random.Random(match.seed)
    while not match.over:
        (seat,) = match.asked
        action = tempered(chance, match.legal(seat))
        yield seat, action, match.act(seat, action)


class Purses:
    """Everybody's money as a listener with perfect memory knows it from the public payments (R27)."""

    def __init__(self, seats: int, start: int) -> None:
        self.money, self.mover, self.special = [start] * seats, 0, False

    def hear(self, event: Event) -> None:
        """Follow one event."""
        seat, numbers = event.seat, event.details
        if event.kind == "TURN":
            self.mover = seat
        elif event.kind == "AUCTION":
            self.special = numbers["sort"] == 2
        elif event.kind in ("BANK", "CASH"):
            self.money[seat] += numbers["amount"]
        elif event.kind == "TOLL":
            assert numbers["due"] in (200, 400)
            self.pay(seat, numbers["paid"], numbers["payee"])
        elif event.kind == "SOLD":
            assert numbers["receiver"] == (self.mover if self.special else -1)
            self.pay(seat, numbers["price"], numbers["receiver"])
        elif event.kind == "DEFAULT":
            assert numbers["paid"] < numbers["bid"]
            self.pay(seat, numbers["paid"], self.mover if self.special else -1)

    def pay(self, payer: int, amount: int, payee: int) -> None:
        """Money changes hands; -1 is the Bank."""
        self.money[payer] -= amount
        if payee >= 0:
            self.money[payee] += amount


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("options", SPREAD, ids=str)
def test_every_decision_is_in_good_order(seats: int, options: dict[str, Any]) -> None:
    # Little money and an easy special auction, so that overbids and offers are common.
    parts = {"money": {"start": 700}, "goals": {"special_same": 2}}
    match = jt.new("mandarin", seats, seats, {**options, "round_limit": 15}, components=parts)
    purses = Purses(seats, 700)
    for event in match.events():
        purses.hear(event)
    for _, _, happened in walk(match):
        assert match.faults == []
        for event in happened:
            purses.hear(event)
        assert purses.money == [int(amount) for amount in match.record.money[:seats]]
        if not match.over:
            _check_mask(match)
    assert len(match.actions) <= match.position.longest and match.record.turn <= 15 * seats
    assert list(match.ranking) == naive.ranking(match.record, options.get("variant") == "money")


def _check_mask(match: Match) -> None:
    """One seat is asked, it can answer, and its raises are a range without holes."""
    (seat,) = match.asked
    allowed = match.legal(seat)
    raises = [action for action in allowed if action >= 34]
    assert allowed and raises == list(range(raises[0], raises[0] + len(raises)) if raises else [])
    assert (match.record.phase == BID) == (4 in allowed)
    assert all(match.legal(other) == [] for other in range(match.seats) if other != seat)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_tolls_and_wins_agree_with_a_naive_reading(seats: int) -> None:
    for seed in range(5):
        match = jt.new("mandarin", seats=seats, seed=seed, options={"round_limit": 40})
        _compare_landings(match)
        assert naive.complete(naive.figures(match.record, int(match.record.completer))) or match.truncated
        assert list(match.ranking) == naive.ranking(match.record, money_game=False)
        assert list(match.scores) == [len(naive.figures(match.record, seat)) for seat in range(seats)]


def _compare_landings(match: Match) -> None:
    """Play on; at every first landing compare the toll with what the naive reading says."""
    chance = random.Random(match.seed)
    while not match.over:
        (seat,) = match.asked
        cards = [naive.figures(match.record, other) for other in range(match.seats)]
        assert not any(naive.complete(card) for card in cards)
        action = tempered(chance, match.legal(seat))
        happened = match.act(seat, action)
        if action == 0:
            sector = next(event.details["to"] for event in happened if event.kind == "MOVE") // 3
            paid = [(e.details["payee"], e.details["due"]) for e in happened if e.kind == "TOLL"]
            owner, due = naive.toll(cards, sector, seat)
            assert paid == ([] if owner is None else [(owner, due)])


def test_the_money_game_ends_by_twelve_alone() -> None:
    for seed in range(3):
        match = jt.new("mandarin", seats=4, seed=seed, options={"variant": "money", "round_limit": 60})
        for _ in walk(match):
            pass
        assert not match.truncated
        assert naive.all_twelve(naive.figures(match.record, int(match.record.completer)))
        wealth = [int(match.record.money[s]) + naive.cash(naive.figures(match.record, s)) for s in range(4)]
        assert list(match.scores) == wealth


@pytest.mark.parametrize("options", [{}, {"overtake_empty": "normal"}], ids=str)
def test_a_pawn_moves_only_by_the_die_and_rolls_at_most_twice(options: dict[str, Any]) -> None:
    match = jt.new("mandarin", seats=4, seed=8, options={**options, "round_limit": 25})
    for _ in walk(match):
        pass
    position: dict[int, int] = {}
    rolls = 0
    seen: set[str] = set()
    for event in match.events():
        if event.kind == "TURN":
            rolls, seen = 0, set()
        elif event.kind == "ROLL":
            rolls += 1
            assert event.details["roll_no"] == rolls <= 2
            assert rolls == 1 or "TAKE" in seen or ("PASS" in seen and not options)
            steps = event.details["die"]
        elif event.kind == "MOVE":
            start, to = event.details["start"], event.details["to"]
            assert position.get(event.seat, start) == start and to == (start + steps) % 36
            position[event.seat] = to
        seen.add(event.kind)
    assert len(position) == 4


def test_bids_rise_and_who_dropped_stays_silent() -> None:
    match = jt.new("mandarin", seats=5, seed=4, options={"table_rules": True, "round_limit": 25})
    for _ in walk(match):
        pass
    dropped: set[int] = set()
    attempts, highest = 0, 0
    for event in match.events():
        if event.kind == "AUCTION":
            dropped, highest, attempts = set(), 0, attempts + 1
            assert 1 <= event.details["attempt"] <= 5
        elif event.kind in ("BID", "DROP"):
            assert event.seat not in dropped
            if event.kind == "BID":
                assert event.details["amount"] > highest
                highest = event.details["amount"]
            else:
                dropped.add(event.seat)
    assert attempts > 3
