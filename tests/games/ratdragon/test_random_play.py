"""Random play against the plain version of the rules, and the same game whatever the order of the seats."""

import random
from typing import Any

import pytest

import jadetable as jt
from jadetable.core.match import Match
from tests.games.ratdragon import naive
from tests.games.ratdragon.scenario import NO_PAIR, TAKE_SINGLE, TAKE_SUM, sheet

CASES: list[tuple[int, dict[str, Any], tuple[int, int]]] = [
    (1, {}, (12, 15)),
    (2, {"pair_rule": "any", "pairs_to_end": 4}, (9, 9)),
    (3, {"guests": 12}, (7, 8)),
    (4, {"stuck_penalty": 1, "guests": 0}, (6, 6)),
    (5, {"pairs_to_end": 1}, (5, 7)),
    (6, {}, (4, 5)),
    (1, {"stuck_penalty": 0}, (16, 16)),
    (2, {"table_rules": True}, (8, 8)),
    (3, {"table_rules": True, "pair_rule": "any"}, (3, 4)),
    (6, {"table_rules": True, "stuck_penalty": 1}, (5, 5)),
    (1, {"table_rules": True}, (15, 15)),
    (2, {}, (1, 1)),
]


def start(case: tuple[int, dict[str, Any], tuple[int, int]], seed: int) -> Match:
    """A new game of this kind."""
    seats, options, (width, height) = case
    return jt.new("ratdragon", seats, seed, options, components={"sheet": {"width": width, "height": height}})


def naive_legal(m: Match, seat: int) -> set[int]:
    """What a seat may do, by the plain rules."""
    view, width = naive.seen(m, seat), m.know(seat).facts["width"]
    creatures = naive.creatures_of(view, seat)
    free_hand = m.options["table_rules"] and not view["players"][seat]["corrected"]
    if view["phase"] == "choose":
        return {TAKE_SUM, TAKE_SINGLE}
    if view["phase"] == "match":
        found = naive.partners(creatures, m.options["pair_rule"] == "any")
        return {NO_PAIR} | {min(row * width + column for row, column in creatures[k][2]) for k in found}
    drawn = {divmod(square, width) for square in view["drawing"]}
    if free_hand:
        return {q for q, owner in enumerate(view["players"][seat]["owner"]) if owner == 0}
    squares = naive.room(view, creatures, view["want"]) - drawn
    if drawn:
        squares &= {near for square in drawn for near in naive.around(square)}
    return {row * width + column for row, column in squares}


def naive_phase(m: Match, seat: int) -> str:
    """What a seat is asked at the start of a round, by the plain rules."""
    view = naive.seen(m, seat)
    creatures = naive.creatures_of(view, seat)
    fits = [bool(naive.room(view, creatures, number)) for number in view["numbers"]]
    if not any(fits):
        return "done"
    if view["numbers"][0] == view["numbers"][1]:
        return "draw"
    return "choose" if all(fits) or m.options["table_rules"] else "draw"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_games_follow_the_plain_rules(case: tuple[int, dict[str, Any], tuple[int, int]]) -> None:
    m = start(case, 11)
    rng = random.Random(7)
    dealt, checked = m.know(-1).facts["guests"], 0
    done: set[int] = set()
    while not m.over:
        if checked != m.record.round:
            checked = int(m.record.round)
            check_round(m, done)
        seat = rng.choice(m.asked)
        legal = m.legal(seat)
        assert set(legal) == naive_legal(m, seat) and legal
        m.act(seat, rng.choice(legal))
        assert not done & set(m.asked)
    assert m.know(-1).facts["guests"] == dealt and sorted(m.record.deck) == list(range(1, 13))
    check_end(m)


def check_round(m: Match, done: set[int]) -> None:
    """At the start of a round everything is in order and every seat is asked what it should be."""
    assert m.faults == []
    view = naive.seen(m)
    for seat in range(m.seats):
        creatures = view["players"][seat]["creatures"]
        if seat not in done:
            assert m.view(seat)["phase"] == naive_phase(m, seat)
            assert len(creatures) == view["round"] - 1
        if view["players"][seat]["state"] == "done":
            done.add(seat)
            assert len(creatures) == view["players"][seat]["done_round"] - 1


def check_end(m: Match) -> None:
    """The end: scores, ranks and sheets are those of the plain rules."""
    view = naive.seen(m)
    assert m.faults == [] and view["round"] <= 181
    assert list(m.scores) == [naive.total(view, seat) for seat in range(m.seats)]
    assert list(m.ranking) == naive.ranks(view)
    assert [naive.faults(view, seat) for seat in range(m.seats)] == [[]] * m.seats
    most = max(view["players"][seat]["pairs"] for seat in range(m.seats))
    assert (view["reason"] == "enough_pairs") == (most >= m.options["pairs_to_end"])
    assert view["won"] == (m.seats == 1 and m.scores[0] > 0)
    for seat in range(m.seats):
        assert -360 <= m.scores[seat] < 256
        assert sheet(m, seat).total == m.scores[seat]
        assert (sheet(m, seat).stuck > 0) == (view["players"][seat]["state"] == "done")
    assert len(m.actions) <= m.position.longest


@pytest.mark.parametrize("case", [c for c in CASES if c[0] > 1], ids=str)
def test_any_order_of_the_seats_gives_the_same_game(case: tuple[int, dict[str, Any], tuple[int, int]]) -> None:
    first = start(case, 5)
    played = random_rounds(first, 6, random.Random(1))
    for shuffle in range(3):
        again = start(case, 5)
        rng = random.Random(shuffle)
        for entries in played:
            waiting = {seat: list(actions) for seat, actions in entries.items()}
            while waiting:
                seat = rng.choice(sorted(waiting))
                again.act(seat, waiting[seat].pop(0))
                if not waiting[seat]:
                    del waiting[seat]
        assert again.position.to_bytes() == first.position.to_bytes()
        assert again.digest == first.digest
        loose = ("FINISHED", "FOUL")
        tables = [[e for e in told(m) if e[0] not in loose] for m in (first, again)]
        assert tables[0] == tables[1]
        assert sorted(told(first)) == sorted(told(again))


def told(m: Match) -> list[tuple[str, int, str]]:
    """Events without their place in the log."""
    return [(event.kind, event.seat, str(event.details)) for event in m.events(0)]


def random_rounds(m: Match, rounds: int, rng: random.Random) -> list[dict[int, list[int]]]:
    """Play some rounds seat by seat, noting each seat's actions."""
    played: list[dict[int, list[int]]] = []
    while not m.over and len(played) < rounds:
        number = m.record.round
        entries: dict[int, list[int]] = {}
        while not m.over and m.record.round == number:
            seat = m.asked[-1]
            action = rng.choice(m.legal(seat))
            entries.setdefault(seat, []).append(action)
            m.act(seat, action)
        played.append(entries)
    return played
