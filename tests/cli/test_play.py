"""jade play, driven by typed lines."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import jadetable
from jadetable import bots
from jadetable.cli.terminal_game import WIPE
from jadetable.conformance.playing import by_bots, moves
from jadetable.core import replay
from jadetable.core.match import Match
from jadetable.core.words import words
from tests.cli.jade import LANGUAGES, interpreted, jade, saved

RAW_MESSAGE = re.compile(r"\b(?:play|zodiac|error|sign|card|bot)-(?!\d)[a-z][a-z-]+\b")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_played_to_its_end(tmp_path: Path, lang: str) -> None:
    result = jade("play", "zodiac", "--seed", 5, "--lang", lang, lines=["1"] * 400, home=tmp_path)
    assert result.exit_code == 0, result.output
    say = words(lang)
    assert say.text("play-over") in result.stdout
    file = saved(tmp_path)
    assert say.text("play-saved", file=str(file)) in result.stdout
    match = replay.verify(file)
    assert match.over and match.seats == 4 and match.seed == 5
    winner = match.names[match.ranking.index(1)].partition(" [")[0]
    assert f"{winner} ★" in result.stdout
    assert RAW_MESSAGE.findall(result.stdout.replace(str(file), "")) == []


def good_play(seed: int, seats: int) -> tuple[Match, list[str]]:
    """A game of sensible players, and what the first of them would type."""
    match = jadetable.new("zodiac", seats=seats, seed=seed)
    lines = []
    for seat, action in moves(match, by_bots(match, "normal")):
        if seat == 0:
            lines.append(str(match.legal(0).index(action) + 1))
    return match, lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_person_who_plays_well_wins_and_reads_so(tmp_path: Path, lang: str) -> None:
    seed, (match, lines) = next(
        (seed, played) for seed in range(50) if (played := good_play(seed, 3))[0].ranking[0] == 1
    )
    command = ["play", "zodiac", "--people", "Ada", "--seats", 3, "--seed", seed, "--lang", lang]
    result = jade(*command, lines=lines, home=tmp_path)
    assert result.exit_code == 0, result.output
    assert words(lang).text("zodiac-prompt-call") in result.stdout
    assert "Ada ★" in result.stdout
    assert jadetable.load(saved(tmp_path)).digest == match.digest


@pytest.mark.parametrize("code", [*bots.LEVELS, "search:50"])
def test_one_can_play_against_every_level(tmp_path: Path, code: str) -> None:
    command = ["play", "zodiac", "--seats", 2, "--seed", 5, "--bots", code, "-o", "turns_per_seat=3"]
    result = jade(*command, lines=["1", "1"], home=tmp_path)
    assert result.exit_code == 0, result.output
    match = jadetable.load(saved(tmp_path))
    assert match.names == ["", f"Mei [{code}]"]
    assert 1 in {seat for seat, _ in match.actions}


def test_a_whole_game_against_a_bot_that_thinks_ahead(tmp_path: Path) -> None:
    command = ["play", "zodiac", "--seats", 2, "--seed", 5, "--bots", "search:2", "-o", "turns_per_seat=3"]
    result = jade(*command, lines=["1"] * 20, home=tmp_path)
    assert result.exit_code == 0, result.output
    assert "Mei (search:2)" in result.stdout and "ended at its length limit" in result.stdout
    assert replay.verify(saved(tmp_path)).over


def test_unknown_bots_are_refused_before_a_saved_game_is_read(tmp_path: Path) -> None:
    result = jade("play", "--resume", tmp_path / "nowhere.jade", "--bots", "easy,fiend", home=tmp_path)
    assert result.exit_code == 2
    assert "no bot called “fiend”" in result.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_waits_for_a_bot_that_learns_to_think_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    said: list[str] = []
    monkeypatch.setattr("jadetable.core.compiled.is_prepared", lambda owner, part: part != "search")
    monkeypatch.setattr("jadetable.bots.search.prepare", lambda game, tell: tell("in English"))
    monkeypatch.setattr("jadetable.core.compiled.tell", said.append)
    result = jade("play", "zodiac", "--seats", 2, "--seed", 5, "--bots", "search:2", "--lang", lang, home=tmp_path)
    assert said == []  # the engine does not say it again
    say = words(lang)
    waiting = say.text("play-teaching", title=say.text("zodiac-title"))
    assert "".join(waiting.split()) in "".join(result.stderr.split())


def test_words_of_a_choice_are_enough(tmp_path: Path) -> None:
    result = jade("play", "zodiac", "--seed", 5, lines=["draw", "discard ox"], home=tmp_path)
    assert "You chose: Draw a card" in result.stdout
    assert "You chose: Discard Ox from the hand" in result.stdout
    assert "You discard Ox from the hand." in result.stdout


def test_an_action_can_be_spelled_in_any_language(tmp_path: Path) -> None:
    lines = ["draw", "DH.OX"]
    result = jade("play", "zodiac", "--seed", 5, "--lang", "it", lines=lines, home=tmp_path)
    match = jadetable.load(saved(tmp_path))
    assert [match.spell(action) for seat, action in match.actions if seat == 0][:2] == ["DRAW", "DH.ox"]
    assert f"Hai scelto: {match.describe(0, match.parse('DH.ox'), 'it')}" in result.stdout


def test_a_spelled_action_that_cannot_be_is_answered_with_the_reason(tmp_path: Path) -> None:
    lines = ["LAY.dragon", "LAY.unicorn", "STEAL.1", "WIN.now", "w LAY.dragon", "w draw"]
    result = jade("play", "zodiac", "--seed", 5, lines=lines, home=tmp_path)
    text = " ".join(result.stdout.split())
    assert text.count("✗ Lay Dragon face up: Begin your turn first") == 2
    assert "“unicorn” is no card of this action; possible are: rat, ox," in text
    assert "“STEAL.1” should be written STEAL.distance.card, for instance STEAL.1.rat." in text
    assert "No choice fits “WIN.now”." in text
    assert "You may do that: Draw a card" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_tells_how_actions_are_spelled(tmp_path: Path, lang: str) -> None:
    result = jade("play", "zodiac", "--seed", 5, "--lang", lang, lines=["?"], home=tmp_path)
    text = " ".join(result.stdout.split())
    assert "LAY.rat" in text and "w STEAL.1.rat" in text


def test_words_that_fit_several_choices_list_them(tmp_path: Path) -> None:
    result = jade("play", "zodiac", "--seed", 5, lines=["1", "discard"], home=tmp_path)
    assert "Several choices fit “discard”:" in result.stdout
    mine = [action for seat, action in jadetable.load(saved(tmp_path)).actions if seat == 0]
    assert mine == [0]  # drew, and nothing since


def test_enter_alone_takes_the_only_choice(tmp_path: Path) -> None:
    result = jade("play", "zodiac", "--seed", 5, lines=[""], home=tmp_path)
    assert "Press Enter to go on." in result.stdout
    assert "You draw Rat." in result.stdout


def test_what_fits_nothing_is_explained(tmp_path: Path) -> None:
    result = jade("play", "zodiac", "--seed", 5, lines=["99", "unicorn", "x"], home=tmp_path)
    assert "There is no choice 99; the numbers go from 1 to 1." in result.stdout
    assert "No choice fits “unicorn”." in result.stdout


def test_rules_options_log_and_reasons_can_be_asked_for(tmp_path: Path) -> None:
    lines = ["?", "o", "h", "w", "w lay dragon", "w draw", "w 3", "w unicorn", "w discard"]
    result = jade("play", "zodiac", "--seed", 5, "-o", "pangu_wild=2", lines=lines, home=tmp_path)
    text = result.stdout
    assert "Zodiac 生肖: the rules" in text and "Six and six" in text
    assert "Options in force" in text and "2 ← changed" in text
    assert "What happened so far" in text
    assert "✗ Lay Dragon face up: Begin your turn first" in text
    assert "You may do that: Draw a card" in text
    assert "✗ Call ZODIAC!: " in text
    assert "No action of this game fits “unicorn”." in text
    assert re.search(r"\.\.\. and \d+ more\.", text)


def test_the_end_of_input_saves_the_game_and_leaves_politely(tmp_path: Path) -> None:
    result = jade("play", "zodiac", "--seed", 5, "--lang", "it", lines=["1", "1"], home=tmp_path)
    assert result.exit_code == 0
    assert f"Per riprendere: jade play --resume {saved(tmp_path)}" in result.stdout


def test_save_quit_and_resume_give_the_same_state(tmp_path: Path) -> None:
    file = tmp_path / "mine.jade"
    lines = ["1", "1", f"s {file}", "q", "n"]
    first = jade("play", "zodiac", "--seed", 6, "--seats", 3, "--bots", "easy,normal", lines=lines, home=tmp_path)
    assert f"Saved: {file}" in first.stdout and "was not saved" in first.stdout
    before = jadetable.load(file)
    assert before.names == ["", "Mei [easy]", "Tao [normal]"]
    second = jade("play", "--resume", file, home=tmp_path)
    assert second.exit_code == 0
    after = jadetable.load(file)
    assert (after.digest, after.actions, after.names) == (before.digest, before.actions, before.names)
    assert "Mei (Easy), Tao (Normal)" in second.stdout
    assert "draws for the deal" not in second.stdout  # told in the first sitting
    third = jade("play", "--resume", file, lines=["1"] * 400, home=tmp_path)
    assert "The game is over." in third.stdout
    assert replay.verify(file).over


def test_quitting_offers_to_save_and_can_be_taken_back(tmp_path: Path) -> None:
    result = jade("play", "zodiac", "--seed", 5, lines=["q", "c", "q", ""], home=tmp_path)
    assert result.stdout.count("Save the game before you leave?") == 2
    assert saved(tmp_path).exists()


def test_a_file_of_somebody_else_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "precious.jade").write_text("precious")
    result = jade("play", "zodiac", "--seed", 5, lines=[f"s {tmp_path / 'precious'}"], home=tmp_path / "home")
    assert "choose another name" in result.stdout
    assert (tmp_path / "precious.jade").read_text() == "precious"


def test_two_people_at_one_keyboard_have_a_curtain_between_them(tmp_path: Path) -> None:
    command = ["play", "zodiac", "--people", "Ada,Bruno", "--seats", 2, "--seed", 3]
    result = jade(*command, lines=["", "1", "1", "", "1", "1", ""], home=tmp_path)
    curtains = re.findall(r"Pass the keyboard to (\w+)\.", result.stdout)
    assert curtains == ["Ada", "Bruno", "Ada"] or curtains == ["Bruno", "Ada", "Bruno"]
    first, second = curtains[:2]
    middle = result.stdout.partition(f"Pass the keyboard to {second}")[2].partition("Pass the keyboard")[0]
    assert f"▶ {second} ─" in middle and f"{first} draws a card." in middle
    assert f"{first}: Begin" not in middle


def test_a_single_person_sees_no_curtain(tmp_path: Path) -> None:
    result = jade("play", "zodiac", "--people", "Ada", "--seed", 3, lines=["1"] * 400, home=tmp_path)
    assert "Pass the keyboard" not in result.stdout


def test_a_hot_seat_game_in_which_everybody_is_a_person_ends(tmp_path: Path) -> None:
    command = ["play", "zodiac", "--people", 3, "--seats", 3, "--seed", 3, "-o", "turns_per_seat=2"]
    result = jade(*command, lines=[*(["", "1", "1"] * 12)], home=tmp_path)
    assert result.exit_code == 0, result.output
    assert "The game ended at its length limit." in result.stdout
    assert "★" not in result.stdout


def test_without_people_the_bots_play_and_one_watches(tmp_path: Path) -> None:
    result = jade("play", "zodiac", "--people", 0, "--seats", 2, "--seed", 3, home=tmp_path)
    assert result.exit_code == 0
    assert "The game is over." in result.stdout and "Your hand" not in result.stdout
    assert re.search(r"(Mei|Tao) draws \w+\.", result.stdout.partition("shows the whole hand")[0]) is None


def test_a_game_may_read_entries_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def read_entry(text: str, view: dict[str, Any], facts: dict[str, Any]) -> list[int] | None:
        assert view["seat"] == 0
        return {"throw": [0, 37 + 1, 9 + 1], "cheat": [0, 3]}.get(text)

    monkeypatch.setattr("jadetable.games.zodiac.terminal.read_entry", read_entry, raising=False)
    result = jade("play", "zodiac", "--seed", 5, "--lang", "it", lines=["cheat", "throw"], home=tmp_path)
    assert "Passo 2: La dichiarazione" in result.stdout
    mine = [action for seat, action in jadetable.load(saved(tmp_path)).actions if seat == 0]
    assert mine == [0, 38, 10]


def test_the_seed_stays_secret_until_the_end(tmp_path: Path) -> None:
    lines = ["1", "o", "h"]
    result = jade("play", "zodiac", "--seed", 987654321, lines=lines, home=tmp_path)
    assert "987654321" not in result.stdout


def test_more_people_and_bots_than_usual_get_a_larger_table(tmp_path: Path) -> None:
    result = jade("play", "zodiac", "--people", "A,B,C", "--bots", "easy,easy,easy", "--seed", 3, home=tmp_path)
    assert "6 at the table" in result.stdout


def test_birthdays_and_components_are_accepted(tmp_path: Path) -> None:
    file = tmp_path / "short.toml"
    file.write_text("[engine]\nturns_per_seat = 1\n")
    command = ["play", "zodiac", "--birthday", "1984-02-02", "--birthday", "2000-01-01", "--components", file]
    result = jade(*command, lines=["1"] * 40, home=tmp_path)
    assert result.exit_code == 0
    match = jadetable.load(saved(tmp_path))
    assert match.birthdays == (19840202, 20000101) and match.truncated


def test_first_place_has_its_star_in_a_game_cut_off_only_where_the_game_pays_it(tmp_path: Path) -> None:
    paid = jade("play", "wuxing", "--option", "max_turns=1", "--seed", 1, lines=["1"] * 99, home=tmp_path)
    assert "length limit" in paid.stdout and "★" in paid.stdout
    unpaid = jade("play", "zodiac", "--option", "turns_per_seat=1", "--seed", 1, lines=["1"] * 99, home=tmp_path)
    assert "length limit" in unpaid.stdout and "★" not in unpaid.stdout


# --- in a real terminal -----------------------------------------------------------------------------------------------


PROMPT = "▸"


class Terminal:
    """A command in a pseudo terminal."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self.screen, inner = pty.openpty()
        settings = interpreted(XDG_DATA_HOME=str(home), TERM="xterm-256color", COLUMNS="80", LINES="60")
        command = [sys.executable, "-m", "jadetable", *arguments]
        # Whatever a shell starts in the background ignores ctrl-C, and so do its children; not so in a terminal.
        before = signal.signal(signal.SIGINT, signal.default_int_handler)
        self.child = subprocess.Popen(command, stdin=inner, stdout=inner, stderr=inner, env=settings, close_fds=True)
        signal.signal(signal.SIGINT, before)
        os.close(inner)

    def until(self, part: str, seconds: float = 60) -> str:
        """Everything shown until this text appears."""
        shown, deadline = b"", time.monotonic() + seconds
        while part not in shown.decode(errors="ignore"):
            ready, _, _ = select.select([self.screen], [], [], max(0.0, deadline - time.monotonic()))
            assert ready, f"waited in vain for {part!r}: {shown.decode(errors='replace')}"
            shown += os.read(self.screen, 65536)
        return shown.decode(errors="replace")

    def type(self, text: str) -> None:
        """Type something."""
        os.write(self.screen, text.encode())

    def interrupt(self, tries: int = 6) -> None:
        """Press ctrl-C; again if nothing happens: in the instant between prompt and reading, Python waits for a key."""
        for _ in range(tries):
            self.child.send_signal(signal.SIGINT)
            if select.select([self.screen], [], [], 10.0)[0]:
                return

    def close(self) -> int:
        """Wait for the end; the exit code."""
        return self.child.wait(timeout=60)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *failure: object) -> None:
        if self.child.poll() is None:
            self.child.kill()
            self.child.wait()
        os.close(self.screen)


def test_on_a_terminal_the_screen_is_wiped_before_and_after_the_curtain(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "zodiac", "--people", "Ada,Bruno", "--seats", "2", "--seed", "3") as terminal:
        assert "Pass the keyboard to" in terminal.until(PROMPT)
        terminal.type("\n")
        shown = terminal.until(PROMPT)
        assert WIPE in shown and "Your hand" in shown.partition(WIPE)[2]
        terminal.type("1\n")
        terminal.until(PROMPT)
        terminal.type("1\n")
        curtain = terminal.until(PROMPT)
        assert "Pass the keyboard to" in curtain
        assert WIPE in curtain and "Your hand" not in curtain.partition(WIPE)[2]
        terminal.type("\n")
        assert WIPE in terminal.until(PROMPT)
        terminal.interrupt()
        assert "Goodbye!" in terminal.until("jade play --resume")
        assert terminal.close() == 0
    assert not jadetable.load(saved(tmp_path)).over
