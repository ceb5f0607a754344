"""Closed purses and hidden figures: nothing that a seat gets may depend on what it cannot see."""

from collections import Counter

import pytest

import jadetable as jt
from jadetable import bots
from jadetable.core.match import Match
from jadetable.core.record import SPECTATOR
from tests.games.mandarin.scenario import card, legal, play, table
from tests.kit.asking import phase, pieces

RAT, OX, GOAT, DOG = 0, 1, 7, 10
SMALL = {"figures": {"copies": 2, "emperors": 0}, "goals": {"special_same": 2}}
HELD = {0: "Ti Ti Rb Rb Dr Dr Sn Sn", 1: "Ho Ho Go Mo Mo Ro Ro", 2: "Do Do Pi Pi Ra"}


def middle_of(seats: int, seed: int, wanted: str, **options: object) -> Match:
    """A game played until a prompt with hidden figures on the board."""
    match = jt.new("mandarin", seats=seats, seed=seed, options={"round_limit": 100, **options})
    players = [bots.make(match.game, "slip:200", seed + seat) for seat in range(seats)]
    while not (phase(match) == wanted and match.record.down_n > 0):
        (seat,) = match.asked
        match.act(seat, players[seat].choose(match.know(seat)))
    return match


def hidden_exchanged(match: Match) -> Match:
    """The same game with a hidden figure exchanged for another one from the Pagoda."""
    twin = match.clone()
    s = twin.record
    down = next((a, k) for a in range(12) for k in range(2) if s.down[a, k] > 0)
    other = next((a, k) for a in range(12) for k in range(2) if s.pagoda[a, k] > 0 and (a, k) != down)
    s.down[down] -= 1
    s.pagoda[down] += 1
    s.pagoda[other] -= 1
    s.down[other] += 1
    assert twin.faults == []
    return twin


def seen(match: Match, seat: int) -> bytes:
    """A view to the byte."""
    return match.know(seat).view_record.tobytes()


def test_every_seat_sees_the_pool_and_not_the_hidden_figure() -> None:
    match = play(table(cards=HELD, components=SMALL), "0:ROLL=1>Go-")
    for seat in (None, 0, 1, 2):
        shown = match.view(seat)
        assert [tuple(figures.values()) for figures in shown["pool"]] == [("rat", 1, 0), ("ox", 2, 0), ("goat", 1, 0)]
        assert shown["pagoda"] == 3 and shown["lot"] == {"face_up": [], "face_down": 1, "size": 1}


def test_a_sample_draws_the_hidden_figure_from_the_whole_pool() -> None:
    match = play(table(cards=HELD, components=SMALL), "0:ROLL=1>Go-")
    found: Counter[int] = Counter()
    for entropy in range(400):
        down = match.imagine(1, entropy)["down"][0]
        found[int(down.sum(axis=1).argmax())] += 1
    assert set(found) == {RAT, OX, GOAT}
    assert 70 < found[RAT] < 130 and 160 < found[OX] < 240 and 70 < found[GOAT] < 130


