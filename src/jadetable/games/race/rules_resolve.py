"""Part 3 of a round: actions in order, for each of them its seats in order, for each seat the steps of a resolution.

What a single step does: rules_effects, rules_abilities, rules_exchange, rules_river.
"""

from jadetable.core.compiled import rule
from jadetable.core.events import TABLE, emit3
from jadetable.core.record import Record
from jadetable.core.steps import go_to, may_go_on, take_step
from jadetable.games.race.actions import E_LOOKUP
from jadetable.games.race.rules_abilities import apply_ability
from jadetable.games.race.rules_contest import contenders, freeze_order, outer_space, total_energy
from jadetable.games.race.rules_effects import (
    ask_order,
    ask_sprint,
    gain_for_outbidding,
    main_effect,
    offer_wheel_exchange,
)
from jadetable.games.race.rules_end import TURN_WHEEL
from jadetable.games.race.rules_gains import in_river
from jadetable.games.race.rules_river import ask_return
from jadetable.games.race.state import (
    CARDS,
    END,
    NO_CARD,
    NOBODY,
    NOTHING,
    REPEAT,
    RESOLVE,
    STRATEGISE,
    resolving_seat,
)

# The steps: one of the table, one of the action, then those of a seat.
NEXT_ACTION, NEXT_SEAT, ORDER, FIRST, MAIN, OUTBID, SPRINT, EXCHANGE, LAST, RIVER = range(10)

# --- actions and seats in order ---------------------------------------------------------------------------------------


@rule
def begin_resolution(s: Record) -> None:
    """The cards are on the table: the actions follow, from the lowest number."""
    s.phase = RESOLVE
    s.action = NO_CARD
    go_to(s, NEXT_ACTION)


@rule
def end_resolution(s: Record) -> None:
    """All actions are resolved: nothing is left to go on with, and the end of the round follows."""
    for place in range(len(s.ord)):
        s.ord[place] = NOBODY
    s.action = NO_CARD
    s.ord_n = 0
    s.ord_i = 0
    go_to(s, TURN_WHEEL)
    s.space = NOTHING
    s.forced = 0
    s.phase = END


@rule
def begin_action(c: Record, s: Record, log: Record) -> None:
    """Go on to the next action that anybody resolves; after the last one the round ends."""
    s.action = int(s.action) + 1
    while s.action < CARDS and (s.action == REPEAT or contenders(s) == 0):
        s.action = int(s.action) + 1
    if s.action == CARDS:
        end_resolution(s)
        return
    freeze_order(s)
    s.ord_n = contenders(s)
    s.ord_i = NOTHING
    total = total_energy(s)
    s.space = outer_space(c, s, int(s.action), total)
    if s.space != NOTHING:
        emit3(log, E_LOOKUP, TABLE, int(s.action), int(s.space), total)


@rule
def begin_seat(s: Record) -> None:
    """Go on to the next seat of this action; after the last one to the next action."""
    s.when = 0
    s.was_river = 0
    s.ret = 0
    s.cat_done = 0
    s.ord_i = int(s.ord_i) + 1
    if s.ord_i == s.ord_n:
        go_to(s, NEXT_ACTION)
        return
    seat = resolving_seat(s)
    s.was_river = 1 if s.action == STRATEGISE and in_river(s, seat) else 0


# --- the walk ---------------------------------------------------------------------------------------------------------


@rule
def resolve_actions(c: Record, s: Record, log: Record) -> None:
    """Walk on through actions, seats and steps until somebody is asked or all is resolved."""
    while s.phase == RESOLVE and may_go_on(s):
        if take_step(s, NEXT_ACTION):
            begin_action(c, s, log)
        if take_step(s, NEXT_SEAT):
            begin_seat(s)
        if s.step > NEXT_SEAT:
            resolve_seat(c, s, resolving_seat(s), log)


@rule
def resolve_seat(c: Record, s: Record, seat: int, log: Record) -> None:
    """The steps of a seat, as far as its next question; then the next seat follows."""
    if take_step(s, ORDER):
        ask_order(c, s, seat)
    if take_step(s, FIRST) and s.when == 1:
        apply_ability(c, s, seat, log)
    if take_step(s, MAIN):
        main_effect(c, s, seat, log)
    if take_step(s, OUTBID):
        gain_for_outbidding(c, s, seat, log)
    if take_step(s, SPRINT):
        ask_sprint(c, s, seat)
    if take_step(s, EXCHANGE):
        offer_wheel_exchange(c, s, seat, log)
    if take_step(s, LAST) and s.when == 0:
        apply_ability(c, s, seat, log)
    if take_step(s, RIVER):
        go_to(s, NEXT_SEAT)
        if s.action == STRATEGISE:
            ask_return(s, seat)
