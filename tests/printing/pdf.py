"""Reading a PDF as a printer would: pages, sizes, what lies where, in millimetres from the top left."""

from collections.abc import Iterator
from typing import Any

import pypdfium2 as pdfium
from pypdfium2 import raw

MM = 72 / 25.4
Box = tuple[float, float, float, float]  # left, top, width, height


class Pdf:
    """A PDF file."""

    def __init__(self, data: bytes) -> None:
        self._document: Any = pdfium.PdfDocument(data)

    def __len__(self) -> int:
        return len(self._document)

    def size(self, page: int) -> tuple[float, float]:
        """Width and height of a page."""
        width, height = self._document[page].get_size()
        return width / MM, height / MM

    def text(self, page: int) -> str:
        """All words of a page."""
        return str(self._document[page].get_textpage().get_text_bounded())

    def stamps(self, page: int) -> list[Box]:
        """What was stamped on a page: where the corner of each lies, and how far its own lines and grounds reach."""
        height, found = self._document[page].get_size()[1], []
        for one in self._document[page].get_objects(max_depth=2):
            if one.level == 0 and one.type == raw.FPDF_PAGEOBJ_FORM:
                _, _, _, _, x, y = one.get_matrix().get()
                found.append([x / MM, (height - y) / MM, 0.0, 0.0])
            elif one.level == 1 and one.type == raw.FPDF_PAGEOBJ_PATH:  # in millimetres from the corner of its stamp
                _, _, right, low = one.get_bounds()
                found[-1][2:] = max(found[-1][2], right), max(found[-1][3], low)
        return [(x, y, wide, high) for x, y, wide, high in found]

    def lines(self, page: int) -> list[Box]:
        """The lines and shapes of a page that are not stamped."""
        height, found = self._document[page].get_size()[1], []
        for one in self._document[page].get_objects(max_depth=1):
            if one.type == raw.FPDF_PAGEOBJ_PATH:
                left, bottom, right, top = one.get_bounds()
                found.append((left / MM, (height - top) / MM, (right - left) / MM, (top - bottom) / MM))
        return found

    def ink_outside(self, page: int, margin: float) -> bool:
        """Whether anything is drawn beyond the page, or nearer to its edge than this."""
        one = self._document[page]
        width, height = one.get_size()
        more = 40.0
        one.set_mediabox(-more, -more, width + more, height + more)
        one.set_cropbox(-more, -more, width + more, height + more)
        picture = one.render(scale=0.5, grayscale=True).to_numpy()
        edge = int((more + margin * MM) * 0.5)
        inside = picture[edge:-edge, edge:-edge]
        return int((picture < 250).sum()) > int((inside < 250).sum())

    def pictures(self) -> Iterator[Any]:
        """Every page as a small grey picture."""
        for page in self._document:
            yield page.render(scale=0.4, grayscale=True).to_numpy()
