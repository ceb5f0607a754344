"""The printed numbers: variants that work, and what the loader refuses by name."""

from pathlib import Path
from typing import Any

import pytest

import jadetable as jt
from jadetable.conformance.playing import highest, last_asked, play_on
from jadetable.core.errors import BadComponents, BadOption, BadSeats
from tests.games.ratdragon.scenario import TAKE_SUM, open_with, sheet

EIGHT = {
    "dice": {"sides": 4},
    "zodiac_cards": {"count": 8},
    "creatures": {
        "number": list(range(1, 9)),
        "kind": ["yang"] * 4 + ["ying"] * 4,
        "squares": list(range(1, 9)),
        "value": list(range(1, 9)),
        "parity": [1, 0] * 4,
    },
}


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"sheet": {"width": 0}}, "sheet.width"),
        ({"sheet": {"width": 17}}, "sheet.width"),
        ({"sheet": {"height": 0}}, "sheet.height"),
        ({"sheet": {"height": 17}}, "sheet.height"),
        ({"sheet": {"pair_columns": 21}}, "sheet.pair_columns"),
        ({"creatures": {"squares": [0, *range(2, 13)]}}, "creatures.squares"),
        ({"sheet": {"width": 16}, "creatures": {"squares": [1, 1, *range(3, 13)]}}, "creatures.squares"),
        ({"dice": {"sides": 7}}, "creatures.number"),
        ({"dice": {"matching": 3}}, "dice.matching"),
        ({"dice": {"single": 2}}, "dice.single"),
        ({"scoring": {"pair_points": "sum"}}, "scoring.pair_points"),
        ({"scoring": {"guest_cost": "half"}}, "scoring.guest_cost"),
        ({"scoring": {"pair_kinds": "odd_even"}}, "scoring.pair_kinds"),
        ({"scoring": {"unpaired_divisor": 0}}, "scoring.unpaired_divisor"),
        ({"zodiac_cards": {"count": 11}}, "zodiac_cards.count"),
        ({"zodiac_cards": {"face_up": 13}}, "zodiac_cards.face_up"),
        ({"creatures": {"number": [1, 1, *range(3, 13)]}}, "creatures.number"),
        ({"creatures": {"kind": ["yin"] * 12}}, "creatures.kind"),
        ({"creatures": {"parity": [2] * 12}}, "creatures.parity"),
        ({"game": {"seats": [1, 7]}}, "game.seats"),
        ({"game": {"seats": [4, 3]}}, "game.seats"),
        ({"game": {"slug": "zodiac"}}, "game.slug"),
        ({"sheet": {"depth": 3}}, "depth"),
    ],
)
def test_impossible_components_are_refused_by_name(changes: dict[str, Any], place: str) -> None:
    with pytest.raises(BadComponents) as refusal:
        jt.new("ratdragon", components=changes)
    assert place in str(refusal.value)


def test_one_square_creatures_of_both_parities_are_fine_on_small_sheets() -> None:
    m = jt.new("ratdragon", seed=2, components={"creatures": {"squares": [1, 1, *range(3, 13)]}})
    play_on(m, highest)
    assert m.faults == []


def test_components_of_the_first_version_are_still_understood() -> None:
    former = {"slug": "ratdragon", "title": "A title", "players_min": 2, "players_max": 4, "minutes": 45, "age": 10}
    m = jt.new("ratdragon", components={"game": former, "creatures": {"name": ["Rat"] * 12}})
    assert (m.seats, m.printed.game.seats, m.printed.game.minutes) == (2, [2, 4], [30, 45])
    m = jt.new("ratdragon", components={"game": {"minutes": [15, 20]}})
    assert m.printed.game.minutes == [15, 20]


@pytest.mark.parametrize("side", [15, 16])
def test_the_offered_variants_can_be_played(side: int) -> None:
    m = jt.new("ratdragon", seats=2, seed=2, components={"sheet": {"width": side, "height": side}})
    assert m.view()["players"][0]["empty"] == side * side
    play_on(m)
    assert m.faults == [] and m.record.reason == 2


def test_four_sided_dice_with_eight_creatures_work() -> None:
    m = jt.new("ratdragon", seats=2, seed=2, components=EIGHT, options={"guests": 12})
    assert sorted(m.know(-1).facts["guests"]) == list(range(1, 9))
    play_on(m, turn=last_asked)
    assert m.faults == []


