"""Zodiac in a terminal: piles, everybody's face-up cards, and one's own hand with the wheel of signs."""

from collections.abc import Sequence
from typing import Any

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from jadetable.almanac import SIGN_NAMES
from jadetable.core.words import Words
from jadetable.games.zodiac.state import CARD_NAMES, SIGNS

PANGU_PICTURE = "🪓"
BACK = "▮"  # a card seen from behind
NO_CARD = "·"
TURN, NOT_TURN = "▶ ", "  "
LOCK = "🔒"
PLACES_IN_A_LINE = 3
GAP = 2  # between two cards


def draw(view: dict[str, Any], facts: dict[str, Any], words: Words, names: Sequence[str]) -> RenderableType:
    """The table as the view's seat (or a spectator) sees it."""
    seat = view["seat"]
    if seat is None:
        return Group(_piles(view, words), _seats(view, facts, words, names, range(view["seats"])))
    others = [(seat + step) % view["seats"] for step in range(1, view["seats"])]
    return Group(_piles(view, words), _seats(view, facts, words, names, others), _own(view, facts, words, names[seat]))


# --- cards ------------------------------------------------------------------------------------------------------------


def card_name(card: str, words: Words) -> str:
    """A card by picture and name."""
    is_sign = card in SIGN_NAMES
    name = words.text(f"sign-{card}" if is_sign else f"card-{card}")
    return f"{_picture(card, words)} {name}"


def _picture(card: str, words: Words) -> str:
    return PANGU_PICTURE if card == "pangu" else words.text(f"sign-{card}.picture")


def _stacked(cards: Sequence[str], words: Words) -> list[str]:
    """Sorted cards, duplicates as one stack."""
    stacks = dict.fromkeys(cards, 0)
    for card in cards:
        stacks[card] += 1
    return [card_name(card, words) + (f" ×{count}" if count > 1 else "") for card, count in stacks.items()]


def _place_width(words: Words) -> int:
    """Room for the longest card name and a space."""
    return max(cell_len(card_name(card, words)) for card in CARD_NAMES) + 1


class Flow:
    """Cards in a row that goes on below when the line is full, never parting a picture from its name."""

    def __init__(self, cells: Sequence[str], style: str = "") -> None:
        self.cells = cells
        self.style = style

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines: list[str] = []
        for cell in self.cells:
            if lines and cell_len(lines[-1] + " " * GAP + cell) <= options.max_width:
                lines[-1] += " " * GAP + cell
            else:
                lines.append(cell)
        yield Text("\n".join(lines), self.style, overflow="fold")


# --- piles ------------------------------------------------------------------------------------------------------------


def _piles(view: dict[str, Any], words: Words) -> RenderableType:
    """Both piles with their counts, the top discard and what locks it."""
    discards = view["discard_pile"]
    line = Text.assemble(
        (words.text("zodiac-table-draw-pile"), "bold"),
        f" {BACK} {view['draw_pile']}",
        "     ",
        (words.text("zodiac-table-discard-pile"), "bold"),
        f" {len(discards)}  ",
    )
    if discards:
        line.append(words.text("zodiac-table-top", card=card_name(discards[-1], words)), "bold yellow")
    else:
        line.append(words.text("zodiac-table-empty"))
    if view["discard_closed"]:
        line.append(f"  {LOCK} {words.text('zodiac-table-closed')}", "red")
    elif discards and discards[-1] == "pangu":
        line.append(f"  {LOCK} {words.text('zodiac-table-covered')}", "red")
    return line


# --- seats ------------------------------------------------------------------------------------------------------------


