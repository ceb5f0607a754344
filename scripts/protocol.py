"""Write the browser's message types: `python -m scripts.protocol`; with --check, say whether they are stale."""

import json
import sys
import tempfile
from pathlib import Path

import msgspec

from jadetable.server import protocol
from scripts import node

TYPES = node.WEB / "src" / "lib" / "protocol.ts"
HEAD = "// Generated from the server's message types by `make protocol`. Do not edit.\n"


def structs() -> list[type]:
    """Every message and part of a message the server declares."""
    found = (value for value in vars(protocol).values() if isinstance(value, type))
    return [one for one in found if issubclass(one, msgspec.Struct) and one.__module__ == protocol.__name__]


def generated() -> str:
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
    text = generated()
    if "--check" in sys.argv:
        fresh = TYPES.read_text() == text
        print("protocol types are up to date" if fresh else "protocol types are stale: run make protocol")
        return 0 if fresh else 1
    TYPES.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
