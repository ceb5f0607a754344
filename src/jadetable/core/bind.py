"""Bind a generic compiled file to one game.

Loops over games (bulk play, search) are written once. Numba can neither cache nor run on a GPU a function that receives
other functions as values, but it does both for functions found as globals. So the generic file is loaded once per game,
as a module of its own whose globals are that game's rules.
"""

import importlib.util
import sys
import threading
from collections.abc import Mapping
from types import ModuleType
from typing import Any

_binding = threading.RLock()  # a file may bind another one while it is loaded


def bind(template: str, slug: str, names: Mapping[str, Any]) -> ModuleType:
    """Load module ``template`` for game ``slug`` with ``names`` as its globals."""
    bound = f"{template}@{slug}"
    with _binding:  # a module is known before it is filled: other threads wait until it is
        return sys.modules.get(bound) or _load(template, bound, names)


def _load(template: str, bound: str, names: Mapping[str, Any]) -> ModuleType:
    """Load ``template`` under another name."""
    source = importlib.util.find_spec(template)
    if source is None or source.origin is None:
        raise ImportError(f"{template} has no source file to bind")
    spec = importlib.util.spec_from_file_location(bound, source.origin)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    module.__dict__.update(names)
    sys.modules[bound] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[bound]
        raise
    return module
