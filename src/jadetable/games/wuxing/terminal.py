"""Wu Xing in a terminal: the three tiles of the board with all their sides, the dice, everybody's tiles by colour."""

from collections.abc import Sequence
from typing import Any

from rich.align import Align
from rich.box import DOUBLE, HEAVY, ROUNDED, SIMPLE_HEAD, SQUARE
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from jadetable.core.words import Words
from jadetable.games.wuxing.actions import NAMED, SPACE_WORDS, TILE_MESSAGES
from jadetable.games.wuxing.state import KIND_NAMES, PANELS

DIE_FACES = "⚀⚁⚂⚃⚄⚅"
TOKEN, SPENT = "☯", "·"
TURN, NOT_TURN = "▶ ", "  "
DISCARD = "✗"
NEXT = "↷"
STYLES = {"wood": "green", "fire": "red", "earth": "yellow", "metal": "white", "water": "blue"}
GAP = "  "
SIDES = PANELS + 1


def draw(view: dict[str, Any], facts: dict[str, Any], words: Words, names: Sequence[str]) -> RenderableType:
    """The table as the view's seat (or a spectator) sees it; nearly everything is open to all."""
    parts: list[RenderableType] = [_seats(view, facts, words, names), _piles(view, words)]
    parts += [_headline(view, words, names), _board(view, facts, words)]  # next to the question, where they are sought
    if view["attack"] is not None:
        parts.append(_attack(view, words, names))
    if view["own"]["previews"]:
        parts.append(_previews(view, words))
    return Group(*parts)


def tile_name(tile: int, words: Words) -> str:
    """What a tile is called."""
    return words.text(TILE_MESSAGES[tile])


def _title(tile: int, printed: dict[str, Any], words: Words) -> str:
    """A tile by its sign and name, once where the two are the same."""
    name, glyph = tile_name(tile, words), chr(printed["glyph"])
    return name if name == glyph else f"{glyph} {name}"


def _colour_name(colour: str, words: Words) -> str:
    return words.text(f"element-{colour}")


def _kind_name(kind: str, words: Words) -> str:
    return words.text(f"wuxing-table-{kind}")


def _faces(panel: Sequence[int]) -> str:
    return "-".join(str(face) for face in panel)


# --- whose turn, and the dice -----------------------------------------------------------------------------------------


def _headline(view: dict[str, Any], words: Words, names: Sequence[str]) -> Text:
    """Whose turn it is, the dice as they lie, and how far the end is."""
    if view["over"]:
        return Text(words.text("wuxing-table-over"), "bold")
    name = names[view["turn_of"]]
    line = Text(words.text("wuxing-table-turn", number=view["turn"] + 1, name=name), "bold")
    dice = view["dice"]
    shown = " ".join(DIE_FACES[face - 1] for face in dice)
    line.append(f"{GAP}{words.text('wuxing-table-dice')} {shown} ({_faces(dice)})", "bold cyan")
    left = view["left"]
    line.append(GAP + words.text("wuxing-table-left", count=left), "yellow" if left == 1 else "dim")
    if view["captures_barred"]:
        line.append("\n" + words.text("wuxing-table-barred"), "red")
    return line


# --- the board --------------------------------------------------------------------------------------------------------


def _board(view: dict[str, Any], facts: dict[str, Any], words: Words) -> RenderableType:
    """The three spaces side by side."""
    grid = Table.grid(expand=False, padding=(0, 1, 0, 0))
    for _ in view["board"]:
        grid.add_column(width=25)
    titles = [words.text(f"wuxing-space-{word}") for word in SPACE_WORDS]
    grid.add_row(*(_space(space, facts, title, words) for space, title in zip(view["board"], titles, strict=True)))
    return grid


def _space(space: dict[str, Any], facts: dict[str, Any], title: str, words: Words) -> RenderableType:
    """A tile with each side where it lies: the bottom one framed, the next one at the lower left."""
    if space["tile"] is None:
        return Panel(Text(words.text("wuxing-table-empty"), "dim", justify="center"), title=title, border_style="dim")
    tile = facts["tiles"][space["tile"]]
    style = STYLES[tile["colour"]]
    sides = [_side(tile, (space["panel"] + step) % SIDES) for step in range(SIDES)]
    grid = Table.grid(expand=True)
    for justify in ("left", "center", "right"):
        grid.add_column(justify=justify, ratio=1)
    grid.add_row(sides[2], "", sides[3])
    grid.add_row(f"{NEXT} {sides[1]}", Text(str(tile["value"]), "bold"), sides[4])
    heading = Text(_title(space["tile"], tile, words), f"bold {style}", justify="center")
    about = f"{_colour_name(tile['colour'], words)}, {_kind_name(tile['kind'], words)}"
    bottom = Panel.fit(
        Text(_faces(tile["panels"][space["panel"]]["faces"]), "bold"),
        box=DOUBLE if space["panel"] == 0 else SQUARE,
        padding=(0, 2),
    )
    fits = Text(words.text("wuxing-table-fits", points=space["gain"]), "bold green") if space["matches"] else None
    return Panel(
        Group(heading, Text(about, "dim", justify="center"), grid, Align.center(bottom)),
        box=HEAVY if space["matches"] else ROUNDED,
        title=title,
        subtitle=fits,
        border_style=style,
        padding=(0, 1),
    )


def _side(tile: dict[str, Any], side: int) -> str:
    """One side of a tile as text; the initial one is marked by a double outline."""
    if side == PANELS:
        return DISCARD
    text = _faces(tile["panels"][side]["faces"])
    return f"‖{text}‖" if side == 0 else text


