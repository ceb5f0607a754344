"""However a run is cut up, stopped and taken up again, the same numbers come of it."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from jadetable.bulk import batch
from jadetable.bulk.batch import Progress
from jadetable.lab import pieces
from jadetable.lab.on_gpu import look_at
from jadetable.lab.pieces import Folder, LabError
from jadetable.lab.run import Driver, Found, Span, merged, on_threads, run, spans
from jadetable.lab.trial import Piece, Ready, Trial
from tests.lab.conftest import SMALL
from tests.lab.kit import bytes_of


def stopped_after(count: int) -> Driver:
    """A driver during which somebody presses Ctrl-C."""

    def drive(ready: Ready, wanted: Sequence[Span], told: Progress | None) -> Iterator[Piece]:
        for place, piece in enumerate(on_threads(1)(ready, wanted, told)):
            if place == count:
                raise KeyboardInterrupt
            yield piece

    return drive


def test_the_games_are_those_of_bulk_play(small: Found) -> None:
    setting = batch.check_setup("zodiac", 40, 3, 5, slips=[0, 200, 0])
    assert np.array_equal(batch.run(setting, threads=1).outcomes, small.whole.outcomes)


def test_threads_and_pieces_of_any_size_give_the_same_bytes(small: Found) -> None:
    ready = SMALL.check()
    assert bytes_of(run(ready, on_threads(2))) == bytes_of(small)
    parts = [ready.play(*span) for span in spans(0, 40, 7)]
    random.Random(3).shuffle(parts)
    assert bytes_of(merged(ready, parts, 0.0)) == bytes_of(small)


def test_a_game_that_does_not_fit_on_the_tape_gets_a_longer_one(small: Found, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jadetable.lab.trial.TAPE_STEPS", 40)  # shorter than any game
    assert bytes_of(run(SMALL.check(), on_threads(1))) == bytes_of(small)


def test_a_stopped_run_goes_on_where_it_was(small: Found, tmp_path: Path) -> None:
    ready = SMALL.check()
    folder = Folder(tmp_path / "parts", ready)
    folder.begin(resume=False)
    half = run(ready, stopped_after(3), folder=folder)
    assert 0 < half.games < 40 and not half.complete
    folder.begin(resume=True)
    played: list[int] = []
    whole = run(ready, on_threads(1), played.append, folder)
    assert whole.complete and bytes_of(whole) == bytes_of(small)
    assert played[0] == half.games  # those were not played again
    folder.forget()
    assert not (tmp_path / "parts").exists()


def test_parts_of_another_run_are_refused_and_a_damaged_one_is_played_again(small: Found, tmp_path: Path) -> None:
    ready = SMALL.check()
    folder = Folder(tmp_path / "parts", ready)
    with pytest.raises(LabError, match="nothing to go on with"):
        folder.begin(resume=True)
    folder.begin(resume=False)
    run(ready, stopped_after(3), folder=folder)
    with pytest.raises(LabError, match="another run"):
        Folder(tmp_path / "parts", replace(SMALL, seed=6).check()).begin(resume=True)
    (tmp_path / "parts" / "0.npz").write_bytes(b"half a file")
    folder.begin(resume=True)
    assert bytes_of(run(ready, on_threads(1), folder=folder)) == bytes_of(small)


def test_a_full_disk_is_a_sentence_and_leaves_no_broken_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Path, data: bytes) -> int:
        with self.open("wb") as file:
            file.write(data[:1])
        raise OSError(28, "No space left on device")

    target = tmp_path / "report.html"
    target.write_text("the former report")
    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(LabError, match="cannot be written: No space left on device"):
        pieces.write(target, b"a new one")
    assert [path.name for path in tmp_path.iterdir()] == ["report.html"]
    assert target.read_text() == "the former report"


def test_games_played_elsewhere_are_measured_by_their_ends(small: Found) -> None:
    ready = Trial("zodiac", 3, ("normal", "easy"), 40, 5, metrics=("wins",)).check()
    finals = batch.run(ready.setting, threads=1, keep=True).finals
    assert finals is not None
    piece = look_at(ready, 0, np.asarray(small.whole.outcomes), finals)
    assert np.asarray(piece.tallies["wins"]).tobytes() == bytes_of(small)["wins"]


def test_who_is_banned_never_does_it_while_anything_else_is_allowed() -> None:
    free = Trial("wuxing", 2, games=20, seed=1, metrics=("wins", "use")).check()
    banned = replace(free.trial, bans=((0, "ATTACK"), (1, "ATTACK"))).check()
    from jadetable.lab.uses import Use, uses_of

    attack = uses_of(free.game).index(Use("action", "ATTACK"))
    times = [int(run(one, on_threads(1)).tally("use")["times"][attack]) for one in (free, banned)]
    assert times[0] > 0 and times[1] == 0
