"""How long games are: rounds, turns, decisions, and minutes by a stated table of seconds a decision.

This is also the example to learn from. FIELDS says what is added up over all games, NOTES what is remembered during one
(blank when a game begins), EXTREMES which games are kept because they have the most of something: `g.mark`. The four
functions are rules, compiled like those of a game: `c` are the components, `s` a position, `d` a decision, `e` an event
and `o` the outcome. What one does not need is left out.
"""

from jadetable.core.compiled import rule
from jadetable.core.record import MAX_SEATS, Record

MOST_TURNS, MOST_DECISIONS, MOST_MINUTES = 1023, 4095, 599
# So many seconds for a choice among up to so many; with only one thing to do, one does it.
CHOICES = (1, 2, 5, 12)
SECONDS = (1, 4, 10, 20, 30)
MINUTE = 60
FIELDS = {
    "rounds": (MOST_TURNS + 1,),
    "turns": (MOST_TURNS + 1,),
    "decisions": (MOST_DECISIONS + 1,),
    "minutes": (MOST_MINUTES + 1,),
    "seconds_of_seat": (MAX_SEATS,),
    "decisions_of_seat": (MAX_SEATS,),
}
NOTES = {"seconds": (), "slowest": ()}
EXTREMES = ("longest", "shortest")
LONGEST, SHORTEST = 0, 1


@rule
def seconds_for(options: int) -> int:
    """How long people think about so many options, by the table."""
    for place in range(len(CHOICES)):
        if options <= CHOICES[place]:
            return SECONDS[place]
    return SECONDS[len(CHOICES)]


@rule
def step(c: Record, s: Record, d: Record, g: Record, m: Record) -> None:
    """Who decides at the same time thinks at the same time: only the slowest counts."""
    thinks = seconds_for(int(d.count))
    m.decisions_of_seat[d.seat] += 1
    m.seconds_of_seat[d.seat] += thinks
    if d.fresh == 1:
        g.slowest = 0
    if thinks > g.slowest:
        g.seconds += thinks - int(g.slowest)
        g.slowest = thinks


@rule
def end(c: Record, s: Record, o: Record, g: Record, m: Record) -> None:
    """Count the game by its length."""
    m.rounds[min(int(o.round), MOST_TURNS)] += 1
    m.turns[min(int(o.turn), MOST_TURNS)] += 1
    m.decisions[min(int(o.ply), MOST_DECISIONS)] += 1
    m.minutes[min((int(g.seconds) + MINUTE // 2) // MINUTE, MOST_MINUTES)] += 1
    g.mark[LONGEST], g.mark[SHORTEST] = int(o.ply), -int(o.ply)
