"""Race in a terminal: the track in lanes, the wheel now and next round, everybody's row, one's own cards and prices."""

import re
from collections.abc import Sequence
from typing import Any

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from jadetable.core.words import Words
from jadetable.games.race.actions import ACTIONS
from jadetable.games.race.state import CARD_NAMES, LOWEST

LAND, WATER, TOKEN, FLAG = "·", "~", "●", "⚑"
TURN, NOT_TURN, DONE = "▶ ", "  ", "✔ "
LONGEST_LANE = 44
NAME_WIDTH = 14
GREEN, YELLOW = "green", "yellow"
PLAYS = ("play", "last")  # the questions that a card with energy answers
PLAY_TYPED = re.compile(r"([1-8])\s*/\s*([1-6])")
Plain = dict[str, Any]  # a view, the facts of a game, or a part of them


def draw(view: Plain, facts: Plain, words: Words, names: Sequence[str]) -> RenderableType:
    """The table as the view's seat (or a spectator) sees it."""
    parts = [_heading(view, words), _track(view, facts, words, names)]
    if view["phase"] == "draft":
        return Group(*parts, _wheel(view, facts, words), _animals(view, facts, words))
    # What decides a choice stands next to the question.
    parts += [_seats(view, words, names), _wheel(view, facts, words)]
    if view["seat"] is not None and view["prices"] is not None:
        parts.append(_own(view, facts, words, names[view["seat"]]))
    return Group(*parts)


def read_entry(text: str, view: Plain, facts: Plain) -> list[int] | None:
    """A play typed as card/energy, such as 3/2; None when the text is no such play."""
    typed = PLAY_TYPED.fullmatch(text.strip())
    if typed is None or view["prompt"] not in PLAYS:
        return None
    return [ACTIONS.encode("PLAY", int(typed[1]), int(typed[2]))]


# --- small words ------------------------------------------------------------------------------------------------------


def _picture(animal: str | None, words: Words) -> str:
    return words.text(f"sign-{animal}.picture") if animal else "··"


def _fit(text: str, width: int) -> str:
    """A text cut or filled to a width in cells."""
    while cell_len(text) > width:
        text = text[:-1]
    return text + " " * (width - cell_len(text))


def _number(card: str) -> int:
    return CARD_NAMES.index(card)


def _heading(view: Plain, words: Words) -> Text:
    """Round, what is being resolved, the supply."""
    before = view["round"] == 0
    text = Text(
        words.text("race-table-before") if before else words.text("race-table-round", number=view["round"]), "bold"
    )
    if view["action"] is not None:
        action = words.text(f"race-name-{view['action']}")
        text.append("   " + words.text("race-table-resolving", action=action), "bold cyan")
    if view["phase"] == "draft":
        return text  # nothing is dealt yet
    text.append(f"     {words.text('race-table-supply')} ", "bold")
    text.append(
        "  ".join(f"{value}×{count}" for value, count in enumerate(view["supply"], LOWEST) if count is not None),
        "not bold",
    )
    return text


# --- the track --------------------------------------------------------------------------------------------------------


