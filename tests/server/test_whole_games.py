"""Whole games of every game through sockets and through plain requests, people and bots mixed, at all seat counts."""

import asyncio
from typing import Any

import pytest

from jadetable.conformance.cases import seat_counts
from jadetable.core import registry
from tests.kit.small import shortened
from tests.server.client import Rest, Socket, last_choice, socket
from tests.server.running import InThread

# The smallest table of each game plays to its natural end; larger ones, less often, to an early one.
TABLES = [
    pytest.param(slug, seats, marks=[pytest.mark.slow] if seats > seat_counts(registry.find(slug))[0] else [])
    for slug in registry.house_slugs()
    for seats in seat_counts(registry.find(slug))
]
EARLY = 16  # at one of so many parts of its length limit a game is cut off


def shape(slug: str, seats: int) -> dict[str, Any]:
    game = registry.find(slug)
    return shortened(game, EARLY) if seats > seat_counts(game)[0] else {}


def mixed(seats: int) -> list[dict[str, str]]:
    """Two people where there is room, bots of different levels in the rest."""
    people = [{"kind": "person", "name": f"P{seat}"} for seat in range(min(2, seats))]
    return people + [{"kind": "bot", "level": ("normal", "easy")[seat % 2]} for seat in range(seats - len(people))]


@pytest.mark.parametrize(("slug", "seats"), TABLES)
async def test_a_whole_game_through_plain_requests(server: InThread, slug: str, seats: int) -> None:
    async with Rest(server.base) as host:
        made = await host.open(slug, mixed(seats), start=True, **shape(slug, seats))
        table = made["table"]["id"]
        state = await host.play(table, last_choice)
        assert state["table"]["status"] == "over"
        assert sorted(state["viewers"][0]["view"]["ranking"])[0] == 1
        verdict = await host.get(f"/api/tables/{table}/verify")
        assert verdict["verified"], verdict["why"]


@pytest.mark.parametrize(("slug", "seats"), TABLES)
async def test_a_whole_game_through_sockets(server: InThread, slug: str, seats: int) -> None:
    async with Rest(server.base) as host:
        made = await host.open(slug, mixed(seats), start=True, **shape(slug, seats))
        table, tokens = made["table"]["id"], made["tokens"]
        held = [tokens[key] for key in tokens if key != "host"]
        async with contexts(server.base, table, held) as sockets:
            await asyncio.gather(*(one.play() for one in sockets))
            for one in sockets:
                numbers = [
                    event["number"]
                    for message in one.heard
                    for viewer in message.get("viewers", ())
                    for event in viewer["events"]
                ]
                assert numbers == list(range(len(numbers))), "events are numbered without gaps or repeats"
        state = await host.get(f"/api/tables/{table}/state", since=1_000_000)  # the last page
        assert state["table"]["status"] == "over"
        assert len(numbers) == state["next"]


class contexts:  # noqa: N801
    """Several sockets at once."""

    def __init__(self, base: str, table: str, tokens: list[str]) -> None:
        self.opening = [socket(base, table, token) for token in tokens]

    async def __aenter__(self) -> list[Socket]:
        return [await one.__aenter__() for one in self.opening]

    async def __aexit__(self, *_: object) -> None:
        for one in self.opening:
            await one.__aexit__(None, None, None)
