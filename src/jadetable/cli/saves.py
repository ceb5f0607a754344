"""Where games are saved, and what a saved game has already told its people."""

import datetime
import os
from collections.abc import Sequence
from pathlib import Path

from jadetable.core.errors import BadReplay
from jadetable.core.events import EVENT
from jadetable.core.match import Match


def write(match: Match, names: Sequence[str], path: Path) -> None:
    """Write a game under these names; raises BadReplay."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadReplay("error-file-unwritable", file=str(path), why=str(error)) from error
    match.save(path, names)


def known_before(match: Match, seat: int) -> int:
    """How many events a seat has been told in an earlier sitting: all before its last action."""
    acted = [place for place, (other, _) in enumerate(match.actions, 1) if other == seat]
    return sum(len(rows) // EVENT.itemsize for rows in match.history[: acted[-1]]) if acted else 0


def saves_folder() -> Path:
    """Where games are kept when nobody says otherwise."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "jadetable" / "games"


def fresh_path(slug: str) -> Path:
    """A file for a game that says what and when, and is not there yet."""
    stem = f"{slug}-{datetime.datetime.now():%Y%m%d-%H%M%S}"
    path, number = saves_folder() / f"{stem}.jade", 1
    while path.exists():
        number += 1
        path = saves_folder() / f"{stem}-{number}.jade"
    return path
