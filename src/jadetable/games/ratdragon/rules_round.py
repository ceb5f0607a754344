"""The round of the whole table: roll, ask, reveal; and the end of the game."""

from jadetable.core.asked import ask_also, ask_nobody
from jadetable.core.bind import bind
from jadetable.core.compiled import rule
from jadetable.core.events import TABLE, emit1, emit2, emit3
from jadetable.core.record import Record
from jadetable.core.rng import roll
from jadetable.games.ratdragon.actions import (
    E_DREW,
    E_GAME_END,
    E_MATCHED,
    E_ROLL,
    E_ROUND_END,
    E_SCORE,
    E_STUCK,
)
from jadetable.games.ratdragon.rules_draw import anchor, ask_for_entry, points_of
from jadetable.games.ratdragon.rules_room import blank
from jadetable.games.ratdragon.state import (
    DONE,
    ENOUGH_PAIRS,
    NO_CREATURE,
    NOBODY_CAN_DRAW,
    SINGLE,
    SUM,
)

FIRST_DIE, SECOND_DIE, SINGLE_DIE = range(3)


@rule
def roll_dice(c: Record, s: Record) -> None:
    """Roll the two matching dice and the single one."""
    for die in range(len(s.dice)):
        s.dice[die] = 1 + roll(s, int(c.sides))


@rule
def open_round(c: Record, s: Record, log: Record) -> None:
    """Name the two numbers and ask every seat that can draw; who can draw neither is done for good (R17)."""
    s.round = int(s.round) + 1
    s.num[SUM] = int(s.dice[FIRST_DIE]) + int(s.dice[SECOND_DIE])
    s.num[SINGLE] = s.dice[SINGLE_DIE]
    emit3(log, E_ROLL, TABLE, int(s.dice[FIRST_DIE]), int(s.dice[SECOND_DIE]), int(s.dice[SINGLE_DIE]))
    for seat in range(int(s.seats)):
        sheet = s.sheet[seat]
        sheet.drew = 0
        sheet.corrected = 0
        blank(sheet.shape)
        if sheet.phase != DONE:
            if ask_for_entry(c, s, sheet):
                ask_also(s, seat)
            else:
                get_stuck(s, seat, log)
    if s.asked == 0:
        s.reason = NOBODY_CAN_DRAW
        end_game(c, s, log)


@rule
def get_stuck(s: Record, seat: int, log: Record) -> None:
    """Neither number has room: this seat never draws again, and may be charged the lower number (R12)."""
    sheet = s.sheet[seat]
    sheet.phase = DONE
    sheet.done_round = s.round
    sheet.stuck = min(int(s.num[SUM]), int(s.num[SINGLE]))
    emit2(log, E_STUCK, seat, int(s.num[SUM]), int(s.num[SINGLE]))


@rule
def reveal(c: Record, sheet: Record, seat: int, log: Record) -> None:
    """Show what a seat drew and paired this round."""
    newest = int(sheet.creatures)
    emit3(log, E_DREW, seat, int(sheet.number[newest - 1]), newest, anchor(sheet, newest))
    older = int(sheet.mate[newest - 1])
    if older != NO_CREATURE:
        emit3(log, E_MATCHED, seat, older, newest, points_of(c, sheet, older, newest))


@rule
def close_round(c: Record, s: Record, log: Record) -> None:
    """Reveal all drawings, then look for the pairs that end the game, then roll again (R18)."""
    enough = False
    for seat in range(int(s.seats)):
        sheet = s.sheet[seat]
        if sheet.drew == 1:
            reveal(c, sheet, seat, log)
        if sheet.pairs >= s.pairs_to_end:
            enough = True
    emit1(log, E_ROUND_END, TABLE, int(s.round))
    if enough:
        s.reason = ENOUGH_PAIRS
        end_game(c, s, log)
    else:
        roll_dice(c, s)
        open_round(c, s, log)


# --- scoring ----------------------------------------------------------------------------------------------------------


@rule
def unpaired_penalty(c: Record, sheet: Record) -> int:
    """Half of all unpaired values together, rounded up once (R10)."""
    divisor = int(c.unpaired_divisor)
    return (int(sheet.unpaired) + divisor - 1) // divisor


@rule
def missing_guests(c: Record, s: Record, sheet: Record) -> int:
    """The values of the guests this seat never drew (R11)."""
    cost = 0
    for place in range(int(s.guests_shown)):
        guest = int(s.deck[place])
        if (int(sheet.drawn) >> guest) & 1 == 0:
            cost += int(c.value[guest])
    return cost


@rule
def stuck_charge(c: Record, s: Record, sheet: Record) -> int:
    """The lower of the two numbers that could not be drawn, where that is charged (R12)."""
    return int(c.value[sheet.stuck]) if s.stuck_costs == 1 and sheet.stuck > 0 else 0


@rule
def total_of(c: Record, s: Record, sheet: Record) -> int:
    """A seat's score as its sheet stands; alone, empty squares count against it too."""
    total = int(sheet.pair_points) - unpaired_penalty(c, sheet)
    total -= missing_guests(c, s, sheet) + stuck_charge(c, s, sheet)
    if s.seats == 1:
        total -= int(c.solo_empty_cost) * int(sheet.empty)
    return total


@rule
def is_ahead(c: Record, s: Record, a: int, b: int) -> bool:
    """Whether seat a is ranked before seat b: more points, then fewer empty squares; full ties are shared (R15)."""
    if s.sheet[a].total != s.sheet[b].total:
        return bool(s.sheet[a].total > s.sheet[b].total)
    return bool(s.sheet[a].empty < s.sheet[b].empty)


rank_seats = bind("jadetable.core.ranking", "ratdragon", {"is_ahead": is_ahead}).rank_seats


@rule
def end_game(c: Record, s: Record, log: Record) -> None:
    """Nobody is asked any more; everybody gets a total and a rank. Alone, only a total above the mark wins (R14)."""
    s.over = 1
    ask_nobody(s)
    for seat in range(int(s.seats)):
        s.sheet[seat].total = total_of(c, s, s.sheet[seat])
    rank_seats(c, s)
    emit1(log, E_GAME_END, TABLE, int(s.reason))
    for seat in range(int(s.seats)):
        emit2(log, E_SCORE, seat, int(s.sheet[seat].total), int(s.rank[seat]))
    s.won = 1 if s.seats == 1 and s.sheet[0].total > c.solo_win_above else 0
