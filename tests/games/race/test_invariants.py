"""What must hold at every moment of random play, whatever the options."""

import random
from collections import defaultdict
from typing import Any

import pytest

import jadetable as jt
from jadetable.conformance.cases import cases, walk
from jadetable.conformance.playing import by_bots, play_on
from jadetable.core import registry
from jadetable.games.race.state import ANIMAL_NAMES, ASK_PLAY, ASK_PRERACE
from tests.games.race.profile import PROFILE

SPREAD: list[dict[str, Any]] = [
    {},
    {"table_rules": True},
    {"table_rules": True, "max_replays": 0, "cat": True},
    {"animal_mode": "draft", "cat": True, "goat_two_exchanges": True, "river_keep": 12},
    {"finish": 8, "river": 2, "start_rotation": 5},
]
MOST_DECISIONS = 25  # of one seat in one round, misplayed rounds not counted


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("place", range(len(SPREAD)))
def test_nothing_is_ever_wrong_in_random_play(seats: int, place: int) -> None:
    choice = random.Random(7 * seats + place)
    m = jt.new("race", seats=seats, seed=seats + place, options={"animal_mode": "random", **SPREAD[place]})
    start, counted = int(m.record.rot), {(-1, -1): 0}
    while not m.over:
        s = m.record
        seat = choice.choice(m.asked)
        if int(s.kind) not in (ASK_PLAY, ASK_PRERACE):
            assert len(m.asked) == 1
        key = (int(s.round), seat)
        counted[key] = counted.get(key, 0) + (1 if s.replays == 0 else 0)
        if int(s.kind) == ASK_PLAY:
            assert int(s.rot) == (start + int(s.round) - 1) % 12
            assert m.legal(seat)[-1] // 6 == 7, "Strategise is always possible"
            assert s.area_n.max() <= 7
        m.act(seat, choice.choice(m.legal(seat)))
        assert m.faults == []
    assert max(counted.values()) <= MOST_DECISIONS
    assert sorted(m.ranking) == list(range(1, seats + 1))


def test_after_the_auction_all_karma_was_awarded() -> None:
    choice = random.Random(3)
    for seed in range(30):
        seats = 3 + seed % 3
        m = jt.new("race", seats=seats, seed=seed, options={"animal_mode": "random"})
        bids = [choice.choice(m.legal(seat)) for seat in range(seats)]
        for seat, action in enumerate(bids):
            m.act(seat, action)
        awards = sum(1 + sum(other < own for other in bids) for own in bids)
        names = [ANIMAL_NAMES[animal] for animal in m.record.animal[:seats]]
        assert int(m.record.karma.sum()) == awards + 3 * ("rat" in names) + ("dragon" in names)


def test_karma_changes_only_by_events() -> None:
    choice = random.Random(11)
    m = jt.new("race", seats=4, seed=11, options={"animal_mode": "fixed", "animals": [4, 9, 5, 6]})
    told = [0, 0, 0, 0]
    while not m.over:
        seat = choice.choice(m.asked)
        for event in m.act(seat, choice.choice(m.legal(seat))):
            if event.kind == "KARMA":
                told[event.seat] += event.details["delta"]
        assert [int(count) for count in m.record.karma[:4]] == told


def test_renaming_the_seats_renames_the_result() -> None:
    """The same ages, animals and choices at other seats give the same race at other seats."""
    turn = [2, 0, 3, 1]  # seat k of the first table sits at turn[k] of the second
    days, animals = [19500101, 19600101, 19700101, 19800101], [5, 8, 11, 6]
    options: dict[str, Any] = {"animal_mode": "fixed", "inner_order": [2, 4, 6, 1, 3, 5], "start_rotation": 3}
    moved_days, moved_animals = [0] * 4, [0] * 4
    for seat in range(4):
        moved_days[turn[seat]], moved_animals[turn[seat]] = days[seat], animals[seat]
    first = jt.new("race", 4, 1, {**options, "animals": animals}, days)
    second = jt.new("race", 4, 2, {**options, "animals": moved_animals}, moved_days)
    choice = random.Random(2)
    while not first.over:
        seat = choice.choice(first.asked)
        assert turn[seat] in second.asked and first.legal(seat) == second.legal(turn[seat])
        action = choice.choice(first.legal(seat))
        first.act(seat, action)
        second.act(turn[seat], action)
    assert second.over
    assert [first.ranking[seat] for seat in range(4)] == [second.ranking[turn[seat]] for seat in range(4)]


def test_baseline_players_finish_a_race_and_beat_random_ones() -> None:
    wins = 0
    for seed in range(3):
        m = jt.new("race", seats=3, seed=seed, options={"animal_mode": "random", "finish": 20, "river": 10})
        play_on(m, by_bots(m, *("greedy" if seat == seed else "random" for seat in range(3))))
        wins += m.ranking[seed] == 1
    assert wins >= 2


def test_every_animal_races_at_every_number_of_seats_in_the_games_of_the_conformance_suite() -> None:
    played = defaultdict(set)
    for case in cases(registry.find("race"), PROFILE.further):
        match = case.start()
        for _ in walk(match, most=20 * case.seats):
            pass
        for player in match.view(None)["players"]:
            if match.over or match.view(None)["round"] > 1:
                played[case.seats].add(player["animal"])
    assert played == {seats: set(ANIMAL_NAMES) for seats in (3, 4, 5)}
