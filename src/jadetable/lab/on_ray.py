"""Games on a Ray cluster: pieces played by whoever has time; one that is lost with its worker is played again."""

import os
import socket
from collections.abc import Iterator, Sequence
from typing import Any

from jadetable.bulk.batch import Progress
from jadetable.core.missing import needed
from jadetable.lab.pieces import LabError
from jadetable.lab.run import Driver, Span
from jadetable.lab.trial import Piece, Ready, Trial

RETRIES = 5  # of a piece whose worker died
AHEAD = 4  # pieces under way for each processor
PATIENCE = 5.0  # seconds for an address to answer
AUTO = "auto"


def driver(address: str) -> Driver:
    """Play on the cluster at an address (`auto`: the one that this machine belongs to); raises a refusal."""
    ray = needed("ray", "ray")
    _connect(ray, address)

    def drive(ready: Ready, wanted: Sequence[Span], told: Progress | None) -> Iterator[Piece]:
        play = ray.remote(max_retries=RETRIES, num_cpus=1)(play_piece)
        left, waiting = iter(wanted), dict[Any, Span]()
        room = max(1, int(AHEAD * ray.cluster_resources().get("CPU", 1)))
        try:
            while True:
                while len(waiting) < room and (span := next(left, None)) is not None:
                    waiting[play.remote(ready.trial, *span)] = span
                if not waiting:
                    return
                done, _ = ray.wait(list(waiting), num_returns=1)
                for one in done:
                    first, last = waiting.pop(one)
                    piece = _fetched(ray, one)
                    if told is not None:
                        told(last - first)
                    yield piece
        finally:
            for one in waiting:
                ray.cancel(one, force=True)

    return drive


def play_piece(trial: Trial, first: int, last: int) -> Piece:
    """Play a piece, in a worker."""
    return trial.check().play(first, last)


def _fetched(ray: Any, one: Any) -> Piece:
    """A piece that is done; raises a refusal where the cluster could not play it at all."""
    try:
        piece: Piece = ray.get(one)
    except ray.exceptions.RayTaskError as error:
        raise error.as_instanceof_cause() from None
    except ray.exceptions.RayError as error:
        raise LabError("error-lab-ray-lost", why=str(error).splitlines()[0]) from error
    return piece


def _connect(ray: Any, address: str) -> None:
    """Join a cluster; raises a refusal soon where there is none."""
    if ray.is_initialized():
        return
    if address != AUTO:
        _knock(address)
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", configure_logging=False)
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        raise LabError("error-lab-ray", address=address, why=str(error).splitlines()[0]) from error


def _knock(address: str) -> None:
    """Ray itself asks for a long time whether anybody is at home."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError, OverflowError) as error:
        raise LabError("error-lab-ray", address=address, why=str(error)) from error
