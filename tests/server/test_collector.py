"""Looking through all of the memory waits for a quiet moment."""

import gc
from collections.abc import Iterator
from typing import Any

import pytest

from jadetable.server import collector


@pytest.fixture
def collections() -> Iterator[list[int]]:
    """The full collections that happen."""
    full: list[int] = []

    def note(phase: str, about: dict[str, Any]) -> None:
        if phase == "start" and about["generation"] == 2:
            full.append(1)

    before = gc.get_threshold()
    gc.callbacks.append(note)
    yield full
    gc.callbacks.remove(note)
    gc.set_threshold(*before)
    gc.unfreeze()


async def test_memory_is_looked_through_in_quiet_moments_only(collections: list[int]) -> None:
    moves, now = 0, 0.0
    rare = collector.Collector(lambda: moves, lambda: now)
    for _ in range(1000):  # an hour and more under load
        moves, now = moves + collector.QUIET_MOVES + 1, now + collector.LOOK_SECONDS
        await rare.look()
    assert collections == []
    now += collector.LOOK_SECONDS
    await rare.look()
    assert len(collections) == 1
    for _ in range(int(collector.LEAST_SECONDS / collector.LOOK_SECONDS) - 1):
        now += collector.LOOK_SECONDS
        await rare.look()
    assert len(collections) == 1, "not every few seconds"
    now += collector.LOOK_SECONDS
    await rare.look()
    assert len(collections) == 2


async def test_a_server_that_is_never_quiet_collects_all_the_same_after_hours(collections: list[int]) -> None:
    moves, now = 0, 0.0
    rare = collector.Collector(lambda: moves, lambda: now)
    moves, now = 10**6, collector.MOST_SECONDS
    await rare.look()
    assert len(collections) == 1


def test_a_settled_server_makes_many_tables_without_a_full_collection(collections: list[int]) -> None:
    collector.settle()
    collections.clear()
    kept: list[Any] = []
    for number in range(600_000):
        kept.append([number])
    assert collections == []
