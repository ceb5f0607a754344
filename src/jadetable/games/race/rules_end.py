"""Part 4 of a round, the end of the race and the ranking."""

from jadetable.core.asked import ask_nobody
from jadetable.core.bind import bind
from jadetable.core.compiled import rule
from jadetable.core.events import TABLE, emit1, emit2
from jadetable.core.record import Record
from jadetable.core.steps import AT_REST, go_to
from jadetable.games.race.actions import E_OVER, E_TURNED
from jadetable.games.race.rules_gains import on_finish
from jadetable.games.race.state import NO_CARD, NOTHING, OVER, RAT, SAT_OUT, SPACES, every_seat

TURN_WHEEL, NEXT_ROUND = range(2)  # the steps of the end of a round: between them the Horse may be asked


@rule
def turn_wheel(s: Record, log: Record) -> None:
    """The inner wheel turns one space clockwise."""
    s.rot = (int(s.rot) + 1) % SPACES
    emit1(log, E_TURNED, TABLE, int(s.rot))


@rule
def anybody_on_finish(s: Record) -> bool:
    """Whether the race has been run."""
    for seat in every_seat(s):
        if on_finish(s, seat):
            return True
    return False


@rule
def final_card(s: Record, seat: int) -> int:
    """The printed number of the last card; sitting out counts behind every card (R25)."""
    card = int(s.pick_a[seat])
    return card if card != NO_CARD else SAT_OUT


@rule
def is_ahead(c: Record, s: Record, a: int, b: int) -> bool:
    """Whether seat a ranks before seat b: position, the Rat on Finish, smaller card, more karma, older (R25)."""
    if s.pos[a] != s.pos[b]:
        return s.pos[a] > s.pos[b]
    if on_finish(s, a) and (s.animal[a] == RAT or s.animal[b] == RAT):
        return s.animal[a] == RAT
    if final_card(s, a) != final_card(s, b):
        return final_card(s, a) < final_card(s, b)
    if s.karma[a] != s.karma[b]:
        return s.karma[a] > s.karma[b]
    return s.age[a] < s.age[b]


rank_seats = bind("jadetable.core.ranking", "race", {"is_ahead": is_ahead}).rank_seats


@rule
def end_game(c: Record, s: Record, log: Record) -> None:
    """Nobody is asked any more; everybody gets a rank."""
    s.phase = OVER
    s.kind = NOTHING
    s.over = 1
    s.truncated = 0 if anybody_on_finish(s) else 1
    ask_nobody(s)
    go_to(s, AT_REST)
    rank_seats(c, s)
    for seat in every_seat(s):
        if s.rank[seat] == 1:
            s.winner = seat
    emit2(log, E_OVER, int(s.winner), int(s.winner), int(s.truncated))
