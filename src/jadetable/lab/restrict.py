"""What an action is worth: a bot that never does it at one seat, against the same bot that may, on the same deals.

Every deal is played once without the ban, and once for each seat with the ban at that seat alone.
"""

from dataclasses import dataclass, replace

import numpy as np

from jadetable.bulk.summary import Share
from jadetable.core.words import Words
from jadetable.lab.page import Card, Page
from jadetable.lab.paired import Difference, difference
from jadetable.lab.run import Driver, Found, run
from jadetable.lab.trial import Trial
from jadetable.lab.vary import table


@dataclass(frozen=True)
class Restricted:
    """What the banned seat wins, and what the same seat wins on the same deals without the ban."""

    kind: str
    games: int
    difference: Difference
    insisted: int  # choices where the judgement wanted nothing but what it may not

    @property
    def share(self) -> Share:
        """What the banned seat wins, with an interval from that of the difference."""
        half = self.difference.half
        return Share(
            self.difference.after, max(0.0, self.difference.after - half), min(1.0, self.difference.after + half)
        )


def trials(trial: Trial, kind: str) -> list[Trial]:
    """Without the ban, then with it at each seat in turn."""
    return [trial, *(replace(trial, bans=((seat, kind),)) for seat in range(trial.seats))]


def measure(found: list[Found], kind: str, name: str) -> Restricted:
    """The first run is without the ban; then come the seats."""
    free, banned = found[0], found[1:]
    games = min(one.games for one in found)
    before = np.mean([free.wins[:games, seat] for seat in range(len(banned))], axis=0)
    after = np.mean([one.wins[:games, seat] for seat, one in enumerate(banned)], axis=0)
    insisted = sum(one.whole.insisted for one in banned)
    return Restricted(kind, games * len(found), difference(name, before, after), insisted)


def play(trial: Trial, kind: str, driver: Driver, told: object, say: Words) -> Restricted | None:
    """Play it all; nothing where it was stopped before every seat had its turn."""
    ready = [one.check() for one in trials(trial, kind)]
    found = []
    for one in ready:
        found.append(run(one, driver, told))  # type: ignore[arg-type]
        if not found[-1].complete:
            return None
    return measure(found, kind, say.text("lab-head-share"))


def sentence(one: Restricted, say: Words) -> str:
    """The answer."""
    return say.text(
        f"lab-restrict-{('less', 'same', 'more')[one.difference.verdict + 1]}",
        kind=one.kind, before=100 * one.difference.before, after=100 * one.difference.after,
        half=100 * one.difference.half,
    )  # fmt: skip


def page_of(one: Restricted, trial: Trial, lang: str, say: Words) -> Page:
    """The answer as a page."""
    title = say.text("lab-restrict-title", kind=one.kind, game=say.text(f"{trial.game}-title"))
    bots = ", ".join(dict.fromkeys(trial.line_up))
    about = say.text("lab-about", games=one.games, seats=trial.seats, bots=bots, seed=str(trial.seed))
    page = Page(lang, title, about, answer=sentence(one, say))
    text = say.text("lab-restrict-text", insisted=one.insisted)
    page.sections.append((say.text("lab-differences"), [Card("", text, table=table([one.difference], say))]))
    return page
