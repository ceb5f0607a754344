"""Random races, played by the rules and told once more by the naive version: they agree after every action."""

import random
from typing import Any

import pytest

import jadetable as jt
from jadetable.core.match import Match
from jadetable.games.race.state import ANIMAL_NAMES, KINDS, VALUES
from tests.games.race.naive import Race, Seat

SETTINGS: list[dict[str, Any]] = [
    {},
    {"cat": True, "goat_two_exchanges": True},
    {"dragon_prerace_bonus": False, "deadlock_relief": False, "river_keep": 2},
    {"finish": 60, "river": 10},
    {"finish": 14, "river": 5, "cat": True, "max_rounds": 30},
]


def retell(match: Match) -> Race:
    """The naive table for a match at its auction."""
    s, excluded = match.record, match.printed.actions.excluded_3p
    seats = [Seat(ANIMAL_NAMES[s.animal[k]], int(s.age[k]), match.seats, excluded) for k in range(match.seats)]
    return Race(match.printed, seats, [int(piece) for piece in s.inner], int(s.rot), match.options)


def agree(match: Match, race: Race) -> None:
    """Both tell the same table."""
    s = match.record
    for k, p in enumerate(race.seats):
        hand = [value for value in range(1, VALUES) for _ in range(s.hand_e[k, value])]
        row = [(int(s.area_a[k, place]), int(s.area_e[k, place])) for place in range(s.area_n[k])]
        assert (int(s.pos[k]), int(s.karma[k])) == (p.place, p.karma)
        assert (hand, row) == (sorted(p.energy), p.row)
        assert int(s.hand_a[k]) == sum(1 << card for card in p.cards)
    assert {value: int(s.supply[value]) for value in range(2, VALUES)} == race.supply


def play_both(match: Match, choice: random.Random) -> None:
    """Play to the end at random; the naive version is asked the same questions and comes to the same table."""
    race = retell(match)
    story = race.story()
    question, seats = next(story)
    while True:
        assert (KINDS[match.record.kind].lower(), set(match.asked)) == (question, set(seats))
        answers = {}
        for seat in choice.sample(seats, len(seats)):
            answers[seat] = choice.choice(match.legal(seat))
            match.act(seat, answers[seat])
        try:
            question, seats = story.send(answers)
        except StopIteration:
            break
        agree(match, race)
    agree(match, race)
    assert match.over and list(match.ranking) == race.ranks()


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("setting", range(len(SETTINGS)))
def test_random_races_are_told_the_same_way_twice(seats: int, setting: int) -> None:
    for seed in range(2):
        days = [choice * 10000 + 101 for choice in random.Random(seed).sample(range(1950, 2010), seats)]
        options = {"animal_mode": "random", **SETTINGS[setting]}
        match = jt.new("race", seats=seats, seed=100 * setting + seed, options=options, birthdays=days)
        play_both(match, random.Random(1000 * seats + 10 * setting + seed))


def test_every_animal_runs_beside_the_naive_version() -> None:
    for animal in range(13):
        others = [other for other in (9, 0, 7, 3, 11) if other != animal][:3]
        options = {"animal_mode": "fixed", "animals": [animal, *others], "cat": True, "finish": 24, "river": 8}
        play_both(jt.new("race", seats=4, seed=animal, options=options), random.Random(animal))
