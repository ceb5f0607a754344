"""What a fit came to, as a page: what changed, what is reached, what is not."""

from collections.abc import Sequence

from jadetable.core.words import Words
from jadetable.lab.fit import Candidate, Fit, Reached
from jadetable.lab.page import Card, Page, Table


def answer(rows: Sequence[Reached], say: Words) -> str:
    """How much is reached, before and after; what is not."""
    before = sum(1 for row in rows if row.low <= row.before <= row.high)
    after = sum(1 for row in rows if row.is_reached)
    return say.text("lab-fit-reached", before=before, after=after, all=len(rows))


def page_of(fit: Fit, pair: tuple[Candidate, Candidate], rows: Sequence[Reached], lang: str, say: Words) -> Page:
    """The whole page; `pair` was played on other deals than the search."""
    game = fit.before.found[0].ready.game
    page = Page(lang, say.text("lab-fit-title", game=say.text(f"{game.slug}-title")), about(fit, pair, say))
    page.warning = say.text("lab-fit-stopped") if fit.stopped else ""
    page.answer = answer(rows, say)
    heads = [say.text(f"lab-head-{one}") for one in ("name", "before", "after")]
    moved = [[place, str(fit.before.values[place]), str(value)] for place, value in fit.best.values.items()]
    changed = [row for row in moved if row[1] != row[2]]
    page.sections.append((say.text("lab-fit-components"), [Card("", table=Table(heads, changed))]))
    missed = [row for row in rows if not row.is_reached]
    cards = [
        Card(say.text("lab-fit-missed"), "" if missed else say.text("lab-fit-nothing"), table=table(missed, say)),
        Card(say.text("lab-fit-all"), table=table(rows, say), folded=say.text("lab-table")),
    ]
    page.sections.append((say.text("lab-fit-aims"), cards))
    return page


def about(fit: Fit, pair: tuple[Candidate, Candidate], say: Words) -> str:
    """How long it was searched, and how far from the aims it began and ended."""
    return say.text(
        "lab-fit-about",
        tried=fit.tried,
        seconds=round(fit.seconds),
        before=pair[0].loss,
        after=pair[1].loss,
        games=pair[1].found[0].games,
    )


def table(rows: Sequence[Reached], say: Words) -> Table:
    """Aims with their intervals, before and after."""
    heads = [say.text("sim-bot-seats"), *(say.text(f"lab-head-{one}") for one in ("name", "aim", "before", "after"))]
    cells = [
        [str(row.seats), row.name, _interval(row, say), *(_figure(one, say) for one in (row.before, row.after))]
        for row in rows
    ]
    return Table(heads, cells, [0 if row.is_reached else 1 for row in rows])


def _figure(value: float, say: Words) -> str:
    return "–" if value != value else say.text("lab-figure", figure=value)  # noqa: PLR0124  # NaN: it was not there


def _interval(row: Reached, say: Words) -> str:
    low = "" if row.low == float("-inf") else say.text("lab-figure", figure=row.low)
    high = "" if row.high == float("inf") else say.text("lab-figure", figure=row.high)
    return f"{low} – {high}"
