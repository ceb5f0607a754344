"""What is open, what is hidden, what is explained, and how the baseline player chooses."""

import numpy as np
import pytest

import jadetable as jt
from jadetable.core.match import Match
from jadetable.games.wuxing import bot
from jadetable.games.wuxing.actions import ACTIONS
from jadetable.games.wuxing.why import REASONS
from tests.games.wuxing.scenario import draw_pile, number, play, table
from tests.kit.asking import choice, legal, pieces
from tests.kit.playing import by_bots, play_on

BOARD = "Yi@0 Jia@0 Fire@1"


# --- what is hidden ---------------------------------------------------------------------------------------------------


def test_only_the_order_of_the_draw_pile_and_the_generator_are_hidden() -> None:
    m = jt.new("wuxing", seats=3, seed=4)
    known = m.know(1).record
    changed = [name for name in m.record.dtype.names if not np.array_equal(known[name], m.record[name])]
    assert sorted(changed) == ["draw", "rng"]
    assert m.know(0).records.tobytes() == m.know(2).records.tobytes() == m.know(-1).records.tobytes()


def test_the_draw_pile_is_shown_as_a_set() -> None:
    m = table(BOARD, top="Pig Goat Rat")
    shown = m.view(0)
    assert {name.capitalize() for name in shown["unseen"]} == draw_pile(m)
    assert pieces(m, 0)["draw_pile"].sum() == 24 == shown["draw_pile"]
    twin = table(BOARD, top="Rat Goat Pig")
    assert m.view(0) == twin.view(0) and np.array_equal(m.observe(0), twin.observe(0))


def test_a_sample_keeps_everything_but_the_order_of_the_draw_pile() -> None:
    m = table(BOARD, discards="Rat Ox")
    orders = set()
    for entropy in range(5):
        world = m.imagine(0, entropy)
        pile = [int(tile) for tile in world["draw"][0] if tile >= 0]
        assert sorted(pile) == sorted(int(tile) for tile in m.record.draw if tile >= 0)
        orders.add(tuple(pile))
        for name in m.record.dtype.names:
            assert name in ("draw", "rng") or np.array_equal(world[name][0], m.record[name]), name
    assert len(orders) == 5


def test_an_observation_counts_seats_from_its_own() -> None:
    m = table(BOARD, "2-5", hold={1: "Rat", 2: "Ox"}, seats=3, tokens=(1, 2, 3), seat=2)
    seen = pieces(m, 1)
    assert seen["holdings"][0, number("Rat")] == 1 and seen["holdings"][1, number("Ox")] == 1
    assert list(seen["tokens"][:3]) == [2, 3, 1] and list(seen["scores"][:3]) == [4, 4, 0]
    assert list(seen["turn_of"][:3]) == [0, 1, 0]
    assert seen["dice"][0, 1] == 1 and seen["dice"][1, 4] == 1 and seen["dice"].sum() == 2
    assert seen["board"][2, number("Fire")] == 1 and seen["panels"][2, 1] == 1
    assert seen["flags"][1] == 25 - 2


# --- what is shown ----------------------------------------------------------------------------------------------------


def test_the_view_tells_what_each_token_would_open() -> None:
    m = table("Ji@3 Pig@0 Water@2", "1-3", hold={1: "Xin Snake"})
    previews = m.view(0)["previews"]
    assert previews[31] == {"dice": [2, 3], "claims": [0, 1], "attacks": []}
    assert previews[34] == {"dice": [1, 2], "claims": [1, 2], "attacks": ["xin"]}
    assert [face["dice"] for face in previews[36]] == [[1, face] for face in range(1, 7)]
    assert m.view(1)["previews"] == {} and m.view()["previews"] == {}


def test_the_view_names_what_an_attack_would_cost() -> None:
    m = play(table("Yi@0 Jia@0 Fire@1", "2-2", hold={1: "Rat Pig Water"}), 4 + number("Rat"))
    attack = m.view(1)["attack"]
    assert attack == {"tile": "rat", "number": 5, "attacker": 0, "owner": 1, "loss": 9, "gain": 4}


def test_the_view_says_which_tiles_match_and_what_they_bring() -> None:
    shown = table("Pig@0 Earth@3 Ox@2", "2-2", hold={0: "Water Rat"}).view(0)
    assert [tile["matches"] for tile in shown["board"]] == [True, False, False]
    assert shown["board"][0]["gain"] == 4 + 5
    assert shown["players"][0]["colours"]["water"] == 2 and shown["players"][0]["series"]["animal"] == 1


# --- why not ----------------------------------------------------------------------------------------------------------


