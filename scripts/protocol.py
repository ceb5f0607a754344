"""Write what the browser knows of server and games: `python -m scripts.protocol`; with --check, say what is stale."""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from jadetable.core import describe, registry
from jadetable.core.game import Game
from jadetable.server import protocol
from scripts import node, typescript

TYPES = node.WEB / "src" / "lib" / "protocol.ts"
GAMES = node.WEB / "src" / "lib" / "generated"
HEAD = "// Generated from the server's message types by `make protocol`. Do not edit.\n"


def structs() -> list[type]:
    """Every message and part of a message the server declares."""
    found = (value for value in vars(protocol).values() if isinstance(value, type))
    return [one for one in found if issubclass(one, msgspec.Struct) and one.__module__ == protocol.__name__]


def generated() -> str:
    """The TypeScript of the present protocol."""
    kinds = structs()
    _, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    components = with_games(components, games())
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


def games() -> list[Game]:
    """All games."""
    return [registry.find(slug) for slug in registry.slugs()]


def with_games(components: dict[str, Any], found: list[Game]) -> dict[str, Any]:
    """The messages' schemas with those of every game's view and facts, where they stand."""
    views: dict[str, Any] = {}
    for game in found:
        for name, one in (describe.schemas(game.view) | describe.schemas(game.facts)).items():
            if name in views or name in components:
                raise ValueError(f"two layouts are called {name}")
            views[name] = one
    for field, layouts in {"view": [g.view for g in found], "facts": [g.facts for g in found]}.items():
        union = {"anyOf": [*({"$ref": f"#/components/schemas/{one.name}"} for one in layouts), {"type": "null"}]}
        for message in components.values():
            if field in message.get("properties", {}):
                message["properties"][field] = union
    return components | views


def files() -> dict[Path, str]:
    """Every generated file with its text."""
    found = games()
    made = {GAMES / f"{game.slug}.ts": typescript.game_file(game) for game in found}
    return {TYPES: generated(), GAMES / "index.ts": typescript.index_file(found)} | made


def main() -> int:
    """Write or check."""
    made = files()
    stale = [path for path, text in made.items() if not path.exists() or path.read_text() != text]
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.relative_to(node.WEB)} is stale: run make protocol")
        return 1 if stale else 0
    GAMES.mkdir(exist_ok=True)
    for path, text in made.items():
        path.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
