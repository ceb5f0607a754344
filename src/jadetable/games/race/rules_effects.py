"""What an action does for one seat, step by step: what comes first, the effect, outbidding, sprint and exchange."""

from jadetable.core.asked import ask_only
from jadetable.core.compiled import rule
from jadetable.core.events import emit1
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
    YES,
)
from jadetable.games.race.rules_abilities import applies, cat, order_matters
from jadetable.games.race.rules_contest import has_exchange, has_sprint, is_entitled, is_highest, number, outbid
from jadetable.games.race.rules_exchange import offer_exchange
from jadetable.games.race.rules_gains import change_karma, gain_cards, gain_karma, move, on_finish
from jadetable.games.race.rules_river import collect
from jadetable.games.race.state import ASK_ORDER, ASK_SPRINT, CHEAT, GOAT, HELP, NOBODY, REST, RUN, STRATEGISE


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
    elif s.action == CHEAT:
        move(s, seat, -1, BY_CHEAT, log)
    elif s.action == RUN:
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
    if s.action == STRATEGISE:
        collect(s, seat, is_highest(c, s, seat), log)
    elif s.action == HELP:
        resolve_help(c, s, seat, log)
    elif s.action == REST:
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
