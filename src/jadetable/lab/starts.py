"""What a seat starts as: an animal, a sign. A game that names the values of a field of its state gives them away."""

from jadetable.core.game import Game
from jadetable.core.record import MAX_SEATS

MOST_STARTS = 64


def start_of(game: Game) -> str | None:
    """The field of the state that says it, one value for each seat; None where the game has no such thing."""
    for label in game.named:
        kind = game.state.fields.get(label) if game.state.fields else None
        if kind is not None and len(kind[0].shape) == 1 and kind[0].shape[0] in range(2, MAX_SEATS + 1):
            return label
    return None
