"""`jt.vector` plays the games that everybody else plays, and tells each seat what it may know."""

from typing import Any

import numpy as np
import pytest

import jadetable as jt
from jadetable import bots
from jadetable.bulk import batch
from jadetable.core import registry
from jadetable.core.mask import nth
from tests.envs.kit import SEATED, SLUGS, seed_of, some_legal, told

TABLES = 6


def shown(env: Any, match: jt.Match, table: int) -> None:
    """Check that a table shows the first seat of a match that is asked, and what it may choose and know."""
    seat = match.asked[0]
    assert env.seat[table] == seat
    assert np.flatnonzero(env.mask[table]).tolist() == match.legal(seat)
    assert np.flatnonzero(np.unpackbits(env.mask_bits[table].view(np.uint8), bitorder="little")).tolist() == (
        match.legal(seat)
    )
    assert env.observation[table].tobytes() == match.observe(seat).tobytes()


@pytest.mark.parametrize(("slug", "seats"), SEATED)
def test_every_table_plays_the_games_of_its_seeds_as_matches_do(slug: str, seats: int) -> None:
    env = jt.vector(slug, tables=TABLES, seats=seats, seed=5, threads=2)
    draw = np.random.default_rng(1)
    numbers = list(range(TABLES))
    matches = [jt.new(slug, seats, seed_of(5, number)) for number in numbers]
    finished = 0
    for step in range(100_000):
        for table in (0, TABLES - 1) if step % 16 else range(TABLES):
            shown(env, matches[table], table)
        actions = some_legal(env.mask, draw)
        env.step(actions)
        for table, match in enumerate(matches):
            match.act(match.asked[0], int(actions[table]))
            assert env.done[table] == match.over
            if not match.over:
                assert not env.reward[table].any() and not env.truncated[table]
                continue
            finished += 1
            assert env.truncated[table] == match.truncated
            assert tuple(env.reward[table].tolist()) == match.payoffs
            assert tuple(env.rank[table].tolist()) == match.ranking
            assert tuple(env.score[table].tolist()) == match.scores
            assert env.length[table] == match.position.ply
            numbers[table] += TABLES
            assert env.game_numbers[table] == numbers[table]
            matches[table] = jt.new(slug, seats, seed_of(5, numbers[table]))
        if finished >= 2:
            break
    assert finished >= 2


@pytest.mark.parametrize("slug", SLUGS)
def test_all_seats_that_are_asked_may_answer_at_once(slug: str) -> None:
    env = jt.vector(slug, tables=3, seed=7, joint=True, threads=1)
    draw = np.random.default_rng(2)
    matches = [jt.new(slug, env.seats, seed_of(7, table)) for table in range(3)]
    most = 0
    for _ in range(150):
        actions = some_legal(env.mask, draw)
        for table, match in enumerate(matches):
            assert tuple(seat for seat in env.seat[table].tolist() if seat >= 0) == match.asked
            most = max(most, len(match.asked))
            for seat in range(env.seats):
                assert np.flatnonzero(env.mask[table, seat]).tolist() == match.legal(seat)
                assert env.observation[table, seat].tobytes() == match.observe(seat).tobytes()
        env.step(actions)
        for table, match in enumerate(matches):
            for seat in match.asked:
                match.act(seat, int(actions[table, seat]))
            assert match.over == env.done[table]
            if match.over:
                matches[table] = jt.new(slug, env.seats, seed_of(7, int(env.game_numbers[table])))
    assert (most > 1) == registry.find(slug).simultaneous


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize(("joint", "learner"), [(False, 0), (True, 0), (False, 2), (True, 2)])
def test_bots_in_the_loop_play_as_bots_elsewhere(slug: str, joint: bool, learner: int) -> None:
    codes = {seat: code for seat, code in enumerate(("slip:300", "greedy", "random", "greedy")) if seat != learner}
    env = jt.vector(slug, tables=2, seats=4, seed=3, opponents=codes, joint=joint, redeal=False, threads=1)
    draw = np.random.default_rng(4)
    chosen: list[list[int]] = [[], []]
    while (env.seat >= 0).any():
        actions = some_legal(env.mask, draw)
        for table in range(2):
            if env.seat[table].max() >= 0:
                assert env.seat[table].max() == learner
                chosen[table].append(int(actions[table].reshape(-1)[learner if joint else 0]))
        env.step(actions)
    for table in range(2):
        match = jt.new(slug, 4, seed_of(3, table))
        players = {seat: bots.make(match.game, code, match.seed) for seat, code in codes.items()}
        waiting = iter(chosen[table])
        while not match.over:
            seat = match.asked[0]
            match.act(seat, next(waiting) if seat == learner else players[seat].choose(match.know(seat)))
        assert match.digest == env.position(table).digest
        assert match.ranking == tuple(env.rank[table].tolist())


