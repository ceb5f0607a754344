"""jade replay."""

import json
from pathlib import Path

import pytest

import jadetable
from jadetable.cli.replay import open_events
from jadetable.conformance.playing import by_bots, play_on
from tests.cli.jade import LANGUAGES, jade


def played(folder: Path, plies: int = 10_000) -> Path:
    """A game of two bots, whole or broken off."""
    match = jadetable.new("zodiac", seats=2, seed=8)
    match.names = ["Ada", "Mei [normal]"]
    play_on(match, by_bots(match, "greedy"), most=plies)
    match.save(folder / "game.jade")
    return folder / "game.jade"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_finished_game_is_told_in_words_with_every_card(tmp_path: Path, lang: str) -> None:
    file = played(tmp_path)
    result = jade("replay", file, "--lang", lang)
    assert result.exit_code == 0
    match = jadetable.load(file)
    assert not any(event.hidden for event in open_events(match))
    assert "Ada" in result.stdout and "Mei" in result.stdout and "[normal]" not in result.stdout
    assert "zodiac-event" not in result.stdout


def test_a_game_that_goes_on_keeps_its_secrets(tmp_path: Path) -> None:
    file = played(tmp_path, plies=12)
    result = jade("replay", file)
    assert "not over yet" in result.stdout
    assert "draws a card." in result.stdout
    assert "seed" not in result.stdout
    assert any(event.hidden for event in open_events(jadetable.load(file)))


def test_a_genuine_file_is_verified(tmp_path: Path) -> None:
    file = played(tmp_path)
    result = jade("replay", file, "--verify")
    assert result.exit_code == 0
    assert result.stdout.startswith("Verified: ")


def test_a_forged_file_fails_with_the_first_wrong_action(tmp_path: Path) -> None:
    file = played(tmp_path)
    held = json.loads(file.read_text())
    held["checks"][7] = "00000000"
    file.write_text(json.dumps(held))
    result = jade("replay", file, "--verify")
    assert result.exit_code == 1
    assert "Not genuine" in result.stderr
    assert "First wrong action: number 7, " in result.stderr
    assert "Traceback" not in result.output


def test_an_impossible_action_is_named(tmp_path: Path) -> None:
    file = played(tmp_path)
    held = json.loads(file.read_text())
    held["actions"][4][1] = 3  # ZODIAC
    file.write_text(json.dumps(held))
    result = jade("replay", file, "--verify", "--lang", "it")
    assert result.exit_code == 1
    assert "l'azione 5 non è possibile" in result.stderr
    assert "la numero 5, " in result.stderr and "Dichiara ZODIAC!" in result.stderr


def test_a_file_that_is_no_game_is_not_genuine(tmp_path: Path) -> None:
    (tmp_path / "odd.jade").write_text("{}")
    result = jade("replay", tmp_path / "odd.jade", "--verify")
    assert result.exit_code == 1
    assert "is not a .jade file" in result.stderr


def test_step_by_step_shows_the_table_after_each_action(tmp_path: Path) -> None:
    file = played(tmp_path)
    result = jade("replay", file, "--step", lines=["", "", "q"])
    assert result.exit_code == 0
    assert result.stdout.count("Draw pile") == 3
    assert "Action 2 of " in result.stdout and "Action 3 of " not in result.stdout
    match = jadetable.load(file)
    assert f" · {match.spell(match.actions[1][1])} " in result.stdout


def test_stepping_ends_with_the_ranking(tmp_path: Path) -> None:
    file = played(tmp_path)
    actions = len(jadetable.load(file).actions)
    result = jade("replay", file, "--step", lines=[""] * actions)
    assert f"Action {actions} of {actions}" in result.stdout
    assert "Rank" in result.stdout.splitlines()[-5]


def test_stepping_through_a_game_that_goes_on_shows_no_hand(tmp_path: Path) -> None:
    result = jade("replay", played(tmp_path, plies=6), "--step", lines=[""] * 6)
    assert result.exit_code == 0
    assert "Your hand" not in result.stdout
