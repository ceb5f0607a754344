"""What every game must keep to, as plain functions that fail with a sentence."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from jadetable.bots import make
from jadetable.conformance.cases import Case, stops, walk
from jadetable.core.errors import IllegalAction, NotAsked
from jadetable.core.game import Game
from jadetable.core.knowledge import Knowledge
from jadetable.core.match import Match
from jadetable.core.notation import parse, spell
from jadetable.core.record import SPECTATOR, as_records
from jadetable.nets.weights import load, place_of

SAMPLE = 80  # actions checked for a seat at a moment


def viewers(match: Match) -> range:
    """Every seat and a spectator."""
    return range(SPECTATOR, match.seats)


def known_bytes(match: Match, seat: int) -> bytes:
    """What a seat may know, to the byte."""
    return match.know(seat).records.tobytes()


def check_play_ends_in_good_order(case: Case) -> None:
    """Somebody is always asked and can answer, nothing is ever wrong with the state, and the declared bound holds."""
    match = case.start()
    assert match.faults == [], match.faults
    bound = match.position.longest
    for _ in walk(match):
        assert match.asked, "nobody is asked, yet the game goes on"
        for seat in range(match.seats):
            assert bool(match.legal(seat)) == (seat in match.asked), f"seat {seat}: asked and mask disagree"
        assert match.faults == [], f"after action {len(match.actions)}: {match.faults}"
        assert len(match.actions) <= bound, "longer than declared"
    assert match.over and match.asked == () and match.faults == []
    assert sorted(match.ranking)[0] == 1, match.ranking
    assert all(rank == 1 + sum(other < rank for other in match.ranking) for rank in match.ranking), match.ranking
    assert match.position.ply == len(match.actions)


def check_masks_are_what_act_accepts(case: Case) -> None:
    """For every action: in the mask, accepted by act, and without a reason against it are the same thing."""
    for match in stops(case.start(), every=9, most=12):
        before = match.digest
        for seat in range(match.seats):
            allowed = set(match.legal(seat))
            for action in _worth_checking(match, seat, allowed):
                _check_action(match, seat, action, action in allowed)
        assert match.digest == before, "looking or refusing changed the state"


def _worth_checking(match: Match, seat: int, allowed: set[int]) -> list[int]:
    """Which actions to check: all of a small game; else, or for a seat that is not asked, a changing sample."""
    chance = np.random.default_rng(len(match.actions) * 8 + seat)
    forbidden = [action for action in range(match.game.actions.size) if action not in allowed]
    most = SAMPLE if seat in match.asked else SAMPLE // 8
    return [
        int(action)
        for kind in (sorted(allowed), forbidden)
        for action in (kind if len(kind) <= most else chance.choice(kind, most, replace=False))
    ]


def _check_action(match: Match, seat: int, action: int, allowed: bool) -> None:
    reason = match.why_not(seat, action)
    assert (reason is None) == allowed, f"seat {seat}, action {action}: allowed is {allowed}, why_not says {reason!r}"
    if allowed:
        match.clone().act(seat, action)
        return
    try:
        match.act(seat, action)
    except (IllegalAction, NotAsked):
        return
    except Exception as error:
        if type(error).__name__ == "GameOver":
            return
        raise
    raise AssertionError(f"seat {seat}: act took action {action}, which the mask forbids")


def check_spelling(game: Game) -> None:
    """Every action has a spelling of its own that reads back, in large and small letters."""
    spelled = [spell(game, action) for action in range(game.actions.size)]
    assert len({text.lower() for text in spelled}) == len(spelled)
    for action, text in enumerate(spelled):
        assert text.isascii() and " " not in text, text
        assert parse(game, text) == parse(game, text.lower()) == parse(game, text.upper()) == action, text


def check_same_seed_same_game(case: Case) -> None:
    """The same seed and actions give the same bytes; another seed gives another game."""
    match = case.start()
    moves = list(walk(match))
    again = case.start()
    for seat, action in moves:
        again.act(seat, action)
    assert again.digest == match.digest
    assert again.history == match.history
    assert case.start(seed=2).digest != case.start().digest


def check_copies_are_independent(case: Case) -> None:
    """What is played on a copy never shows in the original."""
    match = case.start()
    for place, _ in enumerate(walk(match, most=60)):
        if place % 5 == 0:
            before, twin = match.digest, match.clone()
            for _ in walk(twin, most=8):
                assert match.digest == before


def check_secrets(case: Case) -> None:
    """Two worlds that differ only in what a seat cannot know look the same to it, to the byte."""
    for place, match in enumerate(stops(case.start(), every=5)):
        for seat in viewers(match):
            here = _all_of(match, seat)
            for entropy in (1, 2):
                twin = match.clone()
                twin.position.records[:] = match.imagine(seat, 1000 * place + entropy)
                _check_same_to(here, twin, seat)
            twin = match.clone()
            twin.record.rng = 12345 + place
            twin.record.birth[:] = 19990101
            _check_same_to(here, twin, seat)


@dataclass(frozen=True)
class Seen:
    """All that a seat (or a spectator) gets of a world, and what bots make of it there."""

    known: bytes
    view: bytes
    facts: dict[str, Any]
    legal: list[int]
    observed: bytes
    chosen: dict[str, int]


def _all_of(match: Match, seat: int) -> Seen:
    known = match.know(seat)
    view, facts = known.view_record.tobytes(), known.facts
    assert known.records.tobytes() == known_bytes(match, seat), "a view changed what the seat knows"
    if seat == SPECTATOR:
        return Seen(known_bytes(match, seat), view, facts, [], b"", {})
    codes = ("greedy", "random", *_learned(match)) if seat in match.asked else ()
    return Seen(
        known_bytes(match, seat),
        view,
        facts,
        match.legal(seat),
        match.observe(seat).tobytes(),
        {code: make(match.game, code, 5).choose(match.know(seat)) for code in codes},
    )


def _learned(match: Match) -> tuple[str, ...]:
    """The learned player of a game, where there is one for so many seats."""
    trained = place_of(match.game) is not None and match.seats in load(match.game).seats
    return ("net",) if trained else ()


def _check_same_to(here: Seen, twin: Match, seat: int) -> None:
    there = _all_of(twin, seat)
    assert here.known == there.known, f"seat {seat} can tell two worlds apart"
    assert here.view == there.view, f"seat {seat} sees two worlds apart"
    assert here.facts == there.facts
    assert twin.faults == [], f"an imagined world is broken: {twin.faults}"
    assert here.legal == there.legal
    assert here.observed == there.observed
    assert here.chosen == there.chosen, "a bot plays differently in two worlds it cannot tell apart"
    for code, action in here.chosen.items():
        assert action in here.legal, f"{code} chose something illegal"


def check_undisplayed(case: Case) -> None:
    """What is public to those who kept count and not displayed stays out of views, and so declared, of observations."""
    for undisplayed in case.game.undisplayed:
        options = case.options | ({undisplayed.unless: False} if undisplayed.unless else {})
        kept, told = 0, False
        for match in stops(replace(case, options=options).start(), every=11):
            if match.over:
                break  # the end may show everything
            for seat in viewers(match):
                known, other = match.know(seat), match.know(seat)
                for rival in range(match.seats):
                    if rival != seat:
                        kept += int(np.any(known.records[undisplayed.field][0, rival]))
                        _change(other.records[undisplayed.field][0, rival : rival + 1])
                assert known.view_record.tobytes() == other.view_record.tobytes(), f"{undisplayed.field} is displayed"
                told = told or observed(known) != observed(other)
        assert kept > 0, f"{undisplayed.field} is hidden altogether: it is a secret"
        assert told == undisplayed.observed, f"{undisplayed.field}: observed is declared {undisplayed.observed}"


def _change(kept: NDArray[Any]) -> None:
    """One seat's number becomes another; of several, one falls and its neighbour rises: their sum may be shown."""
    row = kept.reshape(-1)
    if row.size == 1:
        row += 1
    elif row.any():
        most = int(row.argmax())
        row[most] -= 1
        row[most + 1 if most + 1 < row.size else most - 1] += 1


