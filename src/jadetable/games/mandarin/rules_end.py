"""The end of a turn and of the game: the winning test, the next seat, the ranking."""

from jadetable.core.compiled import rule
from jadetable.core.events import TABLE, emit1, emit2
from jadetable.core.prompts import ask_nobody, ask_only
from jadetable.core.record import Record
from jadetable.games.mandarin.actions import E_END, E_TURN
from jadetable.games.mandarin.rules_figures import figures_on_card, wealth
from jadetable.games.mandarin.state import (
    BY_NOTHING,
    MONEY,
    NOBODY,
    NOT_ROLLED,
    OVER,
    TURN,
    winning_collection,
)


@rule
def goes_on(c: Record, s: Record, seat: int, log: Record) -> bool:
    """Test the seat that just gained figures: a complete collection ends the game on the spot (R22)."""
    found = winning_collection(c, s, seat)
    if found == BY_NOTHING:
        return True
    s.completer = seat
    s.ended_by = found
    end_game(c, s, log)
    return False


@rule
def end_turn(c: Record, s: Record, log: Record) -> None:
    """The next seat to the left begins; after the last seat of a round the limit may end the game (R28)."""
    following = (int(s.cur) + 1) % int(s.seats)
    s.overtaken = 0
    if following == s.first:
        if s.round_limit > 0 and s.round >= s.round_limit:
            s.truncated = 1
            end_game(c, s, log)
            return
        s.round = int(s.round) + 1
    s.turn = int(s.turn) + 1
    begin_turn(s, following, log)


@rule
def begin_turn(s: Record, seat: int, log: Record) -> None:
    """A seat may cash figures in and then rolls."""
    s.cur = seat
    s.die = 0
    s.roll_no = NOT_ROLLED
    s.phase = TURN
    ask_only(s, seat)
    emit1(log, E_TURN, seat, int(s.round))


@rule
def is_ahead(c: Record, s: Record, a: int, b: int) -> bool:
    """Whether seat a ranks before b: completer, figures, wealth; in the money game wealth, completer, figures (R23)."""
    rich_a, rich_b = wealth(c, s, a), wealth(c, s, b)
    if s.variant == MONEY and rich_a != rich_b:
        return rich_a > rich_b
    if s.completer == a or s.completer == b:
        return s.completer == a
    figures_a, figures_b = figures_on_card(s, a), figures_on_card(s, b)
    if figures_a != figures_b:
        return figures_a > figures_b
    return rich_a > rich_b


@rule
def end_game(c: Record, s: Record, log: Record) -> None:
    """Nobody is asked any more; everybody gets a rank, equal seats the same one."""
    s.phase = OVER
    s.over = 1
    s.overtaken = 0
    ask_nobody(s)
    for seat in range(int(s.seats)):
        rank = 1
        for other in range(int(s.seats)):
            if other != seat and is_ahead(c, s, other, seat):
                rank += 1
        s.rank[seat] = rank
    emit2(log, E_END, int(s.completer) if s.completer != NOBODY else TABLE, int(s.ended_by), int(s.truncated))
