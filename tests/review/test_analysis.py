"""Looking back on finished games of every kind."""

import json
from pathlib import Path

import pytest

import jadetable as jt
from jadetable.bots.search import Advice
from jadetable.cli import review as command
from jadetable.conformance.playing import by_bots, play_on
from jadetable.core import compiled, registry
from jadetable.core.dice import Dice
from jadetable.core.errors import BadReplay
from jadetable.core.knowledge import Knowledge
from jadetable.core.match import Match
from jadetable.review import analysis
from jadetable.review.analysis import Account, Review, Step, Turning, what_choices_did
from tests.cli.jade import LANGUAGES, jade

compiled_only = pytest.mark.skipif(compiled.INTERPRETED, reason="too slow when interpreted")


def finished(slug: str) -> Match:
    """A game with a player who errs."""
    match = jt.new(slug, seed=6)
    return play_on(match, by_bots(match, "slip:300", *["greedy"] * (match.seats - 1)))


@compiled_only
@pytest.mark.slow
@pytest.mark.parametrize("slug", registry.house_slugs())
def test_a_review_accounts_for_the_whole_result(slug: str) -> None:
    match = finished(slug)
    found = analysis.review(match, playouts=24)
    assert [one.result for one in found.accounts] == list(analysis.results(match))
    for one in found.accounts:
        assert one.start + one.own + one.others + one.luck == pytest.approx(one.result)
        assert one.curve[-1] == (len(match.actions), one.result)
    assert 0 <= found.luck_share <= 1
    assert slug != "race" or found.luck_share < 0.5, "after the deal there is no chance in a race"
    assert len(found.costly) <= analysis.COSTLIEST * match.seats
    for turning in found.costly:
        assert turning.cost > 0
        assert all(analysis.text_of(turning, match, lang) for lang in LANGUAGES)


@compiled_only
def test_a_game_that_goes_on_is_not_reviewed() -> None:
    with pytest.raises(BadReplay):
        analysis.review(jt.new("zodiac", seed=1))


@compiled_only
@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_tells_it_in_every_language(lang: str, tmp_path: object) -> None:
    match = finished("wuxing")
    match.save(f"{tmp_path}/game.jade")
    result = jade("review", f"{tmp_path}/game.jade", "--playouts", 24, "--lang", lang)
    assert result.exit_code == 0, result.output
    assert "%" in result.stdout and "review-" not in result.stdout


# --- what was choices, and what was chance ----------------------------------------------------------------------------


def test_a_costly_choice_is_the_seats_own_doing() -> None:
    steps = [Step(0, (0.5, 0.5), (0.3, 0.7), chance=True), Step(1, (0.3, 0.7), (0.3, 0.7), chance=True)]
    assert what_choices_did(steps, 0, 0.5, 0.0) == pytest.approx((-0.2, 0.0))
    assert what_choices_did(steps, 1, 0.5, 1.0) == pytest.approx((0.0, 0.2))


def test_without_chance_after_the_deal_what_others_did_moved_the_result() -> None:
    steps = [
        Step(0, (0.6, 0.4), (0.6, 0.4)),
        Step(1, (0.5, 0.5), (0.5, 0.5)),
        Step(0, (0.2, 0.8), (0.2, 0.8)),
        Step(1, (0.1, 0.9), (0.1, 0.9)),
    ]
    own, others = what_choices_did(steps, 0, 0.5, 0.0)
    assert (own, others) == pytest.approx((0.0, -0.6)), "the deal brought 0.1, the other seat took 0.6"
    rolled = [Step(one.seat, one.par, one.after, chance=True) for one in steps]
    assert what_choices_did(rolled, 0, 0.5, 0.0) == (0.0, 0.0)


def test_nobody_is_blamed_for_two_opinions_on_the_same_position() -> None:
    steps = [Step(0, (0.6, 0.4), (0.6, 0.4)), Step(0, (0.3, 0.7), (0.4, 0.6)), Step(1)]
    own, others = what_choices_did(steps, 0, 0.5, 1.0)
    assert (own, others) == pytest.approx((0.1, 0.3))


def test_all_parts_together_are_the_result() -> None:
    one = Account(0, 1.0, 0.25, ((0, 0.3), (9, 1.0)), -0.2, 0.3)
    assert one.start + one.own + one.others + one.luck == pytest.approx(one.result)


