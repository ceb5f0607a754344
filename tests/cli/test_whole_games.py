"""Every game of the house is played to its end at the keyboard, in every language."""

import re
from pathlib import Path

import pytest

import jadetable
from jadetable.conformance.cases import seat_counts
from jadetable.conformance.playing import by_bots, moves
from jadetable.core import registry, replay
from jadetable.core.match import Match
from jadetable.core.words import words
from tests.cli.jade import LANGUAGES, jade, saved
from tests.kit.small import few

GAMES = [registry.find(slug) for slug in registry.house_slugs()]
SEATS = {game.slug: seat_counts(game)[0] for game in GAMES}
OPTIONS = {game.slug: few(game, 6) for game in GAMES}  # a short game: the screen of every square takes a while
SEED = 5
LEAKS = re.compile(r"\b(?:play|error|sign|card|bot|almanac|seat|{})-(?!\d)[a-z][a-z-]+\b".format("|".join(SEATS)))


def rehearsed(slug: str, people: int = 1, code: str = "normal") -> tuple[Match, list[str]]:
    """A game of sensible players, and what its first seats would type: numbers, Enter where the keyboard goes on."""
    match = jadetable.new(slug, seats=SEATS[slug], seed=SEED, options=OPTIONS[slug])
    lines, sits = [], 0 if people == 1 else None
    codes = [code if seat < people else "normal" for seat in range(match.seats)]
    for seat, action in moves(match, by_bots(match, *codes)):
        if seat < people:
            lines += [""] * (sits != seat) + [str(match.legal(seat).index(action) + 1)]
            sits = seat
    return match, lines


def table(slug: str, *more: object) -> list[object]:
    """The command that sits down at the rehearsed table."""
    command = ["play", slug, "--seats", SEATS[slug], "--seed", SEED, *more]
    for name, value in OPTIONS[slug].items():
        command += ["-o", f"{name}={value}"]
    return command


def assert_ended_in(lang: str, shown: str, file: Path, match: Match) -> None:
    """The screen shows the ranking of this match in this language, and nothing that is meant for the program."""
    say = words(lang)
    ending = shown.rpartition(say.text("play-over"))[2]
    for part in ("play-rank", "play-name", "play-score"):
        assert say.text(part) in ending
    for seat, score in enumerate(match.scores):
        name = jadetable.load(file).names[seat].partition(" [")[0] or say.text("person-name", number=seat + 1)
        assert re.search(rf"^ *{match.ranking[seat]} +{name}( ★)? +{score} *$", ending, re.MULTILINE), name
    text = shown.replace(str(file), "")
    assert LEAKS.findall(text) == []
    assert re.findall(r"\{ ?\$?\w+ ?\}|[\u2068\u2069]|\bNone\b|Traceback", text) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", SEATS)
def test_a_game_is_played_from_the_deal_to_the_ranking(slug: str, lang: str, tmp_path: Path) -> None:
    match, lines = rehearsed(slug)
    result = jade(*table(slug, "--lang", lang), lines=lines, home=tmp_path)
    assert result.exit_code == 0, result.output
    assert replay.verify(saved(tmp_path)).digest == match.digest
    assert_ended_in(lang, result.stdout, saved(tmp_path), match)


@pytest.mark.parametrize("slug", SEATS)
def test_somebody_who_types_at_random_gets_to_the_end_as_well(slug: str, tmp_path: Path) -> None:
    match, lines = rehearsed(slug, code="slip:700")
    result = jade(*table(slug, "--lang", "it"), lines=lines, home=tmp_path)
    assert result.exit_code == 0, result.output
    assert_ended_in("it", result.stdout, saved(tmp_path), match)


@pytest.mark.parametrize("slug", SEATS)
def test_a_game_put_away_in_the_middle_is_taken_up_again_and_ends(slug: str, tmp_path: Path) -> None:
    match, lines = rehearsed(slug)
    half, file = len(lines) // 2, tmp_path / "half.jade"
    first = jade(*table(slug), lines=[*lines[:half], f"s {file}", "q", "n"], home=tmp_path)
    assert first.exit_code == 0 and f"Saved: {file}" in first.stdout
    before = jadetable.load(file)
    assert not before.over and before.actions == match.actions[: len(before.actions)]
    second = jade("play", "--resume", file, lines=[*lines[half:], *["1"] * 200], home=tmp_path)
    assert second.exit_code == 0, second.output
    after = replay.verify(file)  # bots may choose otherwise than in one sitting: their dice begin anew
    assert after.over and after.actions[: len(before.actions)] == before.actions
    assert_ended_in("en", second.stdout, file, after)


@pytest.mark.parametrize("slug", [slug for slug, seats in SEATS.items() if seats > 1])
def test_two_people_at_one_keyboard_play_a_whole_game(slug: str, tmp_path: Path) -> None:
    match, lines = rehearsed(slug, people=2)
    result = jade(*table(slug, "--people", "Ada,Bruno"), lines=lines, home=tmp_path)
    assert result.exit_code == 0, result.output
    curtains = re.findall(r"Pass the keyboard to (\w+)\.", result.stdout)
    assert curtains == [("Ada", "Bruno")[(curtains[0] == "Bruno") ^ place % 2] for place in range(len(curtains))]
    assert replay.verify(saved(tmp_path)).digest == match.digest
    assert_ended_in("en", result.stdout, saved(tmp_path), match)


def test_of_very_many_choices_the_first_are_listed_and_enter_lists_all(tmp_path: Path) -> None:
    result = jade("play", "ratdragon", "--seats", 1, "--seed", SEED, lines=["1", ""], home=tmp_path)
    short, _, full = result.stdout.rpartition("Draw your creature, square by square.")
    assert "... and 172 more, up to number 180: Enter alone lists them all." in short
    assert "Square h1" in short and "Square l15" not in short
    assert "Square l15" in full and "more, up to number" not in full


def test_who_loses_alone_gets_no_star(tmp_path: Path) -> None:
    result = jade("play", "ratdragon", "--seats", 1, "--seed", SEED, lines=["1"] * 400, home=tmp_path)
    assert jadetable.load(saved(tmp_path)).payoffs == (0.0,)
    assert "The game is over." in result.stdout and "★" not in result.stdout


def test_the_draft_of_the_race_tells_what_every_animal_can_do(tmp_path: Path) -> None:
    result = jade("play", "race", "--seed", SEED, "-o", "cat=true", home=tmp_path)
    for animal in ("rat", "goat", "cat"):
        assert words("en").text(f"race-table-ability-{animal}") in result.stdout
