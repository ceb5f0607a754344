"""Part 3 of a round: actions in order, seats in order, and for each seat the steps of one resolution."""

from jadetable.core.compiled import rule
from jadetable.core.events import TABLE, emit1, emit3
from jadetable.core.prompts import ask_only
from jadetable.core.record import Record
from jadetable.games.race.actions import (
    ABILITY_FIRST,
    BY_CHEAT,
    BY_OUTBID,
    BY_RUN,
    BY_SPRINT,
    BY_TOP,
    BY_WHEEL,
    E_DECLINED,
    E_LOOKUP,
    YES,
)
from jadetable.games.race.rules_abilities import applies, apply_ability, cat, order_matters
from jadetable.games.race.rules_contest import (
    contenders,
    has_exchange,
    has_sprint,
    is_entitled,
    is_highest,
    number,
    outbid,
    outer_space,
    total_energy,
)
from jadetable.games.race.rules_exchange import offer_exchange
from jadetable.games.race.rules_gains import change_karma, gain_cards, gain_karma, in_river, move, on_finish
from jadetable.games.race.rules_river import ask_return, collect
from jadetable.games.race.state import (
    ASK_ORDER,
    ASK_SPRINT,
    CARDS,
    CHEAT,
    END,
    GOAT,
    HELP,
    MOST_SEATS,
    NO_CARD,
    NOBODY,
    NOTHING,
    REPEAT,
    RESOLVE,
    REST,
    RUN,
    STEP_ACTION,
    STEP_EXCHANGE,
    STEP_FIRST,
    STEP_LAST,
    STEP_MAIN,
    STEP_ORDER,
    STEP_OUTBID,
    STEP_RIVER,
    STEP_SEAT,
    STEP_SPRINT,
    STRATEGISE,
    every_seat,
    resolving_seat,
)

# --- actions and seats in order ---------------------------------------------------------------------------------------


@rule
def is_before(s: Record, a: int, b: int) -> bool:
    """Whether seat a resolves before seat b: further ahead, then older (R12)."""
    if s.pos[a] != s.pos[b]:
        return s.pos[a] > s.pos[b]
    return s.age[a] < s.age[b]


@rule
def freeze_order(s: Record) -> None:
    """Put the seats that resolve the current action in order, once and for all."""
    for seat in every_seat(s):
        if s.eff[seat] == s.cur:
            place = 0
            for other in every_seat(s):
                if other != seat and s.eff[other] == s.cur and is_before(s, other, seat):
                    place += 1
            s.ord[place] = seat


@rule
def begin_action(c: Record, s: Record, log: Record) -> None:
    """Go on to the next action that anybody resolves; after the last one the round ends."""
    s.cur = int(s.cur) + 1
    while s.cur < CARDS and (s.cur == REPEAT or contenders(s) == 0):
        s.cur = int(s.cur) + 1
    if s.cur == CARDS:
        end_resolution(s)
        return
    freeze_order(s)
    s.ord_n = contenders(s)
    s.ord_i = NOTHING
    total = total_energy(s)
    s.space = outer_space(c, s, int(s.cur), total)
    if s.space != NOTHING:
        emit3(log, E_LOOKUP, TABLE, int(s.cur), int(s.space), total)


@rule
def end_resolution(s: Record) -> None:
    """All actions are resolved; the program counter is put back to rest."""
    for place in range(MOST_SEATS):
        s.ord[place] = NOBODY
    s.cur = NO_CARD
    s.ord_n = 0
    s.ord_i = 0
    s.step = STEP_ACTION
    s.space = NOTHING
    s.forced = 0
    s.phase = END


@rule
def begin_seat(s: Record) -> None:
    """Go on to the next seat of this action; after the last one to the next action."""
    s.when = 0
    s.was_river = 0
    s.ret = 0
    s.cat_done = 0
    s.ord_i = int(s.ord_i) + 1
    if s.ord_i == s.ord_n:
        s.step = STEP_ACTION
        return
    seat = resolving_seat(s)
    s.was_river = 1 if s.cur == STRATEGISE and in_river(s, seat) else 0


# --- the steps of one resolution --------------------------------------------------------------------------------------


@rule
def ask_order(c: Record, s: Record, seat: int) -> None:
    """Let the owner choose whether ability or action comes first, where it can matter."""
    if order_matters(c, s, seat):
        s.kind = ASK_ORDER
        ask_only(s, seat)


@rule
def answer_order(s: Record, action: int) -> None:
    """The owner has chosen."""
    s.when = 1 if action == ABILITY_FIRST else 0


