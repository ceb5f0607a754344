"""`jade train`: what cannot be trained is refused with a sentence, and what was trained plays."""

import importlib.util
from pathlib import Path

import pytest

from jadetable.nets import weights
from tests.cli.jade import jade
from tests.cli.test_refusals import refused

needs_torch = pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason="PyTorch is not installed")
QUICK = "--rounds 1 --tables 8 --steps 4 --batch 16 --width 16 --measures 1 --measure-games 2 --device cpu --threads 1"


def test_without_pytorch_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    real = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "torch" else real(name))
    assert 'PyTorch is not installed. Try: pip install "jadetable[train]"' in refused("train", "race")


@needs_torch
@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ("chess", "no game called “chess”"),
        ("race --seats 9", "3 to 5 seats, not 9"),
        ("race --seats three", "Option --seats cannot be three"),
        ("ratdragon --seats 1", "needs others at the table"),
        ("race --width 100", "a multiple of 8 wide, not 100"),
        ("race --tables 2", "at least 3 tables"),
        ("race --seed -1", "A seed is a whole number"),
        ("race --resume --out nowhere", "no file nowhere.checkpoint"),
        ("race --resume --rate 0.1 --tables 8", "leave out --rate, --tables"),
    ],
)
def test_what_cannot_be_trained_is_refused(arguments: str, part: str) -> None:
    assert part in refused("train", *arguments.split())


@needs_torch
@pytest.mark.filterwarnings("ignore")
def test_it_trains_writes_three_files_goes_on_and_the_player_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = jade("train", "wuxing", "--seats", "3,4", "--out", tmp_path / "wuxing", *QUICK.split(), "--lang", "en")
    assert first.exit_code == 0, first.output
    assert "4 seats: " in first.stdout and "Written: " in first.stdout
    assert {path.name for path in tmp_path.iterdir()} == {"wuxing.net", "wuxing.svg", "wuxing.checkpoint"}
    assert "is there already" in refused("train", "wuxing", "--out", tmp_path / "wuxing")
    assert "is a checkpoint of wuxing, not of race" in refused(
        "train", "race", "--resume", "--out", tmp_path / "wuxing"
    )
    more = jade("train", "wuxing", "--resume", "--rounds", 2, "--out", tmp_path / "wuxing", "--device", "cpu")
    assert more.exit_code == 0, more.output
    monkeypatch.setenv(weights.FOLDER, str(tmp_path))
    played = jade("sim", "wuxing", "--games", 4, "--bots", "net,greedy,net:sample", "--seats", 3, "--json")
    assert played.exit_code == 0, played.output
    assert '"net:sample": {' in played.stdout
    assert "trained with 3, 4 seats, not with 2" in refused("sim", "wuxing", "--seats", 2, "--bots", "net,greedy")