def reason(match: Match, action: int) -> str | None:
    (seat,) = match.asked
    found = match.game.why_not(match.components, match.know(seat).record, seat, action)
    return found and found[0]


def test_every_refusal_has_its_reason() -> None:
    m = table("Wu@0 Wood@0 Rat@2", "1-3", hold={0: "Ox", 1: "Metal"}, discards="Dog", tokens=(0, 3))
    seen = {reason(m, action) for action in range(ACTIONS.size)}
    assert reason(m, 1) == "needs-single" and reason(m, 2) == "needs-triple" and reason(m, 3) == "needs-pair"
    assert reason(m, 4 + number("Ox")) == "own-tile" and reason(m, 4 + number("Wu")) == "on-board"
    assert reason(m, 4 + number("Dog")) == "in-pile" and reason(m, 4 + number("Metal")) == "no-pair"
    assert reason(m, 31) == "no-token" and reason(m, 37) == "not-attacked"
    m = play(table(BOARD, "2-2", hold={1: "Rat"}), 9)
    assert {reason(m, action) for action in range(37)} == {"answer-first"}
    assert seen | {"answer-first", "space-empty", "natural-only", None} == set(REASONS) | {None}


@pytest.mark.parametrize("rules", [False, True])
def test_a_reason_is_given_exactly_for_illegal_actions(rules: bool) -> None:
    options = {"table_rules": rules, "capture_natural": True, "max_turns": 40, "end_rule": "all_claimed"}
    m = jt.new("wuxing", seats=3, seed=2, options=options)
    choose = np.random.default_rng(2)
    while not m.over:
        allowed = legal(m)
        assert {action for action in range(ACTIONS.size) if reason(m, action) is None} == allowed
        m.act(m.asked[0], int(choose.choice(sorted(allowed))))


# --- the baseline player ----------------------------------------------------------------------------------------------


def test_it_claims_the_tile_that_brings_most() -> None:
    assert choice(table("Yi@0 Rooster@0 Fire@0", "1-3", tokens=(0, 0))) == 3


def test_it_attacks_where_nobody_can_defend() -> None:
    assert choice(table("Yi@1 Jia@2 Wood@0", "2-6", hold={1: "Fire"}, tokens=(0, 0))) == 4 + number("Fire")


def test_it_spends_a_token_for_a_complete_series() -> None:
    four = {0: "Wood Fire Earth Metal"}
    assert choice(table("Water@3 Yi@3 Gui@3", "5-1", hold=four, tokens=(1, 1), rest=1, top="Pig Ox")) == 31


def test_it_keeps_its_tokens_for_better_things() -> None:
    assert choice(table("Yi@3 Gui@3 Ji@3", "6-6")) == 0


def test_it_defends_what_matters_and_lets_the_rest_go() -> None:
    five = {1: "Wood Fire Earth Metal Water"}
    late = table("Yi@0 Jia@0 Rat@1", "6-1", hold=five, rest=0, top="Pig Ox")
    assert choice(play(late, 4 + number("Water"))) == 37
    assert choice(play(table("Yi@0 Jia@0 Wood@1", "3-4", hold={1: "Gui"}), 4 + number("Gui"))) == 38


def test_it_ends_the_game_only_when_that_leaves_it_first() -> None:
    m = table("Ox@3 Jia@1 Fire@2", "2-6", rest=1, tokens=(0, 0))
    assert choice(m) != 2
    m = table("Ox@3 Jia@1 Fire@2", "2-6", rest=0, tokens=(0, 0))
    assert choice(m) == 2


def test_it_never_makes_a_wrong_call() -> None:
    m = jt.new("wuxing", seats=3, seed=6, options={"table_rules": True, "capture_natural": True})
    play_on(m, by_bots(m, "greedy"))
    assert all(event.kind != "WRONG_CALL" for event in m.events()) and not m.truncated


def chances(match: Match) -> list[float]:
    """What search thinks of each seat."""
    out = np.zeros(8, np.float32)
    bot.value(match._components[0], match._states[0], out)
    return [float(chance) for chance in out[: match.seats]]


def test_the_value_of_a_position_is_a_chance_to_win_for_each_seat() -> None:
    even = chances(table(BOARD, seats=3, tokens=(2, 2, 2)))
    assert even == pytest.approx([1 / 3] * 3, abs=0.05), "equal holdings: little but the turn decides"
    ahead = chances(table(BOARD, hold={1: "Wood Metal"}, seats=3, tokens=(2, 2, 1)))
    assert sum(ahead) == pytest.approx(1) and ahead[1] > ahead[0] > ahead[2] > 0
    late = chances(table(BOARD, hold={1: "Wood Metal"}, seats=3, tokens=(2, 2, 1), rest=2))
    assert late[2] > 0.99
