"""Elementary effects: spaces, karma and 1-cards, each with its limit."""

from jadetable.core.compiled import rule
from jadetable.core.events import emit, emit2, emit3
from jadetable.core.record import Record
from jadetable.games.race.actions import E_CARDS, E_FINISHED, E_KARMA, E_MOVE
from jadetable.games.race.rules_animals import dragon
from jadetable.games.race.rules_cards import owned
from jadetable.games.race.state import LOWEST, NOBODY


@rule
def on_finish(s: Record, seat: int) -> bool:
    """Whether an animal has reached Finish."""
    return s.pos[seat] == s.finish


@rule
def in_river(s: Record, seat: int) -> bool:
    """Whether an animal stands in the river."""
    return s.river <= s.pos[seat] and s.pos[seat] < s.finish


@rule
def move(s: Record, seat: int, distance: int, reason: int, log: Record) -> None:
    """Go forward or back between Start and Finish; Finish is final (R20)."""
    before = int(s.pos[seat])
    if before == s.finish:
        return
    after = min(max(before + distance, 0), int(s.finish))
    if after == before:
        return
    s.pos[seat] = after
    emit3(log, E_MOVE, seat, after - before, reason, after)
    if after == s.finish:
        emit(log, E_FINISHED, seat)


@rule
def change_karma(c: Record, s: Record, seat: int, delta: int, reason: int, other: int, log: Record) -> None:
    """Karma comes or goes, up to the limit; the excess is lost (R8, R30)."""
    before = int(s.karma[seat])
    after = min(before + delta, int(c.karma_limit))
    if after != before:
        s.karma[seat] = after
        emit3(log, E_KARMA, seat, after - before, reason, other)


@rule
def gain_karma(c: Record, s: Record, seat: int, gain: int, reason: int, log: Record) -> None:
    """A seat gains karma; the Dragon one more."""
    change_karma(c, s, seat, dragon(c, s, seat, gain), reason, NOBODY, log)


@rule
def gain_cards(c: Record, s: Record, seat: int, gain: int, reason: int, log: Record) -> None:
    """A seat gains 1-cards into its hand as far as there is room (R30)."""
    count = min(gain, int(c.energy_limit) - owned(s, seat))
    if count > 0:
        s.hand_e[seat, LOWEST] = int(s.hand_e[seat, LOWEST]) + count
        emit2(log, E_CARDS, seat, count, reason)
