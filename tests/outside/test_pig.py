"""Pig comes from another package and is a game like any other: in the terminal, in bulk, to bots and at the server."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.outside.conftest import PIG, Site
from tests.server.client import Rest, fresh_key, last_choice
from tests.server.running import Process
from tests.server.test_takeback import seen, state_of, take_back

pytestmark = pytest.mark.slow


def test_pig_takes_sixty_lines_of_python_at_most() -> None:
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in PIG.rglob("*.py"))
    assert lines <= 60


def test_it_is_listed_after_our_own_games_and_has_rules(pig: Site) -> None:
    shown = pig.jade("games").stdout
    assert "Pig" in shown and shown.index("zodiac") < shown.index("pig ")
    assert "Be the first to reach one hundred points." in pig.jade("rules", "pig").stdout


def test_it_keeps_to_all_that_every_game_must_keep_to(pig: Site) -> None:
    done = pig.jade("check-game", "pig")
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"All \d\d+ checks passed\.", done.stdout)


def test_it_is_played_to_its_end_in_the_terminal(pig: Site, tmp_path: Path) -> None:
    file = tmp_path / "pig.jade"
    lines = ["1", *["2"] * 2, f"s {file}", *["1", "2"] * 400]
    done = pig.jade(
        "play", "pig", "--seats", 2, "--seed", 3, "--bots", "easy", lines=lines, XDG_DATA_HOME=str(tmp_path)
    )
    assert done.returncode == 0, done.stderr
    assert "Rolled in this turn" in done.stdout and "The game is over." in done.stdout
    assert "pig-" not in done.stdout.replace(str(tmp_path), "")
    assert pig.jade("replay", file, "--verify").returncode == 0


def test_in_a_language_it_does_not_have_it_speaks_english_and_the_terminal_does_not(pig: Site, tmp_path: Path) -> None:
    done = pig.jade("play", "pig", "--lang", "it", lines=["q", "n"], XDG_DATA_HOME=str(tmp_path))
    assert "Roll again, or hold?" in done.stdout and "La tua scelta" in done.stdout


def test_bots_play_it_by_the_thousand_and_those_that_look_ahead_beat_chance(pig: Site) -> None:
    done = pig.jade("sim", "pig", "--games", 2000, "--seats", 2, "--bots", "normal,random", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["by_bot"]["normal"]["share"] > 0.8
    thought = pig.jade("arena", "pig", "--games", 20, "--seats", 2, "--bots", "search:50,random", "--json")
    assert thought.returncode == 0, thought.stderr
    share = {one["bot"]: one["share"] for one in json.loads(thought.stdout)["standings"]}
    assert share["search:50"] > 0.7


@pytest.fixture
def server(pig: Site, tmp_path: Path) -> Iterator[str]:
    """A server in whose environment Pig is installed."""
    process = Process(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log")
    process.start(site=pig.folder)
    yield process.base
    process.stop()


async def test_it_is_played_at_the_server_by_plain_requests(server: str) -> None:
    async with Rest(server) as host:
        (offered,) = [game for game in await host.get("/api/games") if game["slug"] == "pig"]
        assert (offered["title"], offered["least_seats"], offered["most_seats"]) == ("Pig", 2, 8)
        assert (offered["hidden"], offered["simultaneous"]) == (False, False)
        words = (await host.call("GET", "/api/games/pig/words", lang="it")).text
        assert "pig-prompt-turn = Roll again, or hold?" in words
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "hard"}, {"kind": "bot", "level": "easy"}]
        made = await host.open("pig", seats, start=True, components={"goal": 40})
        state = await host.play(made["table"]["id"], last_choice)
        assert state["table"]["status"] == "over"
        assert sorted(state["viewers"][0]["view"]["ranking"])[0] == 1
        verdict = await host.get(f"/api/tables/{made['table']['id']}/verify")
        assert verdict["verified"], verdict["why"]


async def test_what_was_held_is_taken_back_on_the_wire_and_a_roll_never(server: str) -> None:
    async with Rest(server) as host:
        people = [{"kind": "person", "name": name} for name in ("Ada", "Bo")]
        table = (await host.open("pig", people, start=True))["table"]["id"]
        held = 0
        while held < 3:
            before = await state_of(host, table)
            viewer = next(viewer for viewer in before["viewers"] if viewer["ask"])
            offered = [choice["action"] for choice in viewer["ask"]["choices"]]
            await host.answer(table, viewer["seat"], viewer["ask"]["prompt"], offered[-1])
            after = await state_of(host, table, before["next"])
            own = after["viewers"][viewer["seat"]]
            if len(offered) == 1:  # there was nothing to hold: a die was thrown
                assert all(one["withdrawable"] is None for one in after["viewers"])
                continue
            held += 1
            assert own["withdrawable"] is not None
            await take_back(host, table, own)
            now = await state_of(host, table, after["next"])
            assert seen(now) == seen(before)
            for one in now["viewers"]:
                assert [(event["kind"], event["seat"]) for event in one["events"]] == [("taken-back", viewer["seat"])]
            again = now["viewers"][viewer["seat"]]["ask"]
            stale = {"type": "answer", "seat": viewer["seat"], "prompt": again["prompt"] - 1, "key": fresh_key()}
            refused = await host.call("POST", f"/api/tables/{table}/answers", {**stale, "actions": [offered[-1]]})
            assert refused.json()["code"] == "late"
            await host.answer(table, viewer["seat"], again["prompt"], offered[-1])  # and now it counts
        assert (await state_of(host, table))["table"]["status"] == "playing"
