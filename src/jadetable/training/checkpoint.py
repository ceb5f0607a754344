"""Checkpoints: all that a run of training needs to go on exactly as if it had never stopped."""

import gzip
import io
from pathlib import Path
from typing import Any

import torch

from jadetable.core.errors import BadNet
from jadetable.nets.weights import replace_file

FORMAT = 1
ENDING = ".checkpoint"
QUICKLY = 1  # how hard it is compressed


def write(path: Path, held: dict[str, Any]) -> None:
    """Write a checkpoint, whole or not at all."""
    data = io.BytesIO()
    torch.save({"format": FORMAT, **held}, data)
    replace_file(path, gzip.compress(data.getvalue(), QUICKLY, mtime=0))


def read(path: Path, game: str) -> dict[str, Any]:
    """What a checkpoint of this game holds; raises BadNet. Nothing in the file is run."""
    try:
        data = gzip.decompress(path.read_bytes())
        held: dict[str, Any] = torch.load(io.BytesIO(data), map_location="cpu", weights_only=True)
        known = held["format"] == FORMAT
    except FileNotFoundError as error:
        raise BadNet("error-file-missing", file=str(path)) from error
    except Exception as error:  # of gzip, pickle, zip or torch: whatever it is, this is no checkpoint
        raise BadNet("error-train-checkpoint", file=str(path)) from error
    if not known:
        raise BadNet("error-train-checkpoint", file=str(path))
    if held["recipe"]["game"] != game:
        raise BadNet("error-train-game", file=str(path), held=held["recipe"]["game"], game=game)
    return held
