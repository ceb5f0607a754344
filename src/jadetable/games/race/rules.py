"""The rules of Race, in rulebook order: options, setup, the round, and for each prompt what is legal and what it does.

Chapters: rules_setup (animals, wheel, auction), rules_play (cards, karma), rules_resolve and rules_contest (actions),
rules_exchange, rules_abilities and rules_animals, rules_river (Strategise), rules_gains (limits), rules_end (ranking).
"""

from jadetable.core.asked import ask_nobody, store_answer
from jadetable.core.codes import ALLOWED, refuse, refuse2
from jadetable.core.compiled import rule
from jadetable.core.mask import allow, count
from jadetable.core.payoffs import pay_winner
from jadetable.core.record import Mask, Numbers, Record
from jadetable.core.steps import may_go_on, take_step
from jadetable.games.race.actions import (
    ABILITY_FIRST,
    ACTION_FIRST,
    ANIMAL_FIRST,
    ANIMALS_UNFIT,
    CAT_UNFIT,
    NO,
    ORDER_UNFIT,
    RIVER_UNFIT,
    YES,
)
from jadetable.games.race.rules_abilities import allow_pig, answer_horse, answer_pig, ask_horse
from jadetable.games.race.rules_effects import answer_order, answer_sprint
from jadetable.games.race.rules_end import NEXT_ROUND, TURN_WHEEL, anybody_on_finish, end_game, turn_wheel
from jadetable.games.race.rules_exchange import (
    allow_exchanges,
    allow_giving,
    allow_receiving,
    begin_exchange,
    give,
    take_lower,
)
from jadetable.games.race.rules_play import allow_plays, ask_plays, clear_picks, reveal_plays
from jadetable.games.race.rules_resolve import end_resolution, resolve_actions
from jadetable.games.race.rules_river import allow_returns, answer_river
from jadetable.games.race.rules_setup import (
    allow_bids,
    allow_draft,
    ask_draft,
    assign_animals,
    begin_auction,
    deal_cards,
    hold_auction,
    rank_ages,
    set_up_wheel,
    take_animal,
)
from jadetable.games.race.state import (
    ASK_DRAFT,
    ASK_EXCHANGE,
    ASK_GIVE,
    ASK_ORDER,
    ASK_PIG,
    ASK_PLAY,
    ASK_PRERACE,
    ASK_RECEIVE,
    ASK_RETURN,
    ASK_SPRINT,
    AUCTION,
    BY_LIST,
    CAT,
    DRAFT,
    MOST_SEATS,
    NOBODY,
    NOTHING,
    PLAY,
    RESOLVE,
    SLOTS,
    every_seat,
)

# Of one seat in one round: a play, the order, a gift or two exchanges with up to twelve cards moved, a return, a swap.
DECISIONS_PER_ROUND = 32


# --- options ----------------------------------------------------------------------------------------------------------


@rule
def defaults(c: Record, s: Record) -> None:
    """Options whose default is a printed number."""
    s.finish = c.finish
    s.river = c.river
    s.river_keep = c.river_keep
    s.max_rounds = c.limit
    s.max_replays = c.max_replays


@rule
def unfit_animal(s: Record) -> int:
    """An animal that is listed twice or for a seat that nobody holds; NOTHING when there is none."""
    listed = 0
    for seat in range(MOST_SEATS):
        animal = int(s.animals[seat])
        if animal != NOTHING:
            if seat >= s.seats or (listed >> animal) & 1 == 1:
                return animal
            listed |= 1 << animal
    return NOTHING


@rule
def lists_cat(s: Record) -> bool:
    """Whether the Cat is on the list of animals that is used."""
    for seat in every_seat(s):
        if s.animal_mode == BY_LIST and s.animals[seat] == CAT:
            return True
    return False


@rule
def order_fits(c: Record, s: Record) -> bool:
    """Whether the wheel is given as six different pieces, or as those in play and 0 for each one left out."""
    pieces, empty, unknown = 0, 0, 0
    for slot in range(SLOTS):
        piece = int(s.inner_order[slot])
        if piece == NOTHING:
            unknown += 1
        elif piece == 0:
            empty += 1
        elif (pieces >> piece) & 1 == 1:
            return False
        else:
            pieces |= 1 << piece
    if unknown > 0:
        return unknown == SLOTS
    return empty == 0 or pieces == c.pieces[int(s.seats)]


@rule
def refuse_order(c: Record, s: Record, r: Record) -> int:
    """Say which pieces the slots must hold, in any order: 0 where there are fewer than slots."""
    place = 0
    for piece in range(1, SLOTS + 1):
        if (int(c.pieces[int(s.seats)]) >> piece) & 1 == 1:
            r.values[place] = piece
            place += 1
    for slot in range(place, SLOTS):
        r.values[slot] = 0
    return refuse(r, ORDER_UNFIT)


@rule
def check_options(c: Record, s: Record, r: Record) -> int:
    """Why these options do not go together, or ALLOWED."""
    animal = unfit_animal(s)
    if animal != NOTHING:
        return refuse2(r, ANIMALS_UNFIT, int(s.seats), animal)
    if lists_cat(s) and s.cat == 0:
        return refuse(r, CAT_UNFIT)
    if s.river >= s.finish:
        return refuse2(r, RIVER_UNFIT, int(s.river), int(s.finish))
    return ALLOWED if order_fits(c, s) else refuse_order(c, s, r)


