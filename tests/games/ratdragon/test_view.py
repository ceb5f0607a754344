"""What a seat sees: facts, every sheet, its own drawing, what actions and refusals mean."""

from typing import Any

import pytest

import jadetable as jt
from jadetable.core.knowledge import Happened
from jadetable.core.match import Match
from jadetable.core.record import SPECTATOR
from tests.games.ratdragon.scenario import NO_PAIR, TAKE_SINGLE, TAKE_SUM, open_with, prepared, sheet
from tests.kit.asking import kinds

DRAGON = (12, range(60, 72))


def couple() -> Match:
    """Two seats; the first has a Dragon with a Rat and a lonely Rabbit, and its guests are 1, 2 and 3."""
    m = prepared({0: [DRAGON, (1, [72]), (2, [0, 1])]}, seats=2, guests=3, pairs={0: [(1, 2)]})
    m.record.deck[:] = range(1, 13)
    return m


def test_facts_say_what_never_changes() -> None:
    m = prepared(size=(9, 16), guests=2, pairs_to_end=7)
    m.record.deck[:] = [12, 5, *range(1, 5), *range(6, 12)]
    facts = m.know(0).facts
    assert (facts["width"], facts["height"], facts["pairs_to_end"], facts["stuck_costs"]) == (9, 16, 7, True)
    assert facts["guests"] == [12, 5] and len(facts["creatures"]) == 12
    assert facts["creatures"][6] == {
        "number": 7,
        "sign": "monkey",
        "kind": "yin",
        "odd": True,
        "squares": 7,
        "value": 7,
        "guest": 0,
    }
    assert [kind["guest"] for kind in facts["creatures"]] == [0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 12], (
        "what it costs to miss one"
    )
    assert facts == m.know(SPECTATOR).facts


def test_variants_with_fewer_creatures_have_fewer_in_their_facts() -> None:
    table = {"number": [4, 1, 3, 2], "kind": ["ying", "yang", "ying", "yang"]}
    table |= {"squares": [5, 1, 3, 2], "value": [9, 1, 3, 2], "parity": [0, 1, 1, 0]}
    changes = {"dice": {"sides": 2}, "zodiac_cards": {"count": 4}, "creatures": table}
    m = jt.new("ratdragon", seed=1, options={"guests": 0}, components=changes)
    assert [row["number"] for row in m.know(0).facts["creatures"]] == [1, 2, 3, 4]
    assert m.know(0).facts["creatures"][3] | {"sign": "dog"} == {
        "number": 4, "sign": "dog", "kind": "yin", "odd": False, "squares": 5, "value": 9, "guest": 0,
    }  # fmt: skip
    assert m.components.most_squares == 5


def test_a_sheet_shows_its_creatures_and_what_they_are_worth() -> None:
    m = couple()
    open_with(m, 3, 4, 5)
    player = m.view(1)["players"][0]
    assert player["creatures"] == [
        {"id": 1, "number": 12, "mate": 2, "points": 11, "anchor": 60},
        {"id": 2, "number": 1, "mate": 1, "points": 11, "anchor": 72},
        {"id": 3, "number": 2, "mate": 0, "points": 0, "anchor": 0},
    ]
    assert len(player["owner"]) == 180 and player["owner"][60:73] == [1] * 12 + [2] and player["owner"][1] == 3
    assert player["tally"] == {"pairs": 11, "unpaired": -1, "guests": -3, "stuck": 0, "empty": 0}
    assert (player["score"], player["animal"], player["state"]) == (7, None, "drawing")
    assert (player["pairs"], player["unpaired"], player["empty"], player["drawn"]) == (1, 2, 165, [1, 2, 12])
    assert (player["stuck"], player["done_round"], player["fouls"], player["corrected"]) == (None, None, 0, False)


def test_the_roll_and_the_own_drawing_are_shown() -> None:
    m = prepared(size=(4, 4))
    open_with(m, 2, 2, 3)
    view = m.view(0)
    assert (view["round"], view["dice"], view["numbers"]) == (1, [2, 2, 3], [4, 3])
    assert (view["prompt"], view["phase"], view["want"], view["left"]) == ("choose", "choose", None, 0)
    m.act_all(0, [TAKE_SUM, 5, 6])
    view = m.view(0)
    assert (view["prompt"], view["want"], view["left"], view["drawing"]) == ("draw", 4, 2, [5, 6])
    assert view["room"] == list(range(16)) and view["players"][0]["owner"][5:7] == [1, 1]
    assert view["players"][0]["creatures"] == []


