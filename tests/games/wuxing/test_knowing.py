"""What is open, what is hidden, what is explained, and how the baseline player chooses."""

import numpy as np
import pytest

import jadetable as jt
from jadetable.conformance.playing import by_bots, play_on
from jadetable.core.match import Match
from jadetable.games.wuxing import bot_value
from jadetable.games.wuxing.actions import ACTIONS
from jadetable.games.wuxing.why import REASONS
from tests.games.wuxing.scenario import draw_pile, name, number, numbers, play, table
from tests.kit.asking import choice, legal, pieces

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
    assert {name(tile) for tile in shown["unseen"]} == draw_pile(m)
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
        for field in m.record.dtype.names:
            assert field in ("draw", "rng") or np.array_equal(world[field][0], m.record[field]), field
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
    first, second = m.view(0)["own"]["previews"]
    assert first["plus"] == {"face": 2, "claims": [0, 1], "attacks": []}
    assert second["minus"] == {"face": 2, "claims": [1, 2], "attacks": numbers("Xin")}
    assert [opened["face"] for opened in second["rethrow"]] == [1, 2, 3, 4, 5, 6]
    assert second["rethrow"][1] == second["minus"]
    assert m.view(1)["own"]["previews"] == [] and m.view()["own"]["previews"] == []
    assert table("Ji@3 Pig@0 Water@2", "1-3", tokens=(0, 3)).view(0)["own"]["previews"] == []


def test_a_preview_heeds_that_stepped_dice_may_not_capture() -> None:
    m = table("Yi@0 Jia@0 Fire@1", "1-3", hold={1: "Xin"}, capture_natural=True)
    (_, second) = m.view(0)["own"]["previews"]
    assert second["minus"]["attacks"] == [] and second["rethrow"][1]["attacks"] == numbers("Xin")
    (_, second) = play(m, 31, 33).view(0)["own"]["previews"]
    assert second["rethrow"][1]["attacks"] == [], "a step bars captures for the rest of the turn"


def test_the_view_says_which_rivals_tiles_the_dice_capture() -> None:
    m = table("Yi@0 Jia@0 Fire@1", "2-2", hold={0: "Snake", 1: "Rat Ox", 2: "Dragon"}, seats=3, tokens=(1, 1, 1))
    assert m.view(1)["captures"] == numbers("Rat Dragon"), "not one's own, not on the board"
    m = play(table("Yi@0 Jia@1 Rooster@0", "3-6", hold={1: "Metal"}, capture_natural=True), 31)
    shown = m.view(0)
    assert shown["captures_barred"] and shown["dice"] == [4, 6] and shown["captures"] == []
    m = play(table("Yi@0 Jia@1 Rooster@0", "4-6", hold={1: "Metal"}, table_rules=True, max_turns=1), 0)
    assert m.over and m.view(0)["captures"] == []


def test_the_view_names_what_an_attack_would_cost() -> None:
    m = play(table("Yi@0 Jia@0 Fire@1", "2-2", hold={1: "Rat Pig Water"}), 4 + number("Rat"))
    assert m.view(1)["attack"] == {"tile": 5, "attacker": 0, "owner": 1, "loss": 9, "gain": 4}
    assert m.view(1)["own"]["previews"] == [], "a defender has no dice to change"


def test_the_view_says_which_tiles_match_and_what_they_bring() -> None:
    shown = table("Pig@0 Earth@3 Ox@2", "2-2", hold={0: "Water Rat"}).view(0)
    assert [space["matches"] for space in shown["board"]] == [True, False, False]
    assert [space["tile"] for space in shown["board"]] == numbers("Pig Earth Ox")
    assert shown["board"][0] == {"tile": number("Pig"), "panel": 0, "matches": True, "gain": 4 + 5}
    assert shown["players"][0] == {
        "score": 10,
        "animal": None,
        "tokens": 3,
        "tiles": numbers("Water Rat"),
        "values": 10,
        "bonus": 0,
        "colours": [0, 0, 0, 0, 2],
        "series": [1, 1, 0],
    }


def test_an_empty_space_has_no_tile() -> None:
    m = play(table("Ox@3 Jia@1 Fire@2", "2-6", rest=1, end_rule="all_claimed"), 2)
    assert [space["tile"] for space in m.view(0)["board"]] == [number("Ox"), None, number("Fire")]
    assert (m.view(0)["unclaimed"], m.view(0)["left"]) == (2, 2)


def test_the_facts_tell_what_is_printed() -> None:
    facts = table("Pig@0 Earth@3 Ox@2", end_rule="piles_empty").know(1).facts
    assert facts["tiles"][number("Ox")] == {
        "name": "ox",
        "glyph": ord("丑"),
        "kind": "animal",
        "colour": "earth",
        "value": 4,
        "panels": [{"faces": [4]}, {"faces": [6]}, {"faces": [3, 3]}, {"faces": [1, 1]}],
        "pairs": [[3, 3], [1, 1]],
    }
    assert facts["tiles"][number("Wood")]["panels"][0] == {"faces": [2, 4, 6]}
    assert facts["bonuses"]["colour"][:9] == [0, 0, 0, 5, 7, 10, 15, 25, 25]
    assert (facts["bonuses"]["series"], facts["bonuses"]["series_size"]) == ([25, 15, 10], [5, 12, 10])
    assert (facts["ends_at"], facts["tokens"]) == (3, 3)


