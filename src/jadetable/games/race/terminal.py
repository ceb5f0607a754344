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
from jadetable.games.race.state import ANIMAL_NAMES, CARD_NAMES, SIGNS

LAND, WATER, TOKEN, FLAG = "·", "~", "●", "⚑"
TURN, NOT_TURN, DONE = "▶ ", "  ", "✔ "
LONGEST_LANE = 44
NAME_WIDTH = 14
GREEN, YELLOW = "green", "yellow"
PLAY_TYPED = re.compile(r"([1-8])\s*/\s*([1-6])")
MOVEMENT = ("cheat", "run", "cooperate", "walk")


def draw(view: dict[str, Any], words: Words, names: Sequence[str]) -> RenderableType:
    """The table as the view's seat (or a spectator) sees it."""
    parts = [_heading(view, words), _track(view, words, names)]
    if view["phase"] == "draft":
        return Group(*parts, _wheel(view, words), _animals(view, words))
    parts += [_seats(view, words, names), _wheel(view, words)]  # what decides a choice stands next to the question
    if view["seat"] is not None and view["prices"] is not None:
        parts.append(_own(view, words, names[view["seat"]]))
    return Group(*parts)


def read_entry(text: str, view: dict[str, Any]) -> list[int] | None:
    """A play typed as card/energy, such as 3/2; None when the text is no such play."""
    typed = PLAY_TYPED.fullmatch(text.strip())
    if typed is None or view["prompt"] != "play":
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


def _heading(view: dict[str, Any], words: Words) -> Text:
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
    text.append("  ".join(f"{value}×{count}" for value, count in view["supply"].items()), "not bold")
    return text


# --- the track --------------------------------------------------------------------------------------------------------


def _track(view: dict[str, Any], words: Words, names: Sequence[str]) -> RenderableType:
    """A lane for every animal: Start on the left, land, river, Finish on the right."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    for seat, player in enumerate(view["players"]):
        at_turn = seat in view["asked"]
        mark = TURN if at_turn else (DONE if player["has_chosen"] else NOT_TURN)
        name = Text(mark + _fit(names[seat], NAME_WIDTH), "bold" if at_turn else "")
        place = f"{player['pos']}/{view['track']['finish']}"
        rank = view["ranking"][seat]
        if rank:
            won = seat == view["winner"] and not view["truncated"]  # stopped at its limit, a race is nobody's
            place += f"  #{rank}" + (f" {words.text('race-table-winner')}" if won else "")
        grid.add_row(name, _lane(view, player, words), place)
    return grid


def _lane(view: dict[str, Any], player: dict[str, Any], words: Words) -> Text:
    """One animal on its way; a long track is drawn to scale."""
    finish, river = view["track"]["finish"], view["track"]["river"]
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


def _wheel(view: dict[str, Any], words: Words) -> RenderableType:
    """Every action with its two ranges and what they show, now and faintly next round."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1), show_edge=False)
    table.add_column(words.text("race-table-wheel"), no_wrap=True)
    table.add_column(words.text("race-table-low"), no_wrap=True)
    table.add_column(words.text("race-table-high"), no_wrap=True)
    table.add_column(words.text("race-table-next"), no_wrap=True)
    for row in view["wheel"]:
        action, top = row["action"], row["low_max"]
        colour = GREEN if action in MOVEMENT else YELLOW
        now = action == view["action"]
        low, high = (_range(words, text, space, now, view) for text, space in _ranges(row, top))
        name = Text(words.text(f"race-card-{action}"), f"bold {colour}" if now else colour)
        table.add_row(name, low, high, Text(f"{row['next'][0]:<4} {row['next'][1]}", "dim"))
    sprint = view["sprint"]
    legend = words.text("race-table-legend", karma=sprint["karma"], moves=sprint["moves"])
    return Group(table, Text(legend, "dim"))


