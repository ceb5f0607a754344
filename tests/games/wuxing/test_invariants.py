"""What holds in every game, over random play with all seat counts and many options."""

from collections import Counter
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import jadetable as jt
from jadetable.conformance.playing import at_random, play_on
from jadetable.core.match import Match
from tests.games.wuxing.scenario import tokens

ACTS = ("CLAIM", "CAPTURE", "PREVENT", "PASS", "WRONG_CALL")
OPTIONS: list[dict[str, Any]] = [
    {},
    {"end_rule": "all_claimed", "capture_natural": True},
    {"end_rule": "piles_empty", "tie_break": "tokens", "first_player": "youngest"},
    {"table_rules": True, "max_turns": 60},
    {"table_rules": True, "capture_natural": True, "max_turns": 60, "end_rule": "all_claimed"},
]


def unclaimed(match: Match) -> int:
    return int((match.record.where >= 6).sum())


def play_at_random(match: Match, seed: int) -> None:
    """Random play, looking at every step."""
    choose = np.random.default_rng(seed)
    spent = 0
    assert match.faults == []
    while not match.over:
        (seat,) = match.asked
        assert (seat == int(match.record.cur)) == (int(match.record.phase) == 0)
        before = unclaimed(match), match.scores, tokens(match), sum(match.record.where < 6)
        events = match.act(seat, int(choose.choice(match.legal(seat))))
        kinds = Counter(event.kind for event in events)
        spent += kinds["STEP"] + kinds["RETHROW"] + kinds["PREVENT"]
        assert match.faults == []
        assert unclaimed(match) == before[0] - kinds["CLAIM"]
        if kinds["CLAIM"] + kinds["CAPTURE"] == 0:
            assert match.scores == before[1]
        assert all(now <= then for now, then in zip(tokens(match), before[2], strict=True))
        assert 3 * match.seats - sum(tokens(match)) == spent
        assert sum(match.record.where < 6) == before[3] + kinds["CLAIM"]
        assert all(0 <= points <= 218 for points in match.scores)
        occupied = sum(match.record.space_tile >= 0)
        assert occupied == min(3, unclaimed(match))


def check_turns(match: Match) -> None:
    """One throw, one act and one rotation for each turn; the board goes clockwise."""
    events = match.events()
    counts = Counter(event.kind for event in events)
    turns = int(match.record.turn)
    assert counts["THROW"] == counts["BOARD_TO"] == counts["ROTATE"] == turns
    assert sum(counts[kind] for kind in ACTS) == turns
    assert counts["ATTACK"] == counts["CAPTURE"] + counts["PREVENT"]
    assert counts["GAME_OVER"] == 1 and counts["RANK"] == match.seats
    order = [event.seat for event in events if event.kind == "BOARD_TO"]
    assert all((seat + 1) % match.seats == after for seat, after in pairwise(order))
    act = None
    for event in events:
        if event.kind == "THROW":
            act = None
        elif event.kind in ACTS:
            assert act is None, "two acts in one turn"
            act = event.kind


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(map(str, options.values())) or "default")
@pytest.mark.parametrize("seats", range(2, 7))
def test_random_games_keep_all_invariants(seats: int, options: dict[str, Any]) -> None:
    match = jt.new("wuxing", seats=seats, seed=10 * seats, options=options)
    play_at_random(match, seats)
    check_turns(match)
    limit = match.options["max_turns"]
    assert int(match.record.turn) <= limit and len(match.actions) <= 2 * limit + 3 * seats
    claims = sum(event.kind == "CLAIM" for event in match.events())
    if not match.truncated:
        assert claims == 27 - {"unfilled": 2, "all_claimed": 0, "piles_empty": 3}[match.options["end_rule"]]
        assert unclaimed(match) == 27 - claims
    assert match.asked == () and [int(points) for points in match.record.score[:seats]] == list(match.scores)


def test_no_default_game_of_random_play_comes_near_the_turn_limit() -> None:
    for seed in range(5):
        match = jt.new("wuxing", seats=2, seed=seed)
        play_on(match, at_random(seed))
        assert not match.truncated and int(match.record.turn) < 300


def test_the_same_seed_and_actions_give_the_same_bytes() -> None:
    match = jt.new("wuxing", seats=3, seed=8)
    play_at_random(match, 1)
    again = jt.new("wuxing", seats=3, seed=8)
    for seat, action in match.actions:
        again.act(seat, action)
    assert again.digest == match.digest
