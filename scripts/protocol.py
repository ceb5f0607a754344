"""Write what the browser knows of server, games and almanac: `python -m scripts.protocol`.

With --check, say what is stale.
"""

import json
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from jadetable import almanac
from jadetable.core import describe, registry
from jadetable.core.game import Game
from jadetable.server import protocol
from scripts import node, typescript
from scripts.engine.typescript import calls_file

TYPES = node.WEB / "src" / "lib" / "protocol.ts"
GAMES = node.WEB / "src" / "lib" / "generated"
SIGNS = node.WEB / "src" / "lib" / "signs.ts"
CALLS = node.WEB / "src" / "engine" / "calls.ts"
# What openapi-typescript declares of an interface over HTTP; ours has messages only.
EMPTY = re.compile(r"export type (?:paths|webhooks|\$defs|operations) = Record<string, never>;\n")
HEAD = "// Generated from the server's message types by `make protocol`. Do not edit.\n"
SIGNS_HEAD = "// Generated from the almanac by `make protocol`. Do not edit.\n"


def structs() -> list[type]:
    """Every message and part of a message the server declares."""
    found = (value for value in vars(protocol).values() if isinstance(value, type))
    return [one for one in found if issubclass(one, msgspec.Struct) and one.__module__.startswith(protocol.__name__)]


def names_of_signs() -> str:
    """The TypeScript of the almanac's names and characters."""
    cat = almanac.CAT
    lists = {
        "SIGNS": ("The twelve signs in their order.", almanac.SIGN_NAMES),
        "ANIMALS": ("The twelve signs and the Cat.", (*almanac.SIGN_NAMES, cat.slug)),
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
    components = with_games(components, games())
    about = {"openapi": "3.1.0", "info": {"title": "", "version": ""}, "paths": {}}
    document = about | {"components": {"schemas": components}}
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "protocol.json"
        source.write_text(json.dumps(document))
        made = node.run("npx", "--no", "openapi-typescript", str(source), "--empty-objects-unknown", capture=True)
        made.check_returncode()
        schema = EMPTY.sub("", made.stdout)
    names = sorted(name for name in components if not name.startswith("_"))
    short = "\n".join(f'export type {name} = components["schemas"]["{name}"];' for name in names)
    return f"{HEAD}{schema}\n{short}\n"


def games() -> list[Game]:
    """Our own games: the client has no types of others."""
    return [registry.find(slug) for slug in registry.house_slugs()]


def with_games(components: dict[str, Any], found: list[Game]) -> dict[str, Any]:
    """The messages' schemas with those of every game's view and facts, where they stand."""
    views: dict[str, Any] = {}
    for game in found:
        for name, one in (describe.schemas(game.view) | describe.schemas(game.facts)).items():
            if name in views or name in components:
                raise ValueError(f"two layouts are called {name}")
            views[name] = one
    for field, layouts in {"view": [g.view for g in found], "facts": [g.facts for g in found]}.items():
        known = [{"$ref": f"#/components/schemas/{one.name}"} for one in layouts]
        for message in components.values():
            declared = message.get("properties", {}).get(field)
            if declared is not None:
                nothing = [{"type": "null"}] if {"type": "null"} in declared.get("anyOf", []) else []
                message["properties"][field] = {"anyOf": [*known, *nothing]}
    return components | views


def files() -> dict[Path, str]:
    """Every generated file with its text."""
    found = games()
    made = {GAMES / f"{game.slug}.ts": typescript.game_file(game) for game in found}
    together = {TYPES: message_types(), SIGNS: names_of_signs(), CALLS: calls_file(found[0])}
    return together | {GAMES / "index.ts": typescript.index_file(found)} | made


def main() -> int:
    """Write or check."""
    made = files()
    stale = [path for path, text in made.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.relative_to(node.WEB)} is stale: run make protocol")
        return 1 if stale else 0
    GAMES.mkdir(exist_ok=True)
    for path, text in made.items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
