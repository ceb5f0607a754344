"""The letters for paper: those of Noto Serif SC that our texts use, from the packages the browser's letters come from.

python -m scripts.fonts            write src/jadetable/printing/fonts/, which `make` does when a text has changed
"""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from jadetable.printing.letters import BOLD, FILES, FOLDER, PLAIN

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "web" / "node_modules" / "@fontsource" / "noto-serif-sc" / "files"
PACKAGE = ROOT / "src" / "jadetable"
WEIGHTS = {PLAIN: 400, BOLD: 700}
LATIN = "".join(map(chr, (*range(0x20, 0x7F), *range(0xA0, 0x180)))) + "–—‘’“”„•…‹›€→−≤≥"
LICENCE = "Part of Noto Serif SC. This Font Software is licensed under the SIL Open Font License, Version 1.1."
UNUSED = [
    "GSUB",
    "GPOS",
    "GDEF",
    "BASE",
    "STAT",
    "VORG",
    "vhea",
    "vmtx",
    "HVAR",
    "VVAR",
    "MVAR",
    "DSIG",
    "gasp",
    "prep",
]


def needed() -> set[str]:
    """Every character of our messages and components, and the letters of Europe."""
    found = set(LATIN)
    for path in (
        *PACKAGE.glob("locales/*/*.ftl"),
        *PACKAGE.glob("games/*/components.toml"),
        *PACKAGE.glob("almanac/*.py"),
    ):
        found |= set(path.read_text(encoding="utf-8"))
    return {character for character in found if character.isprintable()}


def gather(weight: int, characters: set[str], folder: Path) -> Iterator[str]:
    """The parts of the family that hold these characters, each cut down to them."""
    left = {ord(character) for character in characters}
    options = Options(
        layout_features=[], drop_tables=UNUSED, hinting=False, notdef_outline=True, name_IDs=[0, 1, 2, 4, 6, 13, 14]
    )
    for path in sorted(SOURCES.glob(f"noto-serif-sc-*-{weight}-normal.woff")):
        font = TTFont(path)
        here = left & font.getBestCmap().keys()
        if not here:
            continue
        left -= here
        cut = Subsetter(options)
        cut.populate(unicodes=here)
        cut.subset(font)
        font.flavor = None
        target = folder / f"{path.stem}.ttf"
        font.save(target)
        yield str(target)


def main() -> int:
    """Write both weights."""
    if not SOURCES.is_dir():
        print("The letters come with the browser client's packages: run `make web` first.")
        return 1
    characters = needed()
    FOLDER.mkdir(exist_ok=True)
    for name, weight in WEIGHTS.items():
        with tempfile.TemporaryDirectory() as folder:
            font = Merger().merge(list(gather(weight, characters, Path(folder))))
        for place in (1, 4, 6):  # readers tell fonts apart by these names
            font["name"].setName(name, place, 3, 1, 0x409)
        font["name"].setName(LICENCE, 13, 3, 1, 0x409)
        font.save(FOLDER / FILES[name])
    return 0


if __name__ == "__main__":
    sys.exit(main())
