"""A bench report as tables. They are Markdown too, so that they can be pasted into a page."""

from typing import Any

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from jadetable.bench.ours import VIEWS, WAYS
from jadetable.bench.search import WAYS as SEARCH_WAYS

PEER_WAYS = {"python": "from Python", "core": "bulk, one core", "cores": "bulk, all cores", "cuda": "bulk, CUDA"}
DISTURBED = "(!)"
CALM = 0.9  # of the processor time a row could have had
UNITS = ((1e9, "G"), (1e6, "M"), (1e3, "k"))
STARTS = (
    ("import_s", "import"),
    ("cold_table_s", "cold compile (table)"),
    ("cold_bulk_s", "cold compile (bulk)"),
    ("warm_start_s", "warm start to first decision"),
)


def show(report: dict[str, Any], console: Console) -> None:
    """Print a report: the heading, then one table for each game."""
    for line in heading(report):
        console.print(escape(line), soft_wrap=True)
    for slug, ours in report["games"].items():
        console.print()
        console.print(escape(title(slug, ours)), soft_wrap=True)
        console.print(escape(waits(ours["starts"])), soft_wrap=True)
        console.print()
        console.print(table(report, slug))
    console.print()
    console.print("views, one call each")
    console.print()
    console.print(views_table(report))
    console.print()
    console.print("search, one core")
    console.print()
    console.print(search_table(report["search"]))
    for note in notes(report):
        console.print(escape(f"Note: {note}."), soft_wrap=True)


def show_envs(report: dict[str, Any], console: Console) -> None:
    """Print a report on environments: all speeds, then the ratios."""
    for line in heading(report):
        console.print(escape(line), soft_wrap=True)
    speeds_of, faster = Table(box=box.MARKDOWN), Table(box=box.MARKDOWN)
    for title_of, column in (("who", "left"), ("game", "left"), ("way", "left"), ("steps/s", "right")):
        speeds_of.add_column(title_of, justify="right" if column == "right" else "left", overflow="fold")
    for row in report["rows"]:
        calm = CALM * row.get("threads", 1)
        mark = f" {DISTURBED}" if "reason" not in row and row["cpu_share"] < calm else ""
        speed = escape(row["reason"]) if "reason" in row else short(row["decisions_per_s"]) + mark
        speeds_of.add_row(row["who"], escape(row["game"]), row["how"], speed)
    for column in ("game", "beside", "we are faster by"):
        faster.add_column(column, justify="right" if " " in column else "left", overflow="fold")
    for row in report["ratios"]:
        faster.add_row(row["game"], escape(row["peer"]), ratio({**row, "our_way": ""}, 1))
    for part in (speeds_of, faster):
        console.print()
        console.print(part)


def heading(report: dict[str, Any]) -> list[str]:
    """The machine and how it was measured, in a few lines."""
    machine = report["machine"]
    versions = ", ".join(f"{name} {number}" for name, number in report["versions"].items() if number)
    load = "unknown" if machine["load"] is None else f"{machine['load']:.1f}"
    cores = f"{machine['cores_used']} of {machine['cores']} cores"
    stretches = f"best of {report['repeats']} x {report['seconds']:g} s"
    return [
        f"{machine['cpu']}, {cores} (load {load}), GPU: {machine['gpu'] or 'none'}",
        versions,
        f"{report['date']}, {report['command']}, seed {report['seed']}, {stretches}",
    ]


def notes(report: dict[str, Any]) -> list[str]:
    """What a reader must know about single rows."""
    found = sorted({row["note"] for row in report["peers"].values() if "note" in row})
    rows = [rate for game in report["games"].values() for rate in game["ways"].items()]
    rows += [rate for peer in report["peers"].values() for rate in peer["ways"].items()]
    rows += [rate for game in report["games"].values() for rate in game["views"].items()]
    if any(disturbed(way, rate, report) for way, rate in rows):
        found.append(f"{DISTURBED} other work on the machine disturbed this row: measure again when it is quiet")
    return found


def disturbed(way: str, rate: dict[str, Any], report: dict[str, Any]) -> bool:
    """Whether a row got less processor time than its threads could use (of peers' threads we expect one at least)."""
    threads = report["machine"]["cores_used"] if way in ("cores_random", "cores_greedy") else 1
    return not way.startswith("cuda") and rate.get("cpu_share", threads) < CALM * threads


