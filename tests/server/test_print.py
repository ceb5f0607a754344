"""Games on paper over the wire: a PDF of each, made once beside the tables, and refusals in plain words."""

import asyncio
import time
from pathlib import Path

from jadetable.core import registry
from jadetable.server.tables.limits import COSTS
from jadetable.server.tables.press import Press
from tests.server.client import Rest
from tests.server.running import InThread, in_thread

ASKED = "/api/games/ratdragon/print.pdf"


async def test_a_game_comes_as_a_pdf_in_the_language_and_on_the_paper_that_is_asked_for(server: InThread) -> None:
    async with Rest(server.base) as rest:
        found = [
            await rest.call("GET", ASKED, lang=lang, paper=paper, ink_saving=saving)
            for lang, paper, saving in (("en", "a4", "false"), ("it", "a4", "false"), ("en", "letter", "true"))
        ]
        again = await rest.call("GET", ASKED, lang="en", paper="a4")
    assert {reply.status_code for reply in found} == {200} and len({reply.content for reply in found}) == 3
    assert all(reply.content.startswith(b"%PDF") for reply in found)
    assert (
        found[0].headers["content-type"] == "application/pdf"
        and "ratdragon.pdf" in found[0].headers["content-disposition"]
    )
    assert again.content == found[0].content


async def test_what_cannot_be_printed_is_refused_in_a_sentence(server: InThread) -> None:
    async with Rest(server.base) as rest:
        for path, query, expected in (
            ("/api/games/chess/print.pdf", {}, "chess"),
            (ASKED, {"paper": "a0"}, "a4, letter"),
            (ASKED, {"lang": "xx"}, "xx"),
        ):
            reply = await rest.call("GET", path, **query)
            assert (reply.status_code, reply.json()["code"]) == (400, "bad-request") and expected in reply.json()[
                "text"
            ]


async def test_drawing_is_charged_by_what_it_costs(tmp_path: Path) -> None:
    games = {"ratdragon": registry.find("ratdragon")}
    with in_thread(
        f"sqlite:///{tmp_path}/t.db", games, address_rate=0.001, address_burst=2 * COSTS["print"] + 2
    ) as server:
        async with Rest(server.base) as rest:
            statuses = [(await rest.call("GET", ASKED, lang="en")).status_code for _ in range(3)]
    assert statuses == [200, 200, 429]


async def test_the_tables_go_on_while_a_game_is_drawn(server: InThread) -> None:
    async with Rest(server.base) as rest:
        drawing = [asyncio.ensure_future(rest.call("GET", "/api/games/race/print.pdf", lang="zh")) for _ in range(3)]
        waits = []
        while not all(task.done() for task in drawing):
            begun = time.perf_counter()
            assert (await rest.call("GET", "/healthz")).status_code == 200
            waits.append(time.perf_counter() - begun)
            await asyncio.sleep(0.02)
    assert len({(await task).content for task in drawing}) == 1
    assert sorted(waits)[len(waits) // 2] < 0.2


async def test_many_who_ask_at_once_share_one_drawing() -> None:
    press = Press()
    try:
        game = registry.find("zodiac")
        found = await asyncio.gather(*(press.pdf(game, "en", "a4", False, False) for _ in range(4)))
        assert len(set(found)) == 1 and press._kept.made == 1
    finally:
        press.close()
