"""The report on one trial: who wins, how long, how close, what is used and what it does; chapter by chapter."""

import datetime
from collections.abc import Sequence
from typing import Any

import numpy as np

from jadetable.core.words import Words, words
from jadetable.lab import charts, figures
from jadetable.lab.figures import Standing, Used
from jadetable.lab.metric import Metric
from jadetable.lab.metrics.lead import PARTS
from jadetable.lab.metrics.length import CHOICES, SECONDS
from jadetable.lab.page import Card, Page, Table
from jadetable.lab.run import Found

SHOWN_USES = 14  # of a group in its chart
WORTH_SAYING = 0.01  # of the games
SHOWN_VALUES = 60  # of a designer's own metric
Links = dict[str, list[tuple[str, str]]]  # extreme: file and text


def page_of(found: Found, lang: str, links: Links | None = None, deviations: Card | None = None) -> Page:
    """The whole report."""
    say, ready, trial = words(lang), found.ready, found.ready.trial
    title = say.text("lab-title", game=say.text(f"{ready.game.slug}-title"))
    about = say.text(
        "lab-about",
        games=found.games,
        seats=trial.seats,
        bots=", ".join(dict.fromkeys(trial.line_up)),
        seed=str(trial.seed),
    )
    page = Page(lang, title, about)
    if not found.complete:
        page.warning = say.text("lab-partial", done=found.games, games=trial.games)
    if found.games == 0:
        return page
    page.answer, first = who(found, say)
    page.sections.append((say.text("lab-who"), first))
    lengths = length if "length" in found.whole.tallies else _lengths
    page.sections.append((say.text("lab-length"), lengths(found, say)))
    if trial.seats > 1 and "lead" in found.whole.tallies:
        page.sections.append((say.text("lab-close"), close(found, say)))
    if "use" in found.whole.tallies:
        page.sections.append((say.text("lab-use"), use(found, say)))
    more = [Card(say.text("lab-measures"), say.text("lab-measures-text"), table=_measures(found, say))]
    if "branching" in found.whole.tallies:
        more.insert(0, branching(found, say))
    if deviations is not None:
        more.append(deviations)
    page.sections.append((say.text("lab-shape"), more))
    own = [_own(found, one, say) for one in ready.metrics if one.path is not None]
    if own:
        page.sections.append((say.text("lab-own"), own))
    if links:
        cards = [
            Card(say.text(f"lab-extreme-{name}") if _ours(found, name) else name, links=rows)
            for name, rows in links.items()
        ]
        page.sections.append((say.text("lab-outliers"), cards))
    made = datetime.date.today().isoformat()
    page.sections.append((say.text("lab-how"), [Card("", say.text("lab-how-text", date=made)), _seconds(say)]))
    return page


def _ours(found: Found, extreme: str) -> bool:
    """Whether an extreme is one of our own metrics', which have words for it."""
    return any(extreme in one.extremes and one.path is None for one in found.ready.metrics)


# --- who wins ---------------------------------------------------------------------------------------------------------


def who(found: Found, say: Words) -> tuple[str, list[Card]]:
    """The answer in a sentence, and who won what."""
    parts = [
        ("start", figures.by_start(found, say)),
        ("bot", figures.by_bots(found)),
        ("order", figures.by_order(found, say)),
        ("seat", figures.by_seat(found, say) if found.ready.setting.seats > 1 else []),
    ]
    cards = [_standings(rows, say.text(f"lab-by-{name}"), name, say) for name, rows in parts if rows]
    if found.ready.setting.seats == 1:
        won = figures.by_seat(found, say)[0].share
        return say.text("lab-alone", share=100 * won.share, low=100 * won.low, high=100 * won.high), cards
    cards[0].text = ""  # it is the answer
    told = answer(next(rows for _, rows in parts if rows), say)
    nobody = int(found.tally("wins")["unpaid"]) / found.games
    if nobody > WORTH_SAYING:
        told = f"{say.text('lab-nobody', share=100 * nobody)} {told}"
    return told, cards


