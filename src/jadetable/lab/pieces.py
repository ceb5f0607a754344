"""Pieces of a run on disk: each one whole or not there, so that a run that was stopped can go on."""

import contextlib
import io
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import msgspec
import numpy as np

from jadetable.core.errors import JadeError
from jadetable.lab.trial import Piece, Ready

PIECE = 1000  # games
NOTE = "trial.json"


class LabError(JadeError):
    """The laboratory cannot do what it was asked to."""


def write(path: Path, data: bytes) -> None:
    """Write a file, whole or not at all; raises LabError."""
    draft = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(data)
        draft.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
        raise LabError("error-file-unwritable", file=str(path), why=error.strerror or str(error)) from error


def check_writable(path: Path) -> None:
    """Raise LabError now rather than after an hour, if a file cannot be written here."""
    folder = path.parent
    while not folder.exists():
        folder = folder.parent
    if path.is_dir() or not folder.is_dir() or not os.access(folder, os.W_OK):
        raise LabError("error-file-unwritable", file=str(path), why="no such place, or no permission")


class Folder:
    """Where the pieces of one trial are kept while it runs."""

    def __init__(self, path: Path, ready: Ready) -> None:
        self.path = path
        self.ready = ready

    def begin(self, resume: bool) -> None:
        """Make the folder; forget what is there unless the run goes on. Raises LabError where another trial left it."""
        digest = self.ready.trial.digest
        note = self.path / NOTE
        if resume and note.is_file():
            try:
                found = msgspec.json.decode(note.read_bytes())["digest"]
            except (OSError, msgspec.DecodeError, KeyError, TypeError):
                found = ""
            if found != digest:
                raise LabError("error-lab-resume-other", folder=str(self.path))
            return
        if resume:
            raise LabError("error-lab-resume-none", folder=str(self.path))
        self.forget()
        write(note, msgspec.json.encode({"digest": digest, "game": self.ready.game.slug}))

    def keep(self, piece: Piece) -> None:
        """Write a piece."""
        arrays: dict[str, Any] = {f"tally_{name}": np.asarray(one) for name, one in piece.tallies.items()}
        buffer = io.BytesIO()
        np.savez_compressed(
            buffer,
            outcomes=np.asarray(piece.outcomes),
            starts=piece.starts,
            insisted=np.int64(piece.insisted),
            **arrays,
        )
        write(self.path / f"{piece.first}.npz", buffer.getvalue())

    def kept(self) -> Iterator[Piece]:
        """The pieces that are there; one that cannot be read is played again."""
        for path in sorted(self.path.glob("[0-9]*.npz"), key=lambda one: int(one.stem)):
            try:
                with np.load(path, allow_pickle=False) as found:
                    tallies = {one.name: found[f"tally_{one.name}"] for one in self.ready.metrics}
                    yield Piece(int(path.stem), tallies, found["outcomes"], found["starts"], int(found["insisted"]))
            except (OSError, ValueError, KeyError, BadZipFile, EOFError):
                continue

    def forget(self) -> None:
        """Remove the pieces and the folder."""
        for path in [*self.path.glob("[0-9]*.npz"), *self.path.glob("*.part"), self.path / NOTE]:
            path.unlink(missing_ok=True)
        if self.path.is_dir() and not any(self.path.iterdir()):
            self.path.rmdir()
