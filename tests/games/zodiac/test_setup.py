"""The start of a game: who deals, and what is turned up."""

import jadetable as jt
from jadetable.core.match import Match
from jadetable.games.zodiac.state import SIGNS

SEEDS = range(30)


def shown(match: Match, kind: str) -> list[tuple[int, int]]:
    """Who showed which card, in order."""
    return [(event.seat, event.details["card"]) for event in match.events() if event.kind == kind]


def test_seats_draw_for_the_deal_clockwise_from_a_random_seat_until_an_action_card_shows() -> None:
    starters = set()
    for seed in SEEDS:
        match = jt.new("zodiac", 3, seed)
        drawn = shown(match, "DEALER_DRAW")
        start = drawn[0][0]
        starters.add(start)
        assert [seat for seat, _ in drawn] == [(start + place) % 3 for place in range(len(drawn))]
        assert all(card < SIGNS for _, card in drawn[:-1])
        assert drawn[-1][1] >= SIGNS
        assert match.record.dealer == drawn[-1][0]
    assert starters == {0, 1, 2}


def test_drawing_for_the_deal_goes_on_round_after_round_without_putting_back() -> None:
    lengths = set()
    for seed in SEEDS:
        match = jt.new("zodiac", 2, seed, components={"deck": {"cats": 1, "pangus": 0}})
        cards = [card for _, card in shown(match, "DEALER_DRAW")]
        assert max(cards.count(sign) for sign in range(SIGNS)) <= 7
        lengths.add(len(cards))
        assert match.faults == [], "then all cards go back"
    assert max(lengths) > 50


def test_a_fixed_dealer_draws_no_card() -> None:
    assert shown(jt.new("zodiac", 3, 1, {"first_dealer": 0}), "DEALER_DRAW") == []


def test_an_action_card_turned_up_first_stays_under_the_first_sign_without_effect() -> None:
    buried = 0
    for seed in SEEDS:
        match = jt.new("zodiac", 3, seed)
        s = match.record
        turned_up = [card for _, card in shown(match, "UPCARD")]
        assert list(s.disc[: s.disc_n]) == turned_up
        assert turned_up[-1] < SIGNS
        assert all(card >= SIGNS for card in turned_up[:-1])
        assert (match.asked, list(s.skip[:3])) == (((int(s.dealer) + 1) % 3,), [0, 0, 0])
        buried += len(turned_up) - 1
    assert buried > 0