@rule
def max_decisions(c: Record, s: Record) -> int:
    """No game takes more decisions than this: a draft, a bid, and in every round a bounded number a seat."""
    replays = int(s.max_replays) if s.table_rules == 1 else 0
    return int(s.seats) * (2 + int(s.max_rounds) * (DECISIONS_PER_ROUND + replays))


# --- the race ---------------------------------------------------------------------------------------------------------


@rule
def setup(c: Record, s: Record, log: Record) -> None:
    """Rank ages, deal animals, set up the wheel, and ask the first question."""
    s.winner = NOBODY
    rank_ages(s)
    assign_animals(c, s, log)
    set_up_wheel(c, s)
    end_resolution(s)
    s.phase = DRAFT
    finish_draft(c, s)


@rule
def finish_draft(c: Record, s: Record) -> None:
    """Once everybody has an animal, cards are dealt and the auction begins."""
    if not ask_draft(s):
        deal_cards(c, s)
        begin_auction(s)


@rule
def begin_round(c: Record, s: Record) -> None:
    """A new round: nothing is played yet, everybody is asked."""
    s.round = int(s.round) + 1
    clear_picks(s)
    ask_plays(c, s)


@rule
def end_round(c: Record, s: Record, log: Record) -> None:
    """The race ends when anybody is on Finish (or at the limit); else the wheel turns and the Horse may step back."""
    if anybody_on_finish(s) or s.round >= s.max_rounds:
        end_game(c, s, log)
        return
    turn_wheel(s, log)
    ask_horse(c, s)


@rule
def go_on(c: Record, s: Record, log: Record) -> None:
    """Carry on until somebody is asked or the race is over: in every phase, nobody asked means its answers are in."""
    while may_go_on(s):
        if s.phase == PLAY:
            reveal_plays(c, s, log)
        elif s.phase == RESOLVE:
            resolve_actions(c, s, log)
        elif s.phase == DRAFT:
            finish_draft(c, s)
        elif s.phase == AUCTION:
            hold_auction(c, s, log)
            begin_round(c, s)
        elif take_step(s, TURN_WHEEL):
            end_round(c, s, log)
        elif take_step(s, NEXT_ROUND):
            begin_round(c, s)


@rule
def legal(c: Record, s: Record, seat: int, mask: Mask) -> int:
    """Fill the mask with what the asked seat may choose now; return how many."""
    if s.kind == ASK_PLAY:
        allow_plays(c, s, seat, mask)
    elif s.kind == ASK_PRERACE:
        allow_bids(c, s, mask)
    elif s.kind == ASK_DRAFT:
        allow_draft(s, mask)
    elif s.kind == ASK_ORDER:
        allow(mask, ABILITY_FIRST)
        allow(mask, ACTION_FIRST)
    elif s.kind == ASK_PIG:
        allow_pig(c, s, seat, mask)
    elif s.kind == ASK_EXCHANGE:
        allow_exchanges(c, s, seat, mask)
    elif s.kind == ASK_GIVE:
        allow_giving(s, seat, mask)
    elif s.kind == ASK_RECEIVE:
        allow_receiving(c, s, seat, mask)
    elif s.kind == ASK_RETURN:
        allow_returns(s, seat, mask)
    else:
        allow(mask, NO)
        allow(mask, YES)
    return count(mask)


@rule
def act(c: Record, s: Record, seat: int, action: int, log: Record) -> None:
    """The asked seat chooses; the game goes on to the next question."""
    if s.kind == ASK_PLAY or s.kind == ASK_PRERACE:
        store_answer(s, seat, action)
    else:
        ask_nobody(s)
        answer(c, s, seat, action, log)
    go_on(c, s, log)


@rule
def answer(c: Record, s: Record, seat: int, action: int, log: Record) -> None:
    """Carry out the answer to a question that was put to one seat."""
    if s.kind == ASK_DRAFT:
        take_animal(s, seat, action - ANIMAL_FIRST, log)
    elif s.kind == ASK_ORDER:
        answer_order(s, action)
    elif s.kind == ASK_PIG:
        answer_pig(c, s, seat, action, log)
    elif s.kind == ASK_SPRINT:
        answer_sprint(c, s, seat, action, log)
    elif s.kind == ASK_EXCHANGE:
        begin_exchange(c, s, seat, action, log)
    elif s.kind == ASK_GIVE:
        give(c, s, seat, action, log)
    elif s.kind == ASK_RECEIVE:
        take_lower(c, s, seat, action, log)
    elif s.kind == ASK_RETURN:
        answer_river(c, s, seat, action, log)
    else:
        answer_horse(c, s, seat, action, log)


@rule
def score(c: Record, s: Record, out: Numbers) -> None:
    """How far each animal has come."""
    for seat in every_seat(s):
        out[seat] = int(s.pos[seat])


@rule
def payoff(c: Record, s: Record, out: Numbers) -> None:
    """The winner takes all; a game that was cut off pays nobody."""
    pay_winner(s, out)
