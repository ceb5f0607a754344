"""How close games are: who leads and when, by the judgement's estimate of each seat's chance; the margin in points.

A position is looked at whenever somebody is asked something new. The words are those of Ludii: a lead change is a
change of the expected winner; drama is how far behind the leader the winner was, on average; the decisiveness
threshold is the best chance a loser ever had, and decisive is what is played after the winner's chance has passed it.
"""

from collections.abc import Callable

from jadetable.core.compiled import rule
from jadetable.core.record import MAX_SEATS, Record

MOST_CHANGES, MOST_MARGIN, PARTS, PERCENT, PER_MILLE = 127, 511, 20, 100, 1000
FIELDS = {
    "games": (),  # that somebody won
    "changes": (MOST_CHANGES + 1,),
    "positions": (),
    "changed": (),  # positions with another leader than the one before
    "settled": (PARTS + 1,),  # after which part of the game the winner leads for good
    "decisive": (PARTS + 1,),  # after which part the winner's chance is better than any that a loser ever had
    "threshold": (PERCENT + 1,),
    "drama": (),  # per mille, added up over games
    "drama_most": (),
    "margin": (MOST_MARGIN + 1,),
    "margin_total": (),
}
NOTES = {
    "positions": (),
    "leaders": (),
    "changes": (),
    "behind": (MAX_SEATS,),
    "behind_most": (MAX_SEATS,),
    "last_behind": (MAX_SEATS,),
    "top": (MAX_SEATS,),
    "passed": (MAX_SEATS, PERCENT + 2),  # the position at which a seat's chance first was so many percent, from 1
}
SCRATCH = {"chances": (MAX_SEATS,)}  # fractions
EXTREMES = ("changeful", "dramatic", "one-sided", "close")
CHANGEFUL, DRAMATIC, ONE_SIDED, CLOSE = range(4)

# The rules of the game this file is bound to.
value: Callable[..., None]


@rule
def step(c: Record, s: Record, d: Record, g: Record, m: Record) -> None:
    """Who leads now?"""
    if d.fresh == 0 or s.seats == 1:
        return
    chances = g.chances
    value(c, s, chances)
    seats, best, leaders = int(s.seats), -1, 0
    g.positions += 1
    for seat in range(seats):
        chance = int(chances[seat] * PER_MILLE + 0.5)
        if chance > best:
            best, leaders = chance, 0
        if chance == best:
            leaders |= 1 << seat
    if g.leaders != 0 and g.leaders != leaders:
        g.changes += 1
    g.leaders = leaders
    for seat in range(seats):
        chance = int(chances[seat] * PER_MILLE + 0.5)
        note_chance(g, seat, chance, best - chance)


@rule
def note_chance(g: Record, seat: int, chance: int, behind: int) -> None:
    """How far a seat is behind, and whether it never stood so well before."""
    g.behind[seat] += behind
    g.behind_most[seat] = max(int(g.behind_most[seat]), behind)
    if behind > 0:
        g.last_behind[seat] = int(g.positions)
    percent = min(chance * PERCENT // PER_MILLE, PERCENT)
    while g.top[seat] < percent:
        g.top[seat] += 1
        g.passed[seat, g.top[seat]] = int(g.positions)


@rule
def end(c: Record, s: Record, o: Record, g: Record, m: Record) -> None:
    """Look back, knowing who won."""
    seats, positions = int(s.seats), int(g.positions)
    winners, threshold = 0, 0
    for seat in range(seats):
        if o.win[seat] > 0:
            winners += 1
        else:
            threshold = max(threshold, int(g.top[seat]))
    if winners == 0 or positions == 0:
        return
    drama, most, settled, passed = 0, 0, 0, positions + 1
    for seat in range(seats):
        if o.win[seat] > 0:
            drama += int(g.behind[seat]) // (positions * winners)
            most = max(most, int(g.behind_most[seat]))
            settled = max(settled, int(g.last_behind[seat]))
            when = int(g.passed[seat, threshold + 1])
            passed = min(passed, when) if when > 0 else passed
    m.games += 1
    m.changes[min(int(g.changes), MOST_CHANGES)] += 1
    m.changed += int(g.changes)
    m.positions += positions
    m.settled[settled * PARTS // positions] += 1
    m.decisive[min(passed - 1, positions) * PARTS // positions] += 1
    m.threshold[threshold] += 1
    m.drama += drama
    m.drama_most += most
    margin = margin_of(o, seats)
    m.margin[min(margin, MOST_MARGIN)] += 1
    m.margin_total += margin
    g.mark[CHANGEFUL], g.mark[DRAMATIC] = int(g.changes), most
    g.mark[ONE_SIDED], g.mark[CLOSE] = margin, -margin


@rule
def margin_of(o: Record, seats: int) -> int:
    """The points between the best score and the next."""
    first, second = int(o.score[0]), int(o.score[1])
    first, second = max(first, second), min(first, second)
    for seat in range(2, seats):
        score = int(o.score[seat])
        if score > first:
            first, second = score, first
        elif score > second:
            second = score
    return first - second
