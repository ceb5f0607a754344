"""Whole games against a naive reading of the rulebook, and what the rules promise in every position."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import jadetable as jt
from jadetable.conformance.cases import walk
from jadetable.conformance.playing import play_on
from jadetable.core.match import Match
from jadetable.core.record import Numbers
from jadetable.games.zodiac.state import CARD_NAMES
from tests.games.zodiac import naive


def names(counts: Numbers) -> list[str]:
    return [CARD_NAMES[card] for card, number in enumerate(counts) for _ in range(int(number))]


def held(match: Match) -> list[list[str]]:
    s = match.record
    return [names(s.hand[seat]) + names(s.table[seat]) for seat in range(match.seats)]


def nobody_waits_with_the_right_twelve(match: Match) -> bool:
    """Whether no seat has won unnoticed: only the one at turn may hold the right twelve, until its turn ends."""
    s = match.record
    holding = [seat for seat in range(match.seats) if naive.has_won(names(s.hand[seat]), names(s.table[seat]))]
    return set(holding) <= {int(s.cur)}


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("table_rules", [False, True])
def test_the_ending_agrees_with_a_naive_reading_of_the_rulebook(seats: int, table_rules: bool) -> None:
    ended = 0
    for seed in range(6):
        match = jt.new("zodiac", seats, seed, {"table_rules": table_rules, "turns_per_seat": 25})
        for _ in walk(match, slips=(0, 100)):
            assert nobody_waits_with_the_right_twelve(match)
        s = match.record
        winner = None if s.winner < 0 else int(s.winner)
        assert (winner is None) == match.truncated
        if winner is not None:
            ended += 1
            assert naive.has_won(names(s.hand[winner]), names(s.table[winner]))
        assert list(match.ranking) == naive.ranking(held(match), winner)
        assert list(match.scores) == [len(set(cards) & set(naive.SIGNS)) for cards in held(match)]
    assert ended >= 3, "hardly any game was won, so hardly any ending was compared"


@given(st.integers(0, 2**64 - 1), st.integers(2, 8), st.booleans(), st.integers(0, 8))
def test_no_card_is_ever_lost(seed: int, seats: int, table_rules: bool, wild: int) -> None:
    options = {"table_rules": table_rules, "pangu_wild": wild, "turns_per_seat": 3}
    match = jt.new("zodiac", seats, seed, options)
    for _ in walk(match):
        s = match.record
        piles = [CARD_NAMES[card] for card in [*s.draw[: s.draw_n], *s.disc[: s.disc_n]]]
        assert Counter(piles) + sum((Counter(cards) for cards in held(match)), Counter()) == naive.whole_deck()


def test_a_position_turned_round_the_table_has_its_masks_turned_round() -> None:
    match = jt.new("zodiac", 4, 3)
    for place, _ in enumerate(walk(match, slips=(100,), most=120)):
        if place % 10:
            continue
        turned = match.clone()
        s, t = match.record, turned.record
        for field in ("hand", "table", "known", "hand_n", "table_n", "skip"):
            for seat in range(4):
                t[field][(seat + 1) % 4] = s[field][seat]
        t.cur, t.asked = (s.cur + 1) % 4, 1 << (s.cur + 1) % 4
        assert turned.legal((match.asked[0] + 1) % 4) == match.legal(match.asked[0])


def test_the_first_dealer_can_be_fixed_or_drawn() -> None:
    assert {int(jt.new("zodiac", 3, seed, {"first_dealer": 2}).record.dealer) for seed in range(5)} == {2}
    assert {int(jt.new("zodiac", 3, seed).record.dealer) for seed in range(30)} == {0, 1, 2}
    for seed in range(10):
        match = jt.new("zodiac", 5, seed)
        assert match.record.cur == (match.record.dealer + 1) % 5


def test_without_action_cards_the_seat_that_would_draw_first_deals() -> None:
    match = jt.new("zodiac", 4, 1, components={"deck": {"cats": 0, "pangus": 0}})
    assert [event.kind for event in match.events()][:1] == ["DEALER"]


def test_the_turn_limit_ends_the_game_without_a_winner() -> None:
    match = jt.new("zodiac", 2, 1, {"turns_per_seat": 1})
    play_on(match)
    assert (match.truncated, match.record.winner, int(match.record.turn)) == (True, -1, 2)
