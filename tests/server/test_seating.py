"""Coming and going: joining by link, leaving, resting, removing, rematches."""

import asyncio
from typing import Any

import pytest

from jadetable import bots
from jadetable.core import registry
from tests.server.client import Rest, last_choice, socket
from tests.server.running import InThread

OPEN, BOT = {"kind": "open"}, {"kind": "bot", "level": "easy"}
SHORT = {"turns_per_seat": 2}


async def refusal(reply: Any) -> tuple[int, str]:
    return reply.status_code, reply.json()["code"]


def person(name: str) -> dict[str, str]:
    return {"kind": "person", "name": name}


async def test_a_table_is_joined_by_link_with_a_name_and_no_account(server: InThread) -> None:
    async with Rest(server.base) as host, Rest(server.base) as guest, Rest(server.base) as third:
        made = await host.open("zodiac", [person("Ada"), OPEN, OPEN], lang="it")
        table = made["table"]["id"]
        assert made["table"]["link"] == f"/t/{table}" and made["table"]["host"] is True
        assert await refusal(await host.call("POST", f"/api/tables/{table}/start")) == (409, "seats-open")
        joined = await guest.post(f"/api/tables/{table}/join", {"name": "  Bo\u202e  B. ", "birth": "1984-02-02"})
        assert joined["table"]["you"] == [1] and joined["table"]["seats"][1]["name"] == "Bo B."
        assert "1984" not in str(joined["table"]), "birth dates stay with the game"
        guest.tokens = list(joined["tokens"].values())
        assert await refusal(await guest.call("POST", f"/api/tables/{table}/start")) == (403, "not-host")
        taken = await third.call("POST", f"/api/tables/{table}/join", {"name": "Cy", "seat": 1})
        assert await refusal(taken) == (409, "seat-taken")
        await host.post(f"/api/tables/{table}/fill", {"level": "normal"})
        assert await refusal(await third.call("POST", f"/api/tables/{table}/join", {"name": "Cy"})) == (
            409,
            "table-full",
        )
        started = await host.post(f"/api/tables/{table}/start")
        assert started["status"] == "playing"
        assert await refusal(await host.call("POST", f"/api/tables/{table}/start")) == (409, "already-started")


async def test_browsers_hold_seats_by_a_cookie_that_scripts_cannot_read(server: InThread) -> None:
    async with Rest(server.base) as browser:
        made = await browser.call("POST", "/api/tables", {"game": "zodiac", "seats": [person("Ada"), OPEN]})
        table = made.json()["table"]["id"]
        cookie = made.headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=strict" in cookie and f"Path=/api/tables/{table}" in cookie
        assert (await browser.get(f"/api/tables/{table}"))["you"] == [0]
        await browser.post(f"/api/tables/{table}/join", {"name": "Bo"})
        mine = await browser.get(f"/api/tables/{table}")
        assert (mine["you"], mine["host"]) == ([0, 1], True), "several seats on one device"


async def test_who_leaves_a_running_game_is_replaced_until_somebody_takes_the_seat(server: InThread) -> None:
    async with Rest(server.base) as host, Rest(server.base) as guest, Rest(server.base) as third:
        made = await host.open("zodiac", [person("Ada"), OPEN], start=False)
        table = made["table"]["id"]
        joined = await guest.post(f"/api/tables/{table}/join", {"name": "Bo"})
        guest.tokens = list(joined["tokens"].values())
        await host.post(f"/api/tables/{table}/start")
        left = await guest.post(f"/api/tables/{table}/seats/1/leave")
        assert (left["seats"][1]["kind"], left["you"]) == ("open", [])
        assert (await guest.call("GET", f"/api/tables/{table}/state")).status_code == 401, "the token is void"
        await host.play(table, most=6)  # the stand-in answers, or this would wait for ever
        back = await third.post(f"/api/tables/{table}/join", {"name": "Cy", "seat": 1})
        third.tokens = list(back["tokens"].values())
        state = await third.get(f"/api/tables/{table}/state")
        assert [seat["name"] for seat in state["table"]["seats"]] == ["Ada", "Cy"]
        await asyncio.gather(host.play(table), third.play(table))


async def test_a_person_may_rest_while_a_bot_plays_and_take_the_seat_back(server: InThread) -> None:
    async with Rest(server.base) as host:
        made = await host.open("zodiac", [person("Ada"), person("Bo")], start=True)
        table = made["table"]["id"]
        for seat in (0, 1):
            resting = await host.post(f"/api/tables/{table}/seats/{seat}/rest", {"level": "normal"})
        assert resting["seats"][1]["resting"] is True and resting["you"] == [0, 1]
        for _ in range(100):
            await asyncio.sleep(0.05)
            if server.tables.live[table].table.move_count > 5:
                break
        assert server.tables.live[table].table.move_count > 5
        back = await host.post(f"/api/tables/{table}/seats/0/back")
        assert back["seats"][0]["resting"] is False
        genius = await host.call("POST", f"/api/tables/{table}/seats/1/rest", {"level": "search:600s"})
        assert await refusal(genius) == (400, "bad-request")


