"""The baseline player: positions in which a sensible person knows what to play."""

from jadetable import bots
from jadetable.core.match import Match
from tests.games.race.scenario import asks, bench, play
from tests.kit import asking

CHANCES = range(1, 9)  # the player's own chance must not matter where the choice is clear


def plays(match: Match, seat: int) -> set[str]:
    """What the baseline player plays here, as card/energy, whatever its own chance."""
    chosen = [bots.make(match.game, "greedy", seed).choose(match.know(seat)) for seed in CHANCES]
    return {f"{action // 6 + 1}/{action % 6 + 1}" for action in chosen}


def test_a_card_that_wins_at_once_is_played() -> None:
    m = bench(3, pos={0: 33}, karma=0, hand={0: "1 1 5"}, area={0: "2/1"})
    assert plays(m, 0) == {"3/5"}


def test_a_sprint_that_leads_to_finish_counts_as_winning() -> None:
    area = {0: "1/1 4/1", 1: "5/2 7/1", 2: "5/2 7/1"}
    m = bench(3, pos={0: 32}, karma={0: 2, 1: 0, 2: 0}, hand={0: "1 1"}, area=area)
    assert plays(m, 0) == {"5/1"}


def test_the_only_play_that_wins_for_a_rival_is_outbid() -> None:
    m = bench(3, pos={0: 30, 1: 33}, karma=0, hand={0: "1 1 6", 1: "1 5"}, area={0: "2/1", 1: "2/1"})
    assert plays(m, 0) == {"3/6"}


def test_who_would_be_left_with_a_single_card_swims_back_for_another() -> None:
    for hand, chosen in (("1 2", "SWIM"), ("1 1 2", "ENERGY.1")):
        m = bench(pos={0: 26}, hand={0: hand}, area={0: "6/4"})
        play(m, s0="8/2", s1="8/3", s2="1/1", s3="1/1")
        assert asks(m) == "0 return" and m.spell(asking.choice(m)) == chosen


def test_where_rivals_surely_finish_too_the_smaller_card_is_played() -> None:
    area = {0: "2/1", 1: "1/1 2/1", 2: "1/1 2/1"}
    m = bench(3, "ox tiger dog", pos=35, karma=0, hand={0: "1 5", 1: "1 1", 2: "1 1"}, area=area)
    assert plays(m, 0) <= {"3/1", "3/5"}
