"""The Rat and the Dragon in a terminal: the roll, one's own sheet with its score, the other sheets in small.

A square is written by column and row (`c4`). Creatures are drawn by their number, which tells parity and kind; a heart
marks the paired ones, so colour is never the only cue.
"""

import re
from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from jadetable.core.words import Words
from jadetable.games.ratdragon.actions import TAKE_SINGLE, TAKE_SUM

EMPTY, DEAD, ROOM, DRAWN, HEART, TICK, NO_TICK = "·", "×", "□", "■", "♥", "✓", "–"
SMALL = ".123456789abc"  # a creature's number as one character on the small sheets
FILLED, OPEN = "█", "░"
NO_MATE = 0
LABEL, CELL = 3, 3  # characters of a row's number, of a square
YANG_STYLE, YIN_STYLE = "yellow", "cyan"
STEPS = {"u": (-1, 0), "d": (1, 0), "l": (0, -1), "r": (0, 1)}
SQUARE = re.compile(r"([a-p])(\d{1,2})")
PATH = re.compile(r"[udlr]+")
Plain = dict[str, Any]  # a view, facts, or a part of one
Place = tuple[int, int]


def draw(view: Plain, facts: Plain, words: Words, names: Sequence[str]) -> RenderableType:
    """The table as the view's seat (or a spectator) sees it."""
    seat = view["seat"]
    parts: list[RenderableType] = [_roll(view, facts, words), _guests(view, facts, words)]
    others = [other for other in range(view["seats"]) if other != seat]
    if others:
        parts.insert(0, Columns([_small(view, facts, words, names[other], other) for other in others], padding=(0, 2)))
    if seat is not None:
        parts.append(_own(view, facts, words, names[seat]))
    return Group(*parts)


# --- the roll ---------------------------------------------------------------------------------------------------------


def _creature(facts: Plain, number: int) -> Plain:
    return next(row for row in facts["creatures"] if row["number"] == number)


def _named(facts: Plain, number: int, words: Words) -> str:
    """A creature by picture, name and number."""
    sign = _creature(facts, number)["sign"]
    return f"{words.text(f'sign-{sign}.picture')} {words.text(f'sign-{sign}')} {number}"


def _style(facts: Plain, number: int) -> str:
    return YANG_STYLE if _creature(facts, number)["kind"] == "yang" else YIN_STYLE


def _tile(facts: Plain, number: int, words: Words) -> Text:
    """A creature on offer with its marks."""
    row = _creature(facts, number)
    parity = words.text("ratdragon-table-odd" if row["odd"] else "ratdragon-table-even")
    kind = words.text(f"ratdragon-table-{row['kind']}")
    return Text.assemble((_named(facts, number, words), f"bold {_style(facts, number)}"), f" ({parity}, {kind})")


def _roll(view: Plain, facts: Plain, words: Words) -> RenderableType:
    """The round, the three dice in two colours, and the two creatures they name."""
    first, second, single = view["dice"]
    total, alone = view["numbers"]
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_row(
        Text(words.text("ratdragon-table-round", round=view["round"]), "bold"),
        Text.assemble((f"[{first}]", "bold red"), "+", (f"[{second}]", "bold red")),
        Text(words.text("ratdragon-table-sum")),
        _tile(facts, total, words),
    )
    grid.add_row("", Text(f"[{single}]", "bold blue"), words.text("ratdragon-table-single"), _tile(facts, alone, words))
    return grid


def _guests(view: Plain, facts: Plain, words: Words) -> Text:
    """The guests, with a tick for those this seat has drawn."""
    text = Text.assemble((words.text("ratdragon-table-guests") + ": ", "bold"))
    drawn = view["players"][view["seat"]]["drawn"] if view["seat"] is not None else []
    for place, guest in enumerate(facts["guests"]):
        tick = "" if view["seat"] is None else f" {TICK if guest in drawn else NO_TICK}"
        text.append(("  " if place else "") + _named(facts, guest, words) + tick, "green" if guest in drawn else "")
    if not facts["guests"]:
        text.append(words.text("ratdragon-table-no-guests"))
    return text


# --- one's own sheet --------------------------------------------------------------------------------------------------


