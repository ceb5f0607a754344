"""The table in a terminal: everything that must be seen fits into 80 columns, in every language."""

import random

import pytest
from rich.cells import cell_len

import jadetable as jt
from jadetable.core.match import Match
from jadetable.core.words import words
from jadetable.games.race.terminal import draw, read_entry
from tests.games.race.scenario import bench, code, play, wind_up
from tests.kit import screen
from tests.kit.asking import act


def drawn(match: Match, seat: int | None, lang: str = "en") -> str:
    """The table as text."""
    return screen.drawn(draw, match, seat, lang)


@pytest.mark.parametrize("lang", ["en", "it", "zh-Hans"])
def test_the_table_fits_into_eighty_columns_at_every_moment(lang: str) -> None:
    choice = random.Random(4)
    m = jt.new("race", seats=5, seed=4, options={"cat": True, "finish": 20, "river": 9})
    for step in range(10_000):
        if step % 7 == 0 or m.over:
            for seat in (None, choice.randrange(5)):
                assert max(cell_len(line) for line in drawn(m, seat, lang).splitlines()) <= 80
        if m.over:
            break
        seat = choice.choice(m.asked)
        m.act(seat, choice.choice(m.legal(seat)))
    assert m.over


def test_prices_barred_cards_and_the_own_choice_are_shown_to_their_owner_only() -> None:
    m = bench(area={0: "6/1"}, karma={0: 1})
    shown = drawn(m, 0)
    assert "too little karma" in shown and "1 karma" in shown and "free" in shown
    m.act(0, code("7/3"))
    assert "7 Repeat [3]" in drawn(m, 0)
    assert "7 Repeat [3]" not in drawn(m, 1) and "has chosen" in drawn(m, 1)


def test_a_race_stopped_at_its_limit_has_no_winner() -> None:
    stopped = bench(max_rounds=5, pos={0: 5, 1: 9, 2: 7, 3: 9})
    play(stopped)
    run = bench(max_rounds=5, pos={0: 35})
    play(run, s0="5/1")
    wind_up(run)
    assert stopped.over and "#1" in drawn(stopped, None) and "winner" not in drawn(stopped, None)
    assert run.over and "#1 winner" in drawn(run, None)


def test_a_running_exchange_shows_what_is_left_to_pay() -> None:
    m = bench(rot=7, hand={0: "1 1 2 3 3"})
    play(m, s0="6/3")
    act(m, "0:UP.4")
    assert "Up for a 4: 4 energy still to pay" in drawn(m, 0)


@pytest.mark.parametrize("lang", ["en", "it", "zh-Hans"])
def test_swimming_back_for_nothing_due_says_how_far(lang: str) -> None:
    m = bench(pos={0: 20}, area={0: "3/1"}, hand={0: "2"})
    play(m, s0="8/2", s1="8/3", s2="1/1", s3="1/1")
    assert words(lang).text("race-table-swim", back=8) in drawn(m, 0, lang)


def test_an_exchange_that_would_leave_one_card_is_warned_of() -> None:
    m = bench(rot=7, hand={0: "1 3 3"})
    play(m, s0="6/3")
    shown = " ".join(drawn(m, 0).replace("│", " ").split())
    assert words("en").text("race-table-leaving-one", energy="4") in shown


def test_a_play_can_be_typed_as_card_and_energy() -> None:
    known = bench().know(0)
    assert read_entry(" 3/2 ", known.view, known.facts) == [code("3/2")]
    assert read_entry("3/9", known.view, known.facts) is None and read_entry("run", known.view, known.facts) is None
    m = bench(rot=7)
    play(m, s0="6/3")
    assert read_entry("3/2", m.view(0), known.facts) is None
