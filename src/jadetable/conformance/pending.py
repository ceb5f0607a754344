"""Answers that wait: while one of several asked seats still thinks, nobody learns what another has answered.

Two things about a waiting answer are public, and no more: that it is complete (who is still asked shows that), and that
a mistake was made, where the game declares one (`Game.mistakes`). All else comes out with the last answer. So worlds
are played in which one seat answers differently and everybody else alike, up to the last answer and not including it.
To all others they must look the same: what they know, to the byte, and every event with its number, kind, seat and
numbers.
"""

from dataclasses import dataclass

from jadetable.conformance.cases import Case, walk
from jadetable.core.match import Match
from jadetable.core.record import SPECTATOR

LOOKED_AT_ALL, LATER_EVERY = 150, 7  # decisions of a long game: the first ones all, then some of every seat
LONGEST_ANSWER = 1000  # small choices that one answer may consist of


@dataclass
class Looked:
    """How much a check has looked at, so that it cannot pass by looking at nothing."""

    pairs: int = 0  # of worlds that were compared
    told_apart: int = 0  # pairs that a declared mistake, or one complete answer of the two, told apart in public


def check_pending_answers_are_secret(case: Case) -> Looked:
    """While others still think, two different answers of one seat look the same to everybody else.

    Fails where a game that asks several seats at once gave nothing to compare; counts 0 pairs for the other games.
    """
    match, looked = case.start(), Looked()
    for place, (seat, action) in enumerate(walk(match)):
        if len(match.asked) < 2:
            continue
        assert case.game.simultaneous, f"seats {match.asked} are asked at once, and the game does not declare it"
        if place <= LOOKED_AT_ALL or place % LATER_EVERY == 0:
            allowed = match.legal(seat)
            _compare_answers(match, seat, sorted({allowed[0], action, allowed[-1]}), looked)
    if case.game.simultaneous and match.seats > 1:
        assert looked.pairs > 0, "nothing was looked at: seats are never asked at once, or never have a choice"
        assert looked.pairs > looked.told_apart, "what is declared public tells most answers apart"
    return looked


def _compare_answers(match: Match, seat: int, answers: list[int], looked: Looked) -> None:
    """Compare when the answers are given, and again when all answers but the last one are in."""
    worlds = [match.clone() for _ in answers]
    for world, answer in zip(worlds, answers, strict=True):
        world.act(seat, answer)
        assert {*world.asked, seat} == {*match.asked}, f"seat {seat}'s answer decides who else is asked"
    _compare(match, worlds, seat, looked)
    for number, world in enumerate(worlds):
        _finish(world, seat, -(number % 2))
    *others, _ = worlds[0].asked
    for other in others:
        offered = worlds[0].legal(other)
        for world in worlds:
            assert world.legal(other) == offered, f"seat {other}'s mask depends on seat {seat}'s answer"
            world.act(other, offered[0])
    _compare(match, worlds, seat, looked)


def _finish(world: Match, seat: int, place: int) -> None:
    """The seat completes its answer, with the first or the last of what it may choose."""
    for _ in range(LONGEST_ANSWER):
        if seat not in world.asked:
            return
        world.act(seat, world.legal(seat)[place])
    raise AssertionError(f"seat {seat} never comes to the end of its answer")


def _compare(before: Match, worlds: list[Match], seat: int, looked: Looked) -> None:
    """All worlds that differ in nothing public must look the same to everybody but this seat."""
    first = worlds[0]
    for world in worlds[1:]:
        if _in_public(before, world) != _in_public(before, first):
            looked.told_apart += 1
            continue
        looked.pairs += 1
        for other in range(SPECTATOR, before.seats):
            if other != seat:
                _check_same_to(other, seat, before.event_count, first, world)


def _in_public(before: Match, world: Match) -> tuple[tuple[int, ...], list[tuple[str, int]]]:
    """What everybody may see of an answer that waits: who still thinks, and who has made a mistake."""
    happened = world.events(since=before.event_count)
    return world.asked, [(event.kind, event.seat) for event in happened if event.kind in world.game.mistakes]


def _check_same_to(other: int, seat: int, since: int, first: Match, second: Match) -> None:
    shown = None if other == SPECTATOR else other
    here, there = first.events(shown, since), second.events(shown, since)
    assert here == there, f"seat {other} sees seat {seat}'s answer in what happens"
    same = first.know(other).records.tobytes() == second.know(other).records.tobytes()
    assert same, f"seat {other} sees seat {seat}'s answer"