@rule
def resolve_movement(c: Record, s: Record, seat: int, log: Record) -> None:
    """The highest moves what the wheel shows; a loser falls back at Cheat and moves one at Run."""
    if is_highest(c, s, seat):
        shown = number(c, s)
        move(s, seat, shown + cat(c, s, seat, shown), BY_WHEEL, log)
    elif s.cur == CHEAT:
        move(s, seat, -1, BY_CHEAT, log)
    elif s.cur == RUN:
        move(s, seat, 1, BY_RUN, log)


@rule
def resolve_help(c: Record, s: Record, seat: int, log: Record) -> None:
    """Everybody gains karma; the highest also a 1-card."""
    shown = number(c, s)
    gain_karma(c, s, seat, shown + cat(c, s, seat, shown), BY_WHEEL, log)
    if is_highest(c, s, seat):
        gain_cards(c, s, seat, 1, BY_TOP, log)


@rule
def resolve_rest(c: Record, s: Record, seat: int, log: Record) -> None:
    """Everybody gains 1-cards; the highest also a karma."""
    shown = number(c, s)
    gain_cards(c, s, seat, shown + cat(c, s, seat, shown), BY_WHEEL, log)
    if is_highest(c, s, seat):
        gain_karma(c, s, seat, 1, BY_TOP, log)


@rule
def main_effect(c: Record, s: Record, seat: int, log: Record) -> None:
    """What the action itself does for this seat."""
    if s.cur == STRATEGISE:
        collect(s, seat, is_highest(c, s, seat), log)
    elif s.cur == HELP:
        resolve_help(c, s, seat, log)
    elif s.cur == REST:
        resolve_rest(c, s, seat, log)
    else:
        resolve_movement(c, s, seat, log)


@rule
def gain_for_outbidding(c: Record, s: Record, seat: int, log: Record) -> None:
    """Spaces for every seat outbid, more with three seats."""
    move(s, seat, outbid(s, seat) * int(c.outbid[int(s.seats)]), BY_OUTBID, log)


@rule
def ask_sprint(c: Record, s: Record, seat: int) -> None:
    """Offer karma for spaces to a seat that is entitled and can pay (R31)."""
    if has_sprint(c, s) and s.karma[seat] >= c.sprint_karma and not on_finish(s, seat) and is_entitled(c, s, seat):
        s.kind = ASK_SPRINT
        ask_only(s, seat)


@rule
def answer_sprint(c: Record, s: Record, seat: int, action: int, log: Record) -> None:
    """Pay and sprint, or do not."""
    if action == YES:
        change_karma(c, s, seat, -int(c.sprint_karma), BY_SPRINT, NOBODY, log)
        move(s, seat, int(c.sprint_moves) + cat(c, s, seat, int(c.sprint_moves)), BY_SPRINT, log)
    else:
        emit1(log, E_DECLINED, seat, ASK_SPRINT)


@rule
def offer_wheel_exchange(c: Record, s: Record, seat: int, log: Record) -> None:
    """The exchange the wheel shows; for a Goat in company it is one with its ability (R18)."""
    merged = s.animal[seat] == GOAT and s.goat_two_exchanges == 0 and applies(c, s, seat)
    if has_exchange(c, s) and is_entitled(c, s, seat) and not merged:
        offer_exchange(c, s, seat, log)


@rule
def is_next(s: Record, step: int) -> bool:
    """Whether this step is due; the counter moves on at once, so that an answer resumes behind its question."""
    if s.step != step or s.asked != 0:
        return False
    s.step = step + 1
    return True


@rule
def resolve_seat(c: Record, s: Record, log: Record) -> None:
    """Carry out the steps of the next seat in order, as far as its next question."""
    if is_next(s, STEP_ACTION):
        begin_action(c, s, log)
    if s.phase == RESOLVE and is_next(s, STEP_SEAT):
        begin_seat(s)
    if s.step <= STEP_SEAT:
        return
    seat = resolving_seat(s)
    if is_next(s, STEP_ORDER):
        ask_order(c, s, seat)
    if is_next(s, STEP_FIRST) and s.when == 1:
        apply_ability(c, s, seat, log)
    if is_next(s, STEP_MAIN):
        main_effect(c, s, seat, log)
    if is_next(s, STEP_OUTBID):
        gain_for_outbidding(c, s, seat, log)
    if is_next(s, STEP_SPRINT):
        ask_sprint(c, s, seat)
    if is_next(s, STEP_EXCHANGE):
        offer_wheel_exchange(c, s, seat, log)
    if is_next(s, STEP_LAST) and s.when == 0:
        apply_ability(c, s, seat, log)
    if is_next(s, STEP_RIVER):
        s.step = STEP_SEAT
        if s.cur == STRATEGISE:
            ask_return(s, seat)
