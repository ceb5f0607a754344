"""Drafts: a seat thinks an entry over without making it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from tests.server.client import Rest
from tests.server.running import InThread

PEOPLE = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]


def at_a_sheet(server: InThread, story: Callable[[Rest, str, Any], Awaitable[None]], **more: Any) -> None:
    """Tell a story at a fresh table of two people who draw; it begins with what the first is asked."""

    async def tell() -> None:
        async with Rest(server.base) as host:
            made = await host.open("ratdragon", PEOPLE, start=True, **more)
            table = made["table"]["id"]
            state = await host.get(f"/api/tables/{table}/state")
            await story(host, table, state["viewers"][0]["ask"])

    asyncio.run(tell())


async def drafted(host: Rest, table: str, ask: Any, actions: list[int], seat: int = 0) -> Any:
    body = {"seat": seat, "prompt": ask["prompt"], "actions": actions}
    return (await host.post(f"/api/tables/{table}/drafts", body))["ask"]


async def whole_entry(host: Rest, table: str, ask: Any, seat: int = 0) -> list[int]:
    """The first choices, one after the other, until nothing more would be asked."""
    actions: list[int] = []
    now = ask
    while now is not None:
        actions.append(now["choices"][0]["action"])
        now = await drafted(host, table, ask, actions, seat)
        assert len(actions) < 20
    return actions


def test_a_draft_goes_square_by_square_and_stores_nothing(server: InThread) -> None:
    async def story(host: Rest, table: str, ask: Any) -> None:
        match = server.house.live[table].table.match
        assert match is not None
        before = match.digest
        actions = await whole_entry(host, table, ask)
        assert len(actions) > 1
        found = server.house.live[table].table
        assert found.match is not None and found.match.digest == before and found.move_count == 1
        state = await host.get(f"/api/tables/{table}/state")
        assert state["viewers"][0]["ask"] == ask

    at_a_sheet(server, story)


def test_what_was_drafted_can_be_played(server: InThread) -> None:
    async def story(host: Rest, table: str, ask: Any) -> None:
        actions = await whole_entry(host, table, ask)
        for step, action in enumerate(actions):
            await host.answer(table, 0, ask["prompt"] + step, action)
        state = await host.get(f"/api/tables/{table}/state")
        assert state["viewers"][0]["ask"] is None and state["viewers"][0]["view"]["sheets"][0]["state"] == "finished"

    at_a_sheet(server, story)


def test_the_last_entry_of_a_round_tells_nothing_of_the_reveal_or_the_next_roll(server: InThread) -> None:
    async def story(host: Rest, table: str, ask: Any) -> None:
        for step, action in enumerate(await whole_entry(host, table, ask)):
            await host.answer(table, 0, ask["prompt"] + step, action)
        state = await host.get(f"/api/tables/{table}/state")
        other = state["viewers"][1]["ask"]
        actions = await whole_entry(host, table, other, seat=1)
        assert await drafted(host, table, other, actions, seat=1) is None
        reply = await host.call(
            "POST", f"/api/tables/{table}/drafts", {"seat": 1, "prompt": other["prompt"], "actions": [*actions, 0]}
        )
        assert reply.status_code == 400

    at_a_sheet(server, story)


def test_a_draft_does_not_find_out_whether_a_drawing_is_a_mistake(server: InThread) -> None:
    async def story(host: Rest, table: str, ask: Any) -> None:
        view = (await host.get(f"/api/tables/{table}/state"))["viewers"][0]["view"]
        squares = max(view["numbers"])
        if squares > 1:  # in pieces: every second square of a row, then of a later one
            first = [] if ask["kind"] == "draw" else [256 if view["numbers"][0] == squares else 257]
            drawing = [place * 2 + (place * 2 // 12) * 12 for place in range(squares)]
            assert await drafted(host, table, ask, first + drawing) is None
        assert not any(sheet["fouls"] for sheet in view["sheets"])

    at_a_sheet(server, story, options={"table_rules": True})


def test_an_illegal_step_is_refused_with_its_reason(server: InThread) -> None:
    async def story(host: Rest, table: str, ask: Any) -> None:
        first = [] if ask["kind"] == "draw" else [ask["choices"][0]["action"]]
        body = {"seat": 0, "prompt": ask["prompt"], "actions": [*first, 0, 0]}
        reply = await host.call("POST", f"/api/tables/{table}/drafts", body)
        assert reply.status_code in (400, 409)  # a Rat is complete after one square
        assert "a1" in reply.json()["text"] or reply.status_code == 400
        late = await host.call("POST", f"/api/tables/{table}/drafts", {**body, "prompt": ask["prompt"] + 1})
        assert late.json()["code"] == "late"

    at_a_sheet(server, story)


def test_only_the_holder_of_a_seat_drafts_for_it(server: InThread) -> None:
    async def story(host: Rest, table: str, ask: Any) -> None:
        body = {"seat": 0, "prompt": ask["prompt"], "actions": []}
        async with Rest(server.base) as stranger:
            reply = await stranger.call("POST", f"/api/tables/{table}/drafts", body)
        assert reply.status_code == 401

    at_a_sheet(server, story)
