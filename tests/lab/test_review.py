"""Looking back on finished games of every kind."""

import pytest

import jadetable as jt
from jadetable import bots
from jadetable.core import compiled, registry
from jadetable.core.errors import BadReplay
from jadetable.core.match import Match
from jadetable.lab import review
from tests.cli.jade import LANGUAGES, jade

pytestmark = pytest.mark.skipif(compiled.INTERPRETED, reason="too slow when interpreted")


def finished(slug: str) -> Match:
    """A game with a player who errs."""
    match = jt.new(slug, seed=6)
    players = [bots.make(match.game, "slip:300" if seat == 0 else "greedy", 6) for seat in range(match.seats)]
    while not match.over:
        match.act(match.asked[0], players[match.asked[0]].choose(match.know(match.asked[0])))
    return match


@pytest.mark.slow
@pytest.mark.parametrize("slug", registry.slugs())
def test_a_review_accounts_for_the_whole_result(slug: str, tmp_path: object) -> None:
    match = finished(slug)
    found = review.review(match, playouts=24)
    assert [one.result for one in found.accounts] == list(review.results(match))
    for one in found.accounts:
        assert one.start + one.own + one.others + one.luck == pytest.approx(one.result)
        assert one.curve[-1] == (len(match.actions), one.result)
    assert 0 <= found.luck_share <= 1
    assert len(found.costly) <= review.COSTLIEST
    for turning in found.costly:
        assert turning.cost > 0
        assert all(review.text_of(turning, match, lang) for lang in LANGUAGES)


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    with pytest.raises(BadReplay):
        review.review(jt.new("zodiac", seed=1))


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_tells_it_in_every_language(lang: str, tmp_path: object) -> None:
    match = finished("wuxing")
    match.save(f"{tmp_path}/game.jade")
    result = jade("review", f"{tmp_path}/game.jade", "--playouts", 24, "--lang", lang)
    assert result.exit_code == 0, result.output
    assert "%" in result.stdout and "review-" not in result.stdout
