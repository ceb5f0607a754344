"""The suite over every game of the house."""

from collections import defaultdict

import pytest

from jadetable.games.race.state import ANIMAL_NAMES
from tests.conformance import suite
from tests.conformance.cases import Case, all_cases, one_case_each, walk

ALL = all_cases()


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
    suite.check_pending_answers_are_secret(case)


@pytest.mark.parametrize("case", ALL, ids=str)
def test_the_same_seed_gives_the_same_game(case: Case) -> None:
    suite.check_same_seed_same_game(case)


@pytest.mark.parametrize("case", one_case_each(), ids=str)
def test_copies_are_independent(case: Case) -> None:
    suite.check_copies_are_independent(case)


@pytest.mark.parametrize("case", one_case_each(), ids=str)
def test_imagined_worlds_can_be_played(case: Case) -> None:
    suite.check_imagined_worlds_can_be_played(case)


def test_every_animal_races_at_every_number_of_seats() -> None:
    played = defaultdict(set)
    for case in ALL:
        if case.game.slug != "race":
            continue
        match = case.start()
        for _ in walk(match, most=20 * case.seats):
            pass
        for player in match.view(None)["players"]:
            if match.over or match.view(None)["round"] > 1:
                played[case.seats].add(player["animal"])
    assert played == {seats: set(ANIMAL_NAMES) for seats in (3, 4, 5)}
