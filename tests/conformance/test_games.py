"""The suite over every game of the house."""

import pytest

from jadetable.core import registry
from tests.conformance import suite
from tests.conformance.cases import Case, all_cases, one_case_each
from tests.conformance.pending import check_pending_answers_are_secret

ALL = all_cases()
# Events that need not happen in these games, and why.
SELDOM = {"mandarin": {"EMPTY": "all 72 figures must be out of the Pagoda; tests/games/mandarin empties it by hand"}}


@pytest.mark.parametrize("case", ALL, ids=str)
def test_play_ends_in_good_order(case: Case) -> None:
    suite.check_play_ends_in_good_order(case)


@pytest.mark.parametrize("case", ALL, ids=str)
def test_masks_are_what_act_accepts(case: Case) -> None:
    suite.check_masks_are_what_act_accepts(case)


@pytest.mark.parametrize("case", ALL, ids=str)
def test_nobody_can_tell_two_worlds_apart(case: Case) -> None:
    suite.check_secrets(case)


@pytest.mark.parametrize("case", ALL, ids=str)
def test_masks_need_no_secrets(case: Case) -> None:
    suite.check_masks_need_no_secrets(case)


@pytest.mark.parametrize("case", ALL, ids=str)
def test_pending_answers_are_secret(case: Case) -> None:
    if check_pending_answers_are_secret(case).pairs == 0:
        pytest.skip("nothing to look at: one seat is asked at a time")


@pytest.mark.parametrize("case", ALL, ids=str)
def test_the_same_seed_gives_the_same_game(case: Case) -> None:
    suite.check_same_seed_same_game(case)


@pytest.mark.parametrize("case", one_case_each(), ids=str)
def test_copies_are_independent(case: Case) -> None:
    suite.check_copies_are_independent(case)


@pytest.mark.parametrize("case", one_case_each(), ids=str)
def test_imagined_worlds_can_be_played(case: Case) -> None:
    suite.check_imagined_worlds_can_be_played(case)


@pytest.mark.parametrize("case", one_case_each(), ids=str)
def test_what_is_not_displayed_stays_out_of_views(case: Case) -> None:
    suite.check_undisplayed(case)


@pytest.mark.parametrize("slug", registry.slugs())
def test_every_action_is_spelled_in_a_way_of_its_own(slug: str) -> None:
    suite.check_spelling(registry.find(slug))


@pytest.mark.parametrize("slug", registry.slugs())
def test_whatever_is_declared_to_happen_happens(slug: str) -> None:
    suite.check_every_event_happens([case for case in ALL if case.game.slug == slug], SELDOM.get(slug, {}))
