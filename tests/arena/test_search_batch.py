"""Many games of bots side by side: the same games as one by one."""

from typing import Any

import pytest

from jadetable.arena import contests, search_batch
from jadetable.bulk import gpu
from jadetable.core import compiled, registry
from jadetable.core.errors import BadOption, UnknownBot

compiled_only = pytest.mark.skipif(compiled.INTERPRETED, reason="too slow when interpreted")


def tables(contest: contests.Contest) -> list[search_batch.Table]:
    """All tables of a contest, rotation by rotation."""
    return [
        search_batch.Table(contest.deal(group), contest.seated(group, rotation))
        for group in range(contest.groups)
        for rotation in range(contest.rotations)
    ]


def one_by_one(contest: contests.Contest) -> list[Any]:
    """How the games of a contest end when bots are asked one by one."""
    played = [
        contests.play(contest, group, turn) for group in range(contest.groups) for turn in range(contest.rotations)
    ]
    return [(game.ranks, game.decisions, game.truncated) for game in played]


def side_by_side(contest: contests.Contest) -> list[Any]:
    """How they end side by side, on the processor."""
    sitting = search_batch.Sitting(registry.find(contest.game), tables(contest), contest.options)
    outcomes = search_batch.play(sitting, on_gpu=False)
    return [
        (tuple(int(rank) for rank in one["rank"][: contest.seats]), int(one["ply"]), bool(one["truncated"]))
        for one in outcomes
    ]


# Few and many candidates, with a tree and without, simultaneous prompts, beliefs, slips, a patient plan.
CONTESTS = [
    contests.Contest("mandarin", 3, ("search:60", "easy"), 3, 5, "one"),
    contests.Contest("race", 3, ("search:40", "search:10"), 3, 5, "one"),
    contests.Contest("ratdragon", 1, ("search:6", "normal"), 2, 5, "one"),
    contests.Contest("wuxing", 2, ("search:4000", "search:50"), 2, 5, "one", {"table_rules": True}),
    contests.Contest("zodiac", 4, ("search:100", "random", "normal"), 4, 5),
]


@compiled_only
@pytest.mark.parametrize("contest", CONTESTS, ids=lambda contest: contest.game)
def test_games_side_by_side_end_as_they_do_one_by_one(contest: contests.Contest) -> None:
    assert side_by_side(contest) == one_by_one(contest)


def test_who_plays_side_by_side_is_told_how_many_games_have_ended() -> None:
    contest = contests.Contest("zodiac", 2, ("normal", "easy"), 4, 5)
    told: list[int] = []
    sitting = search_batch.Sitting(registry.find("zodiac"), tables(contest), {})
    assert len(search_batch.play(sitting, on_gpu=False, progress=told.append)) == 4
    assert told[-1] == 4


@pytest.mark.parametrize("code", ["hard", "search:50ms", "search:100x2"])
def test_bots_that_look_at_a_clock_or_use_threads_are_refused(code: str) -> None:
    with pytest.raises(BadOption, match="search:1000"):
        search_batch.check(code)
    with pytest.raises(UnknownBot):
        search_batch.check("fiend")


def test_a_contest_on_a_gpu_needs_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_gpu() -> None:
        raise gpu.NoDevice("error-no-cuda", why="none")

    monkeypatch.setattr(gpu, "cuda", no_gpu)
    with pytest.raises(gpu.NoDevice, match="no CUDA device"):
        contests.run(contests.Contest("zodiac", 2, ("search:10", "normal"), 2, device="cuda"))


def test_groups_on_a_gpu_are_those_of_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    """All but the GPU itself: the tables of a contest, sitting after sitting, put back into groups."""
    contest = contests.Contest("zodiac", 2, ("normal", "easy"), 10, 5, device="cuda")
    monkeypatch.setattr(gpu, "cuda", lambda: None)
    monkeypatch.setattr(search_batch, "_Gpu", search_batch._Processor)
    monkeypatch.setattr(contests, "SIDE_BY_SIDE", 4)
    under_way: list[int] = []
    tally = contests.run(contest, progress=lambda tally: under_way.append(len(tally.played) + tally.under_way))
    plain = contests.run(contests.Contest("zodiac", 2, ("normal", "easy"), 10, 5))
    assert [(one.group, one.bots, one.ranks, one.payoffs, one.decisions) for one in tally.played] == [
        (one.group, one.bots, one.ranks, one.payoffs, one.decisions) for one in plain.played
    ]
    assert under_way == sorted(under_way) and under_way[-1] == 10
    report = contests.as_dict(tally)
    assert report["device"] == "cuda" and report["standings"][0]["milliseconds"] is None