def _own(view: Plain, facts: Plain, words: Words, name: str) -> RenderableType:
    """The large sheet, the score beside it, and what to type."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True, min_width=LABEL + CELL * facts["width"])
    grid.add_column()
    grid.add_row(_large(view, facts), Group(_columns(view, facts), _score(view, facts, words), _couples(view, words)))
    lines: list[RenderableType] = [grid, Text(words.text("ratdragon-table-legend"), "dim")]
    if view["prompt"] in ("choose", "draw"):
        lines.append(Text(words.text("ratdragon-table-how"), "dim"))
    sheet = view["players"][view["seat"]]
    status = _status(view, words, view["seat"])
    if view["phase"] == "draw":
        every = _creature(facts, view["want"])["squares"]
        status = words.text("ratdragon-table-progress", done=every - view["left"], all=every)
    title = Text(f"{name} · {status}", "bold green")
    return Panel(Group(*lines), title=title, title_align="left", border_style="red" if sheet["stuck"] else "green")


def _large(view: Plain, facts: Plain) -> Text:
    """The sheet, three characters a square, with letters and numbers around it."""
    sheet, width = view["players"][view["seat"]], facts["width"]
    by_id = {creature["id"]: creature for creature in sheet["creatures"]}
    room, drawing, dead = set(view["room"]), set(view["drawing"]), set(view["dead"])
    text = Text("   " + "".join(f" {chr(ord('a') + column)} " for column in range(width)), "dim")
    for square, owner in enumerate(sheet["owner"]):
        if square % width == 0:
            text.append(f"\n{square // width + 1:>2} ", "dim")
        if owner in by_id:
            creature = by_id[owner]
            number, mark = creature["number"], HEART if creature["mate"] else " "
            style = f"bold reverse {_style(facts, number)}" if square in drawing else _style(facts, number)
            text.append(f"{number:>2}", style)
            text.append(mark, "bold red")
        elif square in drawing:
            text.append(f" {DRAWN} ", "bold green")
        elif square in room:
            text.append(f" {ROOM} ", "green")
        else:
            text.append(f" {DEAD if square in dead else EMPTY} ", "red" if square in dead else "dim")
    return text


def _columns(view: Plain, facts: Plain) -> Text:
    """The columns of pairs filling up."""
    pairs, wanted = view["players"][view["seat"]]["pairs"], facts["pairs_to_end"]
    return Text(FILLED * pairs + OPEN * (wanted - pairs), "red")


def _score(view: Plain, facts: Plain, words: Words) -> Table:
    """The score so far, part by part."""
    sheet = view["players"][view["seat"]]
    tally, wanted = sheet["tally"], facts["pairs_to_end"]
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    table.add_row(Text(words.text("ratdragon-table-pairs")), f"{sheet['pairs']}/{wanted}", f"+{tally['pairs']}")
    table.add_row(words.text("ratdragon-table-unpaired"), str(sheet["unpaired"]), f"−{-tally['unpaired']}")
    table.add_row(words.text("ratdragon-table-missing"), "", f"−{-tally['guests']}")
    if view["seats"] == 1:
        table.add_row(words.text("ratdragon-table-empty"), str(sheet["empty"]), f"−{-tally['empty']}")
    if facts["stuck_costs"] and sheet["stuck"]:
        table.add_row(words.text("ratdragon-table-stuck"), str(sheet["stuck"]), f"−{-tally['stuck']}")
    table.add_row(
        Text(words.text("ratdragon-table-total"), "bold"), "", Text(str(sheet["score"]).replace("-", "−"), "bold")
    )
    return table


def _couples(view: Plain, words: Words) -> RenderableType:
    """The couples made, joined by a heart, each in one piece with its points."""
    creatures = view["players"][view["seat"]]["creatures"]
    made = [
        Text(f"{creatures[one['mate'] - 1]['number']}{HEART}{one['number']} +{one['points']}", "red", no_wrap=True)
        for one in creatures
        if NO_MATE < one["mate"] < one["id"]
    ]
    return Group(Text("\n" + words.text("ratdragon-table-couples"), "bold"), Columns(made, padding=(0, 2)))


# --- the other sheets -------------------------------------------------------------------------------------------------


def _status(view: Plain, words: Words, seat: int) -> str:
    """What a seat is doing; at the end, how it came out."""
    if not view["over"]:
        return words.text(f"ratdragon-table-{view['players'][seat]['state']}")
    if view["seats"] == 1:
        return words.text("ratdragon-table-won" if view["won"] else "ratdragon-table-lost")
    return words.text("ratdragon-table-place", rank=view["ranking"][seat])


def _small(view: Plain, facts: Plain, words: Words, name: str, seat: int) -> Text:
    """Another sheet as it was when the round began, one character a square."""
    sheet, width = view["players"][seat], facts["width"]
    numbers = {creature["id"]: creature["number"] for creature in sheet["creatures"]}
    text = Text.assemble((name, "bold"))
    text.append(f"\n{_status(view, words, seat)}", "yellow")
    text.append(f"\n{HEART}{sheet['pairs']}", "red")
    text.append(f" = {sheet['score']}".replace("-", "−"))
    for square, owner in enumerate(sheet["owner"]):
        if square % width == 0:
            text.append("\n")
        number = numbers.get(owner, 0)
        text.append(SMALL[number], _style(facts, number) if number else "dim")
    return text


# --- entries typed by a person ----------------------------------------------------------------------------------------


def read_entry(text: str, view: Plain, facts: Plain) -> list[int] | None:
    """The actions of a typed drawing (`c4 c5 d5`, or a path `c4 rrd`), a partner after `+`; None if it is none.

    Squares may come in any order. Where a number is still to be chosen, how many squares there are decides it.
    """
    drawn, _, partner = text.strip().lower().partition("+")
    if view["prompt"] == "match":
        return _partner(drawn, view, facts)
    squares = _squares(drawn.split(), facts)
    if not squares or view["prompt"] not in ("choose", "draw"):
        return None
    actions = _in_order(squares, view["drawing"], facts)
    if view["prompt"] == "choose":
        sizes = [_creature(facts, number)["squares"] for number in view["numbers"]]
        if len(squares) not in sizes:
            return None
        actions.insert(0, TAKE_SUM if len(squares) == sizes[0] else TAKE_SINGLE)
    if partner:
        mate = _partner(partner, view, facts)
        return None if mate is None else actions + mate
    return actions


def _square(token: str, facts: Plain) -> Place | None:
    """The place a token such as c4 names."""
    found = SQUARE.fullmatch(token)
    if found is None:
        return None
    row, column = int(found[2]) - 1, ord(found[1]) - ord("a")
    return (row, column) if 0 <= row < facts["height"] and column < facts["width"] else None


def _squares(tokens: Sequence[str], facts: Plain) -> list[Place] | None:
    """The places of a drawing, each once, in the order written; None if a token cannot be read."""
    found: dict[Place, None] = {}
    for token in tokens:
        place = _square(token, facts)
        if place is not None:
            found[place] = None
        elif found and PATH.fullmatch(token):
            row, column = list(found)[-1]
            for step in token:
                row, column = row + STEPS[step][0], column + STEPS[step][1]
                if not (0 <= row < facts["height"] and 0 <= column < facts["width"]):
                    return None
                found.pop((row, column), None)  # a path that comes back goes on from there
                found[row, column] = None
        else:
            return None
    return list(found)


def _neighbours(facts: Plain, square: int) -> list[int]:
    row, column = divmod(square, facts["width"])
    near = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return [r * facts["width"] + k for r, k in near if 0 <= r < facts["height"] and 0 <= k < facts["width"]]


def _in_order(squares: Sequence[Place], drawn: Sequence[int], facts: Plain) -> list[int]:
    """Squares breadth first, so that each touches an earlier one; pieces apart come one after the other (R21)."""
    width = facts["width"]
    left = sorted(row * width + column for row, column in squares)
    edge = list(drawn)
    order: list[int] = []
    while left:
        near = {beside for square in edge for beside in _neighbours(facts, square)} & set(left)
        edge = sorted(near) or left[:1]
        order += edge
        left = [square for square in left if square not in edge]
    return order


def _partner(text: str, view: Plain, facts: Plain) -> list[int] | None:
    """The creature on the square a text names, by its first square."""
    place = _square(text.strip(), facts)
    if place is None:
        return None
    sheet = view["players"][view["seat"]]
    owner = sheet["owner"][place[0] * facts["width"] + place[1]]
    anchors = {creature["id"]: creature["anchor"] for creature in sheet["creatures"]}
    return [anchors[owner]] if owner in anchors else None
