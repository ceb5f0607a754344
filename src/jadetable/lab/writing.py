"""Everything that a report consists of, written: the page, the data, the games to look at."""

from pathlib import Path

from jadetable.core.missing import needed
from jadetable.core.words import Words
from jadetable.lab import outliers, report, tables
from jadetable.lab.page import Card
from jadetable.lab.pieces import write
from jadetable.lab.run import Found


def check_libraries(*more: str) -> None:
    """Raise a refusal now, not after an hour, if a library is missing."""
    for name in ("matplotlib", "pyarrow", *more):
        needed(name, "lab")


def write_report(found: Found, target: Path, lang: str, deviations: Card | None = None) -> list[Path]:
    """Write the page, its data beside it, and the games; returns what to tell people of, the page first."""
    links = outliers.save(found, target.with_name(f"{target.stem}-games"), lang)
    page = report.page_of(found, lang, links, deviations).html()
    data = target.with_suffix(".parquet"), target.with_suffix(".games.parquet")
    tables.write_sums(found, data[0])
    tables.write_games(found, data[1])
    write(target, page.encode())
    return [target, *data]


def answer(found: Found, say: Words) -> str:
    """The answer of the first screen."""
    return report.who(found, say)[0] if found.games else say.text("lab-partial", done=0, games=found.ready.trial.games)
