"""The directive `walk`: a way through the code, drawn hop by hop.

Each line is a hop: the lane where it happens, the file, and what happens there, divided by `|`. On a wide screen each
lane is a column; on a phone the hops stand below each other.
"""

from typing import Any

from docutils import nodes
from docutils.parsers.rst import Directive

LANES = ("browser", "terminal", "server", "storage", "engine")


class Walk(Directive):
    """Hops as an ordered list, each with the class of its lane and the number of its column."""

    has_content = True

    def run(self) -> list[nodes.Node]:
        """The list."""
        hops = [[part.strip() for part in line.split("|", 2)] for line in self.content if line.strip()]
        for hop in hops:
            if len(hop) != 3 or hop[0] not in LANES:
                raise self.error(f"a hop is `lane | file | what happens`, with a lane of {', '.join(LANES)}: {hop}")
        present = [lane for lane in LANES if any(hop[0] == lane for hop in hops)]
        found = nodes.enumerated_list(classes=["walk"])
        for lane, file, said in hops:
            item = nodes.list_item(classes=[f"lane-{lane}", f"column-{present.index(lane)}"])
            place = nodes.paragraph(classes=["place"])
            place += [nodes.Text(f"{lane} · "), nodes.literal(file, file)]
            item += [place, self._sentence(said)]
            found += item
        return [found]

    def _sentence(self, said: str) -> nodes.paragraph:
        """What happens, with `code` between backticks."""
        sentence = nodes.paragraph()
        for number, piece in enumerate(said.split("`")):
            sentence += nodes.literal(piece, piece) if number % 2 else nodes.Text(piece)
        return sentence


def setup(app: Any) -> dict[str, bool]:
    """Make the directive known to Sphinx."""
    app.add_directive("walk", Walk)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