def _attack(view: dict[str, Any], words: Words, names: Sequence[str]) -> Text:
    """The attack that waits for an answer."""
    attack = view["attack"]
    sentence = words.text(
        "wuxing-table-attack",
        attacker=names[attack["attacker"]],
        owner=names[attack["owner"]],
        tile=tile_name(attack["tile"], words),
        loss=attack["loss"],
        gain=attack["gain"],
    )
    return Text(sentence, "bold red")


# --- seats ------------------------------------------------------------------------------------------------------------


def _seats(view: dict[str, Any], facts: dict[str, Any], words: Words, names: Sequence[str]) -> RenderableType:
    """A row for each seat: score, tokens, tiles by colour with the pairs that capture them, and series."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1), show_edge=False)
    table.add_column("  " + words.text("wuxing-table-player"), overflow="fold", max_width=16)
    table.add_column(words.text("wuxing-table-score"), justify="right", no_wrap=True)
    table.add_column(words.text("wuxing-table-tokens"), no_wrap=True)
    table.add_column(words.text("wuxing-table-tiles"), overflow="fold")
    for seat, player in enumerate(view["players"]):
        turn = seat == view["turn_of"] and not view["over"]
        style = "bold" if turn else ""
        if seat == view["seat"]:
            style += " green"
        name = names[seat]
        if view["over"]:
            name = f"{view['ranking'][seat]}. {name}"
        table.add_row(
            Text((TURN if turn else NOT_TURN) + name, style.strip()),
            _score(player, words),
            TOKEN * player["tokens"] + SPENT * (facts["tokens"] - player["tokens"]),
            _tiles(player, facts, words),
        )
    return table


def _score(player: dict[str, Any], words: Words) -> Text:
    """The score as it stands, and how much of it is bonus."""
    text = Text(str(player["score"]), "bold", justify="right")
    if player["bonus"]:
        text.append("\n" + words.text("wuxing-table-bonus", points=player["bonus"]), "yellow")
    return text


class Flow:
    """A heading and tiles in a row that goes on below when the line is full, never parting a tile from its pairs."""

    def __init__(self, heading: Text, cells: Sequence[Text]) -> None:
        self.heading, self.cells = heading, cells

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines = [self.heading.copy()]
        for cell in self.cells:
            if cell_len(lines[-1].plain) + 1 + cell.cell_len > options.max_width:
                lines.append(Text(" "))
            lines[-1].append(" ").append_text(cell)
        yield Text("\n").join(lines)


def _tiles(player: dict[str, Any], facts: dict[str, Any], words: Words) -> RenderableType:
    """The tiles by colour, each with its pairs, and how far each series is."""
    lines: list[RenderableType] = []
    printed, bonuses = facts["tiles"], facts["bonuses"]
    for colour, style in STYLES.items():
        tiles = [tile for tile in player["tiles"] if printed[tile]["colour"] == colour]
        if tiles:
            line = Text(f"{_colour_name(colour, words)} {len(tiles)}", f"bold {style}")
            points = bonuses["colour"][len(tiles)]
            line.append(f" +{points}:" if points else ":", "yellow" if points else style)
            lines.append(Flow(line, [_held(tile, printed[tile], words, style) for tile in tiles]))
    if player["tiles"]:
        series = zip(KIND_NAMES, player["series"], bonuses["series_size"], strict=True)
        counts = (f"{_kind_name(kind, words)} {count}/{size}" for kind, count, size in series)
        lines.append(Text(GAP.join(counts), "dim"))
    return Group(*lines) if lines else Text("—", "dim")


def _held(tile: int, printed: dict[str, Any], words: Words, style: str) -> Text:
    """A held tile: its sign, name and value, and what captures it."""
    text = Text(f"{_title(tile, printed, words)} {printed['value']}", style)
    text.append(f" ({' '.join(_faces(pair) for pair in printed['pairs'])})", "dim")
    return text


# --- piles and tokens -------------------------------------------------------------------------------------------------


def _piles(view: dict[str, Any], words: Words) -> Text:
    """How many tiles are in both piles, and which."""
    text = Text()
    for message, tiles in (
        ("wuxing-table-draw-pile", view["unseen"]),
        ("wuxing-table-discard-pile", view["discard_pile"]),
    ):
        text.append("\n" if text else "")
        text.append(f"{words.text(message)} {len(tiles)}", "bold")
        if tiles:
            text.append(": " + ", ".join(tile_name(tile, words) for tile in tiles), "dim")
    return text


def _previews(view: dict[str, Any], words: Words) -> Text:
    """What a token would open, where it would open anything."""
    text = Text()
    for die, preview in enumerate(view["own"]["previews"]):
        name = words.text(NAMED["die"][die])
        found = []
        for use in ("plus", "minus"):
            opened = _opened(view, preview[use], words)
            if opened:
                found.append(Text.assemble(f"{words.text(f'wuxing-table-{use}', die=name)}: ", (opened, "cyan")))
        faces = preview["rethrow"]
        useful = sum(bool(_opened(view, face, words)) for face in faces)
        if useful:
            found.append(Text(words.text("wuxing-table-rethrow", die=name, faces=useful, all=len(faces))))
        for line in (found[:-1], found[-1:]) if useful else (found,):
            if line:
                text.append("\n" + NOT_TURN).append_text(Text("; ").join(line))
    return Text(words.text("wuxing-table-preview"), "bold").append_text(text) if text else text


def _opened(view: dict[str, Any], opened: dict[str, Any], words: Words) -> str:
    """The tiles that other dice open, to claim or to attack."""
    claims = [tile_name(view["board"][space]["tile"], words) for space in opened["claims"]]
    attacks = [f"⚔ {tile_name(tile, words)}" for tile in opened["attacks"]]
    return ", ".join(claims + attacks)
