"""Write what the browser takes from the server's sources, its message types and the names of the signs.

`python -m scripts.protocol` writes them; with --check it says whether they are stale.
"""

import json
import sys
import tempfile
from pathlib import Path

import msgspec

from jadetable import almanac
from jadetable.games.ratdragon.state import CREATURE_NAMES
from jadetable.server import protocol
from scripts import node

TYPES = node.WEB / "src" / "lib" / "protocol.ts"
SIGNS = node.WEB / "src" / "lib" / "signs.ts"
HEAD = "// Generated from the server's message types by `make protocol`. Do not edit.\n"
SIGNS_HEAD = "// Generated from the almanac by `make protocol`. Do not edit.\n"


def structs() -> list[type]:
    """Every message and part of a message the server declares."""
    found = (value for value in vars(protocol).values() if isinstance(value, type))
    return [one for one in found if issubclass(one, msgspec.Struct) and one.__module__ == protocol.__name__]


def names_of_signs() -> str:
    """The TypeScript of the almanac's names and characters."""
    cat = almanac.CAT
    lists = {
        "SIGNS": ("The twelve signs in their order.", almanac.SIGN_NAMES),
        "ANIMALS": ("The twelve signs and the Cat.", (*almanac.SIGN_NAMES, cat.slug)),
        "CREATURES": ("The signs as The Rat and the Dragon numbers them, from 1 on.", CREATURE_NAMES),
        "ELEMENTS": ("The five elements, each feeding the next.", almanac.ELEMENT_NAMES),
        "STEMS": ("The ten heavenly stems.", almanac.STEM_NAMES),
    }
    text = SIGNS_HEAD
    for name, (about, items) in lists.items():
        text += f"\n/** {about} */\nexport const {name}: readonly string[] = {json.dumps(items)};\n"
    glyphs = {one.slug: one.chinese for one in (*almanac.SIGNS, cat, *almanac.ELEMENTS)}
    about = "The characters of signs, Cat and elements, the same in every language."
    shown = json.dumps(glyphs, ensure_ascii=False)
    return f"{text}\n/** {about} */\nexport const GLYPHS: Readonly<Record<string, string>> = {shown};\n"


def message_types() -> str:
    """The TypeScript of the present protocol."""
    kinds = structs()
    _, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    about = {"openapi": "3.1.0", "info": {"title": "", "version": ""}, "paths": {}}
    document = about | {"components": {"schemas": components}}
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "protocol.json"
        source.write_text(json.dumps(document))
        made = node.run("npx", "--no", "openapi-typescript", str(source), capture=True)
        made.check_returncode()
        schema = made.stdout
    names = sorted(name for name in components if not name.startswith("_"))
    short = "\n".join(f'export type {name} = components["schemas"]["{name}"];' for name in names)
    return f"{HEAD}{schema}\n{short}\n"


def main() -> int:
    """Write or check."""
    files = {TYPES: message_types(), SIGNS: names_of_signs()}
    if "--check" not in sys.argv:
        for path, text in files.items():
            path.write_text(text, encoding="utf-8")
        return 0
    stale = [path.name for path, text in files.items() if path.read_text(encoding="utf-8") != text]
    print(f"{', '.join(stale)}: stale, run make protocol" if stale else "message types and signs are up to date")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
