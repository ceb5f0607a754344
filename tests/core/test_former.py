"""What an earlier version wrote opens and goes on: saved games, and components in full."""

import json
from pathlib import Path
from typing import Any

import pytest

import jadetable as jt
from jadetable.conformance.playing import by_bots, play_on
from jadetable.core import registry, replay
from jadetable.core.components import plain
from jadetable.core.errors import BadReplay
from tests.cli.jade import LANGUAGES, jade
from tests.former import make

FORMER = Path(make.__file__).parent
SAMPLED = sorted(make.GAMES)  # the games there were at that time
OTHER = "0123456789abcdef"  # the fingerprint of some other rules
# What was the rule then, and still is in a game that was begun by it.
FORMER_NUMBERS = {"race": {"limits": {"river_keep": 2}}}
FORMER_DEFAULTS = [("race", "river_keep", 2), ("mandarin", "overtake_empty", "normal")]


def told(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def edited(tmp_path: Path, name: str, **changes: Any) -> Path:
    path = tmp_path / name
    path.write_text(json.dumps(told(FORMER / name) | changes), encoding="utf-8")
    return path


def test_samples_are_of_an_earlier_version() -> None:
    for slug in SAMPLED:
        for kind in ("running", "finished"):
            file = told(FORMER / f"{slug}-{kind}.jade")
            assert file["rules"] != registry.find(slug).digest, "made by the rules of an earlier version"
            assert file["over"] == (kind == "finished") and file["actions"]


@pytest.mark.parametrize("slug", SAMPLED)
def test_a_finished_game_of_an_earlier_version_is_verified(slug: str) -> None:
    path = FORMER / f"{slug}-finished.jade"
    match = jt.verify(path)
    assert match.over and list(match.ranking) == told(path)["ranking"]
    assert match.names[0] == "Ada" and not match.faults


@pytest.mark.parametrize("slug", SAMPLED)
def test_a_running_game_of_an_earlier_version_plays_on_and_is_saved_by_present_rules(slug: str, tmp_path: Path) -> None:
    match = jt.load(FORMER / f"{slug}-running.jade")
    assert not match.over and match.asked
    play_on(match, by_bots(match, "greedy"))
    match.save(tmp_path / "on.jade")
    assert jt.verify(tmp_path / "on.jade").digest == match.digest
    assert replay.read(tmp_path / "on.jade").rules == match.game.digest


@pytest.mark.parametrize(("slug", "option", "then"), FORMER_DEFAULTS)
@pytest.mark.parametrize("kind", ["running", "finished"])
def test_a_game_goes_on_by_the_default_it_was_begun_with(slug: str, option: str, then: Any, kind: str) -> None:
    path = FORMER / f"{slug}-{kind}.jade"
    assert told(path)["options"][option] == then, "a file states every option"
    assert jt.load(path).options[option] == then != jt.new(slug).options[option]


@pytest.mark.parametrize("kind", ["running", "finished"])
def test_an_option_that_did_not_exist_then_has_the_value_that_changes_nothing(kind: str) -> None:
    path = FORMER / f"zodiac-{kind}.jade"
    assert "discarded_cat" not in told(path)["options"]
    assert jt.load(path).options["discarded_cat"] == "quiet"


@pytest.mark.parametrize("slug", SAMPLED)
def test_components_stored_in_full_by_an_earlier_version_are_those_of_today(slug: str) -> None:
    game, stored = registry.find(slug), told(FORMER / f"{slug}-running.jade")["components"]
    changes = make.CHANGES if slug == make.EDITED else FORMER_NUMBERS.get(slug)
    assert game.load_components(stored) == game.load_components(changes)
    assert stored != plain(game.load_components(stored)), "they had another form"


@pytest.mark.parametrize(
    ("slug", "edit"),
    [
        ("mandarin", {"game": {"seats_max": 4}, "limits": {"round_limit": 9}}),
        ("race", {"limits": {"max_rounds": 9}}),
        ("ratdragon", {"game": {"players_max": 4}}),
        ("wuxing", {"game": {"players": [2, 4]}, "engine": {"max_turns": 9}}),
        ("zodiac", {"players": {"max": 4}, "engine": {"turns_per_seat": 9}}),
    ],
)
def test_numbers_edited_where_they_stood_then_are_found_where_they_stand_now(slug: str, edit: dict[str, Any]) -> None:
    game = registry.find(slug)
    stored = told(FORMER / f"{slug}-running.jade")["components"]
    for table, numbers in edit.items():
        stored[table] |= numbers
    parts = game.load_components(stored)
    as_printed = game.load_components()
    assert parts.game.limit == (9 if slug != "ratdragon" else 0)
    assert parts.game.seats == [as_printed.game.seats[0], as_printed.game.seats[1] if slug == "race" else 4]


def test_a_place_that_is_still_used_keeps_what_a_present_file_says() -> None:
    assert registry.find("mandarin").load_components({"game": {"minutes": [20, 30]}}).game.minutes == [20, 30]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_verify_says_when_only_actions_and_result_could_be_checked(tmp_path: Path, lang: str) -> None:
    checks = ["00000000" for _ in told(FORMER / "wuxing-finished.jade")["checks"]]
    path = edited(tmp_path, "wuxing-finished.jade", checks=checks)
    assert jt.load(path).over
    result = jade("replay", path, "--verify", "--lang", lang)
    assert result.exit_code == 0
    expected = {"en": "Checked in part", "it": "Verificato in parte", "zh-Hans": "部分验证"}
    assert result.stdout.startswith(expected[lang])


def test_other_rules_in_a_file_are_no_excuse_for_a_wrong_action_or_result(tmp_path: Path) -> None:
    name = "wuxing-finished.jade"
    actions = told(FORMER / name)["actions"]
    actions[4] = [actions[4][0], 38]
    with pytest.raises(BadReplay, match="action 5 is not possible by these"):
        jt.load(edited(tmp_path, name, actions=actions))
    with pytest.raises(BadReplay, match="does not end as"):
        jt.load(edited(tmp_path, name, ranking=told(FORMER / name)["ranking"][::-1]))


def test_present_rules_stay_strict_and_editing_them_is_told(tmp_path: Path) -> None:
    path = tmp_path / "game.jade"
    play_on(jt.new("zodiac", seats=2, seed=3), most=6).save(path)
    file = told(path)
    forged = file | {"checks": [*file["checks"][:-1], "00000000"]}
    path.write_text(json.dumps(forged), encoding="utf-8")
    assert jade("replay", path, "--verify").exit_code == 1
    path.write_text(json.dumps(forged | {"rules": OTHER}), encoding="utf-8")
    assert jade("replay", path, "--verify").stdout.startswith("Checked in part")
