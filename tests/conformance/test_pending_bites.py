"""The check of answers that wait must notice every way in which a game can give one away."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from jadetable.core.asked import is_asked
from jadetable.core.compiled import rule
from jadetable.core.declare import EventKind
from jadetable.core.events import TABLE, emit, emit1
from jadetable.core.mask import allow
from jadetable.core.record import Record
from tests.conformance.cases import Case
from tests.conformance.pending import check_pending_answers_are_secret
from tests.toy import CARDS, E_END, act, hide, toy

HIGH_CARD = 3
E_LOW, E_HIGH = E_END + 1, E_END + 2


@rule
def tell_by_kind(c: Record, s: Record, seat: int, action: int, log: Record) -> None:
    """A low bid and a high one are different events, as PASSED and BID would be."""
    emit(log, E_HIGH if action >= HIGH_CARD else E_LOW, seat)
    act(c, s, seat, action, log)


@rule
def tell_by_number(c: Record, s: Record, seat: int, action: int, log: Record) -> None:
    """Of a high bid it is told that there is one, of a low bid nothing."""
    if action >= HIGH_CARD:
        emit(log, E_HIGH, seat)
    act(c, s, seat, action, log)


@rule
def tell_by_seat(c: Record, s: Record, seat: int, action: int, log: Record) -> None:
    """A low bid is told without saying whose it is."""
    emit(log, E_LOW, seat if action >= HIGH_CARD else TABLE)
    act(c, s, seat, action, log)


@rule
def tell_by_value(c: Record, s: Record, seat: int, action: int, log: Record) -> None:
    """The bid is told as it is."""
    emit1(log, E_LOW, seat, action)
    act(c, s, seat, action, log)


@rule
def tell_later(c: Record, s: Record, seat: int, action: int, log: Record) -> None:
    """A bid is given away by the next one."""
    for other in range(int(s.seats)):
        if not is_asked(s, other) and s.answer[other] >= HIGH_CARD:
            emit(log, E_HIGH, other)
    act(c, s, seat, action, log)


@rule
def confirm(c: Record, s: Record, seat: int, action: int, log: Record) -> None:
    """A high bid is to be said twice."""
    if action >= HIGH_CARD and s.answer[seat] != action:
        s.answer[seat] = action
    else:
        act(c, s, seat, action, log)


@rule
def hide_steps(c: Record, s: Record, seat: int) -> None:
    """Hands and bids, and how many small choices were made."""
    hide(c, s, seat)
    s.ply = 0


@rule
def tell_when_complete(c: Record, s: Record, seat: int, action: int, log: Record) -> None:
    """A high bid is to be said twice, and then it is told what kind of bid it was."""
    if action >= HIGH_CARD and s.answer[seat] != action:
        s.answer[seat] = action
    else:
        tell_by_kind(c, s, seat, action, log)


@rule
def ask_another(c: Record, s: Record, seat: int, action: int, log: Record) -> None:
    """After a high bid another seat need not answer any more."""
    act(c, s, seat, action, log)
    if action >= HIGH_CARD and s.asked != 0:
        s.asked = int(s.asked) & (int(s.asked) - 1)


@rule
def legal_one(c: Record, s: Record, seat: int, mask: Any) -> int:
    """Nobody ever has a choice."""
    for card in range(CARDS):
        if s.hand[seat, card] > 0:
            allow(mask, card)
            return 1
    return 0


def telltale(slug: str, act: Callable[..., Any]) -> Case:
    """A toy with other events while answers wait."""
    game = toy(slug, act=act)
    return Case(replace(game, events=(*game.events, EventKind("LOW", ("card",)), EventKind("HIGH"))), 3, seed=4)


@pytest.mark.parametrize("leak", [tell_by_kind, tell_by_number, tell_by_seat, tell_by_value, tell_later])
def test_an_event_that_gives_a_waiting_answer_away_is_caught(leak: Callable[..., Any]) -> None:
    with pytest.raises(AssertionError, match=r"sees seat .'s answer in what happens"):
        check_pending_answers_are_secret(telltale(f"toy-{leak.__name__}", leak))


def test_an_event_that_gives_an_answer_of_several_parts_away_is_caught() -> None:
    with pytest.raises(AssertionError, match=r"sees seat .'s answer in what happens"):
        check_pending_answers_are_secret(telltale("toy-tell-when-complete", tell_when_complete))


def test_that_one_answer_is_complete_and_another_is_not_gives_nothing_away() -> None:
    looked = check_pending_answers_are_secret(Case(toy("toy-confirm", act=confirm, hide=hide_steps), 3, seed=4))
    assert looked.told_apart > 0 and looked.pairs > looked.told_apart


def test_of_how_many_parts_a_complete_answer_was_gives_it_away() -> None:
    with pytest.raises(AssertionError, match=r"sees seat .'s answer"):
        check_pending_answers_are_secret(Case(toy("toy-counted", act=confirm), 3, seed=4))


def test_an_answer_that_decides_who_else_is_asked_is_caught() -> None:
    with pytest.raises(AssertionError, match="decides who else is asked"):
        check_pending_answers_are_secret(Case(toy("toy-ask-another", act=ask_another), 3, seed=4))


def test_a_game_that_declares_its_leaks_to_be_mistakes_is_caught() -> None:
    leaky = telltale("toy-excused", tell_by_kind)
    with pytest.raises(AssertionError, match="declared public"):
        check_pending_answers_are_secret(replace(leaky, game=replace(leaky.game, mistakes=("LOW", "HIGH"))))


def test_a_game_with_nothing_to_compare_does_not_pass() -> None:
    with pytest.raises(AssertionError, match="nothing was looked at"):
        check_pending_answers_are_secret(Case(toy("toy-forced", legal=legal_one), 3, seed=4))


def test_a_game_that_asks_at_once_without_saying_so_is_caught() -> None:
    with pytest.raises(AssertionError, match="does not declare it"):
        check_pending_answers_are_secret(Case(replace(toy("toy-undeclared"), simultaneous=False), 3, seed=4))
