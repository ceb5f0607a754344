"""The suite must notice a game that is broken on purpose."""

from dataclasses import replace
from typing import Any

import pytest

from jadetable.core.asked import hide_answers
from jadetable.core.compiled import rule
from jadetable.core.declare import EventKind, Undisplayed
from jadetable.core.mask import allow, count
from jadetable.core.record import Record
from tests.conformance import suite
from tests.conformance.cases import Case
from tests.conformance.pending import check_pending_answers_are_secret
from tests.toy import CARDS, hide, toy

WHOLE = Case(toy(), 3, seed=4)


@rule
def hide_nothing(c: Record, s: Record, seat: int) -> None:
    """A view that leaks everything."""


@rule
def hide_hands_only(c: Record, s: Record, seat: int) -> None:
    """A view that leaks the pending answers."""
    mine = s.answer[0], s.answer[1], s.answer[2]
    hide(c, s, seat)
    s.answer[0], s.answer[1], s.answer[2] = mine


@rule
def legal_too_much(c: Record, s: Record, seat: int, mask: Any) -> int:
    """A mask that allows cards nobody holds."""
    for card in range(CARDS):
        allow(mask, card)
    return count(mask)


@rule
def legal_by_peeking(c: Record, s: Record, seat: int, mask: Any) -> int:
    """A mask that depends on a rival's hand."""
    for card in range(CARDS):
        if s.hand[seat, card] > 0 and (s.hand[(seat + 1) % int(s.seats), card] == 0 or count(mask) == 0):
            allow(mask, card)
    return count(mask)


@rule
def greedy_illegal(c: Record, h: Record, seat: int, mask: Any, note: Record) -> int:
    """A bot that plays what it has not got."""
    for card in range(CARDS):
        if h.hand[seat, card] == 0:
            return card
    return 0


def test_a_sound_game_passes() -> None:
    suite.check_play_ends_in_good_order(WHOLE)
    suite.check_masks_are_what_act_accepts(WHOLE)
    suite.check_secrets(WHOLE)
    suite.check_masks_need_no_secrets(WHOLE)
    assert check_pending_answers_are_secret(WHOLE).pairs > 0
    suite.check_same_seed_same_game(WHOLE)
    suite.check_copies_are_independent(WHOLE)
    suite.check_imagined_worlds_can_be_played(WHOLE)
    suite.check_every_event_happens([WHOLE])


def test_a_view_that_leaks_hands_is_caught() -> None:
    with pytest.raises(AssertionError, match="two worlds"):
        suite.check_secrets(Case(toy("toy-leaky", hide=hide_nothing), 3, seed=4))


@rule
def view_and_change(c: Record, h: Record, seat: int, v: Record) -> None:
    """A view that counts how often it is looked at."""
    v.hand[0] = h.hand[max(seat, 0), 0]
    h.round = int(h.round) + 1


def test_a_view_that_changes_what_a_seat_knows_is_caught() -> None:
    with pytest.raises(AssertionError, match="changed what the seat knows"):
        suite.check_secrets(Case(toy("toy-counting", view=view_and_change), 3, seed=4))


@rule
def hide_answers_only(c: Record, s: Record, seat: int) -> None:
    """Hands are public to those who kept count."""
    hide_answers(s, seat)


@rule
def view_own_hand(c: Record, h: Record, seat: int, v: Record) -> None:
    """No hand but one's own is displayed."""
    if seat >= 0:
        for card in range(CARDS):
            v.hand[card] = h.hand[seat, card]


@rule
def view_next_hand(c: Record, h: Record, seat: int, v: Record) -> None:
    """The left neighbour's hand."""
    for card in range(CARDS):
        v.hand[card] = h.hand[(seat + 1) % int(h.seats), card]


def test_what_is_declared_undisplayed_must_stay_out_of_views() -> None:
    kept = replace(
        toy("toy-kept", hide=hide_answers_only, view=view_own_hand), undisplayed=(Undisplayed("hand", False),)
    )
    suite.check_undisplayed(Case(kept, 3, seed=4))
    shown = replace(toy("toy-shown", hide=hide_answers_only, view=view_next_hand), undisplayed=kept.undisplayed)
    with pytest.raises(AssertionError, match="hand is displayed"):
        suite.check_undisplayed(Case(shown, 3, seed=4))
    with pytest.raises(AssertionError, match="observed is declared True"):
        suite.check_undisplayed(Case(replace(kept, undisplayed=(Undisplayed("hand"),)), 3, seed=4))
    with pytest.raises(AssertionError, match="it is a secret"):
        suite.check_undisplayed(Case(replace(toy("toy-secret"), undisplayed=(Undisplayed("hand", False),)), 3, seed=4))


def test_a_view_that_leaks_pending_answers_is_caught() -> None:
    with pytest.raises(AssertionError, match="sees seat"):
        check_pending_answers_are_secret(Case(toy("toy-gossip", hide=hide_hands_only), 3, seed=4))


def test_a_mask_that_allows_too_much_is_caught() -> None:
    with pytest.raises(AssertionError, match="why_not"):
        suite.check_masks_are_what_act_accepts(Case(toy("toy-lax", legal=legal_too_much), 3, seed=4))


def test_a_mask_that_peeks_is_caught() -> None:
    with pytest.raises(AssertionError, match="depends on what it cannot know"):
        suite.check_masks_need_no_secrets(Case(toy("toy-peeking", legal=legal_by_peeking), 3, seed=4))


def test_a_bot_that_plays_illegally_is_caught() -> None:
    with pytest.raises(AssertionError, match="chose something illegal"):
        suite.check_secrets(Case(toy("toy-cheat", greedy=greedy_illegal), 3, seed=4))


def test_an_event_that_is_declared_and_never_emitted_is_caught() -> None:
    silent = Case(replace(toy("toy-silent"), events=(*toy().events, EventKind("WON"))), 3, seed=4)
    with pytest.raises(AssertionError, match=r"never emitted: \['WON'\]"):
        suite.check_every_event_happens([silent])
    suite.check_every_event_happens([silent], {"WON": "nobody ever wins"})
    with pytest.raises(AssertionError, match="not declared"):
        suite.check_every_event_happens([silent], {"LOST": "there is no such event"})