def answer(rows: Sequence[Standing], say: Words) -> str:
    """Who is too strong and who too weak, the furthest from even first."""
    strong = sorted((row for row in rows if row.verdict > 0), key=lambda row: -row.ratio)
    weak = sorted((row for row in rows if row.verdict < 0), key=lambda row: row.ratio)
    if not strong and not weak:
        return say.text("lab-even")
    told = []
    for name, some in (("lab-strong", strong), ("lab-weak", weak)):
        if some:
            names = [say.text("lab-times", name=row.name, ratio=row.ratio) for row in some]
            told.append(say.text(name, names=say.text("lab-and").join(names)))
    return " ".join(told)


def _standings(rows: Sequence[Standing], title: str, name: str, say: Words) -> Card:
    """Shares with intervals, beside an even share."""
    heads = [say.text(f"lab-head-{one}") for one in ("name", "share", "interval", "ratio", "games")]
    cells = [
        [
            row.name + {1: " ▲", -1: " ▼", 0: ""}[row.verdict],
            say.text("sim-percent", share=100 * row.share.share),
            say.text("sim-range", low=100 * row.share.low, high=100 * row.share.high),
            say.text("lab-ratio", ratio=row.ratio),
            say.text("lab-number", number=row.games),
        ]
        for row in rows
    ]
    text = answer(rows, say)
    return Card(
        title,
        text,
        charts.intervals(rows, f"{title}. {text}", name),
        Table(heads, cells, [row.verdict for row in rows]),
        say.text("lab-table"),
    )


# --- how long, how close ----------------------------------------------------------------------------------------------


def _spread(counts: Any, say: Words, unit: str) -> str:
    """The middle of a histogram, and where nine in ten lie."""
    return say.text(
        "lab-spread",
        unit=unit,
        mean=figures.mean(counts),
        median=figures.quantile(counts, 0.5),
        low=figures.quantile(counts, 0.05),
        high=figures.quantile(counts, 0.95),
    )


def length(found: Found, say: Words) -> list[Card]:
    """Rounds or turns, decisions, minutes."""
    t, game = found.tally("length"), found.ready.game
    unit = f"{game.length_unit}s" if game.length_unit in {"round", "turn"} else "decisions"
    box = game.load_components(dict(found.ready.trial.components) or None).game.minutes
    cards = []
    for name in dict.fromkeys((unit, "decisions", "minutes")):
        text = _spread(t[name], say, say.text(f"lab-unit-{name}"))
        if name == "minutes":
            text += " " + say.text("lab-box", low=box[0], high=box[1])
        title = say.text(f"lab-unit-{name}")
        cards.append(Card(title, text, charts.histogram(t[name], f"{title}. {text}", f"length-{name}", title)))
    return cards


def _lengths(found: Found, say: Words) -> list[Card]:
    """Rounds or turns alone, of games whose decisions nobody saw."""
    unit = found.ready.game.length_unit
    counts = np.bincount(np.asarray(found.whole.outcomes[unit]))
    title = say.text("lab-unit-decisions" if unit == "ply" else f"lab-unit-{unit}s")
    text = _spread(counts, say, title)
    return [Card(title, text, charts.histogram(counts, f"{title}. {text}", "length", title))]


def close(found: Found, say: Words) -> list[Card]:
    """Margin, changes of the lead, and how early the winner leads for good."""
    t = found.tally("lead")
    cards = []
    for name in ("margin", "changes"):
        title = say.text(f"lab-{name}")
        text = _spread(t[name], say, title)
        cards.append(Card(title, text, charts.histogram(t[name], f"{title}. {text}", name, title)))
    for name in ("settled", "decisive"):
        title = say.text(f"lab-{name}")
        text = say.text(f"lab-{name}-text", part=100 * figures.quantile(t[name], 0.5) / PARTS)
        chart = charts.histogram(t[name], f"{title}. {text}", name, say.text("lab-part"), 100 / PARTS)
        cards.append(Card(title, text, chart))
    return cards


