"""The almanac over the wire: what a date says, the cycle around a year, and refusals in plain words."""

from typing import Any

import pytest

from tests.server.client import Rest
from tests.server.running import InThread


async def ask(server: InThread, path: str, **query: Any) -> tuple[int, Any]:
    async with Rest(server.base) as rest:
        reply = await rest.call("GET", path, **query)
        return reply.status_code, reply.json()


async def test_a_birth_date_tells_sign_element_and_polarity_of_its_lunar_year(server: InThread) -> None:
    status, day = await ask(server, "/api/almanac", date="1984-02-02")
    year = day["year"]
    assert (status, day["date"], year["year"]) == (200, "1984-02-02", 1984)
    assert (year["sign"], year["element"], year["polarity"]) == ("rat", "wood", "yang")
    assert (year["name"], year["pinyin"], year["place"], year["first"], year["last"]) == (
        "甲子", "jiazi", 1, "1984-02-02", "1985-02-19",
    )  # fmt: skip


async def test_the_day_before_new_year_belongs_to_the_old_year(server: InThread) -> None:
    assert (await ask(server, "/api/almanac", date="1984-02-01"))[1]["year"]["sign"] == "pig"


@pytest.mark.parametrize("date", ["tomorrow", "1984-13-01", "1899-05-05", "2101-06-01", ""])
async def test_a_date_we_do_not_know_is_refused_with_a_sentence(server: InThread, date: str) -> None:
    status, error = await ask(server, "/api/almanac", date=date, lang="it")
    assert (status, error["code"]) == (400, "bad-request")
    assert "1984-02-02" in error["text"] or "1900" in error["text"]


async def test_the_cycle_around_a_year_has_sixty_years_each_once(server: InThread) -> None:
    _, cycle = await ask(server, "/api/almanac/cycle", year=2000)
    years = cycle["years"]
    assert [year["year"] for year in years] == list(range(1984, 2044))
    assert [year["place"] for year in years] == list(range(1, 61))
    assert len({(year["sign"], year["element"]) for year in years}) == 60
    assert years[16]["first"] == "2000-02-05"


@pytest.mark.parametrize(("year", "unknown"), [(1900, range(1864, 1900)), (2100, range(2101, 2104))])
async def test_years_of_the_cycle_outside_the_calendar_have_no_dates(
    server: InThread, year: int, unknown: range
) -> None:
    _, cycle = await ask(server, "/api/almanac/cycle", year=year)
    assert [found["year"] for found in cycle["years"] if found["first"] is None] == list(unknown)


@pytest.mark.parametrize("year", [1899, 2101, 10**12])
async def test_a_cycle_outside_the_calendar_is_refused_with_a_sentence(server: InThread, year: int) -> None:
    status, error = await ask(server, "/api/almanac/cycle", year=year)
    assert (status, error["code"]) == (400, "bad-request")
    assert "1900" in error["text"]
