"""A choice taken back over the wire: in every game, by everybody heard as far as they may know, through a kill."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from jadetable.core import registry
from tests.server.client import Rest, Socket, first_choice, fresh_key, last_choice, socket
from tests.server.running import InThread, Process, in_thread
from tests.server.test_secrets import spread

Json = dict[str, Any]
PEOPLE = [{"kind": "person", "name": name} for name in ("Ada", "Bo", "Cy")]
AGAINST_BOTS = [PEOPLE[0], {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
SEEN = ("seat", "view", "ask")  # of a viewer: what the game is to it; question numbers count on


def seen(state: Json) -> list[Json]:
    """How a game stands for everybody, without the numbers of questions."""
    found = [{name: viewer[name] for name in SEEN} for viewer in state["viewers"]]
    return [{**viewer, "ask": viewer["ask"] and viewer["ask"]["choices"]} for viewer in found]


async def take_back(host: Rest, table: str, viewer: Json, key: str | None = None) -> Json:
    body = {"type": "withdraw", "seat": viewer["seat"], "prompt": viewer["withdrawable"], "key": key or fresh_key()}
    reply: Json = await host.post(f"/api/tables/{table}/withdrawals", body)
    return reply


async def state_of(host: Rest, table: str, since: int = 0) -> Json:
    state: Json = await host.get(f"/api/tables/{table}/state", since=since)
    return state


Stand = tuple[Json, Json, Json]  # the state before a choice, that after it, and whose it was


async def until_takeable(host: Rest, table: str, turn: int = 0) -> Stand | None:
    """Play until something can be taken back; None where the game is over before."""
    for number in range(turn, turn + 400):
        before = await state_of(host, table)
        viewer = next((viewer for viewer in before["viewers"] if viewer["ask"]), None)
        if viewer is None:
            return None
        await host.answer(table, viewer["seat"], viewer["ask"]["prompt"], spread(viewer, number))
        after = await state_of(host, table, before["next"])
        own = after["viewers"][viewer["seat"]]
        if own["withdrawable"] is not None:
            return before, after, own
    raise AssertionError("nothing could ever be taken back")


async def table_with_takeable(base: str, slug: str) -> tuple[Rest, str, Stand]:
    """A table of this game at which something can be taken back; who holds its seats must hang up."""
    for turn in range(20):
        host = Rest(base)
        table = (await host.open(slug, PEOPLE, start=True))["table"]["id"]
        found = await until_takeable(host, table, turn)
        if found is not None:
            return host, table, found
        await host.http.aclose()
    raise AssertionError("nothing could ever be taken back")


@pytest.mark.parametrize("slug", registry.house_slugs())
async def test_a_choice_is_taken_back_and_everybody_hears_of_it_who_heard_of_the_choice(
    server: InThread, slug: str
) -> None:
    host, table, stand = await table_with_takeable(server.base, slug)
    async with host:
        found: Stand | None = stand
        turn = 0
        while found is not None and turn < 3:
            turn += 1
            before, after, own = found
            reply = await take_back(host, table, own, f"back-{turn}")
            assert await take_back(host, table, own, f"back-{turn}") == reply, "the same key, the same reply"
            now = await state_of(host, table, after["next"])
            assert seen(now) == seen(before)
            heard = after["next"] > before["next"]
            for viewer in now["viewers"]:
                told = [(event["kind"], event["seat"]) for event in viewer["events"]]
                assert told == ([("taken-back", own["seat"])] if heard else [])
            assert now["next"] == after["next"] + heard
            again = now["viewers"][own["seat"]]["ask"]
            stale = {"type": "answer", "seat": own["seat"], "prompt": again["prompt"] - 1, "key": fresh_key()}
            refused = await host.call("POST", f"/api/tables/{table}/answers", {**stale, "actions": [0]})
            assert refused.json()["code"] == "late"
            found = await until_takeable(host, table, 7 * turn)


async def raw_of(one: Socket, wait: float = 0.15) -> list[str]:
    """All that a socket has been sent meanwhile."""
    await one.ask(type="ping")
    await asyncio.sleep(wait)
    await one.ask(type="ping")
    found = [text for text, heard in zip(one.raw, one.heard, strict=True) if heard["type"] == "update"]
    one.raw.clear()
    one.heard.clear()
    return found


ENTRIES = {"race": ([0], [-1]), "ratdragon": ([0], [-1])}


@pytest.mark.parametrize("slug", ENTRIES)
async def test_others_hear_the_same_whatever_secret_choice_is_taken_back(server: InThread, slug: str) -> None:
    """Two worlds: another seat chooses something else, and as much of it, and takes it back."""
    async with Rest(server.base) as host:
        made = await host.open(slug, PEOPLE, start=True)
        table, tokens = made["table"]["id"], made["tokens"]
        state = await state_of(host, table)
        while sum(viewer["ask"] is not None for viewer in state["viewers"]) < 3:  # to where all are asked at once
            viewer = next(viewer for viewer in state["viewers"] if viewer["ask"])
            await host.answer(table, viewer["seat"], viewer["ask"]["prompt"], first_choice(viewer))
            state = await state_of(host, table)
        worlds = []
        async with socket(server.base, table, tokens["1"]) as rival, socket(server.base, table) as onlooker:
            for one in (rival, onlooker):
                await one.next("welcome")
            await asyncio.gather(raw_of(rival), raw_of(onlooker))
            for place in (0, -1):
                prompt, parts = (await state_of(host, table))["viewers"][0]["ask"]["prompt"], 0
                while True:
                    viewer = (await state_of(host, table))["viewers"][0]
                    finishing = viewer["view"].get("left") == 1  # a creature of one square: that it is done is public
                    if viewer["ask"] is None or parts == 2 or finishing:
                        break
                    parts += 1
                    await host.answer(table, 0, viewer["ask"]["prompt"], viewer["ask"]["choices"][place]["action"])
                for _ in range(parts):
                    await take_back(host, table, (await state_of(host, table))["viewers"][0])
                assert (await state_of(host, table))["viewers"][0]["ask"]["prompt"] > prompt
                worlds.append(tuple(await asyncio.gather(raw_of(rival), raw_of(onlooker))))
        if slug == "ratdragon":
            assert worlds[0] == ([], []), "nobody hears that squares are drawn, or rubbed out"
        assert worlds[0] == worlds[1]


async def test_taken_back_before_and_after_a_kill(tmp_path: Path) -> None:
    process = Process(f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log")
    process.start()
    stands = [await table_with_takeable(process.base, slug) for slug in registry.house_slugs()]
    process.kill()
    process.start()
    for host, table, (before, after, own) in stands:
        assert (await state_of(host, table, before["next"])) == after
        await take_back(host, table, own, "once")
        assert seen(await state_of(host, table)) == seen(before)
    process.kill()
    process.start()
    for host, table, (before, _, own) in stands:
        assert seen(await state_of(host, table)) == seen(before), "it stays taken back"
        await take_back(host, table, own, "once")
        assert seen(await state_of(host, table)) == seen(before), "and the same request takes nothing more back"
        await host.play(table)
        assert (await host.get(f"/api/tables/{table}/verify"))["verified"]
        await host.http.aclose()
    process.stop()


async def test_what_was_taken_back_stays_so_for_a_later_layout(tmp_path: Path) -> None:
    """The log is played again with what was taken back, and leads to where the table stands."""
    from jadetable.server.store import former

    with in_thread(f"sqlite:///{tmp_path / 't.db'}") as server:
        async with Rest(server.base) as host:
            table = (await host.open("race", PEOPLE, start=True))["table"]["id"]
            for turn in range(8):
                found = await until_takeable(host, table, turn)
                assert found is not None
                await take_back(host, table, found[2])
            stored = await server.on_loop(server.tables.storage.load(table))
            moves = await server.on_loop(server.tables.storage.moves(table))
            position = former._played(stored.position.game, stored, [0, 0, 0], moves)
            assert position is not None and position.digest == stored.position.digest


async def test_bots_leave_a_moment_to_take_a_choice_back(tmp_path: Path) -> None:
    with in_thread(f"sqlite:///{tmp_path / 't.db'}", bot_grace_ms=1200) as server:
        async with Rest(server.base) as host:
            for slug in ("race", "zodiac"):
                table = (await host.open(slug, AGAINST_BOTS, start=True))["table"]["id"]
                own = await asked_again(host, table)
                for _ in range(40):
                    await host.answer(table, 0, own["ask"]["prompt"], last_choice(own))
                    (after,) = (await state_of(host, table))["viewers"]
                    if after["withdrawable"] is not None and after["ask"] is None:
                        break
                    own = await asked_again(host, table)
                answered = time.monotonic()
                await take_back(host, table, after)
                await asyncio.sleep(1.5)
                (still,) = (await state_of(host, table))["viewers"]
                assert [one["action"] for one in still["ask"]["choices"]] == [
                    one["action"] for one in own["ask"]["choices"]
                ], "no bot has gone on"
                await host.answer(table, 0, still["ask"]["prompt"], last_choice(still))
                since = (await state_of(host, table))["next"]
                while (await state_of(host, table))["next"] == since:
                    await asyncio.sleep(0.05)
                assert time.monotonic() - answered > 1.0, "they waited"


async def asked_again(host: Rest, table: str) -> Json:
    for _ in range(400):
        (viewer,) = (await state_of(host, table))["viewers"]
        if viewer["ask"]:
            found: Json = viewer
            return found
        await asyncio.sleep(0.05)
    raise AssertionError("the bots do not go on")


async def test_who_sits_down_later_takes_back_nothing_of_others(server: InThread) -> None:
    async with Rest(server.base) as host, Rest(server.base) as guest:
        table = (await host.open("race", PEOPLE, start=True))["table"]["id"]
        found = await until_takeable(host, table)
        assert found is not None
        own = found[2]
        await host.post(f"/api/tables/{table}/seats/{own['seat']}/leave")
        joined = await guest.post(f"/api/tables/{table}/join", {"name": "Di", "seat": own["seat"]})
        guest.tokens += joined["tokens"].values()
        (viewer,) = (await state_of(guest, table))["viewers"]
        assert viewer["withdrawable"] is None
