"""What the baseline player does where it is clear what a good one would do, and what a position is worth."""

import numpy as np
import pytest

from jadetable.core.match import Match
from jadetable.games.zodiac import bot_value
from tests.games.zodiac.scenario import play, table
from tests.kit import asking

NINE, TEN = "Ra Ox Ti Rb Dr", "Ra Ox Ti Rb Dr Sn"  # in the hand; four more signs lie on the table


def choice(match: Match) -> str:
    """What the baseline player of the seat that is asked chooses, as text."""
    return match.spell(asking.choice(match))


@pytest.mark.parametrize(("hand", "chosen"), [(NINE, "DRAW"), (TEN, "PANT")])
def test_among_several_a_stored_pangu_waits_for_the_tenth_sign(hand: str, chosen: str) -> None:
    match = table(3, {0: hand}, {0: "Ho Go Mo Ro Pa", 1: "Pi"}, discards="Ra")
    assert choice(match) == chosen


@pytest.mark.parametrize(("shown", "chosen"), [("Go Pa", "DRAW"), ("Go Mo Pa", "PANT")])
def test_between_two_a_stored_pangu_waits_for_the_eighth_sign(shown: str, chosen: str) -> None:
    match = table(2, {0: TEN}, {0: shown, 1: "Pi"}, discards="Ra")
    assert choice(match) == chosen


def test_between_two_pangu_is_thrown_rather_than_a_double_of_which_no_other_copy_was_seen() -> None:
    match = table(2, {0: "Ra Ra Ox Ti Rb Dr"}, {0: "Sn Go Mo Ro Do Pa"}, draw="Ho", discards="Pi")
    play(match, "0:DRAW")
    assert choice(match) == "PICK.pangu"
    match = table(2, {0: "Ra Ra Ox Ti Rb Dr"}, {0: "Sn Go Mo Ro Do Pa"}, draw="Ho", discards="Ra Pi")
    play(match, "0:DRAW")
    assert choice(match) == "DH.rat"


def test_among_several_a_double_is_thrown_and_pangu_is_kept() -> None:
    match = table(3, {0: "Ra Ra Ox Ti Rb Dr"}, {0: "Sn Go Mo Ro Do Pa"}, draw="Ho", discards="Pi")
    play(match, "0:DRAW")
    assert choice(match) == "DH.rat"


def test_a_cat_is_thrown_before_any_double() -> None:
    match = table(3, {0: "Ra Ra Ox Ti Rb Ca"}, {0: "Sn Go Mo Ro Do Pa"}, draw="Ho", discards="Pi")
    play(match, "0:DRAW")
    assert choice(match) == "DH.cat"


def test_pangu_robs_whoever_shows_most_and_of_equals_the_one_who_moves_first() -> None:
    match = table(4, {0: TEN}, {0: "Ho Go Mo Ro Pa", 1: "Do", 2: "Do Pi Ra", 3: "Do Pi Ra"}, discards="Ra")
    play(match, "0:PANT")
    assert choice(match) == "STEAL.2.dog"


def worth(match: Match) -> list[float]:
    """Every seat's chance to win, as search values it."""
    out = np.zeros(match.seats)
    bot_value.value(match.components, match.record, out)
    return [float(chance) for chance in out]


@pytest.mark.parametrize("seats", range(2, 9))
def test_chances_sum_to_one_and_grow_with_signs(seats: int) -> None:
    few, many = (
        worth(table(seats, {1: "Ra Ox Ti"}, {1: shown}, discards="Ra")) for shown in ("Rb Dr", "Rb Dr Sn Ho Go Mo")
    )
    assert sum(few) == pytest.approx(1) and sum(many) == pytest.approx(1)
    assert many[1] > few[1] and few[1] > few[0]


@pytest.mark.parametrize("seats", range(2, 9))
def test_who_can_take_the_twelfth_sign_at_once_is_nearly_sure_to_win(seats: int) -> None:
    hands, shown = {0: TEN}, {0: "Ho Go Mo Ro Do"}
    assert worth(table(seats, hands, shown, discards="Pi"))[0] > worth(table(seats, hands, shown, discards="Ra"))[0]
    by_pangu = table(seats, hands, {0: "Ho Go Mo Ro Do Pa", 1: "Pi"}, discards="Ra")
    nothing_to_take = table(seats, hands, {0: "Ho Go Mo Ro Do Pa", 1: "Do"}, discards="Ra")
    assert worth(by_pangu)[0] > worth(nothing_to_take)[0]