def _seats(
    view: dict[str, Any], facts: dict[str, Any], words: Words, names: Sequence[str], seats: Sequence[int]
) -> RenderableType:
    """A row for each seat: hand from behind with known cards, face-up places, how many signs are seen."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1), show_edge=False, expand=True)
    table.add_column("  " + words.text("zodiac-table-seat"), overflow="fold", max_width=18)
    table.add_column(words.text("zodiac-table-hands"), ratio=1)
    table.add_column(words.text("zodiac-table-face-up"), no_wrap=True, min_width=PLACES_IN_A_LINE * _place_width(words))
    table.add_column(words.text("zodiac-table-seen"), justify="right", no_wrap=True)
    for seat in seats:
        player = view["players"][seat]
        turn = seat == view["turn_of"] and not view["over"]
        table.add_row(
            _name(view, words, names[seat], seat, turn),
            _hand_from_behind(player, words),
            _places(player["table"], facts["limits"]["table"], words),
            f"{_signs(player['table'] + player['known'])}/{SIGNS}",
        )
    return table


def _name(view: dict[str, Any], words: Words, name: str, seat: int, turn: bool) -> Text:
    """A seat's name with its marks: turn, won, full, missing a turn."""
    player = view["players"][seat]
    text = Text.assemble((TURN if turn else NOT_TURN) + name, style="bold" if turn else "")
    notes = []
    if view["winner"] == seat:
        notes.append(words.text("zodiac-table-winner"))
    elif player["hand_size"] + len(player["table"]) >= SIGNS:
        notes.append(words.text("zodiac-table-full", count=player["hand_size"] + len(player["table"])))
    if player["skips"]:
        notes.append(words.text("zodiac-table-skips", count=player["skips"]))
    for note in notes:
        text.append(f"\n  {note}", "yellow")
    return text


def _hand_from_behind(player: dict[str, Any], words: Words) -> RenderableType:
    """Card backs, and the cards everybody can place."""
    backs = Text(f"{BACK * player['hand_size']} {player['hand_size']}")
    return Group(backs, Flow(_stacked(player["known"], words), "cyan")) if player["known"] else backs


def _places(cards: Sequence[str], places: int, words: Words) -> Text:
    """Face-up cards at their places, empty ones marked."""
    shown = [card_name(card, words) for card in cards] + [NO_CARD] * (places - len(cards))
    width = _place_width(words)
    lines = []
    for first in range(0, len(shown), PLACES_IN_A_LINE):
        row = shown[first : first + PLACES_IN_A_LINE]
        lines.append("".join(cell + " " * (width - cell_len(cell)) for cell in row).rstrip())
    return Text("\n".join(lines))


def _signs(cards: Sequence[str]) -> int:
    """How many different signs there are among these cards."""
    return len({card for card in cards if card in SIGN_NAMES})


# --- one's own cards --------------------------------------------------------------------------------------------------


def _own(view: dict[str, Any], facts: dict[str, Any], words: Words, name: str) -> RenderableType:
    """One's own hand, places and wheel."""
    seat = view["seat"]
    hand, player, limits = view["hand"], view["players"][seat], facts["limits"]
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column(overflow="fold")
    grid.add_row(_counted(words, "zodiac-table-hand", len(hand), limits["hand"]), Flow(_stacked(hand, words)))
    empty = [NO_CARD] * (limits["table"] - len(player["table"]))
    places = _stacked(player["table"], words) + empty
    grid.add_row(_counted(words, "zodiac-table-own", len(player["table"]), limits["table"]), Flow(places))
    held = set(hand) | set(player["table"])
    missing = [card_name(sign, words) for sign in SIGN_NAMES if sign not in held]
    grid.add_row(_counted(words, "zodiac-table-wheel", SIGNS - len(missing), SIGNS), _wheel(held, words))
    grid.add_row(words.text("zodiac-table-missing"), Flow(missing) if missing else Text("—"))
    turn = seat == view["turn_of"] and not view["over"]
    title = Text.assemble((TURN if turn else "") + name, style="bold green")
    notes = _own_notes(view, words)
    subtitle = Text(" · ".join(notes), "yellow") if notes else None
    return Panel(
        grid, box=ROUNDED, title=title, title_align="left", subtitle=subtitle, border_style="green", padding=(0, 1)
    )


def _own_notes(view: dict[str, Any], words: Words) -> list[str]:
    """What else concerns oneself: the card just drawn, what others can place, missed turns."""
    player = view["players"][view["seat"]]
    notes = []
    if view["drawn"] is not None:
        notes.append(words.text("zodiac-table-drawn", card=card_name(view["drawn"], words)))
    if player["known"]:
        notes.append(words.text("zodiac-table-known", cards=", ".join(_stacked(player["known"], words))))
    if player["skips"]:
        notes.append(words.text("zodiac-table-skips", count=player["skips"]))
    return notes


def _counted(words: Words, message: str, count: int, most: int) -> Text:
    """A label with how many there are of how many."""
    return Text(f"{words.text(message)} {count}/{most}", "bold red" if count > most else "bold")


def _wheel(held: set[str], words: Words) -> Text:
    """The twelve signs in their order, those held shown, the others left open."""
    text = Text()
    for sign in SIGN_NAMES:
        text.append(f"{_picture(sign, words)} " if sign in held else "·· ", "bold" if sign in held else "dim")
    return text
