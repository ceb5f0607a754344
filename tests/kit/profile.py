"""What our own tests want to know about a game beside what it declares: `PROFILE` in tests/games/<game>/profile.py.

A game without such a file is tested by what it declares alone.
"""

import importlib
import importlib.util
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from jadetable.conformance.cases import Further, nothing_more


@dataclass(frozen=True)
class Pictures:
    """How `make screenshots` plays a game."""

    seats: int = 4
    options: Mapping[str, Any] = field(default_factory=dict)
    late: int = 180  # events until a game is well under way: about two thirds of it
    moment: tuple[str, str] | None = None  # a question worth a picture of its own: the picture's name, the prompt


@dataclass(frozen=True)
class Profile:
    """Everything has a usual value."""

    seldom: Mapping[str, str] = field(default_factory=dict)  # events that need not happen in random play, and why
    further: Further = nothing_more  # options that the suite plays as well, by the number of seats
    shortens: str = ""  # the option that ends a game early the lower it is, where there is no length limit
    small: Mapping[str, Any] = field(default_factory=dict)  # components of a small game, for runs without the compiler
    playouts: int = 200  # of searching bots, where games on a GPU are compared with those on the processor
    pictures: Pictures = field(default_factory=Pictures)


def profile(slug: str) -> Profile:
    """The profile of a game."""
    name = f"tests.games.{slug}.profile"
    if importlib.util.find_spec(f"tests.games.{slug}") is None or importlib.util.find_spec(name) is None:
        return Profile()
    found = importlib.import_module(name).PROFILE
    assert isinstance(found, Profile)
    return found
