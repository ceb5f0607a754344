"""The weights of a network in a file: a line that says what they are for, then the numbers.

The large tables are stored in half precision, which is precise enough for a choice; what they are added to in single.
The same weights give the same bytes.
"""

import hashlib
import json
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from jadetable.core.errors import BadNet
from jadetable.core.fingerprint import of_rules
from jadetable.core.game import Game
from jadetable.core.record import MAX_SEATS, Numbers

MAGIC = b"JADE NET\n"
FORMAT = 1
ENDING = ".net"
FOLDER = "JADE_NETS"  # the environment variable that names a folder to look in first
LONGEST_HEADER = 100_000
LANES = 8  # layers are a multiple of it wide: so many sums are made side by side
HALF, SINGLE, PLACE = "<f2", "<f4", "<i2"


class Weights(NamedTuple):
    """What a network has learnt, as compiled code reads it. Rows go out from an input, but those of `head`."""

    columns: Numbers  # which numbers of an observation are looked at
    first: Numbers  # from each of them to the first layer
    seated: Numbers  # by number of seats: what the first layer begins with
    advised: Numbers  # by the action that the baseline would choose: added to the first layer
    second: Numbers  # from the first layer to the second
    second_bias: Numbers
    head: Numbers  # by action, and one row more for the value: from the second layer
    head_bias: Numbers
    trust: Numbers  # one: the head start of what the baseline would choose


@dataclass(frozen=True)
class Net:
    """A network for a game: its weights, what they were trained for, and how they were made."""

    game: str
    rules: str
    observation: str
    seats: tuple[int, ...]
    weights: Weights
    made: dict[str, Any] = field(default_factory=dict)


def observation_of(game: Game) -> str:
    """A fingerprint of what the numbers of an observation are: names, order, and what writes them."""
    pieces = [(piece.name, tuple(piece.shape)) for piece in game.pieces]
    return of_rules([game.rules["observe"]], pieces)


def net_of(game: Game, seats: tuple[int, ...], weights: Weights, made: dict[str, Any]) -> Net:
    """A network for a game as it is now."""
    return Net(game.slug, game.digest, observation_of(game), seats, weights, made)


# --- files ------------------------------------------------------------------------------------------------------------


def _stored(inputs: int, width: int, actions: int) -> dict[str, tuple[str, tuple[int, ...]]]:
    """Kind and shape of each array in a file, in their order."""
    return {
        "columns": (PLACE, (inputs,)),
        "first": (HALF, (inputs, width)),
        "seated": (SINGLE, (MAX_SEATS + 1, width)),
        "advised": (HALF, (actions, width)),
        "second": (HALF, (width, width)),
        "second_bias": (SINGLE, (width,)),
        "head": (HALF, (actions + 1, width)),
        "head_bias": (SINGLE, (actions + 1,)),
        "trust": (SINGLE, (1,)),
    }


def to_bytes(net: Net) -> bytes:
    """A network as its file holds it."""
    inputs, width = net.weights.first.shape
    actions = len(net.weights.advised)
    about = {
        "format": FORMAT,
        "game": net.game,
        "rules": net.rules,
        "observation": net.observation,
        "seats": list(net.seats),
        "inputs": inputs,
        "width": width,
        "actions": actions,
        "made": net.made,
    }
    parts = [MAGIC, json.dumps(about, sort_keys=True).encode(), b"\n"]
    for name, (kind, shape) in _stored(inputs, width, actions).items():
        array = np.ascontiguousarray(getattr(net.weights, name), kind)
        assert array.shape == shape
        parts.append(array.tobytes())
    body = b"".join(parts)
    return body + hashlib.blake2b(body, digest_size=16).digest()


def from_bytes(data: bytes, file: str) -> Net:
    """The network that a file holds; raises BadNet."""
    body, sum_ = data[:-16], data[-16:]
    whole = hashlib.blake2b(body, digest_size=16).digest() == sum_
    end = body.find(b"\n", len(MAGIC), len(MAGIC) + LONGEST_HEADER)
    if not body.startswith(MAGIC) or end < 0 or not whole:
        raise BadNet("error-net-broken", file=file)
    try:
        return _read(body, end + 1, json.loads(body[len(MAGIC) : end]), file)
    except (KeyError, TypeError, ValueError) as error:
        raise BadNet("error-net-broken", file=file) from error


def _read(body: bytes, place: int, about: dict[str, Any], file: str) -> Net:
    """The network whose first line says this, and whose numbers begin at a place."""
    if about["format"] != FORMAT:
        raise BadNet("error-net-format", file=file, format=str(about["format"]), known=FORMAT)
    found = {}
    for name, (kind, shape) in _stored(about["inputs"], about["width"], about["actions"]).items():
        size = np.dtype(kind).itemsize * int(np.prod(shape))
        array = np.frombuffer(body[place : place + size], kind).reshape(shape)
        found[name] = np.ascontiguousarray(array, np.int64 if kind == PLACE else np.float32)
        place += size
    kept = (about["game"], about["rules"], about["observation"], tuple(about["seats"]))
    return Net(*kept, Weights(**found), about["made"])


def write(net: Net, path: Path) -> None:
    """Write a file, whole or not at all."""
    replace_file(path, to_bytes(net))


def replace_file(path: Path, data: bytes) -> None:
    """Write a file, whole or not at all: it is put in place when it is on the disk."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with part.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise BadNet("error-file-unwritable", file=str(path), why=str(error)) from error


# --- finding the weights of a game ------------------------------------------------------------------------------------

_known: dict[tuple[str, str, int], Net] = {}  # by game, file and its time: read and compared once


def place_of(game: Game) -> Path | None:
    """The file with the weights of a game: in the folder that JADE_NETS names, or with the game."""
    own = os.environ.get(FOLDER)
    for folder in (Path(own) if own else None, game.folder):
        if folder is not None and (folder / f"{game.slug}{ENDING}").is_file():
            return folder / f"{game.slug}{ENDING}"
    return None


def load(game: Game) -> Net:
    """The network that plays a game; raises BadNet where there is none, or it is of something else."""
    path = place_of(game)
    if path is None:
        raise BadNet("error-net-none", game=game.slug)
    key = game.slug, str(path), path.stat().st_mtime_ns
    if key not in _known:
        _known[key] = fitting(game, from_bytes(path.read_bytes(), str(path)), str(path))
    return _known[key]


def fitting(game: Game, net: Net, file: str) -> Net:
    """The network itself, if it was trained for this game as it is now; raises BadNet."""
    if net.game != game.slug:
        raise BadNet("error-net-game", file=file, held=net.game, game=game.slug)
    if net.rules != game.digest:
        raise BadNet("error-net-rules", file=file, game=game.slug, held=net.rules, now=game.digest)
    now, columns = observation_of(game), net.weights.columns
    whole = len(net.weights.advised) == game.actions.size and len(net.weights.second_bias) % LANES == 0
    inside = bool(np.all((columns >= 0) & (columns < game.observation_size)))
    if net.observation != now or not whole or not inside:
        raise BadNet("error-net-observation", file=file, game=game.slug, held=net.observation, now=now)
    return net
