"""The printed numbers: what the loader refuses by name, and Cats and penalties that cost more turns."""

from typing import Any

import pytest

import jadetable as jt
from jadetable.core.errors import BadComponents
from jadetable.games.zodiac.state import MOST_SKIPS
from tests.games.zodiac.scenario import play, skips, table


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"win": {"hand": 7, "table": 5}}, r"\$\.win\.hand"),
        ({"win": {"hand": 5, "table": 7}}, r"\$\.win\.table"),
        ({"cat": {"skips": 10}}, r"\$\.cat\.skips"),
        ({"penalty": {"overlimit_skips": 10}}, r"\$\.penalty\.overlimit_skips"),
        ({"penalty": {"false_call_skips": 10}}, r"\$\.penalty\.false_call_skips"),
    ],
)
def test_impossible_numbers_are_refused_by_name(changes: dict[str, Any], place: str) -> None:
    with pytest.raises(BadComponents, match=place):
        jt.new("zodiac", components=changes)


@pytest.mark.parametrize("win", [{"hand": 7, "table": 5}, {"hand": 5, "table": 7}])
def test_the_winning_twelve_may_lie_otherwise_where_there_is_room(win: dict[str, int]) -> None:
    assert jt.new("zodiac", components={"win": win, "limits": {"hand": 7, "table": 7}}).faults == []


def test_a_cat_that_costs_two_turns_is_felt_twice() -> None:
    m = table(3, {0: "Ca"}, draw="Ra Ra Ra", discards="Go", components={"cat": {"skips": 2}})
    play(m, "0:CATH")
    assert (m.asked, skips(m)) == ((2,), [0, 1, 0])
    play(m, "2:DRAW 2:PASS 0:DRAW 0:PASS")
    assert (m.asked, skips(m)) == ((2,), [0, 0, 0])
    play(m, "2:DRAW 2:PASS 0:DRAW 0:PASS")
    assert m.asked == (1,)


def test_skips_that_add_up_and_up_stop_at_a_bound() -> None:
    m = table(2, {0: "Ca Ca"}, discards="Go", skips=(0, MOST_SKIPS - 2), components={"cat": {"skips": 9}})
    play(m, "0:CATH")
    assert (m.asked, skips(m)) == ((0,), [0, MOST_SKIPS - 1])
    play(m, "0:CATH")
    assert (m.asked, skips(m)) == ((0,), [0, MOST_SKIPS - 1])
