"""Mandarin in a terminal: the ring of sectors with the Pagoda inside it, everybody's card, and one's own purse."""

from collections.abc import Sequence
from typing import Any

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from jadetable.almanac import SIGN_NAMES
from jadetable.core.words import Words
from jadetable.games.mandarin.state import ANIMALS, SECTOR_SPACES

CHARACTER, COLOURED = "字", "○"
BACK = "▮"  # a figure seen from behind
NO_FIGURE = "·"
STAR = "★"
BANNER = "⚑"
TURN, NOT_TURN = "▶", " "
FULL, FREE = "▰", "▱"
GAUGE = 12  # places of the Pagoda's fill level
CELL = 11  # width of a sector
SEAT_STYLES = ("bold red", "bold green", "bold blue", "bold magenta", "bold cyan")
TOP = range(6)
BOTTOM = range(ANIMALS - 1, 5, -1)


def draw(view: dict[str, Any], words: Words, names: Sequence[str]) -> RenderableType:
    """The table as the view's seat (or a spectator) sees it."""
    parts: list[RenderableType] = [
        _sectors(view, words, TOP),
        _middle(view, words, names),
        _sectors(view, words, BOTTOM),
        Text(words.text("mandarin-table-legend"), "dim"),
        _cards(view, words, names),
    ]
    if view["seat"] is not None:
        parts.append(_purse(view, words))
    return Group(*parts)


# --- the ring ---------------------------------------------------------------------------------------------------------


def _sectors(view: dict[str, Any], words: Words, sectors: range) -> RenderableType:
    """Six sectors side by side; the lower six run from right to left, so that the board is a ring."""
    table = Table(box=ROUNDED, show_header=False, padding=0, border_style="yellow")
    for _ in sectors:
        table.add_column(width=CELL, no_wrap=True)
    table.add_row(*(_sector(view, words, sector, sectors.step < 0) for sector in sectors))
    return table


def _sector(view: dict[str, Any], words: Words, sector: int, backwards: bool) -> Text:
    """An animal, its banner if somebody controls it, and its three spaces with the pawns on them."""
    sign = SIGN_NAMES[sector]
    text = Text(f"{_picture(sign, words)} {words.text(f'sign-{sign}')}\n", "bold")
    banner = next((found for found in view["banners"] if found["animal"] == sign), None)
    if banner is None:
        text.append("\n")
    else:
        text.append(f"{BANNER}{banner['owner'] + 1} {banner['toll']}\n", SEAT_STYLES[banner["owner"]])
    spaces = range(SECTOR_SPACES * sector, SECTOR_SPACES * (sector + 1))
    drawn = [_space(view, space) for space in (reversed(spaces) if backwards else spaces)]
    return text.append_text(Text(" ").join(drawn))


def _space(view: dict[str, Any], space: int) -> Text:
    """A space by its kind, and the numbers of the pawns on it."""
    text = Text(CHARACTER if space in view["character_spaces"] else COLOURED, "not bold")
    for seat, player in enumerate(view["players"]):
        if player["space"] == space:
            text.append(str(seat + 1), SEAT_STYLES[seat] + " reverse")
    return text


def _picture(sign: str, words: Words) -> str:
    return words.text(f"sign-{sign}.picture")


# --- inside the ring: the Pagoda, the lot, the auction ----------------------------------------------------------------