def title(slug: str, ours: dict[str, Any]) -> str:
    """A game's line above its table."""
    return f"{slug}: {ours['seats']} seats, a state is {ours['record_bytes']} bytes"


def waits(starts: dict[str, Any]) -> str:
    """The waiting times in one line."""
    if "reason" in starts:
        return f"waiting times: {starts['reason']}"
    return ", ".join(f"{label} {starts[key]:.2f} s" for key, label in STARTS)


def table(report: dict[str, Any], slug: str) -> Table:
    """One game's speeds and its peers'."""
    result = Table(box=box.MARKDOWN)
    for header in ("who", "way", "decisions/s", "games/s", "we are faster by"):
        right = header not in ("who", "way")
        result.add_column(header, justify="right" if right else "left", overflow="fold")
    ours = report["games"][slug]
    for way, rate in ours["ways"].items():
        reason = f" ({rate['reason']})" if "reason" in rate else ""
        result.add_row(slug, escape(WAYS[way] + reason), *speeds(way, rate, report), "")
    for peer in ours["peers"]:
        if peer in report["peers"]:
            add_peer(result, report, slug, peer)
    return result


def views_table(report: dict[str, Any]) -> Table:
    """How long a view of each game takes."""
    result = Table(box=box.MARKDOWN)
    for header in ("who", "what", "bytes", "microseconds"):
        result.add_column(header, justify="left" if header in ("who", "what") else "right", overflow="fold")
    for slug, ours in report["games"].items():
        for way, rate in ours["views"].items():
            mark = f" {DISTURBED}" if disturbed(way, rate, report) else ""
            result.add_row(slug, VIEWS[way], str(ours["view_bytes"]), f"{rate['microseconds']:.3g}{mark}")
    return result


def search_table(found: dict[str, Any]) -> Table:
    """Playouts a second of our search, and of OpenSpiel's."""
    result = Table(box=box.MARKDOWN)
    for header in ("who", "playouts", "playouts/s", "we are faster by"):
        result.add_column(header, justify="right" if "/s" in header else "left", overflow="fold")
    for slug, ways in found["ours"].items():
        for way, rate in ways.items():
            result.add_row(f"{slug} search", SEARCH_WAYS[way], playouts(rate), "")
    for name, rate in found["openspiel"].items():
        rows = [f"{row['ratio']:.3g}x ({row['game']})" for row in found["ratios"] if row["peer"] == name]
        reason = f" ({rate['reason']})" if "reason" in rate else ""
        result.add_row(
            escape(f"open_spiel {name} MCTSBot{reason}"), "to the end, random", playouts(rate), ", ".join(rows)
        )
    return result


def playouts(rate: dict[str, Any]) -> str:
    """A rate of playouts."""
    if "reason" in rate:
        return "-"
    return short(rate["playouts_per_s"]) + (f" {DISTURBED}" if rate["cpu_share"] < CALM else "")


def add_peer(result: Table, report: dict[str, Any], slug: str, peer: str) -> None:
    """A peer's rows: one for each way, or one with the reason."""
    row = report["peers"][peer]
    who = escape(peer.replace(":", " "))
    if "reason" in row:
        result.add_row(who, escape(row["reason"]), "-", "-", "")
    for way, rate in row["ways"].items():
        rows = [one for one in report["ratios"] if (one["game"], one["peer"], one["peer_way"]) == (slug, peer, way)]
        faster = ", ".join(ratio(one, len(rows)) for one in rows)
        result.add_row(who, PEER_WAYS[way], *speeds(way, rate, report), faster)


def ratio(row: dict[str, Any], beside: int) -> str:
    """A ratio, with the way of ours where there are several."""
    number = f"{row['ratio']:.3g}x" if row["ratio"] < 1000 else f"{row['ratio']:.0f}x"
    return f"{number} ({row['our_way']})" if beside > 1 else number


def speeds(way: str, rate: dict[str, Any], report: dict[str, Any]) -> tuple[str, str]:
    """A rate's two cells."""
    if "reason" in rate:
        return "-", "-"
    mark = f" {DISTURBED}" if disturbed(way, rate, report) else ""
    return short(rate["decisions_per_s"]) + mark, short(rate["games_per_s"])


def short(number: float) -> str:
    """A number with three digits and a unit."""
    for size, unit in UNITS:
        if number >= size:
            return f"{number / size:.3g} {unit}"
    return f"{number:.3g}"
