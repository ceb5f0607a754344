"""Mandarin in a terminal: the ring of sectors with the Pagoda inside it, everybody's card, and one's own purse."""

from collections.abc import Sequence
from typing import Any

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from jadetable.almanac import SIGN_NAMES
from jadetable.core.words import Words
from jadetable.games.mandarin.state import ANIMALS

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


def draw(view: dict[str, Any], facts: dict[str, Any], words: Words, names: Sequence[str]) -> RenderableType:
    """The table as the view's seat (or a spectator) sees it."""
    parts: list[RenderableType] = [
        _sectors(view, facts, words, TOP),
        _middle(view, facts, words, names),
        _sectors(view, facts, words, BOTTOM),
        Text(words.text("mandarin-table-legend"), "dim"),
        _cards(view, facts, words, names),
    ]
    if view["seat"] is not None:
        parts.append(_purse(view, facts, words))
    return Group(*parts)


# --- the ring ---------------------------------------------------------------------------------------------------------


def _sectors(view: dict[str, Any], facts: dict[str, Any], words: Words, sectors: range) -> RenderableType:
    """Six sectors side by side; the lower six run from right to left, so that the board is a ring."""
    table = Table(box=ROUNDED, show_header=False, padding=0, border_style="yellow")
    for _ in sectors:
        table.add_column(width=CELL, no_wrap=True)
    table.add_row(*(_sector(view, facts, words, SIGN_NAMES[sector], sectors.step < 0) for sector in sectors))
    return table


def _sector(view: dict[str, Any], facts: dict[str, Any], words: Words, sign: str, backwards: bool) -> Text:
    """An animal, its banner if somebody controls it, and its three spaces with the pawns on them."""
    text = Text(f"{_picture(sign, words)} {words.text(f'sign-{sign}')}\n", "bold")
    banner = next((found for found in view["banners"] if found["animal"] == sign), None)
    if banner is None:
        text.append("\n")
    else:
        text.append(f"{BANNER}{banner['owner'] + 1} {banner['toll']}\n", SEAT_STYLES[banner["owner"]])
    drawn = [
        _space(view, number, space["character"])
        for number, space in enumerate(facts["spaces"])
        if space["animal"] == sign
    ]
    return text.append_text(Text(" ").join(reversed(drawn) if backwards else drawn))


def _space(view: dict[str, Any], number: int, character: bool) -> Text:
    """A space by its kind, and the numbers of the pawns on it."""
    text = Text(CHARACTER if character else COLOURED, "not bold")
    for seat, player in enumerate(view["players"]):
        if player["space"] == number:
            text.append(str(seat + 1), SEAT_STYLES[seat] + " reverse")
    return text


def _picture(sign: str, words: Words) -> str:
    return words.text(f"sign-{sign}.picture")


# --- inside the ring: the Pagoda, the lot, the auction ----------------------------------------------------------------


def _middle(view: dict[str, Any], facts: dict[str, Any], words: Words, names: Sequence[str]) -> RenderableType:
    """Round, die, Pagoda, what lies on the board and, in an auction, the bidding."""
    figures = ANIMALS * facts["copies"]["figures"]
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
    for figures in lot["face_up"]:
        sign = figures["animal"]
        name = f"{_picture(sign, words)} {words.text(f'sign-{sign}')}"
        shown += [name] * figures["ordinary"] + [name + STAR] * figures["emperors"]
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
        if seat != auction["auctioneer"]:
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


def _cards(view: dict[str, Any], facts: dict[str, Any], words: Words, names: Sequence[str]) -> RenderableType:
    """Every card as a row of twelve counts, missing animals left open; below, what may still come out of the Pagoda."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column(words.text("mandarin-table-seat"), overflow="fold", max_width=16)
    for sign in SIGN_NAMES:
        table.add_column(_picture(sign, words), justify="center", no_wrap=True, min_width=2)
    table.add_column(words.text("mandarin-table-kinds"), justify="right", no_wrap=True)
    table.add_column(words.text("mandarin-table-purse"), justify="right", no_wrap=True)
    for seat, player in enumerate(view["players"]):
        money = words.text("mandarin-table-closed") if player["money"] is None else str(player["money"])
        kinds = f"{player['different']}/{facts['goals']['distinct']}"
        table.add_row(_name(view, words, names, seat), *_counts(player["card"]), kinds, money)
    table.add_row(Text(words.text("mandarin-table-pool"), "dim"), *_counts(view["pool"]), "", "", style="dim")
    return table


def _counts(figures: list[dict[str, Any]]) -> list[str]:
    """How many figures of each of the twelve animals, starred when an Emperor is among them."""
    found = {entry["animal"]: _count(entry["ordinary"], entry["emperors"]) for entry in figures}
    return [found.get(sign, NO_FIGURE) for sign in SIGN_NAMES]


def _count(ordinary: int, emperors: int) -> str:
    """How many figures of an animal, starred when an Emperor is among them."""
    return str(ordinary + emperors) + (STAR if emperors else "")


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


def _purse(view: dict[str, Any], facts: dict[str, Any], words: Words) -> Text:
    """One's own money, in notes."""
    player = view["players"][view["seat"]]
    counted = zip(facts["notes"], player["notes"], strict=True)
    notes = " + ".join(f"{count} × {value}" for value, count in counted if count)
    label = words.text("mandarin-table-your-purse")
    return Text.assemble((label, "bold green"), f"  {player['money']}", f"  ({notes})" if notes else "")
