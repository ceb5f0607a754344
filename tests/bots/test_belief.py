"""What search believes of worlds it dreams up: likelier than chance, and in keeping with all that its seat knows."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

import jadetable as jt
from jadetable import bots
from jadetable.bots.belief import believe_undecided
from jadetable.conformance.cases import Options, manners, seat_counts
from jadetable.core import compiled, record, registry
from jadetable.core.match import Match
from jadetable.core.record import Records
from jadetable.games.zodiac import bot_belief
from scripts import beliefs

SIGNS = 12
GAMES = [registry.find(slug) for slug in registry.house_slugs()]
compiled_only = pytest.mark.skipif(compiled.INTERPRETED, reason="too slow when interpreted")


def moments(slug: str, seats: int, seed: int = 3, options: Options | None = None) -> Iterator[tuple[Match, int]]:
    """A game of baseline players in which seats answer in any order; every moment, and a seat that is asked."""
    m = jt.new(slug, seats=seats, seed=seed, options=options)
    players = [bots.make(m.game, "greedy", seed + seat) for seat in range(seats)]
    order = random.Random(seed)
    while not m.over:
        seat = order.choice(m.asked)
        yield m, seat
        m.act(seat, players[seat].choose(m.know(seat)))


def believed(m: Match, seat: int, entropy: int) -> Records:
    """A world as search believes in it."""
    world = m.imagine(seat, entropy)
    m.game.rules.get("believe", believe_undecided)(m.position.components[0], world[0], seat)
    return world


def seen(m: Match, world: Records, seat: int) -> bytes:
    """All that a seat knows in a world, but for who is still to decide."""
    known = record.new(m.game.state)
    m.game.loops.know(m.position.components, world, 0, seat, known, 0)
    known["asked"] = known["rng"] = 0
    if m.game.slug == "ratdragon":
        known["sheet"]["phase"] = 0
    return known.tobytes()


@compiled_only
@pytest.mark.parametrize(
    ("slug", "options"),
    [(slug, options) for slug in registry.house_slugs() for options in manners(registry.find(slug))],
)
def test_believed_worlds_are_sound_and_look_as_the_real_one_does(slug: str, options: Options) -> None:
    seats = max(3, seat_counts(registry.find(slug))[0])
    for at, (m, seat) in enumerate(moments(slug, seats, options=options)):
        if at % 5 == 0:
            world = believed(m, seat, at + 1)
            assert m.game.rules["check"](m.position.components[0], world[0]) == 0
            assert seen(m, world, seat) == seen(m, m.position.records, seat)


@compiled_only
@pytest.mark.parametrize(("slug", "seats"), [("race", 4), ("ratdragon", 3)])
def test_rivals_who_have_decided_in_secret_are_asked_again(slug: str, seats: int) -> None:
    again = 0
    for at, (m, seat) in enumerate(moments(slug, seats)):
        asked = int(believed(m, seat, at + 1)["asked"][0])
        assert asked & int(m.position.records["asked"][0]) == int(m.position.records["asked"][0])
        again += asked != int(m.position.records["asked"][0])
    assert again > 10


@compiled_only
def test_in_zodiac_rivals_are_believed_to_hold_about_as_many_signs_as_they_do() -> None:
    true: list[int] = []
    dreamt: list[int] = []
    likely: list[int] = []
    for seed in range(12):
        for at, (m, seat) in enumerate(moments("zodiac", 4, seed)):
            if at % 9 == 0 and m.record.turn >= 24:
                worlds = [m.position.records, m.imagine(seat, at + 1), believed(m, seat, at + 1)]
                for found, world in zip((true, dreamt, likely), worlds, strict=True):
                    cards = world["hand"][0, :4, :SIGNS] + world["table"][0, :4, :SIGNS]
                    found += [int((cards[other] > 0).sum()) for other in range(4) if other != seat]
    assert abs(np.mean(likely) - np.mean(true)) < 0.6
    assert np.mean(true) - np.mean(dreamt) > 1.2


@compiled_only
def test_in_zodiac_between_two_a_rival_is_believed_to_have_what_lies_among_the_discards() -> None:
    true: list[int] = []
    dreamt: list[int] = []
    likely: list[int] = []
    for seed in range(40):
        for at, (m, seat) in enumerate(moments("zodiac", 2, seed)):
            s, rival = m.record, 1 - seat
            if at % 7 == 0 and s.hand_n[rival] + s.table_n[rival] == SIGNS:
                for sign in {int(card) for card in s.disc[: max(0, s.disc_n - 1)] if card < SIGNS}:
                    if s.known[rival, sign] + s.table[rival, sign] == 0:
                        worlds = [m.position.records, m.imagine(seat, at + 1), believed(m, seat, at + 1)]
                        for found, world in zip((true, dreamt, likely), worlds, strict=True):
                            found.append(int(world["hand"][0, rival, sign] > 0))
    assert len(true) > 50
    assert np.mean(true) > 0.9 and np.mean(likely) > 0.8
    assert np.mean(dreamt) < 0.6


@compiled_only
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_in_zodiac_believed_hands_are_nearer_to_the_true_ones_than_dealt_ones(seats: int) -> None:
    dealt, likely = beliefs.judge(seats, count=60, dreams=40, seed=2)
    assert likely < dealt - 0.05


@compiled_only
def test_the_fit_of_beliefs_finds_the_weights_in_use() -> None:
    fitted = beliefs.fit(beliefs.differences(2, rows=4000, seed=9))
    used = bot_belief.WEIGHTS[0]
    assert np.corrcoef(fitted, used)[0, 1] > 0.9