def _middle(view: dict[str, Any], words: Words, names: Sequence[str]) -> RenderableType:
    """Round, die, Pagoda, what lies on the board and, in an auction, the bidding."""
    figures = ANIMALS * view["copies"]["figures"]
    filled = -(-view["pagoda"] * GAUGE // figures)
    first = Text.assemble(
        "  ",
        (words.text("mandarin-table-round", round=view["round"]), "bold"),
        "    ",
        (words.text("mandarin-table-pagoda"), "bold"),
        f" {FULL * filled}{FREE * (GAUGE - filled)} {view['pagoda']}/{figures}",
    )
    if view["die"] is not None:
        first.append("    ").append(words.text("mandarin-table-die"), "bold").append(f" {view['die']}")
    second = Text.assemble("  ", (words.text("mandarin-table-lot"), "bold"), "  ", _lot(view, words))
    if view["auction"] is None:
        return Group(first, second)
    return Group(first, second, _auction(view, words, names))


def _lot(view: dict[str, Any], words: Words) -> Text:
    """Face-up figures by name, hidden ones by their backs."""
    lot = view["lot"]
    shown = []
    for sign, (ordinary, emperors) in lot["face_up"].items():
        name = f"{_picture(sign, words)} {words.text(f'sign-{sign}')}"
        shown += [name] * ordinary + [name + STAR] * emperors
    if lot["face_down"]:
        shown.append(f"{BACK * lot['face_down']} {words.text('mandarin-table-hidden', count=lot['face_down'])}")
    return Text("  ".join(shown) or words.text("mandarin-table-nothing"), "yellow" if shown else "dim")


def _auction(view: dict[str, Any], words: Words, names: Sequence[str]) -> Text:
    """The highest bid, and every seat in the order of speaking: still in, out, or barred."""
    auction = view["auction"]
    kind = "mandarin-table-special-auction" if auction["special"] else "mandarin-table-auction"
    text = Text.assemble("  ", (words.text(kind), "bold"), "  ")
    if auction["attempt"] > 1:
        text.append(words.text("mandarin-table-attempt", attempt=auction["attempt"]) + "  ")
    if auction["high_seat"] is None:
        text.append(words.text("mandarin-table-no-bid"), "dim")
    else:
        name = names[auction["high_seat"]]
        text.append(words.text("mandarin-table-high-bid", amount=auction["high_bid"], name=name), "bold yellow")
    text.append("\n ")
    for step in range(view["seats"]):
        seat = (view["turn_of"] + step) % view["seats"]
        if auction["special"] and seat == view["turn_of"]:
            continue
        text.append_text(_bidder(view, words, names, seat))
    return text


def _bidder(view: dict[str, Any], words: Words, names: Sequence[str], seat: int) -> Text:
    """A seat in the order of speaking, with an arrow when it speaks."""
    auction = view["auction"]
    if seat in auction["bidding"]:
        return Text(f" {TURN if seat in view['asked'] else ''}{seat + 1} {names[seat]} ", SEAT_STYLES[seat])
    why = "mandarin-table-barred" if seat in auction["barred"] else "mandarin-table-out"
    return Text(f" {seat + 1} {names[seat]} ({words.text(why)}) ", "dim strike")


# --- cards and purses -------------------------------------------------------------------------------------------------


def _cards(view: dict[str, Any], words: Words, names: Sequence[str]) -> RenderableType:
    """Every card as a row of twelve counts, missing animals left open; below, what may still come out of the Pagoda."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column(words.text("mandarin-table-seat"), overflow="fold", max_width=16)
    for sign in SIGN_NAMES:
        table.add_column(_picture(sign, words), justify="center", no_wrap=True, min_width=2)
    table.add_column(words.text("mandarin-table-kinds"), justify="right", no_wrap=True)
    table.add_column(words.text("mandarin-table-purse"), justify="right", no_wrap=True)
    for seat, player in enumerate(view["players"]):
        money = words.text("mandarin-table-closed") if player["money"] is None else str(player["money"])
        counts = [_count(*player["card"].get(sign, (0, 0))) for sign in SIGN_NAMES]
        table.add_row(_name(view, words, names, seat), *counts, f"{player['different']}/{ANIMALS}", money)
    pool = [_count(*view["pool"].get(sign, (0, 0))) for sign in SIGN_NAMES]
    table.add_row(Text(words.text("mandarin-table-pool"), "dim"), *pool, "", "", style="dim")
    return table


def _count(ordinary: int, emperors: int) -> str:
    """How many figures of an animal, starred when the Emperor is among them."""
    total = ordinary + emperors
    return (str(total) if total else NO_FIGURE) + (STAR if emperors else "")


def _name(view: dict[str, Any], words: Words, names: Sequence[str], seat: int) -> Text:
    """A seat's number and name with its marks: turn, complete, one figure short, wealth at the end."""
    player = view["players"][seat]
    turn = seat == view["turn_of"] and not view["over"]
    text = Text(f"{TURN if turn else NOT_TURN}{seat + 1} {names[seat]}", SEAT_STYLES[seat])
    if view["completer"] == seat:
        text.append(f"\n  {words.text('mandarin-table-completed')}", "yellow")
    elif player["one_short"]:
        text.append(f"\n  {words.text('mandarin-table-one-short')}", "yellow")
    if view["over"]:
        text.append(f"\n  {words.text('mandarin-table-wealth', amount=player['wealth'])}", "not bold")
    return text


def _purse(view: dict[str, Any], words: Words) -> Text:
    """One's own money, in notes."""
    player = view["players"][view["seat"]]
    notes = " + ".join(f"{count} × {value}" for value, count in player["notes"] if count)
    label = words.text("mandarin-table-your-purse")
    return Text.assemble((label, "bold green"), f"  {player['money']}", f"  ({notes})" if notes else "")
