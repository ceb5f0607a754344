"""Codes to say aloud: three words lead to a table while it waits for people."""

import itertools
import unicodedata

import pytest

from jadetable.core.words import LANGUAGES
from jadetable.server.tables import spoken
from jadetable.server.tables.limits import Guesses
from tests.server.client import Rest
from tests.server.conftest import toys
from tests.server.running import InThread, in_thread

pytestmark = pytest.mark.usefixtures("calm")

TWO = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]


def distance(one: str, other: str) -> int:
    """How many letters must be changed, added or left out."""
    row = list(range(len(other) + 1))
    for place, letter in enumerate(one, 1):
        following = [place]
        for at, against in enumerate(other, 1):
            following.append(min(row[at] + 1, following[-1] + 1, row[at - 1] + (letter != against)))
        row = following
    return row[-1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_a_language_are_many_and_unlike_each_other(lang: str) -> None:
    known = [spoken.folded(word) for word in spoken.vocabulary(lang)]
    assert len(known) == len(set(known)) == spoken.WORDS
    assert spoken.CODES >= 2**20
    if lang == "zh-Hans":
        assert {len(word) for word in known} == {2}
        return
    for one, other in itertools.combinations(known, 2):
        assert distance(one, other) >= 2, (one, other)  # one wrong letter is a wrong code, and never another's
        assert not one.startswith(other) and not other.startswith(one), (one, other)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_is_heard_however_it_is_written(lang: str) -> None:
    for number in (0, 1, 127, 128, 1_234_567, spoken.CODES - 1):
        code = spoken.said(number, lang)
        plain = unicodedata.normalize("NFD", code).encode("ascii", "ignore").decode() if lang == "it" else code
        ways = (code, code.upper(), f"  {code.replace(' ', '-')} ", code.replace(" ", ", "), plain)
        assert [spoken.heard(way) for way in ways] == [number] * len(ways)
    assert spoken.heard("月亮兔子灯笼") == spoken.heard("月亮 兔子 灯笼") == spoken.heard("moon rabbit lantern")


@pytest.mark.parametrize(
    "text", ["", "rabbit", "rabbit rabbit", "moon rabbit lantern drum", "moon rabbit teapo", "月亮兔子"]
)
def test_anything_else_is_no_code(text: str) -> None:
    assert spoken.heard(text) is None


async def test_a_spoken_code_leads_to_the_table_while_it_waits(toy_server: InThread) -> None:
    async with Rest(toy_server.base) as host, Rest(toy_server.base) as guest:
        made = await host.open("toy", TWO)
        table = made["table"]["id"]
        code = (await host.post(f"/api/tables/{table}/spoken", lang="it"))["words"]
        assert (await host.post(f"/api/tables/{table}/spoken", lang="it"))["words"] == code, "one table, one code"
        found = await guest.post("/api/spoken", {"words": code.upper()})
        assert (found["id"], found["link"], found["you"]) == (table, f"/t/{table}", [])

        refused = await guest.call("POST", f"/api/tables/{table}/spoken")
        assert refused.json()["code"] == "not-host", "only those who sit there may have it said"

        sat = await guest.post(f"/api/tables/{table}/join", {"name": "Bo"})
        guest.tokens += sat["tokens"].values()
        full = await guest.call("POST", "/api/spoken", {"words": code})
        assert (full.status_code, full.json()["code"]) == (404, "no-code"), "a full table waits for nobody"
        assert (await host.call("POST", f"/api/tables/{table}/spoken")).json()["code"] == "table-full"
        await guest.post(f"/api/tables/{table}/seats/1/leave")
        assert (await host.post("/api/spoken", {"words": code}))["id"] == table, "and waits again when somebody gets up"

        await host.post(f"/api/tables/{table}/fill", {"level": "random"})
        await host.post(f"/api/tables/{table}/start")
        assert (await host.call("POST", "/api/spoken", {"words": code})).json()["code"] == "no-code"
        assert (await host.call("POST", f"/api/tables/{table}/spoken")).json()["code"] == "already-started"


async def test_a_code_whose_game_has_begun_is_given_to_another_table(
    toy_server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = iter([77, 77, 78, 77])
    monkeypatch.setattr("jadetable.server.store.spoken.new_number", lambda: next(numbers))
    async with Rest(toy_server.base) as host:
        first, second, third = [(await host.open("toy", TWO))["table"]["id"] for _ in range(3)]
        codes = [(await host.post(f"/api/tables/{table}/spoken"))["words"] for table in (first, second)]
        assert codes == [spoken.said(77, "en"), spoken.said(78, "en")], "a code in use is not given twice"
        await host.post(f"/api/tables/{first}/fill", {"level": "random"})
        await host.post(f"/api/tables/{first}/start")
        assert (await host.post(f"/api/tables/{third}/spoken"))["words"] == codes[0]
        assert (await host.post("/api/spoken", {"words": codes[0]}))["id"] == third


async def test_whoever_guesses_soon_has_to_wait(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("guessing")
    with in_thread(f"sqlite:///{folder / 'tables.db'}", toys(), guess_rate=0.001, guess_burst=5) as server:
        async with Rest(server.base) as host:
            table = (await host.open("toy", TWO))["table"]["id"]
            code = (await host.post(f"/api/tables/{table}/spoken"))["words"]
            for _ in range(20):
                assert (await host.post("/api/spoken", {"words": code}))["id"] == table, "a right code costs nothing"
            wrong = spoken.said((spoken.heard(code) or 0) ^ 1, "en")
            codes = [(await host.call("POST", "/api/spoken", {"words": wrong})).json()["code"] for _ in range(8)]
            assert codes == ["no-code"] * 5 + ["too-many"] * 3
            assert (await host.call("POST", "/api/spoken", {"words": code})).status_code == 429


def test_guessing_from_many_addresses_is_limited_too() -> None:
    guesses = Guesses(0.001, 1)
    tried = sum(guesses.may_try(f"10.0.{number // 250}.{number % 250}") for number in range(1000))
    assert tried == Guesses.ALL


async def test_codes_survive_a_restart_and_an_older_database(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("restart")
    database = f"sqlite:///{folder / 'tables.db'}"
    with in_thread(database, toys()) as server:
        async with Rest(server.base) as host:
            table = (await host.open("toy", TWO))["table"]["id"]
            code = (await host.post(f"/api/tables/{table}/spoken"))["words"]
    with in_thread(database, toys()) as server:
        async with Rest(server.base) as host:
            assert (await host.post("/api/spoken", {"words": code}))["id"] == table
