"""The baseline player: sensible choices in plain positions, and a fair opinion of a position."""

from typing import Any

import numpy as np

import jadetable as jt
from jadetable.conformance.playing import by_bots, play_on
from jadetable.core.match import Match
from jadetable.core.record import MAX_SEATS
from jadetable.games.mandarin.bot import PERCENT, bid_limit
from jadetable.games.mandarin.bot_value import value
from tests.games.mandarin.scenario import play, spoken, table
from tests.kit import asking

ELEVEN = "Ra Ox Ti Rb Dr Sn Ho Go Mo Ro Do"
LOT = "0:ROLL=1>Go- 0:RISK>Pi+"


def choice(match: Match) -> str:
    """What the baseline player of the seat that is asked chooses, as text."""
    return spoken(asking.choice(match))


def hopes(match: Match) -> list[float]:
    out = np.zeros(MAX_SEATS, np.float32)
    value(match.components, match.record, out)
    return [float(hope) for hope in out[: match.seats]]


def test_it_cashes_one_of_a_pair_when_nearly_out_of_money() -> None:
    assert choice(table(cards={0: "Do Do Pi"}, money={0: 200})) == "FIGURE.Do"
    assert choice(table(cards={0: "Do Do Pi"}, money={0: 500})) == "ROLL"
    assert choice(table(cards={0: "Ox Ox Ox Pi"}, money={0: 0})) == "ROLL"


def test_of_pairs_it_cashes_an_emperor_or_what_is_least_rare() -> None:
    assert choice(table(cards={0: "Do Do* Pi"}, money={0: 0})) == "FIGURE.Do*"
    assert choice(table(cards={0: "Do Do Ox Ox Pi", 1: "Do Do"}, money={0: 0})) == "FIGURE.Ox"


def test_it_never_risks_a_figure_that_wins() -> None:
    assert choice(play(table(cards={0: ELEVEN}), "0:ROLL=1>Pi+")) == "KEEP"


def test_it_takes_the_figure_that_wins() -> None:
    assert choice(play(table(cards={0: ELEVEN, 1: "Ox* Pi"}, pos={1: 3}), "0:ROLL=4")) == "FIGURE.Pi"


def test_it_chooses_the_card_with_the_better_figure() -> None:
    match = play(table(4, {0: ELEVEN, 1: "Ox*", 2: "Pi"}, pos={1: 3, 2: 4}), "0:ROLL=4")
    assert choice(match) == "SEAT.2"


def test_it_pays_much_for_a_winning_figure_and_to_stop_one() -> None:
    match = play(table(cards={0: ELEVEN}, money={0: 2000, 1: 2500}), LOT + " 0:RAISE.15")
    assert choice(match).startswith("RAISE")  # seat 1 blocks
    match = play(table(cards={1: ELEVEN}), LOT + " 0:RAISE.25")
    assert choice(match).startswith("RAISE")  # seat 1 would win


def limit(seat: int = 1, **given: Any) -> int:
    """How far a seat of an even temper goes for a hidden figure and a Pig."""
    match = play(table(4, **given), LOT)
    return int(bid_limit(match.components, match.know(seat).record, seat, PERCENT))


def test_it_bids_more_for_what_is_rare_with_a_full_purse_and_to_deny_a_rival() -> None:
    plain = limit()
    assert 0 < plain < 3000
    assert limit(cards={2: "Pi Pi Pi*"}) > plain
    assert limit(money={1: 4000}) > plain > limit(money={1: 2000})
    assert limit(cards={2: ELEVEN.removesuffix(" Do")}) > limit(cards={2: "Ra Ra Ti Ti Dr Dr Ho Ho Mo Mo"})


def test_it_drops_when_the_price_is_too_high_or_the_purse_empty() -> None:
    assert choice(play(table(), LOT + " 0:RAISE.25")) == "DROP"
    assert choice(play(table(money={1: 0}), LOT + " 0:RAISE.1")) == "DROP"
    assert choice(play(table(money={1: 100}, table_rules=True), LOT + " 0:RAISE.1")) == "DROP"


def test_it_does_not_look_at_hidden_figures() -> None:
    found = {choice(play(table(cards={1: ELEVEN}), f"0:ROLL=1>{figure}-")) for figure in ("Pi", "Ra", "Ox*")}
    assert len(found) == 1


def test_it_beats_players_that_err() -> None:
    wins = 0
    for seed in range(8):
        match = jt.new("mandarin", seats=3, seed=seed, options={"round_limit": 30})
        play_on(match, by_bots(match, "greedy", "slip:600", "slip:600"))
        wins += match.ranking[0] == 1
    assert wins >= 6


def test_hopes_are_shares_and_follow_the_standing() -> None:
    even = hopes(table(4))
    assert abs(sum(even) - 1) < 1e-6
    assert all(0.2 < hope < 0.3 for hope in even)  # the next move is worth a little
    first, second, third = hopes(table(cards={0: ELEVEN, 1: "Ox Ox Ox*"}))
    assert 1 > first > second > third > 0


def test_what_is_nearly_gone_or_within_reach_changes_hopes() -> None:
    plain = hopes(table(cards={0: "Ra Ox", 1: "Do", 2: "Do"}))
    scarce = hopes(table(cards={0: "Ra Ox", 1: "Do Pi Pi Pi*", 2: "Do Pi Pi Pi"}))
    assert scarce[0] < plain[0]
    ahead = hopes(table(cards={0: "Ra Ox", 1: "Do", 2: "Do"}, pos={1: 3}))
    assert ahead[0] > plain[0] and ahead[1] < plain[1]


def test_in_the_money_game_figures_promise_more_than_their_price() -> None:
    rich, other, _ = hopes(table(cards={0: "Ox Ox Ox"}, money={0: 2400}, variant="money"))
    assert rich > other
    rich, other, _ = hopes(table(money={0: 4000}, variant="money"))
    assert rich > other