def test_worlds_that_differ_in_the_order_of_the_draw_pile_look_the_same() -> None:
    first, second = table(BOARD, top="Pig Goat Rat"), table(BOARD, top="Rat Goat Pig")
    second.record.rng = 99
    for seat in (-1, 0, 1):
        assert first.know(seat).view_record.tobytes() == second.know(seat).view_record.tobytes()


# --- what is explained ------------------------------------------------------------------------------------------------


def test_an_action_is_explained_by_what_lies_on_the_table() -> None:
    m = table("Pig@0 - Ox@2", "2-6", hold={1: "Snake"}, rest=1, end_rule="all_claimed")
    known = m.know(0)
    assert known.choice(1).details == {"space": 0, "tile": number("Pig")}
    assert m.describe(0, 2) == "Claim no tile (middle)"
    assert known.choice(4 + number("Snake")).details == {"tile": number("Snake"), "owner": 1, "held": 1}
    assert known.choice(4 + number("Pig")).details == {"tile": number("Pig"), "owner": -1, "held": 0}
    assert known.choice(32).details == {"die": 1, "face": 6, "result": 1}
    assert known.choice(33).details == {"die": 0, "face": 2, "result": 1}
    assert known.choice(36).details == {"die": 1, "face": 6, "result": 6}


def test_an_answer_is_explained_by_the_attack() -> None:
    m = play(table(BOARD, "2-2", hold={1: "Rat"}), 9)
    assert m.know(1).choice(37).details == {"tile": number("Rat"), "attacker": 0}


# --- why not ----------------------------------------------------------------------------------------------------------


def reason(match: Match, action: int) -> str | None:
    """Why the asked seat may not choose an action."""
    (seat,) = match.asked
    found = match.know(seat).why(action)
    return found.name if found else None


def test_every_refusal_has_its_reason() -> None:
    m = table("Wu@0 Wood@0 Rat@2", "1-3", hold={0: "Ox", 1: "Metal"}, discards="Dog", tokens=(0, 3))
    seen = {reason(m, action) for action in range(ACTIONS.size)}
    assert reason(m, 1) == "needs-single" and reason(m, 2) == "needs-triple" and reason(m, 3) == "needs-pair"
    assert reason(m, 4 + number("Ox")) == "own-tile" and reason(m, 4 + number("Wu")) == "on-board"
    assert reason(m, 4 + number("Dog")) == "in-pile" and reason(m, 4 + number("Metal")) == "no-pair"
    assert reason(m, 31) == "no-token" and reason(m, 37) == "not-attacked"
    m = play(table(BOARD, "2-2", hold={1: "Rat"}), 9)
    assert {reason(m, action) for action in range(37)} == {"answer-first"}
    elsewhere = {"answer-first", "space-empty", "natural-only", "neither-pair", None}
    assert seen | elsewhere == {kind.name for kind in REASONS if kind.name != "allowed"} | {None}


def test_a_refusal_tells_the_dice_that_were_needed_and_those_that_lie() -> None:
    m = table("Wu@0 Wood@0 Ji@3", "1-4", hold={1: "Metal Ox"})
    assert m.why_not(0, 1) == "Wu shows 5: one of your dice must be that number, but they are 1-4."
    assert m.why_not(0, 2) == "Wood shows 2-4-6: your dice must be two of those three, but they are 1-4."
    assert m.why_not(0, 3) == "Ji shows the pair 2-3: your dice must be exactly that, but they are 1-4."
    assert m.why_not(0, 4 + number("Metal")) == "Only a printed pair captures: Metal needs 4-6, your dice are 1-4."
    assert m.why_not(0, 4 + number("Ox")) == "Only a printed pair captures: Ox needs 3-3, 1-1, your dice are 1-4."


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
    bot_value.value(match.position.components[0], match.position.records[0], out)
    return [float(chance) for chance in out[: match.seats]]


def test_the_value_of_a_position_is_a_chance_to_win_for_each_seat() -> None:
    even = chances(table(BOARD, seats=3, tokens=(2, 2, 2)))
    assert even == pytest.approx([1 / 3] * 3, abs=0.05), "equal holdings: little but the turn decides"
    ahead = chances(table(BOARD, hold={1: "Wood Metal"}, seats=3, tokens=(2, 2, 1)))
    assert sum(ahead) == pytest.approx(1) and ahead[1] > ahead[0] > ahead[2] > 0
    late = chances(table(BOARD, hold={1: "Wood Metal"}, seats=3, tokens=(2, 2, 1), rest=2))
    assert late[2] > 0.99
