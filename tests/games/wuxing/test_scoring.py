"""Scores and ranks: the worked examples, and every score of many games against a naive count."""

from typing import Any

import pytest

import jadetable as jt
from jadetable.conformance.playing import at_random, moves
from jadetable.core.match import Match
from jadetable.core.record import SPECTATOR
from jadetable.games.wuxing.state import DRAW_PILE
from tests.games.wuxing import naive
from tests.games.wuxing.scenario import number, numbers, play, printed, table

BOARD = "Bing@0 Rat@0 Xin@0"
EARTH = "Earth Ox Dragon Goat Dog Wu Ji"
WATER = "Water Rat Pig Ren Gui"


def holding(text: str) -> Match:
    m = jt.new("wuxing", seats=2, seed=1)
    m.record.where[:] = DRAW_PILE
    m.record.where[numbers(text)] = 0
    return m


def test_values_colours_and_a_series_add_up() -> None:
    assert holding("Wood Fire Earth Metal Water Ox Dragon").scores[0] == 38 + 5 + 25


def test_seven_of_a_colour_pay_most() -> None:
    assert holding(EARTH).scores[0] == 27 + 25


def test_a_colour_bonus_is_not_cumulative() -> None:
    assert holding(WATER).scores[0] == 19 + 10


def test_all_tiles_together_are_the_highest_score() -> None:
    m = holding("")
    m.record.where[:] = 0
    assert m.scores[0] == 218


def test_nearly_a_series_pays_nothing() -> None:
    assert holding("Wood Fire Earth Metal").scores[0] == 24
    assert holding("Wood Fire Earth Metal Water").scores[0] == 30 + 25


def test_more_of_a_colour_than_the_table_knows_count_as_its_last_entry() -> None:
    m = jt.new("wuxing", seats=2, seed=1, components={"bonus": {"colour": [0, 0, 0, 5]}})
    m.record.where[:] = DRAW_PILE
    m.record.where[numbers(EARTH)] = 0
    assert m.scores[0] == 27 + 5


def test_tokens_score_nothing() -> None:
    m = holding(WATER)
    before = m.scores
    m.record.tokens[:2] = 0
    assert m.scores == before


def tie(tokens: tuple[int, ...], extra: int = 0, **options: Any) -> tuple[int, ...]:
    """The ranks when Wood, Fire, Earth and Metal, one with each seat, are worth 40, 31, 40 and 20."""
    tiles = [dict(tile) for tile in printed()["tiles"]["list"]]
    for place, value in enumerate((40, 31, 40, 20)):
        tiles[place]["value"] = value
    tiles[number("Gui")]["value"] = 0
    hold = {0: "Wood", 1: "Fire", 2: "Earth", 3: "Metal"}
    hold[extra] += " Gui"
    m = table(BOARD, hold=hold, seats=4, tokens=tokens, components={"tiles": {"list": tiles}}, max_turns=1, **options)
    assert m.scores == (40, 31, 40, 20)
    return play(m, 0).ranking


def test_equal_scores_share_a_rank_and_the_next_one_is_skipped() -> None:
    assert tie((0, 3, 1, 0)) == (1, 3, 1, 4)


def test_with_tie_break_tokens_the_thriftier_seat_is_ahead() -> None:
    assert tie((0, 3, 1, 0), tie_break="tokens") == (2, 3, 1, 4)


@pytest.mark.parametrize(("extra", "ranks"), [(0, (1, 3, 2, 4)), (2, (2, 3, 1, 4)), (1, (1, 3, 1, 4))])
def test_with_equal_tokens_more_tiles_decide_and_then_nothing(extra: int, ranks: tuple[int, ...]) -> None:
    assert tie((1, 0, 1, 0), extra, tie_break="tokens") == ranks


def test_those_who_share_first_place_share_the_payoff() -> None:
    m = play(table(BOARD, hold={0: "Ox", 1: "Dog"}, max_turns=1), 0)
    assert m.ranking == (1, 1) and m.payoffs == (0.5, 0.5)


def check_view_against_naive(m: Match) -> None:
    """Scores, ranks, matches and captures of a position, counted slowly."""
    known = m.know(m.asked[0] if m.asked else SPECTATOR)
    shown, tiles = known.view, known.facts["tiles"]
    assert [player["score"] for player in shown["players"]] == list(m.scores)
    held = [[tiles[tile] for tile in player["tiles"]] for player in shown["players"]]
    assert [naive.score(own) for own in held] == list(m.scores)
    if m.over:
        scores, left = list(m.scores), [player["tokens"] for player in shown["players"]]
        finer = (left, [len(own) for own in held]) if m.options["tie_break"] == "tokens" else ()
        assert naive.ranks(scores, *finer) == list(m.ranking)
    elif shown["phase"] == "act" and not m.options["table_rules"]:
        check_offers_against_naive(m, shown, tiles)


def check_offers_against_naive(m: Match, shown: dict[str, Any], tiles: list[dict[str, Any]]) -> None:
    """What may be claimed and attacked, and what the view says of it."""
    seat, allowed = m.asked[0], m.legal(m.asked[0])
    for place, space in enumerate(shown["board"]):
        tile = space["tile"]
        fits = tile is not None and naive.can_claim(shown["dice"], tiles[tile]["panels"][space["panel"]]["faces"])
        assert (1 + place in allowed) == fits == space["matches"]
    barred = shown["stepped"] and m.options["capture_natural"]
    for other, player in enumerate(shown["players"]):
        for tile in player["tiles"]:
            fits = other != seat and naive.can_capture(shown["dice"], [one["faces"] for one in tiles[tile]["panels"]])
            assert (4 + tile in allowed) == (fits and not barred) == (tile in shown["captures"])


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_position_of_random_games_agrees_with_the_naive_count(seats: int) -> None:
    for seed in range(4):
        options = {"tie_break": ("shared", "tokens")[seed % 2], "capture_natural": seed % 3 == 0}
        m = jt.new("wuxing", seats=seats, seed=seed, options=options)
        for _ in moves(m, at_random(seed)):
            if (len(m.actions) + seed) % 4 == 0:
                check_view_against_naive(m)
        check_view_against_naive(m)
