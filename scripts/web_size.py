"""How much script, compressed, each page of the built client needs at first: `python -m scripts.web_size`."""

import gzip
import json
import sys
from pathlib import Path
from typing import Any

STATIC = Path(__file__).resolve().parent.parent / "src" / "jadetable" / "server" / "static"
MOST_BYTES = 300_000
ENTRY = "index.html"


def closure(manifest: dict[str, Any], start: str) -> set[str]:
    """A chunk and all it cannot do without."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += manifest[name].get("imports", [])
    return found


def packed(manifest: dict[str, Any], chunks: set[str]) -> int:
    """The compressed size of these chunks."""
    files = {manifest[name]["file"] for name in chunks}
    return sum(len(gzip.compress((STATIC / file).read_bytes())) for file in files if file.endswith(".js"))


def sizes() -> dict[str, int]:
    """Bytes for each page: the frame, the page itself and the largest messages or board it may load next."""
    manifest = json.loads((STATIC / ".vite" / "manifest.json").read_text())
    views = [name for name in manifest if name.endswith(".svelte")]
    pages = [name for name in views if name.startswith(("src/pages/", "src/table/Table."))]
    boards = [closure(manifest, name) for name in views if name.startswith("src/games/")]
    texts = [name for name in manifest if name.endswith(".ftl?raw") and "/en/" in name]
    shared = {name for name in texts if name.endswith(("/common.ftl?raw", "/web/shell.ftl?raw", "/web/home.ftl?raw"))}
    # A table speaks the words of its own game only: the longest of each kind stands for them.
    longest = max((name for name in texts if name not in shared), key=lambda name: packed(manifest, {name}))
    frame = closure(manifest, ENTRY) | shared
    found = {}
    for page in pages:
        chunks = frame | closure(manifest, page)
        if "/table/" in page or "Replay" in page or "Learn" in page:
            chunks |= {longest}
            chunks |= max(boards, key=lambda board: packed(manifest, set(board)), default=set())
        found[Path(page).stem] = packed(manifest, chunks)
    return found


def main() -> int:
    """Say the sizes; fail when one is too large."""
    found = sizes()
    for page, size in sorted(found.items(), key=lambda item: -item[1]):
        print(f"{page:10} {size / 1000:6.1f} kB")
    worst = max(found.values())
    print(f"{'allowed' if worst <= MOST_BYTES else 'too much: allowed'} are {MOST_BYTES / 1000:.0f} kB")
    return 0 if worst <= MOST_BYTES else 1


if __name__ == "__main__":
    sys.exit(main())