def test_printed_numbers_are_the_defaults_of_options() -> None:
    m = jt.new("ratdragon", components={"sheet": {"pair_columns": 7}, "scoring": {"pair_kinds": "any"}})
    assert m.options["pairs_to_end"] == 7 and m.options["pair_rule"] == "any"
    m = jt.new("ratdragon", components={"sheet": {"pair_columns": 7}}, options={"pairs_to_end": 3})
    assert m.options["pairs_to_end"] == 3


def test_the_score_reads_its_numbers_from_the_components() -> None:
    changes = {"scoring": {"unpaired_divisor": 3, "solo_empty_cost": 2, "solo_win_above": -400}}
    m = jt.new("ratdragon", seed=1, options={"guests": 0}, components=changes)
    sheet(m).unpaired = 10
    assert m.scores == (-4 - 2 * 180,)


def test_values_and_squares_may_differ_from_the_number() -> None:
    values = {"squares": [1, 2, 3, 2, *range(5, 13)], "value": [1, 2, 3, 9, *range(5, 13)]}
    m = jt.new("ratdragon", seed=1, components={"creatures": values})
    open_with(m, 2, 2, 6)
    m.act_all(0, [TAKE_SUM, 0, 1])
    assert sheet(m).unpaired == 9 and sheet(m).empty == 178
    assert m.components.most_squares == 12


@pytest.mark.parametrize(
    ("name", "value"),
    [("guests", 13), ("guests", -2), ("pairs_to_end", 0), ("pairs_to_end", 21), ("pair_rule", "none"),
     ("stuck_penalty", 2), ("table_rules", 2), ("players", 3)],
)  # fmt: skip
def test_impossible_options_are_refused(name: str, value: Any) -> None:
    with pytest.raises(BadOption):
        jt.new("ratdragon", options={name: value})


@pytest.mark.parametrize("seats", [0, 7])
def test_one_to_six_may_play(seats: int) -> None:
    with pytest.raises(BadSeats):
        jt.new("ratdragon", seats=seats)


@pytest.mark.parametrize(("guests", "shown"), [(-1, 3), (0, 0), (1, 1), (12, 12)])
@pytest.mark.parametrize("seats", [1, 4])
def test_as_many_guests_come_as_the_option_says(seats: int, guests: int, shown: int) -> None:
    m = jt.new("ratdragon", seats=seats, seed=9, options={"guests": guests})
    told = [event.details["number"] for event in m.events() if event.kind == "GUEST"]
    assert len(told) == shown and told == m.know(-1).facts["guests"] and len(set(told)) == shown


def test_the_twelve_printed_creatures() -> None:
    table = jt.new("ratdragon", seed=1).know(-1).facts["creatures"]
    printed = "rat rabbit rooster dog snake pig monkey goat tiger horse ox dragon"
    assert " ".join(row["sign"] for row in table) == printed
    assert [row["kind"] for row in table] == ["yang"] * 6 + ["yin"] * 6
    assert [row["odd"] for row in table] == [True, False] * 6


@pytest.mark.parametrize(("word", "size"), [("usual", (12, 15)), ("square_15", (15, 15)), ("square_16", (16, 16))])
def test_a_larger_sheet_is_chosen_like_an_option(word: str, size: tuple[int, int]) -> None:
    m = jt.new("ratdragon", seats=2, seed=2, options={"sheet": word, "guests": 0})
    facts = m.know(0).facts
    assert (facts["width"], facts["height"]) == size and m.options["guests"] == 0
    assert m.view(0)["players"][1]["empty"] == size[0] * size[1]


def test_a_sheet_is_chosen_beside_other_changed_numbers() -> None:
    changes = {"sheet": {"height": 3}, "scoring": {"unpaired_divisor": 3}}
    m = jt.new("ratdragon", seed=2, options={"sheet": "square_15"}, components=changes)
    assert (m.components.width, m.components.height, m.components.unpaired_divisor) == (15, 15, 3)


def test_a_sheet_that_is_not_offered_is_refused() -> None:
    with pytest.raises(BadOption, match="square_15"):
        jt.new("ratdragon", options={"sheet": "huge"})


def test_a_game_on_a_larger_sheet_is_saved_and_replayed(tmp_path: Path) -> None:
    m = jt.new("ratdragon", seats=1, seed=2, options={"sheet": "square_16"})
    m.act(0, m.legal(0)[0])
    m.save(tmp_path / "large.jade")
    assert jt.load(tmp_path / "large.jade").position.digest == m.position.digest