def _ranges(row: dict[str, Any], top: int) -> list[tuple[str, tuple[str, int]]]:
    """The two ranges of an action with the section and the outer space of each."""
    low = f"1-{top}" if top > 1 else "1"
    return [(low, (row["now"][0], row["spaces"][0])), (f"{top + 1}+", (row["now"][1], row["spaces"][1]))]


def _range(words: Words, text: str, shown: tuple[str, int], now: bool, view: dict[str, Any]) -> Text:
    """A range with what it shows; the one being read stands out."""
    section, space = shown
    read = now and view["space"] == space
    label = words.text("race-table-energy-range", range=text)
    return Text.assemble((f"{label} → ", "dim"), (section, "bold reverse" if read else "bold"))


# --- the draft --------------------------------------------------------------------------------------------------------


def _animals(view: dict[str, Any], words: Words) -> RenderableType:
    """The animals nobody has taken yet, each with what it can do."""
    taken = {player["animal"] for player in view["players"]}
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column(overflow="fold")
    for animal in ANIMAL_NAMES if view["options"]["cat"] else ANIMAL_NAMES[:SIGNS]:
        if animal not in taken:
            name = f"{_picture(animal, words)} {words.text(f'sign-{animal}')}"
            grid.add_row(name, words.text(f"race-table-ability-{animal}"))
    return grid


# --- the seats --------------------------------------------------------------------------------------------------------


def _seats(view: dict[str, Any], words: Words, names: Sequence[str]) -> RenderableType:
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


def _karma(player: dict[str, Any]) -> Text:
    return Text.assemble(f"{player['karma']} ", (TOKEN * player["karma"], "magenta"))


def _energy(player: dict[str, Any], words: Words) -> Text:
    """The energy cards in hand, equal ones together, or only how many."""
    if player["energy"] is None:
        return Text(words.text("race-table-cards", count=player["energy_count"]))
    counts = {value: player["energy"].count(value) for value in player["energy"]}
    return Text(" ".join(str(value) + (f"×{count}" if count > 1 else "") for value, count in counts.items()))


def _row(player: dict[str, Any]) -> Text:
    """The play area: action numbers, with the energy tucked under each."""
    text = Text()
    for card in player["area"]:
        text.append(f"{_number(card['card'])}", "bold")
        text.append(f"/{card['energy'] or '–'}  ", "dim")
    return text


def _now(view: dict[str, Any], player: dict[str, Any], seat: int, words: Words) -> Text:
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


def _own(view: dict[str, Any], words: Words, name: str) -> RenderableType:
    """One's own action cards with their karma price, energy, secret choice and ability."""
    player = view["players"][view["seat"]]
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column(overflow="fold")
    grid.add_row(words.text("race-table-own-cards"), _prices(view, words))
    energy = " ".join(f"[{value}]" for value in player["energy"])
    limits = view["limits"]
    tucked = sum(1 for card in player["area"] if card["energy"])
    count = f"{player['energy_count'] + tucked}/{limits['energy']}"
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
    subtitle = Text(words.text("race-table-how"), "dim") if view["prompt"] == "play" else None
    if view["prompt"] == "swim":
        subtitle = Text(words.text("race-table-swim", back=view["track"]["swim_back"]), "yellow")
    if exchange is not None and view["resolving"] == view["seat"]:
        said = words.text(
            f"race-table-{exchange['direction']}", energy=exchange["energy"], left=max(0, exchange["left"])
        )
        subtitle = Text(said, "yellow")
    title = Text(name, "bold green")
    return Panel(
        grid, box=ROUNDED, title=title, title_align="left", subtitle=subtitle, border_style="green", padding=(0, 1)
    )


def _choice(choice: dict[str, Any], words: Words) -> str:
    card = words.text(f"race-card-{choice['card']}")
    return card if choice["energy"] is None else f"{card} [{choice['energy']}]"


def _prices(view: dict[str, Any], words: Words) -> Text:
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
