"""Drafts: a seat thinks an entry over without making it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

from jadetable.core.dice import Dice
from jadetable.core.errors import JadeError
from jadetable.server.http import routes_draft
from jadetable.server.tables import play
from jadetable.server.tables.timing import Timing
from tests.games.ratdragon.scenario import NO_PAIR, TAKE_SINGLE, TAKE_SUM, open_with, prepared
from tests.kit.chance import word_before
from tests.server.client import Rest
from tests.server.running import InThread

PEOPLE = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]


class Sixes(Dice):
    """Three dice that always show sixes."""

    def word(self, ply: int) -> int:
        """The generator word of a ply."""
        return word_before((6, 5), (6, 5), (6, 5))


@asynccontextmanager
async def at_a_sheet(server: InThread, **more: Any) -> AsyncIterator[tuple[Rest, str, Any]]:
    """A fresh table of two people who draw, and what the first is asked."""
    async with Rest(server.base) as host:
        made = await host.open("ratdragon", PEOPLE, start=True, **more)
        table = made["table"]["id"]
        state = await host.get(f"/api/tables/{table}/state")
        yield host, table, state["viewers"][0]["ask"]


async def drafted(host: Rest, table: str, ask: Any, actions: list[int], seat: int = 0) -> Any:
    body = {"seat": seat, "prompt": ask["prompt"], "actions": actions}
    return (await host.post(f"/api/tables/{table}/drafts", body))["ask"]


async def finished(host: Rest, table: str) -> bool:
    """Whether the first seat has made its entry."""
    viewer = (await host.get(f"/api/tables/{table}/state"))["viewers"][0]
    return viewer["ask"] is None and viewer["view"]["players"][0]["state"] == "finished"


async def whole_entry(host: Rest, table: str, ask: Any, seat: int = 0) -> list[int]:
    """The first choices, one after the other, until nothing more would be asked."""
    actions: list[int] = []
    now = ask
    while now is not None:
        actions.append(now["choices"][0]["action"])
        now = await drafted(host, table, ask, actions, seat)
        assert len(actions) < 20
    return actions


async def test_a_draft_goes_square_by_square_and_stores_nothing(server: InThread) -> None:
    async with at_a_sheet(server) as (host, table, ask):
        position = server.tables.live[table].table.position
        assert position is not None
        before = position.digest
        actions = await whole_entry(host, table, ask)
        assert len(actions) > 1
        found = server.tables.live[table].table
        assert found.position is not None and found.position.digest == before and found.move_count == 1
        state = await host.get(f"/api/tables/{table}/state")
        assert state["viewers"][0]["ask"] == ask


async def test_what_was_drafted_can_be_played_part_by_part(server: InThread) -> None:
    async with at_a_sheet(server) as (host, table, ask):
        actions = await whole_entry(host, table, ask)
        for step, action in enumerate(actions):
            await host.answer(table, 0, ask["prompt"] + step, action)
        assert await finished(host, table)


async def test_what_was_drafted_can_be_played_in_one_piece(server: InThread) -> None:
    async with at_a_sheet(server) as (host, table, ask):
        first, *then = await whole_entry(host, table, ask)
        reply = await host.answer(table, 0, ask["prompt"], first, "whole", *then)
        stored = server.tables.live[table].table
        assert await finished(host, table) and stored.move_count == 2 + len(then)
        assert await host.answer(table, 0, ask["prompt"], first, "whole", *then) == reply
        assert server.tables.live[table].table.version == stored.version, "a repeat changes nothing"


async def test_a_key_used_again_with_other_parts_is_refused(server: InThread) -> None:
    async with at_a_sheet(server) as (host, table, ask):
        first, *then = await whole_entry(host, table, ask)
        reply = await host.answer(table, 0, ask["prompt"], first, "whole", *then)
        stored = server.tables.live[table].table
        body = {"type": "answer", "seat": 0, "prompt": ask["prompt"], "actions": [first], "key": "whole"}
        for remembered in (True, False):
            if not remembered:
                server.tables.live[table].keys.clear()  # what memory forgets the database knows
            for other in ([], then[:-1], [*then, 258], [*then[:-1], 9999], [*then[::-1], 0]):
                refused = await host.call("POST", f"/api/tables/{table}/answers", {**body, "actions": [first, *other]})
                assert (refused.status_code, refused.json()["code"]) == (409, "key-reused"), (remembered, other)
            assert await host.answer(table, 0, ask["prompt"], first, "whole", *then) == reply
        assert server.tables.live[table].table.version == stored.version, "nothing of it changed anything"


async def test_parts_dropped_after_a_mistake_belong_to_the_request_that_a_key_stands_for(server: InThread) -> None:
    async with at_a_sheet(server, options={"table_rules": True}) as (host, table, ask):
        numbers = (await host.get(f"/api/tables/{table}/state"))["viewers"][0]["view"]["numbers"]
        squares = [0, 24, 48, 72, 96, 120, 144, 2, 26, 50, 74, 98][: max(numbers)]  # in pieces
        larger = [] if ask["kind"] == "draw" else [256 if numbers[0] == max(numbers) else 257]
        if len(squares) == 1:
            pytest.skip("a Rat is never in pieces")
        first, *then = [*larger, *squares, 258]
        reply = await host.answer(table, 0, ask["prompt"], first, "wrong", *then)
        stored = server.tables.live[table].table
        body = {"type": "answer", "seat": 0, "prompt": ask["prompt"], "actions": [first], "key": "wrong"}
        for _ in range(2):
            assert await host.answer(table, 0, ask["prompt"], first, "wrong", *then) == reply
            for other in (then[:-1], [*then, 258], [*then[:-1], 1]):
                refused = await host.call("POST", f"/api/tables/{table}/answers", {**body, "actions": [first, *other]})
                assert refused.json()["code"] == "key-reused"
            server.tables.live[table].keys.clear()
        assert server.tables.live[table].table.version == stored.version


async def test_an_entry_with_an_illegal_part_is_refused_whole(server: InThread) -> None:
    async with at_a_sheet(server) as (host, table, ask):
        before = server.tables.live[table].table
        first, *then = await whole_entry(host, table, ask)
        body = {"type": "answer", "seat": 0, "prompt": ask["prompt"], "actions": [first], "key": "k"}
        for wrong in ([*then[:-1], 9999], [*then[:-1], first], [then[0], then[0]]):
            reply = await host.call("POST", f"/api/tables/{table}/answers", {**body, "actions": [first, *wrong]})
            assert reply.status_code == 409, reply.text
        assert server.tables.live[table].table is before and not await finished(host, table)


async def test_a_mistake_within_an_entry_stands_and_the_rest_is_dropped(server: InThread) -> None:
    async with at_a_sheet(server, options={"table_rules": True}) as (host, table, ask):
        squares = [0, 24, 48, 72, 96, 120, 144, 2, 26, 50, 74, 98]  # in pieces
        numbers = (await host.get(f"/api/tables/{table}/state"))["viewers"][0]["view"]["numbers"]
        if max(numbers) == 1:
            pytest.skip("a Rat is never in pieces")
        larger = [] if ask["kind"] == "draw" else [256 if numbers[0] == max(numbers) else 257]
        first, *then = [*larger, *squares[: max(numbers)], 258]
        await host.answer(table, 0, ask["prompt"], first, None, *then)
        sheet = (await host.get(f"/api/tables/{table}/state"))["viewers"][0]["view"]["players"][0]
        assert sheet["fouls"] == 1 and server.tables.live[table].table.move_count == 1 + len(then)


async def test_an_entry_that_a_roll_cuts_short_stands_as_far_as_it_went(server: InThread) -> None:
    """The seat could not know that the next roll ends the game; a refusal would tell it before the entry is made."""
    async with at_a_sheet(server) as (_, table, _):
        match = prepared(size=(4, 2))
        open_with(match, 1, 1, 1)
        entry = [TAKE_SUM, 0, 1]
        ahead = play.imagined(match.position, 0)
        assert all(ahead.take(0, action) is not None for action in entry)
        assert not ahead.over, "as far as the seat can tell, the game goes on"
        before = replace(
            server.tables.live[table].table,
            position=match.position,
            prompts=(1,),
            timing=Timing(),
            dice=Sixes.new(table),
        )
        change = play.answer(before, 0, 1, [*entry, ahead.legal(0)[0]], None, "person", 0)
        assert [move.action for move in change.moves] == entry
        assert change.table.status == "over"


async def test_an_entry_cannot_be_used_to_look_at_the_next_card(server: InThread) -> None:
    """Whatever is tried together with a draw, the reply does not depend on the card that would be drawn."""
    async with Rest(server.base) as host:
        made = await host.open("zodiac", PEOPLE, start=True)
        table = made["table"]["id"]
        live = server.tables.live[table]
        position = live.table.position
        assert position is not None
        (seat,) = position.asked
        draw = next(choice.action for choice in position.know(seat).choices if choice.kind == "DRAW")
        replies = []
        for card in range(2):
            other = position.clone()
            top = int(other.record.draw_n) - 1
            hidden = [place for place in range(top) if other.record.draw[place] != other.record.draw[top]]
            if card:
                other.record.draw[[top, hidden[0]]] = other.record.draw[[hidden[0], top]]
            refused = []
            for action in range(position.game.actions.size):
                live.table = replace(live.table, position=other)
                try:
                    play.answer(live.table, seat, live.table.prompts[seat], [draw, action], None, "person", 0)
                except JadeError as error:
                    refused.append((action, str(error)))
            replies.append(refused)
        live.table = replace(live.table, position=position)
        assert replies[0] == replies[1] and replies[0]


async def test_the_last_entry_of_a_round_tells_nothing_of_the_reveal_or_the_next_roll(server: InThread) -> None:
    async with at_a_sheet(server) as (host, table, ask):
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


async def test_a_draft_does_not_find_out_whether_a_drawing_is_a_mistake(server: InThread) -> None:
    async with at_a_sheet(server, options={"table_rules": True}) as (host, table, ask):
        view = (await host.get(f"/api/tables/{table}/state"))["viewers"][0]["view"]
        squares = max(view["numbers"])
        if squares > 1:  # in pieces: every second square of a row, then of a later one
            first = [] if ask["kind"] == "draw" else [256 if view["numbers"][0] == squares else 257]
            drawing = [place * 2 + (place * 2 // 12) * 12 for place in range(squares)]
            assert await drafted(host, table, ask, first + drawing) is None
        assert not any(sheet["fouls"] for sheet in view["players"])


@pytest.mark.parametrize(
    ("drawing", "alike", "partners"),
    [
        ([TAKE_SINGLE, 72, 73, 100], [TAKE_SINGLE, 72, 73, 74], [60, NO_PAIR]),  # in pieces, beside the Dragon
        ([TAKE_SUM, 72, 73, 74, 75], [TAKE_SINGLE, 72, 73, 74], [60, NO_PAIR]),  # even beside even
        ([TAKE_SUM, 72, 73, 99, 100], [TAKE_SINGLE, 72, 73, 74], [60, NO_PAIR]),  # both
        ([TAKE_SINGLE, 100, 102, 104], [TAKE_SINGLE, 100, 101, 102], None),  # in pieces, beside nothing
        ([TAKE_SUM, 8, 9, 10, 11], [TAKE_SINGLE, 8, 9, 10], None),  # even beside an even that has its mate
    ],
)
def test_a_wrong_drawing_is_asked_in_a_draft_what_a_right_one_is_asked(
    drawing: list[int], alike: list[int], partners: list[int] | None
) -> None:
    """With table_rules a mistake is found out when it is made; its own player must see it, as on paper."""
    creatures = [(12, range(60, 72)), (8, range(8)), (3, [12, 13, 14])]
    match = prepared({0: creatures}, seats=2, table_rules=True, pairs={0: [(2, 3)]})
    open_with(match, 1, 3, 3)
    assert [event.kind for event in match.clone().act_all(0, drawing)] == ["FOUL"]
    assert "FOUL" not in [event.kind for event in match.clone().act_all(0, alike)]
    before = match.digest
    asked = []
    for actions in (drawing, alike):
        ahead = routes_draft.played_ahead(match.position, 0, actions, ())
        asked.append(None if ahead is None else ahead.legal(0))
        if ahead is not None:
            assert ahead.view(0)["prompt"] == "match"
            assert routes_draft.played_ahead(match.position, 0, [*actions, NO_PAIR], ()) is None, "the entry is whole"
    assert asked == [partners, partners] and match.digest == before


def test_a_creature_larger_than_the_empty_squares_ends_a_draft_at_once() -> None:
    """There is nothing that could be drawn, and how many squares are empty everybody sees."""
    match = prepared(size=(3, 3), table_rules=True)
    open_with(match, 5, 5, 2)
    assert routes_draft.played_ahead(match.position, 0, [TAKE_SUM], ()) is None


async def test_an_illegal_step_is_refused_with_its_reason(server: InThread) -> None:
    async with at_a_sheet(server) as (host, table, ask):
        first = [] if ask["kind"] == "draw" else [ask["choices"][0]["action"]]
        body = {"seat": 0, "prompt": ask["prompt"], "actions": [*first, 0, 0]}
        reply = await host.call("POST", f"/api/tables/{table}/drafts", body)
        assert reply.status_code in (400, 409)  # a Rat is complete after one square
        assert "a1" in reply.json()["text"] or reply.status_code == 400
        late = await host.call("POST", f"/api/tables/{table}/drafts", {**body, "prompt": ask["prompt"] + 1})
        assert late.json()["code"] == "late"


async def test_only_the_holder_of_a_seat_drafts_for_it(server: InThread) -> None:
    async with at_a_sheet(server) as (_, table, ask):
        body = {"seat": 0, "prompt": ask["prompt"], "actions": []}
        async with Rest(server.base) as stranger:
            reply = await stranger.call("POST", f"/api/tables/{table}/drafts", body)
        assert reply.status_code == 401