async def test_the_host_may_remove_an_absent_person_but_not_a_present_one(server: InThread) -> None:
    async with Rest(server.base) as host, Rest(server.base) as guest:
        made = await host.open("zodiac", [person("Ada"), OPEN])
        table = made["table"]["id"]
        joined = await guest.post(f"/api/tables/{table}/join", {"name": "Bo"})
        await host.post(f"/api/tables/{table}/start")
        async with socket(server.base, table, *joined["tokens"].values()) as one:
            await one.next("welcome")
            reply = await host.call("POST", f"/api/tables/{table}/seats/1/remove")
            assert await refusal(reply) == (409, "present")
        live = server.tables.live[table]
        live.active.clear()
        await server_storage_forgets(server, table)
        gone = await host.post(f"/api/tables/{table}/seats/1/remove")
        assert gone["seats"][1]["kind"] == "open"


async def server_storage_forgets(server: InThread, table: str) -> None:
    """As if the seat had been silent for an hour."""
    from dataclasses import replace

    live = server.tables.live[table]
    seats = tuple(replace(seat, seen=0) for seat in live.table.seats)
    live.table = replace(live.table, seats=seats)

    async def forget() -> None:
        await server.tables.storage.seen([(table, 0), (table, 1)], 0)

    await server.on_loop(forget())


async def test_a_rematch_keeps_seats_and_tokens(server: InThread) -> None:
    async with Rest(server.base) as host, Rest(server.base) as guest:
        made = await host.open("zodiac", [person("Ada"), OPEN, BOT], options=SHORT)
        table = made["table"]["id"]
        joined = await guest.post(f"/api/tables/{table}/join", {"name": "Bo"})
        guest.tokens = list(joined["tokens"].values())
        assert await refusal(await host.call("POST", f"/api/tables/{table}/rematch")) == (409, "not-over")
        await host.post(f"/api/tables/{table}/start")
        await asyncio.gather(host.play(table), guest.play(table))
        again = await host.post(f"/api/tables/{table}/rematch")
        new = again["table"]["id"]
        assert again["table"]["commitment"] != made["table"]["commitment"]
        assert await refusal(await host.call("POST", f"/api/tables/{table}/rematch")) == (409, "no-rematch")
        assert (await guest.get(f"/api/tables/{table}"))["rematch"] == new
        accepted = await guest.call("POST", f"/api/tables/{table}/rematch/accept")
        assert accepted.json()["table"]["you"] == [1] and f"jade-{new}=" in accepted.headers["set-cookie"]
        await host.post(f"/api/tables/{new}/start")
        await asyncio.gather(host.play(new), guest.play(new))


async def test_spectators_see_only_what_spectators_may_see_or_nothing_at_all(server: InThread) -> None:
    async with Rest(server.base) as host, Rest(server.base) as watcher:
        made = await host.open("zodiac", [person("Ada"), BOT], start=True)
        state = await watcher.get(f"/api/tables/{made['table']['id']}/state")
        (viewer,) = state["viewers"]
        assert viewer["seat"] is None and viewer["view"]["hand"] is None and viewer["ask"] is None
        private = await host.open("zodiac", [person("Ada"), BOT], start=True, spectators=False)
        for path in ("state", "chat", "stream", "replay"):
            reply = await watcher.call("GET", f"/api/tables/{private['table']['id']}/{path}")
            assert await refusal(reply) == (403, "no-spectators")
        async with socket(server.base, private["table"]["id"]) as one:
            assert (await one.next())["code"] == "no-spectators"


