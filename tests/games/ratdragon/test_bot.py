"""The baseline player: legal, sensible, and loyal to its plan."""

import random

import numpy as np
import pytest

import jadetable as jt
from jadetable import bots
from jadetable.core import compiled, record
from jadetable.core.match import Match
from tests.games.ratdragon.scenario import NO_PAIR, TAKE_SINGLE, open_with, prepared, sheet


def finish_entry(m: Match, seat: int, bot: bots.Bot) -> list[int]:
    """Let a bot make a whole entry; what it chose."""
    chosen, number = [], m.record.round
    while seat in m.asked and m.record.round == number:
        action = bot.choose(m.know(seat))
        assert action in m.legal(seat)
        chosen.append(action)
        m.act(seat, action)
    return chosen


def test_it_puts_the_rat_beside_the_dragon() -> None:
    m = prepared({0: [(12, range(60, 72))]}, seats=2)
    open_with(m, 3, 2, 1)
    finish_entry(m, 0, bots.make(m.game, "greedy", 1))
    assert sheet(m).pair_points == 11 and sheet(m).number[1] == 1


def test_it_takes_the_better_of_two_partners() -> None:
    m = prepared({0: [(2, [0, 1]), (4, [36, 37, 38, 39])]}, seats=2)
    open_with(m, 4, 5, 6)
    m.act_all(0, [256, 12, 13, 14, 15, 24, 25, 26, 27, 16])
    action = bots.make(m.game, "greedy", 1).choose(m.know(0))
    assert action in (0, 36)


def test_it_finishes_what_somebody_else_began() -> None:
    m = prepared(seats=2)
    open_with(m, 3, 4, 5)
    m.act_all(0, [TAKE_SINGLE, 90, 91])
    chosen = finish_entry(m, 0, bots.make(m.game, "greedy", 1))
    assert len(chosen) == 3 and sheet(m, 0).creatures == 1


def test_it_carries_on_after_a_mistake_was_made_for_it() -> None:
    m = prepared(seats=2, table_rules=True)
    open_with(m, 3, 4, 5)
    m.act_all(0, [TAKE_SINGLE, 0, 30, 60])
    finish_entry(m, 0, bots.make(m.game, "greedy", 1))
    assert sheet(m, 0).creatures == 1 and sheet(m, 0).fouls == 1


def test_alone_with_table_rules_it_makes_no_mistake() -> None:
    small = {"sheet": {"width": 6, "height": 6}}
    m = jt.new("ratdragon", seats=1, seed=6, options={"table_rules": True}, components=small)
    bot = bots.make(m.game, "greedy", 1)
    while not m.over:
        finish_entry(m, 0, bot)
    assert sheet(m).fouls == 0 and sheet(m).pairs > 0


def test_it_beats_random_players() -> None:
    small = {"sheet": {"width": 7, "height": 8}}
    m = jt.new("ratdragon", seats=2, seed=2, components=small)
    bot, rng = bots.make(m.game, "greedy", 2), random.Random(1)
    while not m.over:
        if 0 in m.asked:
            finish_entry(m, 0, bot)
        else:
            m.act(1, rng.choice(m.legal(1)))
    assert m.ranking == (1, 2) and m.scores[0] > m.scores[1] + 10


@pytest.mark.parametrize("slip", [100, 700])
def test_with_slips_it_still_plays_legally(slip: int) -> None:
    small = {"sheet": {"width": 6, "height": 6}}
    for table_rules in (False, True):
        m = jt.new("ratdragon", seats=2, seed=3, options={"table_rules": table_rules}, components=small)
        bot = bots.make(m.game, f"slip:{slip}", 1)
        while not m.over:
            seat = m.asked[0]
            action = bot.choose(m.know(seat))
            assert action in m.legal(seat)
            m.act(seat, action)


def test_it_leaves_a_creature_single_when_no_partner_touches() -> None:
    m = prepared(seats=2)
    open_with(m, 6, 6, 1)
    finish_entry(m, 0, bots.make(m.game, "greedy", 1))
    assert sheet(m, 0).pairs == 0 and NO_PAIR not in m.legal(0)


@pytest.mark.parametrize(("haste", "seeds"), [(0, 4), (1, 2), (2, 1), (5, 1)])
def test_in_haste_it_draws_from_fewer_beginnings(haste: int, seeds: int) -> None:
    m = prepared(seats=2)
    open_with(m, 3, 4, 5)
    known, notes = m.know(0), record.new(m.game.notes)
    notes["haste"] = haste
    action = m.game.rules["greedy"](known.components[0], known.record, 0, known.mask, notes[0])
    assert action in m.legal(0)
    assert sum(int(row).bit_count() for row in notes["seeds"][0]) == seeds


@pytest.mark.skipif(compiled.INTERPRETED, reason="bulk play interpreted takes minutes")
def test_in_bulk_it_wins_clearly() -> None:
    from jadetable.bulk import batch

    setting = batch.check_setup("ratdragon", 40, seats=3, seed=5, slips=[0, 1000, 1000])
    results = batch.run(setting, threads=1)
    assert results.wins[:, 0].mean() > 0.95
    assert 25 < np.mean(results.lengths) < 40


@pytest.mark.parametrize("seats", [1, 3])
def test_the_chance_to_win_follows_the_sheets(seats: int) -> None:
    m = prepared({0: [(12, range(60, 72)), (1, [72])]}, seats=seats, pairs={0: [(1, 2)]})
    open_with(m, 3, 4, 2)
    chances = []
    for _ in range(2):
        out = np.zeros(8, np.float64)
        m.game.rules["value"](m.position.components[0], m.position.records[0], out)
        assert seats == 1 or abs(out[:seats].sum() - 1) < 1e-6
        assert 0 < out[0] < 1 and not out[seats:].any()
        chances.append(out[0])
        sheet(m).pair_points = 40
    assert chances[1] > chances[0]
    assert seats == 1 or chances[1] > 1 / seats
