"""What each seat gets out of a game, from the ranks: the two ways that more than one game pays."""

from jadetable.core.compiled import rule
from jadetable.core.record import Numbers, Record


@rule
def pay_winner(s: Record, out: Numbers) -> None:
    """One for the winner, nothing for the others; nothing for anybody when truncated, so that stalling never pays."""
    for seat in range(int(s.seats)):
        out[seat] = 1 if s.rank[seat] == 1 and s.truncated == 0 else 0


@rule
def share_first_place(s: Record, out: Numbers) -> None:
    """One for first place, divided equally among those who share it; a truncated game is ranked like any other."""
    winners = 0
    for seat in range(int(s.seats)):
        winners += 1 if s.rank[seat] == 1 else 0
    for seat in range(int(s.seats)):
        out[seat] = 1 / winners if s.rank[seat] == 1 else 0