def test_a_choice_that_another_one_surely_beats_is_costly_even_if_judgement_makes_it_too() -> None:
    advice = [Advice(4, 99, 0.3, 0.0, 0.0, (0.3, 0.7)), Advice(5, 99, 0.5, 0.2, 0.02, (0.5, 0.5))]
    turning = analysis._turning(7, 0, 4, advice)
    assert turning is not None and turning.better == 5 and turning.cost == pytest.approx(0.2)
    assert analysis._turning(7, 0, 5, advice) is None
    sure = [Advice(4, 99, 1.0, 0.0, 0.0, (1.0, 0.0)), Advice(5, 99, 1.0, 0.2, 0.02, (1.0, 0.0))]
    assert analysis._turning(7, 0, 4, sure) is None, "nothing is better than a game won"


def test_every_choice_named_as_costly_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The judgement's own choice is taken every time, and another one is always better."""

    def think(known: Knowledge, *_: object, asked_for: int) -> list[Advice]:
        own, even = ((0.3, 0.7), (0.7, 0.3))[known.seat], (0.5, 0.5)
        return [Advice(asked_for, 9, 0.3, 0.0, 0.0, own), Advice(asked_for + 1, 9, 0.5, 0.2, 0.01, even)]

    wuxing = jt.new("wuxing", 2, seed=2)
    play_on(wuxing, by_bots(wuxing, "greedy"))
    monkeypatch.setattr(analysis, "think", think)
    monkeypatch.setattr(analysis, "prepare", lambda game: None)
    found = analysis.review(wuxing, 20)
    assert len(found.costly) == analysis.COSTLIEST * wuxing.seats
    for account in found.accounts:
        assert account.own <= -sum(one.cost for one in found.costly if one.seat == account.seat) + 1e-9
    assert sum(account.own for account in found.accounts) == pytest.approx(-0.2 * analysis.SECOND_LOOKS * wuxing.seats)


@pytest.mark.parametrize(("slug", "pile"), [("race", False), ("wuxing", True), ("zodiac", True)])
def test_what_nobody_can_see_is_a_pile_to_draw_from(slug: str, pile: bool) -> None:
    assert analysis.has_pile(jt.new(slug, seed=3)) is pile


@pytest.mark.parametrize("dice", [None, Dice("table", bytes(32))])
def test_dice_are_seen_to_roll_and_bids_are_not(dice: Dice | None) -> None:
    def rolled(slug: str) -> list[bool]:
        table, found = jt.new(slug, seed=3, dice=dice), []
        for _ in range(12):
            seat = table.asked[0]
            found.append(analysis.rolls(table, seat, table.legal(seat)[0]))
            table.act(seat, table.legal(seat)[0])
        return found

    assert not any(rolled("race")) and any(rolled("mandarin"))


def test_a_game_cut_off_is_won_as_it_is_paid() -> None:
    match = jt.new("mandarin", 3, seed=3, options={"round_limit": 10})
    play_on(match, by_bots(match, "random"))
    assert match.truncated and sum(analysis.results(match)) == pytest.approx(1)


# --- the command ------------------------------------------------------------------------------------------------------


def test_all_seats_have_the_same_time_in_their_curves() -> None:
    early, late = ((0, 0.0), (10, 0.99), (100, 1.0)), ((90, 0.0), (100, 1.0))
    assert len(command.line(early)) == len(command.line(late)) == command.POINTS
    assert command.line(early).count("▁") == 4 and command.line(late).count("▁") == 39
    assert command.line(((0, 0.5), (1, 1.0))) == "▅█" and command.line(((0, 1.0),)) == "█"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_numbers_come_as_json_with_luck_cost_and_words(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = jt.new("wuxing", 2, seed=1)
    first, second = match.legal(match.asked[0])[:2]
    turning = Turning(0, match.asked[0], first, 0.25, second, 0.5, 0.01)
    found = Review((Account(0, 1.0, 0.5, ((0, 0.5), (1, 1.0)), -0.25, 0.1),), (turning,), 1)
    match.save(tmp_path / "game.jade")
    monkeypatch.setattr(command, "_look_back", lambda *_: found)
    told = json.loads(jade("review", tmp_path / "game.jade", "--json", "--lang", lang).stdout)
    assert told["accounts"][0]["luck"] == pytest.approx(0.65) and told["luck_share"] == pytest.approx(0.65)
    chosen, better = analysis.text_of(turning, match, lang)
    assert told["costly"][0]["cost"] == 0.25
    assert (told["costly"][0]["chosen_text"], told["costly"][0]["better_text"]) == (chosen, better)
