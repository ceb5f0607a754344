"""The end of a turn and of the game: the winning test, the next seat, the ranking."""

from jadetable.core.asked import ask_nobody, ask_only
from jadetable.core.bind import bind
from jadetable.core.compiled import rule
from jadetable.core.events import TABLE, emit1, emit2
from jadetable.core.record import Record
from jadetable.core.steps import AT_REST, go_to
from jadetable.games.mandarin.actions import E_END, E_TURN
from jadetable.games.mandarin.rules_figures import different, figures_on_card, most_alike, wealth
from jadetable.games.mandarin.state import (
    BY_NOTHING,
    BY_SET,
    BY_TWELVE,
    EITHER_ENDS,
    MONEY,
    MOVE,
    NOBODY,
    NOT_ROLLED,
    OVER,
    TURN,
)


@rule
def collection(c: Record, s: Record, seat: int) -> int:
    """Which collection a seat has complete: BY_TWELVE (also when both are), BY_SET or BY_NOTHING."""
    if different(s, seat) >= c.distinct:
        return BY_TWELVE
    return BY_SET if most_alike(s, seat) >= c.same else BY_NOTHING


@rule
def set_ends_game(s: Record) -> bool:
    """Whether a full set of one animal ends the game: in the money game only by option (R24)."""
    return s.variant != MONEY or s.money_end == EITHER_ENDS


@rule
def winning_collection(c: Record, s: Record, seat: int) -> int:
    """Which complete collection of a seat ends the game."""
    found = collection(c, s, seat)
    return BY_NOTHING if found == BY_SET and not set_ends_game(s) else found


@rule
def is_one_short(c: Record, s: Record, seat: int) -> bool:
    """Whether one more figure, of the right animal, would complete a collection that ends the game."""
    if s.over == 1:
        return False
    return different(s, seat) + 1 >= c.distinct or (set_ends_game(s) and most_alike(s, seat) + 1 >= c.same)


@rule
def end_if_complete(c: Record, s: Record, seat: int, log: Record) -> None:
    """Look at the seat that just gained figures: a complete collection ends the game on the spot (R22)."""
    found = winning_collection(c, s, seat)
    if found != BY_NOTHING:
        s.completer = seat
        s.ended_by = found
        end_game(c, s, log)


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
    go_to(s, MOVE)
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


rank_seats = bind("jadetable.core.ranking", "mandarin", {"is_ahead": is_ahead}).rank_seats


@rule
def end_game(c: Record, s: Record, log: Record) -> None:
    """Nobody is asked any more; everybody gets a rank, equal seats the same one."""
    s.phase = OVER
    s.over = 1
    s.overtaken = 0
    go_to(s, AT_REST)
    ask_nobody(s)
    rank_seats(c, s)
    emit2(log, E_END, int(s.completer) if s.completer != NOBODY else TABLE, int(s.ended_by), int(s.truncated))