def observed(known: Knowledge) -> bytes:
    """The observation of this knowledge."""
    game = known.game
    out = np.zeros(game.observation_size, np.float32)
    game.entry.features(known.components, known.records, 0, known.seat, out, as_records(out.view(game.observation)))
    return out.tobytes()


def by_every_plan(known: Knowledge) -> list[Knowledge]:
    """What a seat knows, for a search by the usual plan; and, where the game has one, by that of large budgets."""
    plans = known.game.search, known.game.search.patient
    return [replace(known, game=replace(known.game, search=plan)) for plan in plans if plan is not None]


def check_search_keeps_secrets(case: Case) -> None:
    """With the same seed and playouts a search chooses alike in two worlds its seat cannot tell apart."""
    for place, match in enumerate(stops(case.start(), every=23, most=4)):
        for seat in match.asked:
            twin = match.clone()
            twin.position.records[:] = match.imagine(seat, 77 + place)
            twin.record.rng = 4321 + place
            both = by_every_plan(match.know(seat)), by_every_plan(twin.know(seat))
            for known, other in zip(*both, strict=True):
                chosen = make(match.game, "search:24", 5).choose(known)
                assert chosen == make(match.game, "search:24", 5).choose(other), (
                    "search plays differently in two worlds it cannot tell apart"
                )
                assert chosen in match.legal(seat), "search chose something illegal"


def check_masks_need_no_secrets(case: Case) -> None:
    """A seat's mask follows from what it knows."""
    for match in stops(case.start(), every=5):
        for seat in match.asked:
            known = match.know(seat)
            mask = np.zeros_like(known.mask)
            match.game.loops.choices(known.components, known.records, 0, seat, mask)
            assert mask.tobytes() == known.mask.tobytes(), f"seat {seat}'s mask depends on what it cannot know"


def check_every_event_happens(cases: list[Case], seldom: Collection[str] = ()) -> None:
    """Whatever a game declares that can happen does happen somewhere in these cases, but for what is seldom."""
    declared = {kind.name for kind in cases[0].game.events}
    assert declared >= set(seldom), f"listed as seldom, and not declared: {set(seldom) - declared}"
    waiting = declared - set(seldom)
    for case in cases:
        if waiting:
            match = case.start()
            for _ in walk(match):
                pass
            waiting -= {event.kind for event in match.events()}
    assert waiting == set(), f"declared, and never emitted: {sorted(waiting)}"


def check_imagined_worlds_can_be_played(case: Case) -> None:
    """A world a seat imagines can be played to its end in good order."""
    for place, match in enumerate(stops(case.start(), every=30, most=4)):
        for seat in range(match.seats):
            twin = match.clone()
            twin.position.records[:] = match.imagine(seat, place)
            for _ in walk(twin, slips=(200,)):
                pass
            assert twin.over and twin.faults == []
