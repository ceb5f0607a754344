"""Playing: what is answered, what is refused, and that a refusal changes nothing."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from tests.server.client import Rest, Socket, first_choice, fresh_key, socket
from tests.server.running import InThread

PERSON = {"kind": "person", "name": "Ada"}
OTHER = {"kind": "person", "name": "Bo"}
THIRD = {"kind": "person", "name": "Cy"}


def server_moves(server: InThread, table: str) -> int:
    """How many lines the log of a table has; no client is told."""
    return server.tables.live[table].table.move_count


def digest(server: InThread, table: str) -> tuple[str, int, int]:
    found = server.tables.live[table].table
    assert found.position is not None
    return found.position.digest, found.version, found.move_count


def asked(state: Any) -> Any:
    return next(viewer for viewer in state["viewers"] if viewer["ask"] is not None)


@asynccontextmanager
async def at_a_table(
    server: InThread, game: str = "zodiac", seats: list[Any] | None = None
) -> AsyncIterator[tuple[Rest, Socket, str, dict[str, str]]]:
    """A fresh table of two people who share a device: its host, their socket, its name and their tokens."""
    async with Rest(server.base) as host:
        made = await host.open(game, seats or [PERSON, OTHER], start=True)
        table, tokens = made["table"]["id"], made["tokens"]
        held = [token for name, token in tokens.items() if name != "host"]
        async with socket(server.base, table, *held) as one:
            await one.next("welcome")
            yield host, one, table, tokens


async def test_the_welcome_names_every_choice_with_its_kind_arguments_and_sentence(server: InThread) -> None:
    async with at_a_table(server) as (_, one, _, _):
        viewer = asked(one.heard[0])
        assert viewer["ask"]["prompt"] == 1 and viewer["ask"]["text"]
        for choice in viewer["ask"]["choices"]:
            assert set(choice) == {"action", "kind", "details", "text"} and choice["text"]
        assert len(one.heard[0]["table"]["commitment"]) == 64


@pytest.mark.parametrize("lang", ["en", "it", "zh-Hans"])
async def test_sentences_come_in_the_readers_language(server: InThread, lang: str) -> None:
    async with at_a_table(server) as (_, _, table, tokens):
        async with socket(server.base, table, tokens["0"], tokens["1"], lang=lang) as reader:
            welcome = await reader.next()
            reply = await reader.ask(type="answer", seat=0, prompt=99, actions=[0], key="k")
        word = {"en": "Question", "it": "domanda", "zh-Hans": "问题"}[lang]
        assert word in reply["text"]
        text = {"en": "Begin", "it": "Comincia", "zh-Hans": "开始"}[lang]
        assert text.lower()[:3] in asked(welcome)["ask"]["text"].lower() or lang != "en"


async def test_an_answer_is_acknowledged_and_then_everybody_hears_of_it(server: InThread) -> None:
    async with at_a_table(server) as (_, one, table, _), socket(server.base, table) as watcher:
        await watcher.next("welcome")
        viewer = asked(one.heard[0])
        reply = await one.ask(type="answer", seat=viewer["seat"], prompt=1, actions=[first_choice(viewer)], key="a")
        assert (reply["type"], reply["key"], reply["prompt"]) == ("accepted", "a", 1)
        seen = await watcher.next("update")
        assert [view["seat"] for view in seen["viewers"]] == [None]
        assert seen["viewers"][0]["ask"] is None and seen["viewers"][0]["events"]


async def test_a_repeat_with_the_same_key_gets_the_same_answer_and_changes_nothing(server: InThread) -> None:
    async with at_a_table(server) as (host, one, table, _):
        viewer = asked(one.heard[0])
        message = {
            "type": "answer",
            "seat": viewer["seat"],
            "prompt": 1,
            "actions": [first_choice(viewer)],
            "key": "once",
        }
        first = await one.ask(**message)
        before = digest(server, table)
        assert await one.ask(**message) == first
        assert await host.post(f"/api/tables/{table}/answers", message) == first
        # Forgotten by memory, but not by the database.
        server.tables.live[table].keys.clear()
        assert await one.ask(**message) == first
        assert digest(server, table) == before
        other = await one.ask(**{**message, "actions": [message["actions"][0] + 1]})
        assert (other["type"], other["code"]) == ("error", "key-reused")


async def test_two_at_once_with_the_same_key_are_stored_once(server: InThread) -> None:
    async with at_a_table(server) as (host, one, table, _):
        viewer = asked(one.heard[0])
        message = {
            "type": "answer",
            "seat": viewer["seat"],
            "prompt": 1,
            "actions": [first_choice(viewer)],
            "key": "twin",
        }
        replies = await asyncio.gather(*(host.post(f"/api/tables/{table}/answers", message) for _ in range(8)))
        assert all(reply == replies[0] for reply in replies)
        assert digest(server, table)[2] == 2


async def test_late_illegal_and_out_of_turn_answers_are_refused_with_a_sentence(server: InThread) -> None:
    async with at_a_table(server) as (host, one, table, _):
        viewer = asked(one.heard[0])
        seat, other = viewer["seat"], 1 - viewer["seat"]
        legal = {choice["action"] for choice in viewer["ask"]["choices"]}
        illegal = next(action for action in range(149) if action not in legal)
        before = digest(server, table)
        wrong = [
            ({"seat": seat, "prompt": 0, "actions": [min(legal)]}, "late"),
            ({"seat": seat, "prompt": 2, "actions": [min(legal)]}, "late"),
            ({"seat": seat, "prompt": 1, "actions": [illegal]}, "illegal"),
            ({"seat": seat, "prompt": 1, "actions": [100_000]}, "illegal"),
            ({"seat": other, "prompt": 0, "actions": [min(legal)]}, "not-asked"),
            ({"seat": 7, "prompt": 0, "actions": [0]}, "no-seat"),
        ]
        for message, code in wrong:
            reply = await one.ask(type="answer", key="w", **message)
            assert (reply["type"], reply["code"], reply["key"]) == ("error", code, "w"), reply
            assert len(reply["text"]) > 10
            over_http = await host.call(
                "POST", f"/api/tables/{table}/answers", {"type": "answer", "key": "w", **message}
            )
            assert over_http.status_code in (404, 409) and over_http.json()["code"] == code
        assert digest(server, table) == before


@pytest.mark.parametrize(
    "data",
    ["", "{", "null", "[]", "7", '"answer"', '{"type":"answer"}', '{"type":"conquer"}', 
     "\ud83d".encode("utf-8", "replace"),
     '{"type":"answer","seat":0,"prompt":1,"actions":[0],"key":"k","more":1}', b"\xff\xfe", b"\x00" * 50,
     '{"type":"answer","seat":true,"prompt":1,"actions":[0],"key":"k"}',
     '{"type":"answer","seat":0,"prompt":1,"actions":[1e99],"key":"k"}',
     '{"type":"answer","seat":0,"prompt":1,"actions":[0],"key":""}', "[" * 4000],
)  # fmt: skip
async def test_malformed_messages_get_a_typed_error_and_change_nothing(server: InThread, data: str | bytes) -> None:
    async with at_a_table(server) as (_, one, table, _):
        before = digest(server, table)
        await one.connection.send(data)
        reply = await one.next("error")
        assert reply["code"] == "bad-message" and reply["text"]
        assert (await one.ask(type="ping"))["type"] == "pong", "the conversation goes on"
        assert digest(server, table) == before


async def test_reconnecting_resumes_from_the_last_event_seen(server: InThread) -> None:
    async with at_a_table(server) as (_, one, table, tokens):
        await one.play(most=12)
        async with Rest(server.base, [tokens["0"]]) as reader:
            whole = (await reader.get(f"/api/tables/{table}/state"))["viewers"][0]["events"]
        for since in (0, 1, len(whole) // 2, len(whole) - 1, len(whole), len(whole) + 5):
            async with socket(server.base, table, tokens["0"], since=since) as again:
                welcome = await again.next("welcome")
                assert welcome["viewers"][0]["events"] == whole[since:]
        live = server.tables.live[table]
        live.tail.clear()  # as after a restart: everything comes from the database
        async with socket(server.base, table, tokens["0"], since=3) as again:
            assert (await again.next("welcome"))["viewers"][0]["events"] == whole[3:]


async def test_simultaneous_answers_do_not_disturb_each_other_and_may_be_taken_back(toy_server: InThread) -> None:
    async with at_a_table(toy_server, "toy", [PERSON, OTHER, THIRD]) as (host, one, table, _):
        viewers = one.heard[0]["viewers"]
        assert [viewer["ask"]["prompt"] for viewer in viewers] == [1, 1, 1]
        choices = [first_choice(viewer) for viewer in viewers]
        replies = await asyncio.gather(*(host.answer(table, seat, 1, choices[seat]) for seat in (0, 1)))
        assert [reply["type"] for reply in replies] == ["accepted", "accepted"]
        state = await host.get(f"/api/tables/{table}/state")
        assert [viewer["withdrawable"] for viewer in state["viewers"]] == [1, 1, None]
        taken = await one.ask(type="withdraw", seat=0, prompt=1, key="back")
        assert taken["type"] == "accepted"
        assert await one.ask(type="withdraw", seat=0, prompt=1, key="back") == taken
        again = await one.ask(type="answer", seat=0, prompt=1, actions=[choices[0]], key="stale-click")
        assert again["code"] == "late"
        state = await host.get(f"/api/tables/{table}/state")
        assert [viewer["ask"] and viewer["ask"]["prompt"] for viewer in state["viewers"]] == [2, None, 1]
        await host.answer(table, 2, 1, choices[2])
        await host.answer(table, 0, 2, choices[0])
        state = await host.get(f"/api/tables/{table}/state")
        assert [viewer["ask"]["prompt"] for viewer in state["viewers"]] == [3, 2, 2], "the next round"
        refused = await one.ask(type="withdraw", seat=1, prompt=2, key="too-late")
        assert refused["code"] == "nothing-to-withdraw"
        await host.play(table)
        verdict = await host.get(f"/api/tables/{table}/verify")
        assert verdict["verified"], verdict["why"]


async def test_a_long_poll_answers_when_there_is_news(server: InThread) -> None:
    async with at_a_table(server) as (host, _, table, _):
        state = await host.get(f"/api/tables/{table}/state")
        still = await host.get(f"/api/tables/{table}/state", mark=state["mark"], wait=0.2)
        assert still["mark"] == state["mark"]
        waiting = asyncio.create_task(host.get(f"/api/tables/{table}/state", mark=state["mark"], wait=20))
        await asyncio.sleep(0.2)
        viewer = asked(state)
        await host.answer(table, viewer["seat"], 1, first_choice(viewer))
        news = await asyncio.wait_for(waiting, 5)
        assert news["mark"] != state["mark"] and news["next"] > state["next"]


async def test_a_stream_tells_the_same_news_as_a_socket(server: InThread) -> None:
    async with at_a_table(server) as (host, one, table, tokens):
        headers = {"Authorization": f"Bearer {tokens['0']},{tokens['1']}"}
        async with (
            httpx.AsyncClient(base_url=server.base, timeout=20) as client,
            client.stream("GET", f"/api/tables/{table}/stream", headers=headers) as reply,
        ):
            lines = reply.aiter_lines()

            async def next_message() -> Any:
                async for line in lines:
                    if line.startswith("data: "):
                        return json.loads(line[6:])
                raise AssertionError("the stream ended")

            assert (await next_message())["type"] == "welcome"
            viewer = asked(one.heard[0])
            await host.answer(table, viewer["seat"], 1, first_choice(viewer))
            update = await one.next("update")
            assert await next_message() == update


async def test_why_an_action_is_not_allowed_can_be_asked(server: InThread) -> None:
    async with at_a_table(server) as (host, one, table, _):
        viewer = asked(one.heard[0])
        legal = first_choice(viewer)
        assert (await host.get(f"/api/tables/{table}/why", seat=viewer["seat"], action=legal))["text"] is None
        reason = await host.get(f"/api/tables/{table}/why", seat=viewer["seat"], action=3, lang="it")
        assert reason["text"]


async def test_nothing_of_the_secret_is_shown_before_the_end(server: InThread) -> None:
    async with at_a_table(server) as (host, one, table, _):
        for path in ("replay", "verify"):
            reply = await host.call("GET", f"/api/tables/{table}/{path}")
            assert (reply.status_code, reply.json()["code"]) == (409, "not-over")
        await one.play(most=10)
        dice = server.tables.live[table].table.dice
        everything = "".join(one.raw)
        assert dice.secret.hex() not in everything and str(dice.word(0)) not in everything


async def test_the_replay_of_a_finished_table_verifies_on_any_machine(server: InThread, tmp_path: Any) -> None:
    import jadetable as jt

    async with at_a_table(server) as (host, one, table, _):
        commitment = one.heard[0]["table"]["commitment"]
        await one.play()
        reply = await host.call("GET", f"/api/tables/{table}/replay")
        path = tmp_path / "table.jade"
        path.write_bytes(reply.content)
        match = jt.verify(path)
        assert match.over and match.dice is not None and match.dice.commitment == commitment
        assert match.names == ["Ada", "Bo"]


async def test_chat_lines_are_short_clean_and_only_from_seats(server: InThread) -> None:
    async with at_a_table(server) as (host, one, table, _):
        line = await one.ask(type="say", seat=0, text=" <script>\u202ealert(1)</script>\n hi ")
        assert line["text"] == "<script>alert(1)</script> hi"
        assert "<" not in one.raw[-1], "escaped on the wire"
        assert (await one.ask(type="react", seat=1, reaction="🎉"))["kind"] == "reaction"
        for wrong in ({"type": "say", "seat": 0, "text": "x" * 201}, {"type": "react", "seat": 0, "reaction": "💣"}):
            assert (await one.ask(**wrong))["code"] == "bad-message"
        assert (await one.ask(type="say", seat=0, text=" \u200b "))["code"] == "bad-request"
        async with socket(server.base, table) as watcher:
            await watcher.next("welcome")
            assert (await watcher.ask(type="say", seat=0, text="me too"))["code"] == "not-your-seat"
        said = await host.get(f"/api/tables/{table}/chat")
        assert [entry["kind"] for entry in said] == ["text", "reaction"]
        sent = await host.post(f"/api/tables/{table}/chat", {"seat": 0, "text": "by post"})
        assert sent["number"] == 2


async def test_keys_of_different_seats_do_not_clash(toy_server: InThread) -> None:
    async with at_a_table(toy_server, "toy") as (host, one, table, _):
        key = fresh_key()
        viewers = one.heard[0]["viewers"]
        replies = [await host.answer(table, seat, 1, first_choice(viewers[seat]), key) for seat in (0, 1)]
        assert [reply["seat"] for reply in replies] == [0, 1]
        assert server_moves(toy_server, table) == 3, "the second is a move of its own, not the first one again"