def _track(view: Plain, facts: Plain, words: Words, names: Sequence[str]) -> RenderableType:
    """A lane for every animal: Start on the left, land, river, Finish on the right."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    for seat, player in enumerate(view["players"]):
        at_turn = seat in view["asked"]
        mark = TURN if at_turn else (DONE if player["has_chosen"] else NOT_TURN)
        name = Text(mark + _fit(names[seat], NAME_WIDTH), "bold" if at_turn else "")
        place = f"{player['pos']}/{facts['track']['finish']}"
        rank = view["ranking"][seat]
        if rank:
            won = seat == view["winner"] and not view["truncated"]  # stopped at its limit, a race is nobody's
            place += f"  #{rank}" + (f" {words.text('race-table-winner')}" if won else "")
        grid.add_row(name, _lane(facts, player, words), place)
    return grid


def _lane(facts: Plain, player: Plain, words: Words) -> Text:
    """One animal on its way; a long track is drawn to scale."""
    finish, river = facts["track"]["finish"], facts["track"]["river"]
    length = min(finish, LONGEST_LANE)
    spot = player["pos"] * length // finish
    text = Text()
    for place in range(length + 1):
        if place == spot:
            text.append(_picture(player["animal"], words), "bold")
        elif place == length:
            text.append(FLAG, "bold red")
        elif place * finish >= river * length:
            text.append(WATER, "blue")
        else:
            text.append(LAND, "green")
    return text


# --- the wheel --------------------------------------------------------------------------------------------------------


def _wheel(view: Plain, facts: Plain, words: Words) -> RenderableType:
    """Every action with its two ranges and what they show, now and faintly next round."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1), show_edge=False)
    table.add_column(words.text("race-table-wheel"), no_wrap=True)
    table.add_column(words.text("race-table-low"), no_wrap=True)
    table.add_column(words.text("race-table-high"), no_wrap=True)
    table.add_column(words.text("race-table-next"), no_wrap=True)
    for piece, row in zip(facts["pieces"], view["wheel"], strict=True):
        top, read = piece["low_max"], piece["action"] == view["action"]
        colour = GREEN if piece["movement"] else YELLOW
        name = Text(words.text(f"race-card-{piece['action']}"), f"bold {colour}" if read else colour)
        ranges = ("1" if top == 1 else f"1-{top}", f"{top + 1}+")
        low, high = (
            _range(words, text, _section(section), read and space == view["space"])
            for text, section, space in zip(ranges, row["now"], row["spaces"], strict=True)
        )
        table.add_row(name, low, high, Text(f"{_section(row['next'][0]):<4} {_section(row['next'][1])}", "dim"))
    legend = words.text("race-table-legend", karma=facts["sprint"]["karma"], moves=facts["sprint"]["moves"])
    return Group(table, Text(legend, "dim"))


def _section(section: Plain) -> str:
    """A section of the wheel as it is printed: a number or N, an exchange, a sprint."""
    number = "N" if section["counts_seats"] else str(section["number"])
    return number + ("+E" if section["exchange"] else "") + ("+K" if section["sprint"] else "")


def _range(words: Words, text: str, section: str, read: bool) -> Text:
    """A range with what it shows; the one being read stands out."""
    label = words.text("race-table-energy-range", range=text)
    return Text.assemble((f"{label} → ", "dim"), (section, "bold reverse" if read else "bold"))


# --- the draft --------------------------------------------------------------------------------------------------------


def _animals(view: Plain, facts: Plain, words: Words) -> RenderableType:
    """The animals nobody has taken yet, each with what it can do."""
    taken = {player["animal"] for player in view["players"]}
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column(overflow="fold")
    for animal in facts["animals"]:
        if animal not in taken:
            name = f"{_picture(animal, words)} {words.text(f'sign-{animal}')}"
            grid.add_row(name, words.text(f"race-table-ability-{animal}"))
    return grid


# --- the seats --------------------------------------------------------------------------------------------------------


