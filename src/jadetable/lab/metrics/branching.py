"""How many actions are allowed when a seat decides, and how often there is a choice at all."""

from jadetable.core.compiled import rule
from jadetable.core.record import Record

MOST = 255
FIELDS = {"options": (MOST + 1,), "decisions": (), "total": (), "choices": (), "most_in_game": (MOST + 1,)}
NOTES = {"most": ()}
EXTREMES = ("widest",)


@rule
def step(c: Record, s: Record, d: Record, g: Record, m: Record) -> None:
    """Count the options."""
    m.options[min(int(d.count), MOST)] += 1
    m.decisions += 1
    m.total += int(d.count)
    m.choices += 1 if d.count > 1 else 0
    g.most = max(int(g.most), int(d.count))


@rule
def end(c: Record, s: Record, o: Record, g: Record, m: Record) -> None:
    """The widest choice of the game."""
    m.most_in_game[min(int(g.most), MOST)] += 1
    g.mark[0] = int(g.most)
