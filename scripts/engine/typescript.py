"""The exported functions as the browser client calls them, in TypeScript: part of `make protocol`."""

from typing import Any

import numpy as np

from jadetable.core.game import Game
from scripts.engine.entries import FLAG, FRACTION, NOTHING, NUMBER, WORD, Entry, entries

HEAD = "// Generated from the engine's entry points by `make protocol`. Do not edit.\n"
RETURNED = {NOTHING: "void", NUMBER: "number", FLAG: "number", FRACTION: "number", WORD: "bigint"}


def calls_file(game: Game) -> str:
    """The TypeScript of all calls; they are the same for every game."""
    lines = [
        HEAD,
        "\n/** Where something lies in the engine's memory. */\nexport type Address = number;\n",
        "\n/** What a module of the engine exports. An array is its address and its length. */\n",
        "export interface Calls {\n",
        "  readonly memory: WebAssembly.Memory;\n  readonly __heap_base: WebAssembly.Global;\n",
        *(_call(entry) for entry in entries(game)),
        "}\n",
    ]
    return "".join(lines)


def _call(entry: Entry) -> str:
    given = ", ".join(part for name, value in entry.arguments for part in _argument(name, value))
    return f"  {entry.name}({given}): {RETURNED[entry.returns]};\n"


def _argument(name: str, value: Any) -> list[str]:
    """The parameters of one argument."""
    own = "".join(part.capitalize() if place else part for place, part in enumerate(name.split("_")))
    if isinstance(value, np.ndarray):
        return [f"{own}: Address", f"{own}Length: number"]
    if isinstance(value, np.void):
        return [f"{own}: Address"]
    if isinstance(value, np.uint64):
        return [f"{own}: bigint"]
    return [f"{own}: number"]
