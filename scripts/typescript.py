"""What the browser knows of each game, generated: enumerations, types of views, action codes, event kinds."""

import json

from jadetable.core import describe
from jadetable.core.declare import Kind
from jadetable.core.game import Game

HEAD = "// Generated from the game's declarations by `make protocol`. Do not edit.\n"


def game_file(game: Game) -> str:
    """The TypeScript of one game."""
    parts = [
        HEAD,
        'import type { Plan } from "$engine/decode";\n',
        'import type { AskOf, BoardProps, ChoiceOf, EventOf } from "$lib/board";\n',
        'import type { components } from "$lib/protocol";\n\n',
        *_types(game),
        *_names(game),
        *_actions(game),
        *_events(game),
        *_plans(game),
    ]
    return "".join(parts)


def index_file(games: list[Game]) -> str:
    """The games together: whose view is whose."""
    imports = "".join(
        f'import type {{ {game.view.name}, {game.facts.name} }} from "./{game.slug}";\n' for game in games
    )
    views = "".join(f"  {game.slug}: {game.view.name};\n" for game in games)
    facts = "".join(f"  {game.slug}: {game.facts.name};\n" for game in games)
    return (
        f"{HEAD}{imports}\n/** The view of each game. */\nexport interface Views {{\n{views}}}\n\n"
        f"/** What never changes in a game. */\nexport interface AllFacts {{\n{facts}}}\n\n"
        "export type GameView = Views[keyof Views];\nexport type GameFacts = AllFacts[keyof AllFacts];\n"
    )


def _types(game: Game) -> list[str]:
    found = sorted({*describe.schemas(game.view), *describe.schemas(game.facts)})
    return [f'export type {name} = components["schemas"]["{name}"];\n' for name in found]


def _names(game: Game) -> list[str]:
    found = describe.names_in(game.view) | describe.names_in(game.facts)
    lines = ["\n"]
    for name, values in sorted(found.items()):
        lines.append(f"export const {_constant(name)} = {json.dumps(values, ensure_ascii=False)} as const;\n")
        lines.append(f"export type {name} = (typeof {_constant(name)})[number];\n")
    return lines


def _constant(name: str) -> str:
    """PrizeCard as PRIZE_CARDS: the list of all of them."""
    spaced = "".join(f"_{letter}" if letter.isupper() else letter.upper() for letter in name).lstrip("_")
    return f"{spaced}_NAMES"


def _actions(game: Game) -> list[str]:
    lines = ["\n/** The code of an action, by its kind and arguments. */\nexport const code = {\n"]
    lines += [_code(kind) for kind in game.actions]
    lines.append("} as const;\nexport type ActionKind = keyof typeof code;\n")
    lines.append("export type Choice = ChoiceOf<ActionKind>;\nexport type Ask = AskOf<Prompt, Choice>;\n")
    return lines


def _code(kind: Kind) -> str:
    names = ", ".join(f"{label}: number" for label, _, _ in kind.arguments)
    stride, terms, first = kind.size, [], kind.first
    for label, count, low in kind.arguments:
        stride //= count
        first -= low * stride
        terms.append(label if stride == 1 else f"{stride} * {label}")
    return f"  {kind.name}: ({names}): number => {' + '.join([str(first), *terms])},\n"


def _events(game: Game) -> list[str]:
    kinds = " | ".join(json.dumps(kind.name) for kind in game.events)
    view, facts = game.view.name, game.facts.name
    return [
        f"\nexport type EventKind = {kinds};\nexport type Happening = EventOf<EventKind>;\n",
        "\n/** What this game's board is given. */\n",
        f"export type Props = BoardProps<{view}, {facts}, Ask, Happening>;\n",
    ]


def _plans(game: Game) -> list[str]:
    view, facts = (json.dumps(describe.plan(layout), separators=(",", ":")) for layout in (game.view, game.facts))
    return [
        "\n/** How the bytes of a view are read. */\n",
        f"export const VIEW: Plan = {view};\nexport const FACTS: Plan = {facts};\n",
    ]
