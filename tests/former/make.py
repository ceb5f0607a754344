"""Make the samples of this folder: saved games and a database, as the version that runs this writes them.

    python -m tests.former.make FOLDER

The samples here were made by the version before the games moved to the present engine; whatever later versions change,
these must open and go on. Where a format changes again, run this with the version before and keep both.
"""

import asyncio
import json
import sqlite3
import sys
from pathlib import Path
from typing import Any

import jadetable as jt
from jadetable import bots
from jadetable.core.match import Match
from tests.server.client import Rest
from tests.server.running import InThread, in_thread

BIRTHDAYS = ["1984-02-02", "1990-06-15", "1977-11-30"]
EDITED = "zodiac"  # the saved game and the table with a Cat more
CHANGES = {"deck": {"cats": 3}}
GAMES: dict[str, dict[str, Any]] = {
    "mandarin": {"seats": 3, "options": {"round_limit": 3}},
    "race": {"seats": 3, "options": {"finish": 10, "river": 6, "max_rounds": 4, "animal_mode": "sign"}},
    "ratdragon": {"seats": 2, "options": {"pairs_to_end": 1}},
    "wuxing": {"seats": 2, "options": {"max_turns": 14, "first_player": "zodiac"}},
    "zodiac": {"seats": 3, "options": {"turns_per_seat": 3, "table_rules": True}},
}
SECRET = "race"  # its answers may be taken back until the last one is in
MOVES = 9


def saved(folder: Path, slug: str) -> None:
    """A finished and a running game of one kind."""
    given = GAMES[slug]
    birthdays = BIRTHDAYS[: given["seats"]]
    changes = CHANGES if slug == EDITED else None
    match = jt.new(slug, given["seats"], 17, given["options"], birthdays, changes)
    match.names = ["Ada", "Bo", "Mei"][: match.seats]
    players = [bots.make(match.game, "greedy", seat) for seat in range(match.seats)]
    play(match, players, MOVES)
    match.save(folder / f"{slug}-running.jade")
    play(match, players, 100_000)
    match.save(folder / f"{slug}-finished.jade")


def play(match: Match, players: list[Any], most: int) -> None:
    """Bots play on."""
    while not match.over and most > 0:
        seat = match.asked[-1]
        match.act(seat, players[seat].choose(match.know(seat)))
        most -= 1


async def tables(server: InThread, folder: Path) -> None:
    """A running table of every game, a finished one, one in its lobby; and what there is to know about them."""
    told = {}
    for name in (*GAMES, "withdrawn", "finished", "lobby"):
        slug = {"withdrawn": SECRET, "finished": SECRET, "lobby": EDITED}.get(name, name)
        async with Rest(server.base) as host:
            changes = {"components": CHANGES} if slug == EDITED else {}
            clock = 86400 if name == "withdrawn" else 0
            table = await opened(host, slug, start=name != "lobby", clock=clock, **changes)
            if name != "lobby":
                await host.play(table, choose, most=MOVES)
            if slug == SECRET:
                await answer_once(host, table)
            if name in ("withdrawn", "finished"):
                await take_back(host, table)
            if name == "finished":
                await host.play(table, choose)
            if slug == EDITED:
                await host.post(f"/api/tables/{table}/chat", {"seat": 0, "text": "Until tomorrow"})
            told[name] = await known(host, table)
    (folder / "tables.json").write_text(json.dumps(told) + "\n", encoding="utf-8")


async def opened(host: Rest, slug: str, **more: Any) -> str:
    """A table of people with birth dates."""
    given = GAMES[slug]
    seats = [{"kind": "person", "name": f"P{n}", "birth": BIRTHDAYS[n]} for n in range(given["seats"])]
    made = await host.open(slug, seats, options=given["options"], **more)
    return str(made["table"]["id"])


def choose(viewer: Any) -> int:
    """Neither the first choice nor the last, which often end a turn or a game."""
    choices = viewer["ask"]["choices"]
    return int(choices[len(choices) // 2]["action"])


async def answer_once(host: Rest, table: str) -> None:
    """Go on until several seats are asked at once; then one of them answers."""
    while True:
        state = await host.get(f"/api/tables/{table}/state")
        asked = [viewer for viewer in state["viewers"] if viewer["ask"]]
        seat, asks = asked[0]["seat"], asked[0]["ask"]
        await host.answer(table, seat, asks["prompt"], choose(asked[0]), f"kept-{seat}-{asks['prompt']}")
        state = await host.get(f"/api/tables/{table}/state")
        if state["viewers"][seat]["withdrawable"] is not None:
            return


async def take_back(host: Rest, table: str) -> None:
    """Whoever has answered takes it back."""
    for viewer in (await host.get(f"/api/tables/{table}/state"))["viewers"]:
        if viewer["withdrawable"] is not None:
            body = {"type": "withdraw", "seat": viewer["seat"], "prompt": viewer["withdrawable"], "key": "back"}
            await host.post(f"/api/tables/{table}/withdrawals", body)
            return


async def known(host: Rest, table: str) -> Any:
    """What must not change: the seats' questions with their numbers and choices, and all that happened."""
    state = await host.get(f"/api/tables/{table}/state")
    seats = [
        {
            "withdrawable": viewer["withdrawable"],
            "ask": viewer["ask"] and {name: viewer["ask"][name] for name in ("prompt", "deadline")},
            "choices": viewer["ask"] and [one["action"] for one in viewer["ask"]["choices"]],
            "events": [[one["kind"], one["seat"], *one["details"].values()] for one in viewer["events"]],
        }
        for viewer in state["viewers"]
    ]
    status = state["table"]["status"]
    return {"id": table, "tokens": host.tokens, "status": status, "next": state["next"], "seats": seats}


def main(folder: Path) -> None:
    """Everything."""
    for slug in GAMES:
        saved(folder, slug)
    database = folder / "tables.db"
    with in_thread(f"sqlite:///{database}") as server:
        asyncio.run(tables(server, folder))
    connection = sqlite3.connect(database)
    connection.execute("PRAGMA journal_mode=DELETE")
    connection.execute("VACUUM")
    connection.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
