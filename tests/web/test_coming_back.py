"""Hints that lie on the board, the challenge of the day, one's own games, and playing on from a replay."""

import contextlib
import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLong

from jadetable.core import registry
from tests.web.conftest import PATIENCE, NewPage
from tests.web.hands import Hands
from tests.web.test_looking_back import played_by_bots
from tests.web.test_whole_games import OPEN, wish

pytestmark = pytest.mark.slow
TRIES = 4
GAME = {"game": "race", "against": "normal", "seats": 3, "rank": 1, "won": True, "score": 10}


def ask_for_a_hint(page: Page) -> None:
    """Ask until one is shown: while others draw at the same time, or no thread is free, it goes away again."""
    for _ in range(TRIES):
        page.keyboard.press("h")
        with contextlib.suppress(TooLong):
            page.locator(".dock .hints .first").wait_for(timeout=PATIENCE / TRIES)
            return
    raise AssertionError("there is no hint")


@pytest.mark.parametrize("slug", registry.house_slugs())
def test_a_hint_lights_its_choice_on_the_board_and_says_why(new_page: NewPage, slug: str, pictures: Path) -> None:
    page = new_page()
    table = str(page.evaluate(OPEN, wish(slug, people=1, options={}, components=None)))
    page.goto(f"/t/{table}")
    dock = page.locator(".dock[data-prompt]")
    expect(dock).to_be_visible()
    hands = Hands(page)
    while not dock.get_by_role("button", name="Hint").count():  # there is only one choice, or others move
        assert not hands.play(answers=1)
    ask_for_a_hint(page)
    chances = dock.locator(".hints .win").all_inner_texts()
    if len(set(chances[:2])) > 1 or dock.locator(".grounds").count():  # of equal choices there is nothing to tell
        expect(dock.locator(".grounds .beside")).to_be_visible()
    lit = page.locator("[data-lit], .sheet .meant")
    expect(lit.first).to_be_visible()
    if slug == "ratdragon":
        assert page.locator(".sheet .meant").count() == 1, "the creature is drawn like a ghost"
    height = dock.locator(".hints .win").first.bounding_box() if dock.locator(".hints .win").count() else None
    assert height is None or height["height"] < 30, "a chance stands on one line"
    page.screenshot(path=pictures / f"hint-{slug}.png")
    page.keyboard.press("h")
    expect(lit).to_have_count(0)


def test_the_challenge_of_the_day_is_the_same_for_two_visitors(new_page: NewPage) -> None:
    dice = []
    for _ in range(2):
        page = new_page()
        first = page.locator("section[aria-labelledby=daily] li").first
        expect(first).to_contain_text("The Rat and the Dragon")
        first.get_by_role("button").click()
        page.wait_for_url("**/t/*")
        expect(page.locator(".dock[data-prompt]")).to_be_visible()
        dice.append(page.locator(".offers").get_attribute("aria-label"))
        page.goto("/")
        expect(page.locator("section[aria-labelledby=daily] li").first.get_by_role("button")).to_have_text("Go on")
    assert dice[0] == dice[1]


def my_games(page: Page) -> list[str]:
    return [game["table"] for game in page.evaluate("JSON.parse(localStorage['jade-played'] ?? '[]')")]


def test_my_games_go_along_to_another_device_as_a_file(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page()
    games = [{**GAME, "table": f"t{number}", "at": number, "score": number} for number in range(4)]
    page.evaluate("(games) => { localStorage['jade-played'] = JSON.stringify(games); }", games)
    page.goto("/me")
    expect(page.locator(".sums li").first).to_contain_text("4")
    expect(page.locator("figure path")).to_have_count(1)
    with page.expect_download() as taken:
        page.get_by_role("button", name="Save as a file").click()
    taken.value.save_as(tmp_path / "games.json")
    other = new_page("/me")
    other.locator("input[type=file]").set_input_files(tmp_path / "games.json")
    expect(other.get_by_role("status")).to_contain_text("4 games were added")
    assert my_games(other) == my_games(page) == ["t0", "t1", "t2", "t3"]
    (tmp_path / "wrong.json").write_text(json.dumps({"format": "jade-table-games-1", "games": [{"table": 1}]}))
    other.locator("input[type=file]").set_input_files(tmp_path / "wrong.json")
    expect(other.get_by_role("status")).to_contain_text("no file of games")
    assert my_games(other) == ["t0", "t1", "t2", "t3"]


def test_a_replay_is_played_on_from_where_it_stands(new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"/replay/{played_by_bots(page, 'wuxing')}?frame=8&seat=0")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".play > .board")).to_be_visible()
    table = page.url.rpartition("/")[2]
    assert page.request.get(f"/api/tables/{table}").json()["origin"]["ply"] == 8
