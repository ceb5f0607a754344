"""The rules as WebAssembly, built by `make engine`: each game's code, what is known about it, and a list of both."""

from pathlib import Path

FOLDER = Path(__file__).parent
INDEX = "engine.json"
SERVED = (".wasm", ".json")
