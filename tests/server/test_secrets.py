"""Two worlds that differ only in what somebody cannot know send them the same bytes, by every way there is."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Any

import httpx
import numpy as np
import pytest
from sqlalchemy import update

from jadetable.conformance.cases import seat_counts
from jadetable.core import events, registry
from jadetable.core.record import SPECTATOR
from jadetable.server.store import schema
from jadetable.server.tables.table import Move, Table
from tests.server.client import Rest, bearer, socket
from tests.server.running import InThread

STOPS = (0, 9, 30, 60)


async def everything(server: InThread, table: str, tokens: list[str], middle: int) -> list[bytes]:
    """All that a viewer can fetch: sockets, reconnects, streams, requests, and what is refused."""
    found: list[bytes] = []
    for since in (0, middle):
        for lang in ("en", "zh-Hans"):
            async with socket(server.base, table, *tokens, since=since, lang=lang) as one:
                await one.next("welcome")
                await one.send(type="look")
                await one.next("welcome")
                found += [text.encode() for text, heard in zip(one.raw, one.heard, strict=True)
                          if heard["type"] == "welcome"]  # fmt: skip
    async with httpx.AsyncClient(base_url=server.base, headers=bearer(*tokens), timeout=20) as client:
        for path in ("state", "state?since=3&lang=it", "", "chat", "replay", "verify", "why?seat=0&action=1"):
            reply = await client.get(f"/api/tables/{table}/{path}".rstrip("/"))
            found.append(str(reply.status_code).encode() + reply.content)
        async with client.stream("GET", f"/api/tables/{table}/stream") as reply:
            async for line in reply.aiter_lines():
                if line.startswith("data"):
                    found.append(line.encode())
                    break
    return found


def other_events(move: Move, viewer: int | None) -> bytes:
    """The same events with other numbers wherever this viewer does not see them."""
    rows = np.frombuffer(move.events, events.EVENT).copy()
    for row in rows:
        hidden = row["seen"] != events.SEEN_BY_ALL and (viewer is None or not row["seen"] >> viewer & 1)
        if hidden:
            row["a"], row["b"], row["c"] = int(row["a"]) ^ 1, int(row["b"]) + 1, int(row["c"]) + 2
    return rows.tobytes()


async def swap_world(server: InThread, table: str, viewer: int | None, entropy: int) -> Callable[[], Awaitable[None]]:
    """Put another world in the place of this one, in memory and in the database; returns the way back."""
    live = server.tables.live[table]
    before, tail = live.table, list(live.tail)
    stored = await server.tables.storage.moves(table)
    assert before.position is not None
    twin = before.position.clone()
    twin.records[:] = before.position.imagine(SPECTATOR if viewer is None else viewer, entropy).records
    twin.record.rng = entropy
    twin.record.birth[:] = 19990101

    async def put(state: Table, log: list[Move]) -> None:
        live.table = state
        live.tail.clear()
        live.tail.extend(log[-live.tail.maxlen :] if live.tail.maxlen else log)
        server.tables.broadcast.past.pages.clear()  # or pages of the other world would be shown again
        async with server.tables.storage.engine.begin() as connection:
            for move in log:
                where = (schema.moves.c.table_id == table) & (schema.moves.c.number == move.number)
                await connection.execute(update(schema.moves).where(where).values(events=move.events))

    await put(replace(before, position=twin), [replace(move, events=other_events(move, viewer)) for move in stored])

    async def back() -> None:
        await put(before, stored)
        live.tail.clear()
        live.tail.extend(tail)

    return back


def spread(viewer: Any, turn: int) -> int:
    """Not always the same kind of choice."""
    choices = viewer["ask"]["choices"]
    return int(choices[turn % len(choices)]["action"])


async def hide_and_compare(server: InThread, slug: str, seats: int) -> None:
    async with Rest(server.base) as host:
        people = [{"kind": "person", "name": f"P{seat}", "birth": "1984-02-02"} for seat in range(seats)]
        made = await host.open(slug, people, start=True)
        table, tokens = made["table"]["id"], made["tokens"]
        turn = 0
        for stop in STOPS:
            state = await host.play(table, partial(spread, turn=turn), stop - turn)
            turn = stop
            if state["table"]["status"] != "playing":
                return
            for viewer in (None, *range(seats)):
                held = [] if viewer is None else [tokens[str(viewer)]]
                here = await everything(server, table, held, state["next"] // 2)
                back = await server.on_loop(swap_world(server, table, viewer, 1000 + stop))
                try:
                    there = await everything(server, table, held, state["next"] // 2)
                finally:
                    await server.on_loop(back())
                assert here == there, f"viewer {viewer} can tell two worlds apart after {stop} moves"


@pytest.mark.parametrize("slug", registry.house_slugs())
async def test_nobody_can_tell_two_worlds_apart_over_the_wire(server: InThread, slug: str) -> None:
    counts = seat_counts(registry.find(slug))
    await hide_and_compare(server, slug, counts[len(counts) // 2])


async def test_pending_answers_of_others_do_not_show_on_the_wire(toy_server: InThread) -> None:
    await hide_and_compare(toy_server, "toy", 3)


async def test_nobody_hears_how_many_squares_another_has_drawn(server: InThread) -> None:
    async with Rest(server.base) as host:
        people = [{"kind": "person", "name": f"P{seat}"} for seat in range(2)]
        made = await host.open("ratdragon", people, start=True)
        table, tokens = made["table"]["id"], made["tokens"]
        eyes = [[tokens["1"]], []]
        async with socket(server.base, table, tokens["1"]) as rival, socket(server.base, table) as onlooker:
            for eye in (rival, onlooker):
                await eye.next("welcome")
            before = [await everything(server, table, held, 1) for held in eyes]
            drawn = 0
            while (viewer := (await host.get(f"/api/tables/{table}/state"))["viewers"][0])["ask"] is not None:
                assert [await everything(server, table, held, 1) for held in eyes] == before, f"after {drawn}"
                await host.answer(table, 0, viewer["ask"]["prompt"], viewer["ask"]["choices"][0]["action"])
                drawn += 1
            heard = [(await eye.next("update", "pong"))["type"] for eye in (rival, onlooker)]
            assert heard == ["update", "update"], "that the entry is finished is for all to see"
            kinds = [[message["type"] for message in eye.heard] for eye in (rival, onlooker)]
            assert all(kind.count("update") == 1 for kind in kinds), kinds


async def test_the_comparison_bites(server: InThread) -> None:
    """The other world really is another one: whoever holds the changed cards sees them."""
    async with Rest(server.base) as host:
        made = await host.open("zodiac", [{"kind": "person", "name": f"P{seat}"} for seat in range(3)], start=True)
        table, tokens = made["table"]["id"], made["tokens"]
        here = await everything(server, table, [tokens["1"]], 1)
        back = await server.on_loop(swap_world(server, table, 0, 7))
        there = await everything(server, table, [tokens["1"]], 1)
        await server.on_loop(back())
        assert here != there
        assert await everything(server, table, [tokens["1"]], 1) == here