def test_squares_between_both_parities_are_dead() -> None:
    m = prepared({0: [(1, [0]), (2, [2, 3]), (3, [12, 24, 36])]}, seats=2)
    open_with(m, 3, 4, 5)
    assert m.view(0)["dead"] == [1]
    assert m.view(1)["dead"] == m.view()["dead"] == []
    m.act_all(0, [TAKE_SUM, *range(26, 30)])
    assert m.view(0)["dead"] == [1], "a drawing that is not complete is no creature yet"
    m.act_all(0, [17, 16, 15])
    assert m.view(0)["dead"] == [1, 4, 14], "now 4 and 14 lie between the Rabbit and the Monkey"


def test_who_is_stuck_and_how_it_ended_are_named() -> None:
    m = prepared({0: [(5, [1, 3, 4, 5, 7])]}, size=(3, 3))
    open_with(m, 1, 1, 1)
    view = m.view(0)
    assert view["over"] and view["reason"] == "nobody_can_draw" and not view["won"]
    player = view["players"][0]
    assert (player["state"], player["stuck"], player["done_round"]) == ("done", 1, 1)
    assert player["tally"] == {"pairs": 0, "unpaired": -3, "guests": 0, "stuck": -1, "empty": -4}
    assert player["score"] == -8


def test_enough_pairs_are_named_as_the_end() -> None:
    m = prepared({0: [(8, range(8))]}, pairs_to_end=1)
    open_with(m, 6, 6, 1)
    assert m.view(0)["reason"] is None
    m.act_all(0, [TAKE_SINGLE, 8, 0])
    assert m.view(0)["reason"] == "enough_pairs"


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_worlds_a_seat_cannot_tell_apart_look_alike_to_the_byte(viewer: int) -> None:
    m = couple()
    open_with(m, 3, 4, 5)
    twin = m.clone()
    m.act_all(0, [TAKE_SINGLE, 100, 101])
    twin.act_all(0, [TAKE_SUM, 170])
    assert m.know(viewer).view_record.tobytes() == twin.know(viewer).view_record.tobytes()
    m.act_all(0, [102, 103, 104])
    twin.act_all(0, range(171, 177))
    assert 0 not in m.asked and 0 not in twin.asked
    assert m.know(viewer).view_record.tobytes() == twin.know(viewer).view_record.tobytes()
    assert m.know(0).view_record.tobytes() != twin.know(0).view_record.tobytes()


def details(m: Match, action: int) -> dict[str, int]:
    """The numbers that explain an action to seat 0."""
    return m.know(0).choice(action).details


def test_actions_are_explained_by_what_they_mean_here() -> None:
    m = prepared({0: [(8, range(8))]}, seats=2)
    open_with(m, 3, 4, 1)
    assert details(m, TAKE_SUM) == {"number": 7, "count": 7}
    assert details(m, TAKE_SINGLE) == {"number": 1, "count": 1}
    m.act(0, TAKE_SINGLE)
    place = {"square": 14, "column": 2, "row": 2, "number": 1, "pairing": 0}
    assert details(m, 14) == place | {"points": 7, "unpaired": -1, "dead": 2}
    m.act(0, 12)
    place = {"square": 0, "column": 0, "row": 1, "number": 8, "pairing": 1}
    assert details(m, 0) == place | {"points": 7, "unpaired": 5, "dead": 0}
    assert details(m, NO_PAIR) == {"number": 1, "unpaired": -1}


def brings(m: Match, square: int) -> tuple[int, int, int]:
    """What seat 0 is told of a square: points of the best pair in reach, what a single one costs, squares that die."""
    found = details(m, square)
    return found["points"], found["unpaired"], found["dead"]


def test_a_square_tells_the_best_pair_that_the_whole_drawing_reaches() -> None:
    m = prepared({0: [(2, [0, 1]), (4, [36, 37, 38, 39])]}, seats=2)
    open_with(m, 3, 4, 5)
    m.act(0, TAKE_SUM)  # the Monkey, a Yin of 7
    assert brings(m, 100) == (0, -4, 0), "half of 6 is 3, half of 13 rounded up is 7"
    assert brings(m, 12)[0] == 5, "below the Rabbit"
    assert brings(m, 24)[0] == 3, "above the Dog"
    m.act_all(0, [12])
    assert brings(m, 24)[0] == 5, "both are in reach: the better one counts"


