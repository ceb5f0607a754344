"""Interpreted, compiled, in bulk and one by one: the same games to the byte."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import jadetable as jt
from jadetable.bulk import batch
from jadetable.conformance.playing import by_bots, play_on
from jadetable.core import compiled, registry
from jadetable.core.errors import BadOption, BadSeats
from jadetable.core.outcome import wins_of
from jadetable.core.record import digest
from jadetable.core.rng import game_seed
from tests.core.parity import SHORT, digests, knowledge, settings
from tests.kit.small import small

GAMES = 300
ROOT = Path(__file__).parents[2]


@pytest.mark.slow
@pytest.mark.skipif(compiled.INTERPRETED, reason="compares the compiled run with an interpreted one")
@pytest.mark.parametrize("slug", registry.house_slugs())
def test_hundreds_of_interpreted_games_leave_the_same_bytes_and_tell_the_same_as_compiled_ones(slug: str) -> None:
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    command = [sys.executable, "-m", "tests.core.parity", slug, str(GAMES)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    interpreted = json.loads(done.stdout)
    assert len(interpreted["finals"]) >= GAMES
    assert interpreted["finals"] == digests(slug, GAMES)
    compiled_told = knowledge(slug)
    assert interpreted["knowledge"].keys() == compiled_told.keys()
    differ = [where for where, told in compiled_told.items() if interpreted["knowledge"][where] != told]
    assert not differ, differ[:10]


@pytest.mark.skipif(not compiled.INTERPRETED, reason="only what is told is looked at, however it is computed")
@pytest.mark.parametrize("slug", registry.house_slugs())
def test_what_is_compared_covers_questions_and_refusals_of_many_positions(slug: str) -> None:
    found = knowledge(slug)
    for what in ("view", "facts", "choices", "observation", "meanings", "reasons"):
        assert sum(where.endswith(f": {what}") for where in found) >= 20, what
    for what in ("view", "choices", "observation", "reasons"):
        assert len({told for where, told in found.items() if where.endswith(f": {what}")}) > 5, what


@pytest.mark.parametrize("slug", registry.house_slugs())
def test_bulk_play_is_the_same_as_a_match_with_the_same_bots(slug: str) -> None:
    every = 3 if compiled.INTERPRETED else 1  # of four kinds for each seat count: all kinds, not all with each count
    for setting in settings(registry.find(slug), 24)[::every]:
        results = batch.run(setting, threads=1, keep=True)
        finals, outcomes = results.finals, results.outcomes
        assert finals is not None
        options = setting.game.options_of(setting.prototype)
        for place in range(len(finals)):
            seed = int(game_seed(np.uint64(setting.seed), place))
            m = jt.new(setting.game, setting.seats, seed, options, components=small(setting.game, SHORT))
            play_on(m, by_bots(m, *(f"slip:{slip}" for slip in setting.slips[: m.seats])))
            assert m.digest == digest(finals[place : place + 1])
            assert (m.ranking, m.payoffs) == (tuple(results.ranks[place]), tuple(results.payoffs[place]))
            assert m.scores == tuple(outcomes["score"][place, : m.seats])
            assert m.truncated == outcomes["truncated"][place]


@pytest.mark.skipif(compiled.INTERPRETED, reason="interpreted play has one thread's speed anyway")
@pytest.mark.parametrize("slug", registry.house_slugs())
def test_the_number_of_threads_changes_nothing(slug: str) -> None:
    setting = batch.check_setup(slug, 300, seed=3, slips=None)
    one, two = batch.run(setting, threads=1), batch.run(setting, threads=2)
    assert one.outcomes.tobytes() == two.outcomes.tobytes()


@pytest.mark.parametrize(
    ("slug", "limit", "won"),
    [("mandarin", "round_limit", 1), ("wuxing", "max_turns", 1), ("zodiac", "turns_per_seat", 0)],
)
def test_a_game_cut_off_is_won_in_bulk_where_it_is_paid_and_by_nobody_where_it_is_not(
    slug: str, limit: str, won: int
) -> None:
    results = batch.run(batch.check_setup(slug, 20, seats=3, seed=4, options={limit: 2}), threads=1)
    assert results.outcomes["truncated"].all()
    assert results.wins.sum(axis=1) == pytest.approx(won)
    for place in range(20):
        assert wins_of(results.payoffs[place].tolist()) == tuple(results.wins[place])


def test_alone_a_game_in_bulk_is_won_if_it_pays() -> None:
    setting = batch.check_setup("ratdragon", 12, seats=1, slips=[300], components=small(registry.find("ratdragon")))
    results = batch.run(setting, threads=1, keep=True)
    assert results.finals is not None
    won = results.finals["won"]
    assert list(results.wins[:, 0]) == list(won) and 0 in won


def test_a_progress_report_adds_up_to_all_games() -> None:
    told: list[int] = []
    batch.run(batch.check_setup("zodiac", 700, seats=2, options={"turns_per_seat": 2}), threads=2, progress=told.append)
    assert sum(told) == 700


def test_impossible_runs_are_refused() -> None:
    with pytest.raises(BadSeats, match="3"):
        batch.check_setup("zodiac", 10, seats=4, slips=[0, 0, 0])
    with pytest.raises(BadOption):
        batch.check_setup("zodiac", 0)