async def test_listed_tables_are_found_and_have_no_chat_unless_wanted(server: InThread) -> None:
    async with Rest(server.base) as host:
        listed = await host.open("zodiac", [person("Ada"), OPEN], listed=True)
        hidden = await host.open("zodiac", [person("Ada"), OPEN])
        talking = await host.open("zodiac", [person("Ada"), OPEN], listed=True, chat=True)
        shown = {table["id"] for table in (await host.get("/api/tables"))}
        assert {listed["table"]["id"], talking["table"]["id"]} <= shown
        assert hidden["table"]["id"] not in shown
        assert [made["table"]["chat"] for made in (listed, hidden, talking)] == [False, True, True]
        table = listed["table"]["id"]
        reply = await host.call("POST", f"/api/tables/{table}/chat", {"seat": 0, "text": "hi"})
        assert await refusal(reply) == (409, "chat-off")


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "seats": [BOT, BOT]},
        {"game": "zodiac", "seats": [BOT]},
        {"game": "zodiac", "seats": [BOT, BOT], "options": {"tabel_rules": True}},
        {"game": "zodiac", "seats": [BOT, BOT], "components": {"deck": {"cats": -1}}},
        {"game": "zodiac", "seats": [BOT, BOT], "components": {"deck": {"dogs": 1}}},
        {"game": "zodiac", "seats": [{"kind": "bot", "level": "search:600s"}, BOT]},
        {"game": "ratdragon", "seats": [{"kind": "bot", "level": "normal:bold"}, BOT]},
        {"game": "wuxing", "seats": [{"kind": "bot", "level": "hard:bold"}, BOT]},
        {"game": "wuxing", "seats": [{"kind": "bot", "level": "normal:mild"}, BOT]},
        {"game": "zodiac", "seats": [{"kind": "person", "name": "A", "birth": "1984-13-01"}, BOT]},
        {"game": "zodiac", "seats": [{"kind": "person", "name": "\u200b"}, BOT]},
        {"game": "zodiac", "seats": [BOT, BOT], "lang": "tlh"},
        {"game": "zodiac", "seats": [BOT, BOT], "clock": -1},
        {"game": "zodiac", "seats": [BOT, BOT], "colour": "red"},
        {"game": "zodiac", "seats": [BOT] * 9},
    ],
)
async def test_impossible_tables_are_refused_by_name(server: InThread, wish: dict[str, Any]) -> None:
    async with Rest(server.base) as host:
        reply = await host.call("POST", "/api/tables", wish)
        assert reply.status_code == 400 and reply.json()["text"], reply.text


async def test_bots_of_a_new_table_may_have_a_temper_and_are_named_by_it(server: InThread) -> None:
    async with Rest(server.base) as host:
        offered = {game["slug"]: game["tempers"] for game in await host.get("/api/games")}
        assert (offered["wuxing"], offered["ratdragon"]) == (list(bots.TEMPERS), [])
        wished = [{"kind": "bot", "level": f"normal:{temper}"} for temper in bots.TEMPERS]
        made = await host.open("wuxing", [person("Ada"), *wished], start=True)
        seated = made["table"]["seats"][1:]
        assert [seat["level"] for seat in seated] == [wish["level"] for wish in wished]
        assert [seat["name"].split(maxsplit=1)[1] for seat in seated] == ["the Bold", "the Careful", "the Spiteful"]
        state = await host.play(made["table"]["id"], last_choice)
        assert state["table"]["status"] == "over"


async def test_components_and_options_are_the_tables_own(server: InThread) -> None:
    async with Rest(server.base) as host:
        made = await host.open(
            "zodiac",
            [person("Ada"), BOT],
            options={"table_rules": True},
            components={"deck": {"cats": 3}},
            start=True,
        )
        assert made["table"]["options"]["table_rules"] is True
        found = server.tables.live[made["table"]["id"]].table
        assert found.parts.deck.cats == 3
        assert found.position is not None and found.position.components["copies"][0, 12] == 3


async def test_games_are_described_in_the_readers_language(server: InThread) -> None:
    async with Rest(server.base) as anyone:
        games = {lang: await anyone.get("/api/games", lang=lang) for lang in ("en", "it", "zh-Hans")}
        zodiac = next(game for game in games["en"] if game["slug"] == "zodiac")
        assert (zodiac["least_seats"], zodiac["most_seats"]) == (2, 8)
        assert len({next(g for g in games[lang] if g["slug"] == "zodiac")["pitch"] for lang in games}) == 3


async def test_games_say_what_a_family_wants_to_know_before(server: InThread) -> None:
    async with Rest(server.base) as anyone:
        games = {game["slug"]: game for game in await anyone.get("/api/games")}
        assert games["race"]["minutes"] == [40, 70]
        assert games["zodiac"]["weight"] < games["race"]["weight"]
        assert all(game["lesson"] for game in games.values())


async def test_the_shape_of_a_game_names_every_field_of_its_view_and_facts(server: InThread) -> None:
    async with Rest(server.base) as host:
        shape = await host.get("/api/games/zodiac/shape")
        made = await host.open("zodiac", [person("Ada"), BOT], start=True)
        state = await host.get(f"/api/tables/{made['table']['id']}")
        fields = {name: set(schema["properties"]) for name, schema in shape["schemas"].items()}
        assert fields[shape["facts_layout"]] == set(state["facts"])
        view = registry.find("zodiac").view
        assert shape["view_layout"] == view.name and fields[view.name] == set(view.parts)
        refused = await host.call("GET", "/api/games/nonsense/shape")
        assert refused.status_code == 400
