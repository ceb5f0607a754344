"""Search: the same choice every time, from what the seat knows alone, and within its time."""

import json
import os
import subprocess
import sys
import time
from dataclasses import replace
from math import isnan
from pathlib import Path

import numpy as np
import pytest

import jadetable as jt
from jadetable import bots
from jadetable.bots import search_root
from jadetable.bots.search import Advice, Budget, Search, best, in_numbers, loops_of, think
from jadetable.bots.search_root import CANDIDATES, FEWEST_WORLDS, add_candidate, drop, live_candidates
from jadetable.core import compiled, record, registry
from jadetable.core.errors import GameOver, NotAsked, UnknownBot
from jadetable.core.match import Match
from jadetable.review.advice import advise
from tests.bots.choices import choices
from tests.conformance import suite
from tests.conformance.cases import Case, one_case_each
from tests.games.ratdragon.scenario import TAKE_SINGLE, TAKE_SUM, open_with, prepared

ROOT = Path(__file__).parents[2]
SLUGS = registry.slugs()
compiled_only = pytest.mark.skipif(compiled.INTERPRETED, reason="too slow when interpreted")


def some_choice(slug: str) -> Match:
    """A game at a moment when somebody has a choice."""
    match = jt.new(slug, seed=8)
    players = [bots.make(match.game, "greedy", 8) for _ in range(match.seats)]
    while len(match.actions) < 12 or match.know(match.asked[0]).count < 2:
        match.act(match.asked[0], players[match.asked[0]].choose(match.know(match.asked[0])))
    return match


@compiled_only
@pytest.mark.parametrize("slug", SLUGS)
def test_the_same_seed_and_playouts_give_the_same_choice(slug: str) -> None:
    match = some_choice(slug)
    known = match.know(match.asked[0])
    first, again = (bots.make(match.game, "search:60", 4).choose(known) for _ in range(2))
    assert first == again
    assert first in match.legal(match.asked[0])
    assert think(known, Budget(playouts=60), 4) == think(known, Budget(playouts=60), 4)
    assert think(known, Budget(playouts=60, threads=2), 4) == think(known, Budget(playouts=60, threads=2), 4)


@compiled_only
@pytest.mark.parametrize("slug", SLUGS)
def test_an_interpreted_search_with_a_tiny_budget_chooses_the_same(slug: str) -> None:
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    command = [sys.executable, "-m", "tests.bots.choices", slug]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == choices(slug)


@compiled_only
@pytest.mark.parametrize("case", one_case_each(), ids=str)
def test_search_chooses_alike_in_worlds_its_seat_cannot_tell_apart(case: Case) -> None:
    suite.check_search_keeps_secrets(case)


def test_search_does_not_know_how_many_squares_another_has_drawn() -> None:
    match = prepared(seats=2, size=(4, 4))
    open_with(match, 2, 2, 2)
    twin = match.clone()
    match.act_all(1, [TAKE_SINGLE, 0, 1])
    twin.act_all(1, [TAKE_SUM, 0, 1, 2, 3])
    # A rash search tries anything and takes what looks best by chance: whatever it should not know would soon show.
    rash = replace(match.game, search=replace(match.game.search, width=6, strays=6, doubt=-100.0))
    for _ in range(2):
        known = [replace(m.know(0), game=rash) for m in (match, twin)]
        chosen = [[bots.make(rash, "search:1", seed).choose(one) for seed in range(3)] for one in known]
        assert chosen[0] == chosen[1]
        for m in (match, twin):
            m.act(0, chosen[0][0])


@compiled_only
@pytest.mark.parametrize("slug", SLUGS)
def test_advice_has_a_chance_for_every_action_looked_at(slug: str) -> None:
    match = some_choice(slug)
    seat = match.asked[0]
    advice = advise(match.know(seat), "search:100")
    assert sorted(one.action for one in advice) == match.legal(seat)
    for one in advice:
        assert one.tries == 0 or 0 <= one.worth <= 1
        assert one.tries == 0 or len(one.chances) == match.seats
    assert advice[0].tries > 0


@compiled_only
@pytest.mark.parametrize("threads", [1, 2])
def test_chances_to_win_are_never_less_than_none_or_more_than_all(threads: int) -> None:
    match = jt.new("wuxing", 4, seed=9)
    players = [bots.make(match.game, "greedy", 9) for _ in range(match.seats)]
    while not match.over:
        seat = match.asked[0]
        known = match.know(seat)
        if known.count > 1:
            for one in think(known, Budget(playouts=150, threads=threads), 7):
                assert one.worth == one.chances[seat]
                assert all(0 <= chance <= 1 for chance in one.chances)
        match.act(seat, players[seat].choose(known))


def test_nothing_is_claimed_of_actions_that_were_not_looked_at() -> None:
    game = registry.find("wuxing")
    match = jt.new(replace(game, search=replace(game.search, width=1)), 2, seed=3)
    seat = match.asked[0]
    advice = advise(match.know(seat), "search:2")
    assert sorted(one.action for one in advice) == match.legal(seat)
    assert all(isnan(one.worth) == (one.tries == 0) for one in advice)
    assert advice[0].tries > 0 and advice[-1].tries == 0


def test_advice_may_come_from_a_level_that_thinks_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    match = jt.new("wuxing", 2, seed=3)
    monkeypatch.setitem(bots.LEVELS, "hard", "search:2")
    assert advise(match.know(match.asked[0]), "hard") == advise(match.know(match.asked[0]), "search:2")
    with pytest.raises(UnknownBot, match="hard, master, search:"):
        advise(match.know(match.asked[0]), "easy")