@pytest.mark.parametrize("slug", SLUGS)
def test_a_learner_that_follows_the_advice_plays_as_the_baseline_in_bulk_play(slug: str) -> None:
    env = jt.vector(slug, tables=8, seats=4, seed=9, opponents="greedy", advice=True, redeal=False, skip_forced=False)
    assert (env.learners.sum(axis=1) == 1).all()
    assert env.learners.argmax(axis=1).tolist() == [0, 1, 2, 3, 0, 1, 2, 3], "the learner's seat moves with each game"
    while (env.seat >= 0).any():
        env.step(env.advice)
    results = batch.run(batch.check_setup(slug, 8, 4, 9, [0] * 4), threads=1)
    assert (env.rank == results.ranks).all()
    assert (env.length == results.outcomes["ply"]).all()


@pytest.mark.parametrize("slug", ["race", "mandarin"])
def test_advice_that_is_not_followed_leaves_no_trace_on_the_note_paper(slug: str) -> None:
    advised = jt.vector(slug, tables=4, seed=1, advice=True, threads=1)
    plain = jt.vector(slug, tables=4, seed=1, threads=1)
    before = plain._tables.notes.tobytes()
    draw = np.random.default_rng(3)
    for _ in range(60):
        actions = some_legal(advised.mask & ~np.eye(advised.mask.shape[1], dtype=bool)[advised.advice], draw)
        legal = np.take_along_axis(advised.mask, actions[:, None], 1)[:, 0]
        advised.step(np.where(legal & (actions != advised.advice), actions, advised.advice))
        rows = (legal & (actions != advised.advice)).all()
        if rows:
            break
    assert before  # the paper of a table without advice is never written on
    assert plain._tables.notes.tobytes() == before


def test_forced_moves_are_played_without_asking() -> None:
    env = jt.vector("zodiac", tables=16, seed=2, skip_forced=True)
    draw = np.random.default_rng(5)
    for _ in range(100):
        assert (env.mask.sum(axis=1) > 1).all()
        env.step(some_legal(env.mask, draw))


@pytest.mark.parametrize("slug", SLUGS)
def test_the_last_observation_of_every_seat_is_kept(slug: str) -> None:
    env = jt.vector(slug, tables=1, seed=6, finals=True)
    twin = jt.vector(slug, tables=1, seed=6, redeal=False)
    draw = np.random.default_rng(6)
    while not env.done[0]:
        actions = some_legal(env.mask, draw)
        env.step(actions)
        twin.step(actions)
    over = twin.position()
    assert over.over and twin.done[0] and twin.seat[0] == -1 and not twin.mask.any()
    for seat in range(env.seats):
        assert env.final_observation is not None
        assert env.final_observation[0, seat].tobytes() == over.observe(seat).tobytes()
    assert (env.reward == twin.reward).all() and (env.rank == twin.rank).all()
    twin.step(actions)
    assert not twin.done[0] and not twin.reward.any(), "a finished table does nothing and is told once"


def test_a_game_cut_off_at_its_limit_is_told_apart_from_one_that_ended() -> None:
    env = jt.vector("zodiac", tables=32, seed=1, options={"turns_per_seat": 1})
    draw = np.random.default_rng(7)
    while not env.done.any():
        env.step(some_legal(env.mask, draw))
    assert (env.truncated == env.done).all()
    long = jt.vector("wuxing", tables=32, seed=1)
    while not long.done.any():
        long.step(some_legal(long.mask, draw))
    assert not long.truncated.any()