def test_a_paired_creature_or_one_of_the_same_kind_promises_nothing() -> None:
    m = prepared({0: [(7, range(7)), (2, [12, 13]), (10, range(60, 70))]}, seats=2, pairs={0: [(1, 2)]})
    open_with(m, 4, 5, 1)
    m.act(0, TAKE_SUM)  # the Tiger, a Yin like the Horse below it; the Rabbit has its mate
    assert brings(m, 24)[0] == 0 and brings(m, 48)[0] == 0


def test_any_two_kinds_promise_points_where_any_may_pair() -> None:
    m = prepared({0: [(2, [0, 1])]}, pair_rule="any")
    open_with(m, 6, 6, 1)
    m.act(0, TAKE_SINGLE)
    assert brings(m, 2)[0] == 1


def test_squares_that_die_are_those_that_the_whole_drawing_leaves_between_both_parities() -> None:
    m = prepared({0: [(1, [0]), (2, [2, 3])]}, seats=2)
    assert m.view(0)["dead"] == [1]
    open_with(m, 1, 2, 5)
    m.act(0, TAKE_SUM)  # a Rooster, odd
    assert brings(m, 100)[2] == 0
    assert brings(m, 26)[2] == 1, "14 lies between the Rabbit and the Rooster; 1 was dead before"
    m.act_all(0, [26, 27])
    assert brings(m, 28)[2] == 2, "15 as well"
    assert brings(m, 15)[2] == 1, "15 is drawn on and not lost, only 14 is"


def test_what_is_told_while_drawing_leaves_the_working_space_blank() -> None:
    m = prepared({0: [(1, [0]), (2, [2, 3])]}, seats=2)
    open_with(m, 1, 2, 5)
    m.act(0, TAKE_SUM)
    known = m.know(0)
    before = known.record.tobytes()
    assert known.choice(26).details["dead"] == 1
    assert known.record.tobytes() == before


def refusal(m: Match, action: int) -> tuple[str, dict[str, Any]] | None:
    """Why seat 0 may not choose an action, with its numbers."""
    found = m.know(0).why(action)
    return (found.name, found.details) if found else None


def test_refusals_name_the_place_and_the_creature() -> None:
    m = couple()
    open_with(m, 2, 2, 6)
    assert refusal(m, 5) == ("choose-first", {})
    m.act(0, TAKE_SUM)
    assert refusal(m, 12) == ("beside-even", {"column": 0, "row": 2, "number": 4})
    assert refusal(m, 72) == ("square-taken", {"column": 0, "row": 7, "number": 1})
    assert refusal(m, NO_PAIR) == ("finish-drawing", {"number": 4})
    m.act(0, 100)
    assert refusal(m, 100) == ("already-drawn", {"column": 4, "row": 9})
    assert refusal(m, 120) == ("not-connected", {"column": 0, "row": 11})


def test_a_pocket_is_refused_with_the_squares_it_lacks() -> None:
    m = prepared({0: [(5, [2, 14, 13, 25, 24])]})
    open_with(m, 2, 2, 3)
    sheet(m).taken[0, 0] = 0
    m.act(0, TAKE_SUM)
    assert refusal(m, 0) == ("pocket-too-small", {"column": 0, "row": 1, "number": 4, "count": 4})


def test_a_partner_is_named_by_its_first_square() -> None:
    m = prepared({0: [DRAGON]})
    open_with(m, 2, 3, 1)
    m.act_all(0, [TAKE_SINGLE, 72])
    assert refusal(m, 65) == ("point-at-anchor", {"column": 0, "row": 6, "number": 12})
    assert refusal(m, 60) is None


@pytest.mark.parametrize("last", [5, 100], ids=["beside its own parity", "in pieces too"])
def test_in_a_draft_a_wrong_drawing_stands(last: int) -> None:
    m = prepared({0: [(2, [0, 1])]}, table_rules=True)
    open_with(m, 1, 3, 3)
    m.act_all(0, [TAKE_SUM, 2, 3, 4])
    rows = m.position.clone().draft(0, last)
    assert rows is not None
    assert kinds(Happened(m.game.events, 0, rows, everything=True)) == ["FINISHED", "DREW", "ROUND_END", "ROLL"]
    assert kinds(m.act(0, last)) == ["FOUL"]
