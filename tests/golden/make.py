"""Write all golden games and leaf counts anew. Look at the difference before you commit it."""

import sys

from jadetable.conformance.cases import seat_counts
from jadetable.core import registry
from tests.golden.play import FOLDER, golden_text, leaf_lines


def write(slug: str) -> None:
    """The golden files of one game."""
    game = registry.find(slug)
    lines = []
    for seats in seat_counts(game):
        (FOLDER / f"{slug}-{seats}.txt").write_text(golden_text(game, seats), encoding="utf-8")
        lines += leaf_lines(game, seats)
    (FOLDER / f"{slug}-leaves.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or registry.house_slugs():
        write(name)
