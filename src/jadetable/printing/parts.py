"""What there is to print: pieces that are cut out, boards and sheets. They are painted later, when places are known."""

from collections.abc import Sequence
from dataclasses import dataclass

from jadetable.printing.pen import Paint

CARD = (63.0, 88.0)  # millimetres: cards fit into the usual sleeves
SMALL_CARD = (44.0, 63.0)


@dataclass(frozen=True)
class Face:
    """One side of a piece, so many times; the origin of the painting is the top left corner."""

    paint: Paint
    copies: int = 1
    back: Paint | None = None  # where this piece has another back than the rest


@dataclass(frozen=True)
class Pieces:
    """Pieces of one size. Those without a gap between them are cut along straight lines."""

    title: str
    size: tuple[float, float]
    faces: Sequence[Face]
    back: Paint | None = None
    gap: float = 0.0

    @property
    def count(self) -> int:
        """How many pieces there are."""
        return sum(face.copies for face in self.faces)

    @property
    def has_backs(self) -> bool:
        """Whether there is anything on the other side."""
        return self.back is not None or any(face.back is not None for face in self.faces)


@dataclass(frozen=True)
class Board:
    """One large drawing, over several pages to be glued together if it must be; or a sheet, so many times."""

    title: str
    size: tuple[float, float]
    paint: Paint
    back: Paint | None = None
    copies: int = 1

    @property
    def count(self) -> int:
        """How many of it there are."""
        return self.copies


Part = Pieces | Board


@dataclass(frozen=True)
class Kit:
    """All that is printed of a game, and what people need beside it, in sentences."""

    parts: Sequence[Part]
    beside: Sequence[str] = ()
