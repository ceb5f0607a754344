"""A local cluster of two workers gives the bytes of one process, also when a worker dies in the middle."""

import os
import signal
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from jadetable.lab.pieces import LabError
from jadetable.lab.run import Found, run
from jadetable.lab.trial import Piece, Trial
from tests.lab.conftest import SMALL
from tests.lab.kit import bytes_of


def test_an_address_where_nobody_answers_is_refused_at_once() -> None:
    pytest.importorskip("ray")
    from jadetable.lab import on_ray

    started = time.monotonic()
    for address in ("127.0.0.1:9", "127.0.0.1", "127.0.0.1:port"):
        with pytest.raises(LabError, match="no Ray cluster at"):
            on_ray.driver(address)
    assert time.monotonic() - started < 20


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """A cluster of this machine alone, with two workers."""
    ray = pytest.importorskip("ray")
    os.environ["RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO"] = "0"
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ["RAY_raylet_start_wait_time_s"] = "300"  # noqa: SIM112  # on a crowded machine; Ray spells it so
    started = ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, object_store_memory=1 << 27)
    yield started.address_info["gcs_address"]
    ray.shutdown()


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_gives_the_same_bytes_though_a_worker_is_killed(
    cluster: str, small: Found, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from jadetable.lab import on_ray

    mark = tmp_path / "killed"
    monkeypatch.setattr(on_ray, "play_piece", deadly(str(mark)))
    driver = on_ray.driver(cluster)
    found = run(SMALL.check(), driver)
    assert mark.exists()  # a worker did die
    assert found.complete and bytes_of(found) == bytes_of(small)
    monkeypatch.undo()
    again = replace(SMALL, games=16)
    assert bytes_of(run(again.check(), on_ray.driver(cluster))) == bytes_of(run(again.check()))


def deadly(mark: str) -> Any:
    """The work of a worker, which kills itself once, after the piece is played and before it is handed on."""

    def play_piece(trial: Trial, first: int, last: int) -> Piece:
        piece = trial.check().play(first, last)
        if first > 0 and not os.path.exists(mark):  # noqa: PTH110
            with open(mark, "w", encoding="utf-8") as file:
                file.write(str(first))
            os.kill(os.getpid(), signal.SIGKILL)
        return piece

    return play_piece
