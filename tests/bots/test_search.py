"""Search: the same choice every time, from what the seat knows alone, and within its time."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

import jadetable as jt
from jadetable import bots
from jadetable.bots.search import Advice, Budget, Search, best, think
from jadetable.core import compiled, registry
from jadetable.core.errors import GameOver, NotAsked, UnknownBot
from jadetable.core.match import Match
from tests.bots.choices import choices
from tests.conformance import suite
from tests.conformance.cases import Case, one_case_each

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


@compiled_only
@pytest.mark.parametrize("slug", SLUGS)
def test_advice_has_a_chance_for_every_action_looked_at(slug: str) -> None:
    match = some_choice(slug)
    seat = match.asked[0]
    advice = match.advise(seat, "search:100")
    assert sorted(one.action for one in advice) == match.legal(seat)
    for one in advice:
        assert one.tries == 0 or -0.01 <= one.worth <= 1.01
        assert one.tries == 0 or len(one.chances) == match.seats
    assert advice[0].tries > 0


def test_no_advice_for_those_who_are_not_asked() -> None:
    match = jt.new("zodiac", 3, seed=1)
    with pytest.raises(NotAsked):
        match.advise((match.asked[0] + 1) % 3)
    match.record.asked = 0
    match.record.over = 1
    with pytest.raises(GameOver):
        match.advise(0)


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
    "code", ["search", "search:", "search:0", "search:5m", "search:1sx0", "search:9999s", "slip:1001"]
)
def test_impossible_codes_are_refused(code: str) -> None:
    with pytest.raises(UnknownBot):
        bots.check(code)


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
    bot = Search(match.game, "search:60", "search:60", 4)
    for seat in match.asked:
        bot.choose(match.know(seat))
    assert not bot._notes["haste"].any()


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


@compiled_only
@pytest.mark.parametrize("slug", SLUGS)
def test_chances_are_shares(slug: str) -> None:
    match = some_choice(slug)
    out = np.zeros(8, np.float32)
    match.game.rules["value"](match._components[0], match._states[0], out)
    assert all(0 <= chance <= 1 for chance in out)
    assert match.seats == 1 or abs(float(out.sum()) - 1) < 1e-4