def branching(found: Found, say: Words) -> Card:
    """How many options there are."""
    counts, title = found.tally("branching")["options"], say.text("lab-branching")
    text = _spread(counts, say, title)
    return Card(title, text, charts.histogram(counts, f"{title}. {text}", "branching", title))


# --- what is used -----------------------------------------------------------------------------------------------------


def use(found: Found, say: Words) -> list[Card]:
    """Group by group: how often, and what using it does to winning."""
    rows = figures.used(found, say)
    return [
        _uses(group, [row for row in rows if row.group == group], say)
        for group in dict.fromkeys(row.group for row in rows)
    ]


def _uses(group: str, rows: Sequence[Used], say: Words) -> Card:
    title = say.text(f"lab-use-{group}") if group in {"action", "event"} else group
    verdicts = [row.verdict if row.users * row.with_it.share > 0 else 0 for row in rows]
    helps = [row.name for row in rows if row.verdict > 0]
    hurts = [row.name for row in rows if row.verdict < 0]
    told = [
        say.text(name, names=", ".join(some[:5])) for name, some in (("lab-helps", helps), ("lab-hurts", hurts)) if some
    ]
    top = list(rows[:SHOWN_USES])
    chart = charts.bars(
        [row.name for row in top],
        [100 * row.share for row in top],
        verdicts[:SHOWN_USES],
        title,
        f"use-{group.lower()}",
    )
    heads = [say.text(f"lab-head-{one}") for one in ("name", "times", "used-share", "users", "with", "without")]
    cells = [
        [
            row.name + {1: " ▲", -1: " ▼", 0: ""}[row.verdict],
            say.text("lab-number", number=row.times),
            say.text("sim-percent", share=100 * row.share),
            say.text("sim-percent", share=100 * row.users),
            say.text("sim-percent", share=100 * row.with_it.share),
            say.text("sim-percent", share=100 * row.without.share) if row.users < 1 else "–",
        ]
        for row in rows
    ]
    return Card(title, " ".join(told), chart, Table(heads, cells, verdicts), say.text("lab-table"))


# --- figures under the names of others, a designer's own, and how it was counted --------------------------------------


def _measures(found: Found, say: Words) -> Table:
    heads = [say.text(f"lab-head-{one}") for one in ("measure", "value", "of", "meaning")]
    rows = [
        [
            one.name,
            say.text("lab-figure", figure=one.value),
            {"ludii": "Ludii", "tag": "TAG", "ludii-tag": "Ludii, TAG"}.get(one.of, "Jade Table"),
            say.text(f"lab-measure-{one.name.lower()}"),
        ]
        for one in figures.measures(found)
    ]
    return Table(heads, rows, prose=True)


def _own(found: Found, metric: Metric, say: Words) -> Card:
    """A designer's metric: each thing it adds up, in all and a game."""
    rows = []
    for name, values in found.tally(metric.name).items():
        if name not in metric.fields:
            continue
        for place in np.argwhere(values)[:SHOWN_VALUES] if values.ndim else ((),):
            total = int(values[tuple(place)])
            label = name + "".join(f"[{int(k)}]" for k in place)
            rows.append(
                [label, say.text("lab-number", number=total), say.text("lab-figure", figure=total / found.games)]
            )
    heads = [say.text(f"lab-head-{one}") for one in ("name", "total", "a-game")]
    return Card(metric.title, table=Table(heads, rows))


def _seconds(say: Words) -> Card:
    """The table that minutes are estimated by."""
    low, rows = 1, []
    for place, seconds in enumerate(SECONDS):
        high = CHOICES[place] if place < len(CHOICES) else None
        span = f"{low}+" if high is None else str(low) if high == low else f"{low}–{high}"
        rows.append([span, say.text("lab-seconds", seconds=seconds)])
        low = (high or 0) + 1
    return Card(say.text("lab-seconds-title"), table=Table([say.text("lab-branching"), ""], rows))
