"""The table in a terminal of 80 columns, in every language."""

import pytest

import jadetable as jt
from jadetable.conformance.playing import by_bots, moves
from jadetable.core.match import Match
from jadetable.core.words import LANGUAGES, words
from jadetable.games.wuxing.terminal import draw, tile_name
from tests.games.wuxing.scenario import play, table
from tests.kit import screen

NAMES = ("Anna", "Bruno", "Chiara", "Dario", "Elena", "Fabio")


def drawn(match: Match, seat: int | None, lang: str = "en") -> str:
    """The table as text."""
    return screen.drawn(draw, match, seat, lang, NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 6])
def test_every_tile_is_named_and_every_score_is_shown(seats: int, lang: str) -> None:
    match = jt.new("wuxing", seats=seats, seed=4)
    for _ in moves(match, by_bots(match, "slip:300")):
        if len(match.actions) % 15 == 0:
            text = drawn(match, match.asked[0], lang)
            shown = match.view(match.asked[0])
            tiles = [tile for player in shown["players"] for tile in player["tiles"]]
            tiles += [space["tile"] for space in shown["board"] if space["tile"] is not None]
            tiles += shown["unseen"] + shown["discard_pile"]
            assert len(tiles) == 27 and all(tile_name(tile, words(lang)) in text for tile in tiles)
            assert all(f" {score} " in text for score in match.scores)
    assert words(lang).text("wuxing-table-over") in drawn(match, None, lang)


def test_each_side_of_a_tile_is_where_it_lies() -> None:
    lines = drawn(table("Metal@1 Rat@0 Jia@3", "1-2"), 0).splitlines()
    top = next(place for place, line in enumerate(lines) if " left " in line)
    upper, lower, bottom = (line[:26] for line in (lines[top + 3], lines[top + 4], lines[top + 6]))
    assert upper.split() == ["┃", "4-6", "✗", "┃"]
    assert lower.split() == ["┃", "↷", "3-4-5", "6", "‖3-5-6‖", "┃"]
    assert bottom.split() == ["┃", "│", "1-2-4", "│", "┃"]


def test_held_tiles_show_the_pairs_that_capture_them() -> None:
    assert "丑 Ox 4 (3-3 1-1)" in drawn(table("Metal@1 Rat@0 Jia@3", hold={1: "Ox"}), 0)


def test_an_attack_names_tile_attacker_and_points() -> None:
    m = play(table("Yi@0 Jia@0 Fire@1", "2-2", hold={1: "Rat Pig Water"}), 9)
    assert "Anna wants Rat from Bruno: 9 points lost, 4 gained" in drawn(m, 1)


def test_a_preview_tells_what_a_token_opens() -> None:
    text = drawn(table("Ji@3 Pig@0 Water@2", "1-3", hold={1: "Xin"}), 0)
    assert "+1 on the first die: Ji, Pig" in text
    assert "−1 on the second die: Pig, Water, ⚔ Xin" in text
    assert "With a token" not in drawn(table("Ji@3 Pig@0 Water@2", "1-3", tokens=(0, 3)), 0)


def test_an_empty_space_is_shown_as_such() -> None:
    m = play(table("Ox@3 Jia@1 Fire@2", "2-6", rest=1, end_rule="all_claimed"), 2)
    assert "empty" in drawn(m, 1)