def _seats(view: Plain, words: Words, names: Sequence[str]) -> RenderableType:
    """Karma, energy, row and this round's play of every seat."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1), show_edge=False)
    table.add_column(words.text("race-table-seat"), overflow="fold", max_width=16)
    table.add_column(words.text("race-table-karma"), no_wrap=True)
    table.add_column(words.text("race-table-energy"), overflow="fold")
    table.add_column(words.text("race-table-row"), overflow="fold")
    table.add_column(words.text("race-table-now"), overflow="fold")
    for seat, player in enumerate(view["players"]):
        own = seat == view["seat"]
        name = Text(f"{_picture(player['animal'], words)} {names[seat]}", "bold green" if own else "")
        table.add_row(name, _karma(player), _energy(player, words), _row(player), _now(view, player, seat, words))
    return table


def _karma(player: Plain) -> Text:
    return Text.assemble(f"{player['karma']} ", (TOKEN * player["karma"], "magenta"))


def _energy(player: Plain, words: Words) -> Text:
    """The energy cards in hand, equal ones together, or only how many."""
    if player["energy"] is None:
        return Text(words.text("race-table-cards", count=player["energy_count"]))
    counts = {value: player["energy"].count(value) for value in player["energy"]}
    return Text(" ".join(str(value) + (f"×{count}" if count > 1 else "") for value, count in counts.items()))


def _row(player: Plain) -> Text:
    """The play area: action numbers, with the energy tucked under each."""
    text = Text()
    for card in player["area"]:
        text.append(f"{_number(card['card'])}", "bold")
        text.append(f"/{card['energy'] or '–'}  ", "dim")
    return text


def _now(view: Plain, player: Plain, seat: int, words: Words) -> Text:
    """What a seat plays this round, as far as it is known."""
    if player["played"] is not None:
        number, energy = _number(player["played"]), player["played_energy"]
        name = words.text(f"race-name-{player['resolves']}")
        paid = f" (-{player['spent']}{TOKEN})" if player["spent"] else ""
        return Text.assemble((f"{number}/{energy} ", "bold"), name, (paid, "magenta"))
    if player["has_chosen"]:
        return Text(words.text("race-table-chosen"), "green")
    if view["phase"] in ("auction", "play"):
        return Text(words.text("race-table-thinks" if seat in view["asked"] else "race-table-sleeps"), "dim")
    return Text("")


# --- one's own cards --------------------------------------------------------------------------------------------------


def _own(view: Plain, facts: Plain, words: Words, name: str) -> RenderableType:
    """One's own action cards with their karma price, energy, secret choice and ability."""
    player = view["players"][view["seat"]]
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column(overflow="fold")
    grid.add_row(words.text("race-table-own-cards"), _prices(view, words))
    energy = " ".join(f"[{value}]" for value in player["energy"])
    tucked = sum(1 for card in player["area"] if card["energy"])
    count = f"{player['energy_count'] + tucked}/{facts['limits']['energy']}"
    grid.add_row(words.text("race-table-own-energy"), Text(f"{energy}   {count}"))
    if view["leaving_one"]:
        values = ", ".join(str(value) for value in view["leaving_one"])
        grid.add_row("", Text(words.text("race-table-leaving-one", energy=values), "yellow"))
    if view["choice"] is not None:
        grid.add_row(words.text("race-table-own-choice"), Text(_choice(view["choice"], words), "bold green"))
    if player["animal"] is not None:
        grid.add_row(
            words.text("race-table-ability"), Text(words.text(f"race-table-ability-{player['animal']}"), "italic")
        )
    exchange = view["exchange"]
    subtitle = Text(words.text("race-table-how"), "dim") if view["prompt"] in PLAYS else None
    if view["prompt"] == "swim":
        subtitle = Text(words.text("race-table-swim", back=facts["track"]["swim_back"]), "yellow")
    if exchange is not None and view["resolving"] == view["seat"]:
        said = words.text(f"race-table-{exchange['direction']}", energy=exchange["energy"], left=exchange["left"])
        subtitle = Text(said, "yellow")
    title = Text(name, "bold green")
    return Panel(
        grid, box=ROUNDED, title=title, title_align="left", subtitle=subtitle, border_style="green", padding=(0, 1)
    )


def _choice(choice: Plain, words: Words) -> str:
    card = words.text(f"race-card-{choice['card']}")
    return card if choice["energy"] is None else f"{card} [{choice['energy']}]"


def _prices(view: Plain, words: Words) -> Text:
    """Every action card in hand with its karma price, or why it is barred."""
    text = Text()
    for place, row in enumerate(view["prices"]):
        text.append("\n" if place % 2 == 0 and place else "")
        name = _fit(words.text(f"race-card-{row['card']}"), 15)
        if row["barred"]:
            note, style = words.text(f"race-table-barred-{row['barred']}"), "dim"
        else:
            note = words.text("race-table-price", karma=row["karma"]) if row["karma"] else words.text("race-table-free")
            style = "bold"
        text.append(name, style)
        text.append(_fit(note, 22), "red" if row["barred"] else ("magenta" if row["karma"] else "dim"))
    return text
