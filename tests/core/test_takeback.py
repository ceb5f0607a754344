"""Taking back one's last choice: when it may be, in a made-up game and in ours, and what remains of it."""

from pathlib import Path

import pytest

import jadetable as jt
from jadetable.conformance.cases import walk
from jadetable.core import replay, takeback
from jadetable.core.dice import Dice
from jadetable.core.errors import NotAsked
from jadetable.core.match import Match
from jadetable.core.record import NO_ANSWER
from tests.toy import toy

SECRET = bytes(range(32))


def test_an_answer_taken_back_was_never_given() -> None:
    plain = jt.new(toy(), seats=3, dice=Dice("t", SECRET))
    match = plain.clone()
    match.act(1, match.legal(1)[0])
    match.act(0, match.legal(0)[0])
    assert match.may_take_back(1), "others have answered since, but nobody knows what"
    assert match.take_back(1) == [], "nobody had heard of it"
    assert match.asked == (1, 2)
    plain.act(0, plain.legal(0)[0])
    assert (match.digest, match.actions, len(match.history)) == (plain.digest, plain.actions, len(plain.history))
    for seat in (1, 2):
        match.act(seat, match.legal(seat)[-1])
        plain.act(seat, plain.legal(seat)[-1])
    assert (match.digest, match.events(0)) == (plain.digest, plain.events(0))
    assert replay.fingerprints(match) == replay.fingerprints(plain)


def test_nothing_can_be_taken_back_before_a_choice_or_after_the_last_answer() -> None:
    match = jt.new(toy(), seats=2, seed=1)
    for seat in (0, 1):
        with pytest.raises(NotAsked, match="taken back"):
            match.take_back(seat)
    match.act(0, match.legal(0)[0])
    match.act(1, match.legal(1)[0])
    assert [match.may_take_back(seat) for seat in (0, 1)] == [False, False], "the bids are revealed"


def test_a_discard_is_taken_back_until_the_next_seat_has_chosen_and_everybody_hears_it() -> None:
    match = zodiac_before_a_discard()
    (seat,) = match.asked
    plain = match.clone()
    match.act(seat, discards(match)[0])
    (following,) = match.asked
    assert following != seat
    after = match.clone()
    happened = match.take_back(seat)
    assert [(event.kind, event.seat) for event in happened] == [("taken-back", seat)]
    assert (match.digest, match.actions, match.asked) == (plain.digest, plain.actions, (seat,))
    assert match.events(following)[-1] == happened[0]
    assert match.events(following)[:-1] == after.events(following), "what was told stays told"
    assert f"{match.name(seat)} takes" in match.tell(happened[0]) and "You" in match.tell(happened[0], reader=seat)
    match.act(seat, discards(match)[-1])
    after.act(following, after.legal(following)[0])
    assert not after.may_take_back(seat)


def test_a_drawn_card_stays_drawn() -> None:
    match = jt.new("zodiac", seats=3, seed=5)
    seat, action = next((seat, action) for seat, action in walk(match) if match.spell(action) == "DRAW")
    match.act(seat, action)
    assert not match.may_take_back(seat)


def test_what_a_roll_decided_stays() -> None:
    match = jt.new("mandarin", seats=3, seed=5)
    seat, action = next((seat, action) for seat, action in walk(match) if match.spell(action).startswith("ROLL"))
    match.act(seat, action)
    assert not match.may_take_back(seat)


def test_an_entry_made_in_one_piece_is_taken_back_in_one() -> None:
    match = jt.new("ratdragon", seats=2, seed=1)
    start = match.clone()
    entry = whole_entry(match, 0)
    match.act_all(0, entry)
    whole_other = whole_entry(match, 1)[:-1]
    for action in whole_other:
        match.act(1, action)
    assert 0 not in match.asked and 1 in match.asked, "the other one is still drawing"
    assert match.may_take_back(0)
    match.take_back(0)
    assert match.asked == (0, 1) and match.actions == [(1, action) for action in whole_other]
    assert match.know(0).legal == start.know(0).legal
    match.take_back(1)
    assert match.actions == [(1, action) for action in whole_other[:-1]], "single choices go one by one"


def test_a_mistake_that_the_rules_allow_is_not_taken_back() -> None:
    match = jt.new("ratdragon", seats=1, seed=3, options={"table_rules": True})
    for seat, action in walk(match):
        twin = match.clone()
        happened = twin.act(seat, action)
        if twin.position.is_mistake(happened.rows):
            assert not twin.may_take_back(seat)
            return
    pytest.fail("nobody made a mistake")


def test_the_last_choice_of_a_game_stays() -> None:
    match = jt.new("race", seats=3, seed=2)
    last = -1
    for seat, _ in walk(match):
        last = seat
    assert match.over and not match.may_take_back(last)


def test_a_taken_back_game_is_saved_and_verified_as_if_nothing_had_been(tmp_path: Path) -> None:
    plain = jt.new("zodiac", seats=3, dice=Dice("t", SECRET))
    match, taken = plain.clone(), 0
    for seat, action in walk(plain):
        trial = match.clone()
        trial.act(seat, trial.legal(seat)[0])
        if trial.may_take_back(seat):
            trial.take_back(seat)
            taken += 1
            match = trial
        match.act(seat, action)
    assert taken > 20
    match.save(tmp_path / "a.jade")
    assert replay.verify(tmp_path / "a.jade").digest == plain.digest == match.digest


def test_a_position_without_a_trail_still_knows_which_answers_wait() -> None:
    match = jt.new("race", seats=3, seed=2)
    for seat, action in walk(match):
        if len(match.asked) == 2 and match.record.answer[seat] == NO_ANSWER and match.record.answer.max() >= 0:
            break
        del action
    waiting = next(other for other in range(3) if other not in match.asked)
    trail = takeback.of_pending(match.position, own=range(3))
    assert takeback.last_entry(trail, waiting) is not None
    position, left = takeback.without(trail, range(len(trail)))
    assert left == () and waiting in position.asked
    assert takeback.of_pending(match.position, own=()) == ()


def zodiac_before_a_discard() -> Match:
    match = jt.new("zodiac", seats=3, seed=5)
    for _ in walk(match):
        if len(match.asked) == 1 and len(discards(match)) > 1 and match.actions[-1:] != []:
            return match
    raise AssertionError


def discards(match: Match) -> list[int]:
    (seat,) = match.asked
    return [action for action in match.legal(seat) if match.spell(action).startswith("DH")]


def whole_entry(match: Match, seat: int) -> list[int]:
    twin = match.clone()
    while seat in twin.asked and len(twin.asked) > 0 and twin.record.round == match.record.round:
        twin.act(seat, twin.legal(seat)[0])
    return [action for other, action in twin.actions[len(match.actions) :] if other == seat]
