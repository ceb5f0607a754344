"""Actions as text, alike in every language: `DRAW`, `LAY.rat`, `STEAL.1.ox`.

A kind of action, then each argument after a dot: by name where the game names its values
(`ActionTable`), else by number.
"""

from jadetable.core.declare import ActionTable, Argument, Kind
from jadetable.core.errors import BadAction
from jadetable.core.game import Game

LONGEST_QUOTE = 40  # of a text that spells nothing


def spell(game: Game, action: int) -> str:
    """An action as text; raises ValueError when the game has no such action."""
    kind, values = game.actions.decode(action)
    return ".".join([kind, *(_word(game.actions, label, value) for label, value in values.items())])


def parse(game: Game, text: str) -> int:
    """The action that a text spells, in large or small letters; raises BadAction."""
    name, *words = text.strip().split(".")
    try:
        kind = game.actions.find(name.upper())
    except KeyError:
        known = ", ".join(kind.name for kind in game.actions)
        raise BadAction("error-spelling-kind", kind=name[:LONGEST_QUOTE], known=known) from None
    if len(words) != len(kind.arguments):
        quoted, example = text.strip()[:LONGEST_QUOTE], spell(game, kind.first)
        raise BadAction("error-spelling-arguments", text=quoted, usage=usage(kind), example=example)
    values = (_value(game.actions, argument, word) for argument, word in zip(kind.arguments, words, strict=True))
    return game.actions.encode(kind.name, *values)


def usage(kind: Kind) -> str:
    """What a kind of action is followed by: `STEAL.distance.card`."""
    return ".".join([kind.name, *(label for label, _, _ in kind.arguments)])


def examples(game: Game) -> list[str]:
    """One action of each kind, spelled."""
    return [spell(game, kind.first) for kind in game.actions]


def _word(table: ActionTable, label: str, value: int) -> str:
    """One value of an argument as text."""
    return table.names[label][value] if label in table.names else str(value)


def _value(table: ActionTable, argument: Argument, word: str) -> int:
    """The value of an argument that a word stands for."""
    label, count, lowest = argument
    values = range(lowest, lowest + count)
    known = {_word(table, label, value): value for value in values}
    found = known.get(word.lower())
    if found is not None:
        return found
    quoted = word[:LONGEST_QUOTE]
    if label in table.names:
        raise BadAction("error-spelling-name", argument=label, text=quoted, known=", ".join(known))
    raise BadAction("error-spelling-number", argument=label, text=quoted, low=values[0], high=values[-1])