def test_a_wide_plan_leaves_room_for_every_candidate() -> None:
    match = jt.new("wuxing", 2, seed=3)
    game = replace(match.game, search=replace(match.game.search, width=1000, strays=1000))
    assert loops_of(game).root_width(in_numbers(game.search, 1)[0]) == CANDIDATES - 2  # its own and one asked for
    known = replace(match.know(match.asked[0]), game=game)
    advice = think(known, Budget(playouts=1), 1)
    assert len(advice) == min(known.count, CANDIDATES - 2)


def test_no_advice_for_those_who_are_not_asked() -> None:
    match = jt.new("zodiac", 3, seed=1)
    with pytest.raises(NotAsked):
        advise(match.know((match.asked[0] + 1) % 3))
    match.record.asked = 0
    match.record.over = 1
    with pytest.raises(GameOver):
        advise(match.know(0))


@compiled_only
@pytest.mark.slow
@pytest.mark.parametrize(("level", "most"), [("hard", 0.3), ("master", 1.5)])
@pytest.mark.parametrize("slug", SLUGS)
def test_levels_answer_in_time(slug: str, level: str, most: float) -> None:
    match = some_choice(slug)
    known = match.know(match.asked[0])
    bot = bots.make(match.game, level, 1)
    took = []
    for _ in range(3):  # the quickest: other work on the machine can only slow it down
        started = time.perf_counter()
        bot.choose(known)
        took.append(time.perf_counter() - started)
    assert min(took) <= most


@pytest.mark.parametrize(
    "code",
    ["search", "search:", "search:0", "search:5m", "search:1sx0", "search:9999s", "slip:1001", "slip:٣", "search:٣"],
)
def test_impossible_codes_are_refused(code: str) -> None:
    with pytest.raises(UnknownBot):
        bots.check(code)


@pytest.mark.parametrize("name", ["slip", "search"])
def test_a_number_without_end_is_refused_with_a_short_sentence(name: str) -> None:
    with pytest.raises(UnknownBot) as refusal:
        bots.check(f"{name}:{'9' * 5000}")
    assert len(refusal.value.text("en")) < 250


def test_who_asks_for_an_unknown_bot_hears_of_search() -> None:
    with pytest.raises(UnknownBot, match=r"master, random, greedy, slip:0 \.\.\. slip:1000, search:2000"):
        bots.check("fiend")


@pytest.mark.parametrize(
    "code", [*bots.LEVELS, "random", "greedy", "slip:10", "search:5", "search:20ms", "search:1sx2"]
)
def test_codes_are_known(code: str) -> None:
    assert bots.check(code) == code


def test_a_large_budget_follows_the_patient_plan_where_a_game_has_one() -> None:
    for game in map(registry.find, SLUGS):
        usual = game.search
        assert Budget.of("search:1000").plan(game) is Budget.of("search:100ms").plan(game) is usual
        assert Budget.of("search:10000").plan(game) is Budget.of("search:1s").plan(game) is (usual.patient or usual)
    assert any(registry.find(slug).search.patient for slug in SLUGS)


@compiled_only
def test_haste_stays_in_imagined_games() -> None:
    match = some_choice("ratdragon")
    assert match.game.search.haste > 0
    bot = Search(match.game, "search:60", 4)
    for seat in match.asked:
        bot.choose(match.know(seat))
    assert not bot._notes["haste"].any()


@pytest.mark.parametrize(
    ("count", "used", "left"),
    [(1, 0.5, 1), (2, 0.4, 2), (13, 0.3, 6), (32, 0.5, 8), (64, 0.5, 8), (64, 1.0, 2), (64, 11.0, 2), (64, 1e6, 2)],
)
def test_the_candidates_left_are_halved_as_the_budget_is_used_up_or_overrun(count: int, used: float, left: int) -> None:
    root = record.new(search_root.ROOT)
    for action in range(count):
        add_candidate(root[0], action)
    root["done"] = FEWEST_WORLDS
    drop(root[0], used)
    assert live_candidates(root[0]) == left


def test_another_action_is_chosen_only_if_it_looks_better_beyond_doubt() -> None:
    own = Advice(1, 50, 0.5, 0.0, 0.0)
    doubtful, better, short = (
        Advice(2, 50, 0.51, 0.01, 0.02),
        Advice(3, 50, 0.6, 0.1, 0.02),
        Advice(4, 8, 0.9, 0.4, 0.01),
    )
    assert best([own, doubtful], 1.0) is own
    assert best([own, doubtful, better, short], 1.0) is better
    assert best([own], 1.0) is own


def test_threads_that_kept_different_candidates_choose_the_one_that_is_surest_to_be_better() -> None:
    own = Advice(1, 200, 0.5, 0.0, 0.0)
    longest, surest, short = (
        Advice(2, 110, 0.51, 0.01, 0.02),
        Advice(3, 108, 0.6, 0.1, 0.02),
        Advice(4, 16, 0.9, 0.4, 0.01),
    )
    unsure = Advice(5, 100, 0.62, 0.12, 0.1)
    assert best([own, longest, surest, short, unsure], 1.0, threads=2) is surest
    assert best([own, longest], 1.0, threads=2) is own


@compiled_only
@pytest.mark.parametrize("slug", SLUGS)
def test_chances_are_shares(slug: str) -> None:
    match = some_choice(slug)
    out = np.zeros(8, np.float32)
    match.game.rules["value"](match.position.components[0], match.position.records[0], out)
    assert all(0 <= chance <= 1 for chance in out)
    assert match.seats == 1 or abs(float(out.sum()) - 1) < 1e-4
