"""Letters: one family for all three languages, how wide a text is, and where its lines break."""

import functools
import re
from pathlib import Path

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

FOLDER = Path(__file__).parent / "fonts"
PLAIN, BOLD = "JadeSerif", "JadeSerifBold"
FILES = {PLAIN: "serif.ttf", BOLD: "serif-bold.ttf"}
LEADING = 1.36  # from line to line, in heights of letters
SMALLEST = 0.35  # a text is made smaller until it fits, though not beyond this share of its size

# A word with the marks that cling to it, or one Chinese character with its own: no line begins with a comma.
HAN = "\u2e80-\u9fff\uf900-\ufaff"
OPENING, CLOSING = "（「『《“‘(", "，。、；：？！）」』》”’·…),.;:!?"
HAN_LETTER = re.compile(f"[{HAN}]")
UNIT = re.compile(rf"[{OPENING}]*(?:[{HAN}]|[^\s{HAN}{OPENING}]+|[{OPENING}])[{CLOSING}]*\s*")


# The family draws these as wide as a Chinese character, which looks odd between Latin letters.
NARROW = str.maketrans({"‘": "'", "’": "'", "“": '"', "”": '"', "…": "...", "—": "–"})


def spelled(text: str) -> str:
    """A text as it is drawn: mostly Latin ones have narrow quotation marks."""
    han = len(HAN_LETTER.findall(text))
    return text if 2 * han > len(text) else text.translate(NARROW)


@functools.cache
def prepare() -> None:
    """Make the letters known to the library."""
    for name, file in FILES.items():
        pdfmetrics.registerFont(TTFont(name, FOLDER / file))
    pdfmetrics.registerFontFamily(PLAIN, normal=PLAIN, bold=BOLD, italic=PLAIN, boldItalic=BOLD)


@functools.lru_cache(maxsize=20_000)
def width(text: str, font: str, size: float) -> float:
    """How wide a text is, in the unit of its size."""
    prepare()
    return float(pdfmetrics.stringWidth(text, font, size))


def lines(text: str, font: str, size: float, widest: float) -> list[str]:
    """A text in lines no wider than this, unless one word alone is."""
    found: list[str] = []
    for part in spelled(text).split("\n"):
        line = ""
        for unit in UNIT.findall(part):
            if line and width((line + unit).rstrip(), font, size) > widest:
                found.append(line.rstrip())
                line = ""
            line += unit
        found.append(line.rstrip())
    return found


def fitting(text: str, font: str, size: float, box: tuple[float, float]) -> tuple[list[str], float]:
    """The lines of a text in a box, and how large its letters can be there."""
    widest, highest = box
    least = size * SMALLEST
    while True:
        found = lines(text, font, size, widest)
        high = len(found) * size * LEADING
        if (high <= highest and all(width(line, font, size) <= widest for line in found)) or size <= least:
            return found, size
        size *= 0.95
