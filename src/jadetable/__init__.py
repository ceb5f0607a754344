"""Jade Table: five Chinese-zodiac tabletop games, exact to their rulebooks.

import jadetable as jt
m = jt.new("zodiac", seats=4, seed=7)
while not m.over:
    for seat in m.asked:
        m.act(seat, m.legal(seat)[0])
print(m.ranking)
"""

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

__all__ = ["Match", "games", "load", "new", "vector", "verify"]

if TYPE_CHECKING:
    from jadetable.core.match import Match, new
    from jadetable.core.registry import slugs as games
    from jadetable.core.replay import load, verify
    from jadetable.envs.vector import vector

_WHERE = {
    "Match": ("jadetable.core.match", "Match"),
    "new": ("jadetable.core.match", "new"),
    "games": ("jadetable.core.registry", "slugs"),
    "vector": ("jadetable.envs.vector", "vector"),
    "load": ("jadetable.core.replay", "load"),
    "verify": ("jadetable.core.replay", "verify"),
}


def __getattr__(name: str) -> Any:
    """Import on first use: `jade --help` must not wait for the compiler."""
    if name not in _WHERE:
        raise AttributeError(f"module 'jadetable' has no attribute {name!r}")
    import importlib

    module, attribute = _WHERE[name]
    return getattr(importlib.import_module(module), attribute)
