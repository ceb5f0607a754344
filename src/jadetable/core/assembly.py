"""Putting a game together: its rules and declarations, found by the names that all games use."""

import importlib
import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from jadetable.core import defaults, plain_components

# Where a rule is looked for: the module of this name in the game's package, or the package itself.
RULES = {
    "setup": "rules",
    "legal": "rules",
    "act": "rules",
    "score": "rules",
    "payoff": "rules",
    "max_decisions": "rules",
    "defaults": "rules",
    "check_options": "rules",
    "overlook": "rules",
    "derive": "components",
    "check": "invariants",
    "hide": "secrets",
    "resample": "secrets",
    "observe": "observe",
    "view": "view",
    "prompt": "view",
    "explain": "view",
    "facts": "view",
    "why": "why",
    "greedy": "bot",
    "value": "bot_value",
    "believe": "bot_belief",
}
# What a game declares beside its rules: the field of Game, the name, the module.
DECLARED = {
    "state": ("STATE", "state"),
    "actions": ("ACTIONS", "actions"),
    "events": ("EVENTS", "actions"),
    "options": ("OPTIONS", "actions"),
    "variants": ("VARIATIONS", "actions"),
    "prompts": ("PROMPTS", "actions"),
    "named": ("NAMED", "actions"),
    "chapters": ("CHAPTERS", "actions"),
    "printed": ("Components", "components"),
    "frozen": ("freeze", "components"),
    "former": ("FORMER", "components"),
    "view": ("VIEW", "view"),
    "facts": ("FACTS", "view"),
    "pieces": ("PIECES", "observe"),
    "undisplayed": ("UNDISPLAYED", "secrets"),
    "reasons": ("REASONS", "why"),
    "misfits": ("MISFITS", "actions"),
    "faults": ("FAULTS", "invariants"),
    "notes": ("NOTES", "bot"),
}
REQUIRED = ("state", "actions", "events", "view", "frozen")  # what every game declares
OPTIONAL = ("believe",)  # rules that may be missing altogether


def parts_of(package: str) -> dict[str, Any]:
    """Rules and declarations of the game in a package (or a single module), as the fields of `Game`."""
    place = importlib.import_module(package)
    modules = {name: _module(package, name) for name in {*RULES.values(), *(where for _, where in DECLARED.values())}}
    rules: dict[str, Callable[..., Any]] = {}
    for name, where in RULES.items():
        found = _named(name, modules[where], place) or getattr(defaults, name, None)
        if found is None and name not in OPTIONAL:
            raise ValueError(f"{package} lacks the rule {name}")
        if found is not None:
            rules[name] = found
    parts = {own: _named(name, modules[where], place) for own, (name, where) in DECLARED.items()}
    parts = {own: found for own, found in parts.items() if found is not None}
    folder = Path(place.__file__ or ".").parent
    if "printed" not in parts:
        parts["printed"] = plain_components.kind_of(folder / "components.toml")
        parts.setdefault("frozen", plain_components.freeze)
    _check(package, parts, rules)
    return parts | {"rules": rules, "folder": folder, "hidden": rules["hide"] is not defaults.hide}


def _check(package: str, parts: dict[str, Any], rules: dict[str, Callable[..., Any]]) -> None:
    """What no default can stand for must be there, with the name that it is looked for by."""
    for own in REQUIRED:
        if own not in parts:
            raise ValueError(f"{package} lacks {DECLARED[own][0]}")
    if rules["score"] is defaults.score and "score" not in parts["state"].names:
        raise ValueError(f"{package} lacks the rule score, or a field score in its STATE")


def _module(package: str, name: str) -> ModuleType | None:
    """A module of a package, if there is one; a single-module game has none."""
    full = f"{package}.{name}"
    if not hasattr(sys.modules[package], "__path__") or importlib.util.find_spec(full) is None:
        return None
    return importlib.import_module(full)


def _named(name: str, *modules: ModuleType | None) -> Any:
    """The first thing of this name that is no module: a rule may be called as its file is."""
    for module in modules:
        found = getattr(module, name, None)
        if found is not None and not isinstance(found, ModuleType):
            return found
    return None
