"""The rules of Zodiac, in rulebook order: setup, then for each prompt what is legal and what it does.

The turn: rules_turn (draw, take, arrange, discard), rules_action_cards (Cat and Pangu), rules_end (limits, call,
penalties, next turn, ranking).
"""

from jadetable.core.compiled import rule
from jadetable.core.events import TABLE, emit, emit1
from jadetable.core.mask import count
from jadetable.core.payoffs import pay_winner
from jadetable.core.record import Mask, Numbers, Record
from jadetable.core.rng import roll
from jadetable.games.zodiac.actions import E_DEALER, E_DEALER_DRAW, E_DEALT, E_UPCARD, PASS, ZODIAC
from jadetable.games.zodiac.rules_action_cards import allow_steals, steal
from jadetable.games.zodiac.rules_cards import draw_card, gather_deck, put_in_hand, put_on_discard, signs_held
from jadetable.games.zodiac.rules_end import (
    allow_call,
    allow_fix,
    allow_penalty,
    call,
    fix,
    next_turn,
    stay_silent,
    throw_penalty_card,
)
from jadetable.games.zodiac.rules_turn import act_in_main, act_in_source, allow_main, allow_source
from jadetable.games.zodiac.state import CALL, CAT, MAIN, NO_WINNER, NOBODY, PANGU, PENALTY, SIGNS, SOURCE, STEAL


@rule
def choose_dealer(c: Record, s: Record, log: Record) -> int:
    """Each seat in turn draws a card; the first action card makes its owner the dealer (R2)."""
    if s.first_dealer >= 0:
        return int(s.first_dealer)
    seat = roll(s, int(s.seats))
    if int(c.copies[CAT]) + int(c.copies[PANGU]) == 0:
        return seat
    gather_deck(c, s)
    card = draw_card(s)
    emit1(log, E_DEALER_DRAW, seat, card)
    while card < SIGNS:
        seat = (seat + 1) % int(s.seats)
        card = draw_card(s)
        emit1(log, E_DEALER_DRAW, seat, card)
    return seat


@rule
def deal_hands(c: Record, s: Record, log: Record) -> None:
    """Everybody gets six cards, one at a time, beginning left of the dealer."""
    seats = int(s.seats)
    for _ in range(int(c.deal_hand)):
        for place in range(1, seats + 1):
            put_in_hand(s, (int(s.dealer) + place) % seats, draw_card(s))
    for place in range(1, seats + 1):
        emit1(log, E_DEALT, (int(s.dealer) + place) % seats, int(c.deal_hand))


@rule
def turn_up_first_sign(c: Record, s: Record, log: Record) -> None:
    """Cards are turned up until a sign shows; action cards before it stay beneath, without effect (R4)."""
    wanted = int(c.upcards)
    while wanted > 0:
        card = draw_card(s)
        put_on_discard(s, card)
        emit1(log, E_UPCARD, TABLE, card)
        if card < SIGNS:
            wanted -= 1


@rule
def setup(c: Record, s: Record, log: Record) -> None:
    """Choose the dealer, deal, turn up the first sign and begin with the seat to the dealer's left."""
    s.offender = NOBODY
    s.winner = NO_WINNER
    s.dealer = choose_dealer(c, s, log)
    emit(log, E_DEALER, int(s.dealer))
    gather_deck(c, s)
    deal_hands(c, s, log)
    turn_up_first_sign(c, s, log)
    s.cur = s.dealer
    next_turn(c, s, log)


@rule
def legal(c: Record, s: Record, seat: int, mask: Mask) -> int:
    """Fill the mask with what the asked seat may choose now; return how many."""
    if s.phase == SOURCE:
        allow_source(c, s, seat, mask)
    elif s.phase == MAIN:
        allow_main(c, s, seat, mask)
    elif s.phase == STEAL:
        allow_steals(s, seat, mask)
    elif s.phase == CALL:
        allow_call(s, mask)
    elif s.phase == PENALTY:
        allow_penalty(s, mask)
    else:
        allow_fix(c, s, seat, mask)
    return count(mask)


@rule
def act(c: Record, s: Record, seat: int, action: int, log: Record) -> None:
    """The asked seat chooses; the game goes on to the next question."""
    if s.phase == SOURCE:
        act_in_source(c, s, seat, action, log)
    elif s.phase == MAIN:
        act_in_main(c, s, seat, action, log)
    elif s.phase == STEAL:
        steal(c, s, seat, action, log)
    elif s.phase == CALL:
        if action == ZODIAC:
            call(c, s, seat, log)
        elif action == PASS:
            stay_silent(c, s, seat, log)
    elif s.phase == PENALTY:
        throw_penalty_card(c, s, seat, action, log)
    else:
        fix(c, s, seat, action, log)


@rule
def score(c: Record, s: Record, out: Numbers) -> None:
    """How many different signs each seat holds."""
    for seat in range(int(s.seats)):
        out[seat] = signs_held(s, seat)


@rule
def payoff(c: Record, s: Record, out: Numbers) -> None:
    """The winner takes all; a game that was cut off pays nobody."""
    pay_winner(s, out)


# Within a turn: a source, a card played at once, a steal, all face-up cards picked up, the table laid again, an end, a
# call; mistakes add two penalty cards and putting one card right.
EXTRA_DECISIONS = 8


@rule
def max_decisions(c: Record, s: Record) -> int:
    """No game takes more decisions than this."""
    places = int(c.limit_table) + 1
    penalties = int(c.overlimit_signs) + int(c.false_call_signs)
    return (2 * places + EXTRA_DECISIONS + penalties) * int(s.turns_per_seat) * int(s.seats)


@rule
def defaults(c: Record, s: Record) -> None:
    """Options whose default is a printed number."""
    s.turns_per_seat = c.limit
