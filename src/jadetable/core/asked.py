"""Which seats are asked, and what they answered to a simultaneous prompt."""

from jadetable.core.compiled import rule
from jadetable.core.record import NO_ANSWER, Record

# --- who is asked -----------------------------------------------------------------------------------------------------


@rule
def ask_only(s: Record, seat: int) -> None:
    """Ask this seat alone."""
    s.asked = 1 << seat


@rule
def ask_also(s: Record, seat: int) -> None:
    """Ask this seat too."""
    s.asked = int(s.asked) | (1 << seat)


@rule
def ask_nobody(s: Record) -> None:
    """Nobody has anything to decide."""
    s.asked = 0


@rule
def no_longer_ask(s: Record, seat: int) -> None:
    """This seat has decided."""
    s.asked = int(s.asked) & ~(1 << seat)


@rule
def is_asked(s: Record, seat: int) -> bool:
    """Whether this seat must decide now."""
    return seat >= 0 and (int(s.asked) >> seat) & 1 == 1


@rule
def first_asked(s: Record) -> int:
    """The lowest seat that must decide now, or -1."""
    for seat in range(int(s.seats)):
        if (int(s.asked) >> seat) & 1 == 1:
            return seat
    return -1


# --- answers to a simultaneous prompt, secret until the last one is in ------------------------------------------------


@rule
def store_answer(s: Record, seat: int, action: int) -> bool:
    """Keep this seat's answer; True when it was the last one awaited."""
    s.answer[seat] = action
    no_longer_ask(s, seat)
    return int(s.asked) == 0


@rule
def withdraw_answer(s: Record, seat: int) -> bool:
    """Take a stored answer back; False when there is none, or when it has been revealed."""
    if int(s.answer[seat]) == NO_ANSWER or int(s.asked) == 0:
        return False
    s.answer[seat] = NO_ANSWER
    ask_also(s, seat)
    return True


@rule
def clear_answers(s: Record) -> None:
    """Forget all answers."""
    for seat in range(len(s.answer)):
        s.answer[seat] = NO_ANSWER


@rule
def hide_answers(s: Record, viewer: int) -> None:
    """Blank the answers of all seats but the viewer's."""
    for seat in range(len(s.answer)):
        if seat != viewer:
            s.answer[seat] = NO_ANSWER
