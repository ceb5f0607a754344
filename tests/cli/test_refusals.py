"""Every refusal is one sentence on standard error and exit code 2, without a traceback."""

import json
from pathlib import Path

import pytest

import jadetable
from jadetable.conformance.playing import play_on
from tests.cli.jade import LANGUAGES, jade

REFUSED = 2


def refused(*arguments: object, lang: str = "en") -> str:
    """The sentence of a refusal."""
    result = jade(*arguments, "--lang", lang)
    assert result.exit_code == REFUSED, result.output
    assert result.stdout == ""
    sentence = result.stderr.strip()
    assert sentence and "\n" not in sentence and "Traceback" not in sentence
    assert not sentence.startswith("error-")
    return sentence


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ("rules chess", "no game called “chess”"),
        ("play chess", "no game called “chess”"),
        ("sim chess", "no game called “chess”"),
        ("bench chess", "no game called “chess”"),
        ("play zodiac --seats 99", "2 to 8 seats, not 99"),
        ("sim zodiac --seats 0", "2 to 8 seats, not 0"),
        ("play zodiac --seats -3", "2 to 8 seats, not -3"),
        ("play zodiac --option colour=red", "no option “colour”"),
        ("play zodiac --option arrange=never", "cannot be never"),
        ("sim zodiac --option turns_per_seat=0", "it goes from 1 to 1000"),
        ("sim zodiac --option table_rules", "write name=value"),
        ("play zodiac --bots fiend", "no bot called “fiend”"),
        ("sim zodiac --bots slip:1001", "no bot called “slip:1001”"),
        ("play zodiac --seats 2 --bots easy,normal", "2 bots were named, but only one seat"),
        ("play zodiac --seats 3 --people 4", "4 people do not fit"),
        ("play zodiac --people Ada,Ada", "Two people are called “Ada”"),
        ("play zodiac --seed -1", "A seed is a whole number"),
        ("play zodiac --birthday 1984-13-45", "“1984-13-45” is not a date"),
        ("play zodiac --birthday 1492-10-12", "outside the years"),
        ("sim zodiac --games 0", "at least 1, not 0"),
        ("sign yesterday", "“yesterday” is not a date"),
        ("sign 1750-01-01", "outside the years"),
        ("replay nowhere.jade", "no file nowhere.jade"),
        ("replay nowhere.jade --verify", "no file nowhere.jade"),
        ("play --resume nowhere.jade", "no file nowhere.jade"),
        ("play zodiac --components nowhere.toml", "no file nowhere.toml"),
    ],
)
def test_what_cannot_be_done_is_refused_with_a_sentence(arguments: str, part: str) -> None:
    assert part in refused(*arguments.split())


def test_an_unknown_language_is_refused() -> None:
    assert "no words in “tlh”" in refused("games", lang="tlh")


@pytest.mark.parametrize(("lang", "part"), [("it", "non è una data"), ("zh-Hans", "不是日期")])
def test_refusals_speak_the_chosen_language(lang: str, part: str) -> None:
    assert part in refused("sign", "foo", lang=lang)


def test_a_refusal_inside_a_refusal_is_translated_too(tmp_path: Path) -> None:
    file = saved_game(tmp_path)
    held = json.loads(file.read_text())
    held["seats"] = 99
    file.write_text(json.dumps(held))
    assert "si gioca in 2–8" in refused("replay", file, lang="it")


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("[deck", "not a proper TOML file"),
        ("[deck]\ncats = 'many'", "components are not possible"),
        ("[deck]\nunicorns = 1", "components are not possible"),
        ("[deck]\ncats = 90", "components are not possible"),
    ],
)
def test_bad_components_are_refused(tmp_path: Path, text: str, part: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    assert part in refused("sim", "zodiac", "--components", file)


def saved_game(folder: Path) -> Path:
    """A short game in a file."""
    match = jadetable.new("zodiac", seats=2, seed=1)
    for _ in range(6):
        seat = match.asked[0]
        match.act(seat, match.legal(seat)[0])
    match.save(folder / "game.jade")
    return folder / "game.jade"


@pytest.mark.parametrize("command", ["replay", "play --resume"])
@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", "damaged or not a .jade file"),
        ('{"jade": 1, "game": ', "damaged or not a .jade file"),
        ("[1, 2, 3]", "is not a .jade file"),
        ('{"chess": 1}', "is not a .jade file"),
        ('{"jade": 77}', "of format 77"),
        ('{"jade": 1, "game": "zodiac"}', "says something impossible"),
    ],
)
def test_broken_and_foreign_files_are_refused(tmp_path: Path, command: str, text: str, part: str) -> None:
    file = tmp_path / "odd.jade"
    file.write_text(text)
    assert part in refused(*command.split(), file)


@pytest.mark.parametrize("command", ["replay", "play --resume"])
def test_an_edited_file_is_refused(tmp_path: Path, command: str) -> None:
    file = saved_game(tmp_path)
    held = json.loads(file.read_text())
    held["seed"] = 2
    file.write_text(json.dumps(held))
    assert "It was edited or damaged" in refused(*command.split(), file)


def test_a_finished_game_cannot_be_resumed(tmp_path: Path) -> None:
    match = jadetable.new("zodiac", seats=2, seed=1, options={"turns_per_seat": 1})
    play_on(match)
    match.save(tmp_path / "done.jade")
    assert "already over" in refused("play", "--resume", tmp_path / "done.jade")


def test_a_file_of_another_game_is_refused(tmp_path: Path) -> None:
    file = saved_game(tmp_path)
    file.write_text(file.read_text().replace('"zodiac"', '"mahjong"', 1))
    assert "holds a game of mahjong, not of zodiac" in refused("play", "zodiac", "--resume", file)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_that_cannot_be_saved_says_so(tmp_path: Path, lang: str) -> None:
    (tmp_path / "file").write_text("in the way")
    result = jade("play", "zodiac", "--seats", 2, "--lang", lang, home=tmp_path / "file")
    assert result.exit_code == REFUSED
    assert "Traceback" not in result.output and result.stderr.strip()