@pytest.mark.parametrize("slug", SLUGS)
def test_the_score_reward_is_the_lead_over_the_others(slug: str) -> None:
    env = jt.vector(slug, tables=4, seats=4, seed=8, reward="score")
    draw = np.random.default_rng(8)
    while not env.done.any():
        env.step(some_legal(env.mask, draw))
    table = int(env.done.argmax())
    own = env.score[table].astype(float)
    assert np.allclose(env.reward[table], own - (own.sum() - own) / 3)


@pytest.mark.parametrize("joint", [False, True])
@pytest.mark.parametrize("slug", SLUGS)
def test_a_stored_state_and_a_clone_go_on_alike(slug: str, joint: bool) -> None:
    chosen: dict[str, Any] = {"tables": 5, "joint": joint, "opponents": {2: "greedy"}, "advice": True, "threads": 1}
    env = jt.vector(slug, seed=11, **chosen)
    draw = np.random.default_rng(9)
    for _ in range(20):
        env.step(some_legal(env.mask, draw))
    twin, other = env.clone(), jt.vector(slug, seed=12, **chosen)
    assert told(twin) == told(env)
    stored = env.state_dict()
    other.load_state_dict(stored)
    for _ in range(60):
        actions = some_legal(env.mask, draw)
        for one in (env, twin, other):
            one.step(actions)
        assert told(env) == told(twin)
        assert told(env)["observation"] == told(other)["observation"]
        assert (env.advice[env.seat >= 0] == other.advice[env.seat >= 0]).all()
    assert stored["numbers"].tolist() == list(range(5)) or env.done.any(), "a stored state is a copy"


def test_any_number_of_threads_writes_the_same() -> None:
    envs = [jt.vector("race", tables=50, seed=4, threads=threads) for threads in (1, 2, 3)]
    draw = np.random.default_rng(10)
    for _ in range(30):
        actions = some_legal(envs[0].mask, draw)
        for env in envs:
            env.step(actions)
        assert told(envs[0]) == told(envs[1]) == told(envs[2])
    for env in envs:
        env.close()


def test_a_list_of_seeds_gives_each_table_a_run_of_its_own() -> None:
    env = jt.vector("wuxing", tables=2, seats=3, seed=[40, 41])
    for table, seed in enumerate((40, 41)):
        match = jt.new("wuxing", 3, seed_of(seed, 0))
        assert env.observation[table].tobytes() == match.observe(match.asked[0]).tobytes()
    env.next_games()
    assert env.position(1).digest == jt.new("wuxing", 3, seed_of(41, 1)).digest


@pytest.mark.parametrize("slug", SLUGS)
def test_pieces_are_the_observation_by_name_without_a_copy(slug: str) -> None:
    env = jt.vector(slug, tables=3)
    assert all(np.shares_memory(piece, env.observation) for piece in env.pieces.values())
    together = np.concatenate([env.pieces[piece.name].reshape(3, -1) for piece in env.game.pieces], axis=1)
    assert (together == env.observation).all()


def test_what_all_seats_see_is_told_to_critics_only_where_it_was_asked_for() -> None:
    assert jt.vector("zodiac", tables=2).state is None
    env = jt.vector("zodiac", tables=2, seats=3, privileged=True)
    for seat in range(3):
        assert env.state is not None
        assert env.state[1, seat].tobytes() == env.position(1).observe(seat).tobytes()


def test_an_action_that_is_not_allowed_is_replaced_where_that_was_chosen() -> None:
    env = jt.vector("zodiac", tables=64, on_illegal="replace")
    given = np.full(64, 1000, np.int64)
    expected = [nth(bits, 1000 % int(mask.sum())) for bits, mask in zip(env.mask_bits, env.mask, strict=True)]
    env.step(given)
    assert env.played.tolist() == expected
