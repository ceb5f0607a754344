"""A metric reads recorded games: compiled, bound to each game and metric by `bind`."""

from collections.abc import Callable

from jadetable.core.compiled import rule
from jadetable.core.record import Record, Records
from jadetable.lab.tape import Tape

# The functions of the metric.
start: Callable[..., None]
step: Callable[..., None]
event: Callable[..., None]
end: Callable[..., None]
EXTREMES: int
KEPT: int


@rule
def keep_best(game: int, g: Record, m: Record) -> None:
    """Note this game where it is more extreme than one that is kept; of equal ones the first stays."""
    for k in range(EXTREMES):
        value, number = int(g.mark[k]), game
        for place in range(KEPT):
            if m.kept_n[k] <= place or value > int(m.kept_mark[k, place]):
                former, its = int(m.kept_mark[k, place]), int(m.kept_game[k, place])
                m.kept_mark[k, place], m.kept_game[k, place] = value, number
                if m.kept_n[k] <= place:
                    m.kept_n[k] = place + 1
                    break
                value, number = former, its


@rule
def read_tape(components: Records, tape: Tape, first: int, games: int, notes: Records, tally: Records) -> None:
    """Show a metric so many games of a tape; `notes[1]` is a blank sheet."""
    c, m, g = components[0], tally[0], notes[0]
    for game in range(games):
        notes[0] = notes[1]
        n, e = int(tape.ends[game, 0]), int(tape.ends[game, 1])
        last = int(tape.ends[game + 1, 0])
        start(c, tape.before[n if last > n else game], g, m)
        for k in range(n, last):
            s, d = tape.before[k], tape.steps[k]
            step(c, s, d, g, m)
            while e < int(d.event):
                event(c, s, tape.events[e], g, m)
                e += 1
        end(c, tape.finals[game], tape.outcomes[game], g, m)
        keep_best(first + game, g, m)
