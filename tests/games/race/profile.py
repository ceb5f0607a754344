"""What tests want to know of the race."""

from typing import Any

from jadetable.games.race.state import ANIMALS, CAT
from tests.kit.profile import Pictures, Profile


def casts(seats: int) -> list[dict[str, Any]]:
    """Options that seat every animal, table after table: each has rules of its own."""
    tables = [[(first + seat) % ANIMALS for seat in range(seats)] for first in range(0, ANIMALS, seats)]
    return [{"animal_mode": "fixed", "animals": table, "cat": CAT in table} for table in tables]


PROFILE = Profile(
    further=casts,
    playouts=60,
    pictures=Pictures(late=220, moment=("exchange", "exchange")),
)
