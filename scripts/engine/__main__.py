"""Build the engine for browsers: `make engine`.

python -m scripts.engine                  every game, where its sources changed
python -m scripts.engine --only zodiac    one game, in this process

Writes <slug>.<digest>.wasm and <slug>.<digest>.json for each game and engine.json, which names them. The same sources
give the same bytes.
"""

import argparse
import gzip
import hashlib
import json
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import llvmlite
import numba

from jadetable.browser_engine import FOLDER, INDEX, SERVED
from jadetable.core import registry, sources
from scripts.engine import describe, entries, lower, pack

ROOT = Path(__file__).resolve().parent.parent.parent
UNOPTIMISED = {"NUMBA_OPT": "0", "JADE_CACHE": os.devnull, "JADE_QUIET": "1"}  # see `lower`


def sources_of(slug: str) -> str:
    """A digest of all that one game's engine is made from."""
    own = Path(__file__).parent.glob("*.py")
    package = registry.find(slug).folder
    texts = sorted({*sources.compiled_for(slug), *package.glob("*.py"), *package.glob("*.toml")}) + sorted(own)
    digest = hashlib.blake2b(f"{numba.__version__} {llvmlite.__version__}".encode(), digest_size=8)
    for path in texts:
        digest.update(sources.text_of(path).encode())
    return digest.hexdigest()


def build(slug: str, folder: Path) -> dict[str, Any]:
    """Build one game in this process; returns its entry for the index."""
    game = registry.find(slug)
    found = entries.entries(game)
    code = pack.pack(lower.to_object(found), [entry.name for entry in found])
    about = json.dumps(describe.describe(game), ensure_ascii=False, separators=(",", ":")).encode()
    made: dict[str, Any] = {"sources": sources_of(slug)}
    for name, data, end in (("code", code, "wasm"), ("about", about, "json")):
        file = f"{slug}.{hashlib.blake2b(data, digest_size=6).hexdigest()}.{end}"
        packed = gzip.compress(data, 9, mtime=0)
        (folder / file).write_bytes(data)
        (folder / f"{file}.gz").write_bytes(packed)
        made |= {name: file, f"{name}Bytes": len(data), f"{name}Gzip": len(packed)}
    return made


def build_apart(slug: str, folder: Path) -> dict[str, Any]:
    """Build one game in a process of its own: what Numba compiles for this machine must not be mixed in."""
    started = time.perf_counter()
    command = [sys.executable, "-m", "scripts.engine", "--only", slug, "--out", str(folder)]
    done = subprocess.run(command, env=os.environ | UNOPTIMISED, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{slug} could not be built:\n{done.stderr}")
    made: dict[str, Any] = json.loads(done.stdout)
    size = (made["codeGzip"] + made["aboutGzip"]) / 1000
    print(f"  {slug}: {size:.1f} kB compressed, after {time.perf_counter() - started:.0f} s", flush=True)
    return made


def build_all(folder: Path) -> None:
    """Build what changed, two games at a time, and drop what nothing names any more."""
    folder.mkdir(parents=True, exist_ok=True)
    slugs, index = registry.house_slugs(), read_index(folder)
    fresh = {slug: index[slug] for slug in slugs if is_fresh(slug, index, folder)}
    stale = [slug for slug in slugs if slug not in fresh]
    with ThreadPoolExecutor(2) as pool:
        made = dict(zip(stale, pool.map(lambda slug: build_apart(slug, folder), stale), strict=True))
    index = {slug: made.get(slug) or fresh[slug] for slug in slugs}
    (folder / INDEX).write_text(json.dumps(index, indent=1) + "\n")
    named = {INDEX} | {one[part] for one in index.values() for part in ("code", "about")}
    for path in folder.iterdir():
        if path.name.endswith((*SERVED, ".gz")) and path.name.removesuffix(".gz") not in named:
            path.unlink()


def read_index(folder: Path) -> dict[str, Any]:
    """What was built before; nothing where it cannot be read."""
    try:
        found: dict[str, Any] = json.loads((folder / INDEX).read_text())
    except (OSError, ValueError):
        return {}
    return found


def is_fresh(slug: str, index: dict[str, Any], folder: Path) -> bool:
    """Whether what was built is what would be built."""
    one = index.get(slug)
    return (
        one is not None
        and one["sources"] == sources_of(slug)
        and all((folder / one[part]).exists() for part in ("code", "about"))
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Build the engine for browsers.")
    parser.add_argument("--only", metavar="GAME", help="one game, in this process; prints its entry for the index")
    parser.add_argument("--out", type=Path, default=FOLDER, help="the folder to write to")
    given = parser.parse_args()
    if given.only:
        print(json.dumps(build(given.only, given.out)))
    else:
        build_all(given.out)
