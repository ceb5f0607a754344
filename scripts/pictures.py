"""The animals, out of the icon set: for the browser's client and for paper. The set has thousands; we need thirteen.

python -m scripts.pictures         write src/jadetable/pictures/*.svg; Pangu, who is in no set, is our own and stays
"""

import json
import sys
from pathlib import Path

from jadetable.almanac import SIGN_NAMES

ROOT = Path(__file__).resolve().parents[1]
SET = ROOT / "web" / "node_modules" / "@iconify-json" / "noto" / "icons.json"
FOLDER = ROOT / "src" / "jadetable" / "pictures"
ANIMALS = (*SIGN_NAMES, "cat")


def main() -> int:
    """Write those that differ, so that nothing is built anew for nothing."""
    if not SET.is_file():
        print("The pictures come with the browser client's packages: run `make web` first.")
        return 1
    icons = json.loads(SET.read_text(encoding="utf-8"))["icons"]
    for name in ANIMALS:
        drawn = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">{icons[name]["body"]}</svg>\n'
        target = FOLDER / f"{name}.svg"
        if not target.exists() or target.read_text(encoding="utf-8") != drawn:
            target.write_text(drawn, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