@pytest.mark.parametrize("wanted", ["DRAWN", "BID"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_exchanging_a_hidden_figure_changes_nothing_that_anybody_gets(seats: int, wanted: str) -> None:
    match = middle_of(seats, 11 * seats, wanted)
    twin = hidden_exchanged(match)
    for seat in range(SPECTATOR, seats):
        assert match.know(seat).records.tobytes() == twin.know(seat).records.tobytes()
        shown = None if seat == SPECTATOR else seat
        assert seen(match, seat) == seen(twin, seat) and match.events(shown) == twin.events(shown)
        if seat >= 0:
            assert match.observe(seat).tobytes() == twin.observe(seat).tobytes()
            assert match.legal(seat) == twin.legal(seat)
            assert [match.why_not(seat, a) for a in range(94)] == [twin.why_not(seat, a) for a in range(94)]


def test_the_next_prompts_and_events_do_not_betray_a_hidden_figure_either() -> None:
    match = play(table(), "0:ROLL=1>Go- 0:RISK>Do+")
    twin = hidden_exchanged(match)
    for move in ("0:RAISE.1", "1:RAISE.1", "2:DROP", "0:RAISE.1"):
        for game in (match, twin):
            play(game, move)
        assert match.asked == twin.asked and match.events(2) == twin.events(2) and legal(match) == legal(twin)
    play(match, "1:DROP")
    assert card(match, 0) == "Go Do"


@pytest.mark.parametrize("wanted", ["DRAWN", "BID"])
@pytest.mark.parametrize("table_rules", [False, True])
def test_another_seats_money_changes_no_view_observation_mask_or_reason(wanted: str, table_rules: bool) -> None:
    match = middle_of(4, 5, wanted, table_rules=table_rules)
    (asked,) = match.asked
    for seat in range(4):
        twin = match.clone()
        for other in range(4):
            if other != seat and other != match.record.high_seat:
                twin.record.money[other] = int(twin.record.money[other]) + 700 * (other + 1)
        assert seen(match, seat) == seen(twin, seat) and match.events(seat) == twin.events(seat)
        assert match.observe(seat).tobytes() == twin.observe(seat).tobytes()
        assert match.legal(seat) == twin.legal(seat)
        if seat == asked:
            assert [match.why_not(seat, a) for a in range(94)] == [twin.why_not(seat, a) for a in range(94)]


def test_a_rich_and_a_poor_rival_are_asked_at_the_same_moments() -> None:
    asked, events = [], []
    for purse in (0, 5000):
        match = play(table(money={1: purse}), "0:ROLL=1>Go- 0:RISK>Do+ 0:RAISE.1")
        asked.append(match.asked)
        play(match, "1:DROP")
        asked.append(match.asked)
        events.append(match.events(2))
    assert asked == [(1,), (2,)] * 2 and events[0] == events[1]


def test_purses_are_closed_to_others_and_to_spectators() -> None:
    match = table(money={0: 3700, 1: 100})
    assert [player["money"] for player in match.view(0)["players"]] == [3700, None, None]
    assert match.view(0)["players"][0]["notes"] == [3, 1, 2]
    for player in match.view(None)["players"]:
        assert player["money"] is None and player["notes"] is None and player["wealth"] is None
    assert all(player["score"] == 0 for player in match.view(None)["players"])
    assert [player["money"] for player in match.view(1)["players"]] == [None, 100, None]


def test_open_money_opens_all_purses() -> None:
    match = table(money={1: 100}, open_money=True)
    assert [player["money"] for player in match.view(0)["players"]] == [3000, 100, 3000]
    assert [player["money"] for player in match.view(None)["players"]] == [3000, 100, 3000]


def test_the_end_opens_all_purses() -> None:
    match = play(table(round_limit=1), "0:ROLL=3 1:ROLL=3 2:ROLL=3")
    assert [player["money"] for player in match.view(1)["players"]] == [3100, 3100, 3100]


def test_observed_purses_follow_the_same_rule() -> None:
    match = table(money={0: 3700, 1: 100})
    assert list(pieces(match, 0)["money"]) == [37, -1, -1, 0, 0]
    assert list(pieces(match, 1)["money"]) == [1, -1, -1, 0, 0]
    match = table(money={0: 3700, 1: 100}, open_money=True)
    assert list(pieces(match, 1)["money"]) == [1, 30, 37, 0, 0]


def test_money_is_the_one_thing_that_is_public_and_yet_not_displayed() -> None:
    match = table(money={1: 100})
    (undisplayed,) = match.game.undisplayed
    assert undisplayed.field == "money" and not undisplayed.observed
    assert match.know(0).record.money[1] == match.imagine(0, 1)["money"][0, 1] == 100


def test_nobody_learns_a_hidden_figure_before_it_is_kept_or_sold() -> None:
    match = play(table(), "0:ROLL=1>Go- 0:RISK>Pi- 0:RISK>Do+")
    for seat in (None, 0, 1, 2):
        draws = [event.details for event in match.events(seat) if event.kind == "DRAW"]
        assert [found["animal"] for found in draws] == [-1, -1, DOG]
    play(match, "0:DROP 1:DROP 2:RAISE.1")
    gained = [event.details["sign"] for event in match.events(0) if event.kind == "GAIN"]
    assert gained == [GOAT, DOG, 11]
