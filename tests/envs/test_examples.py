"""The training examples run for a few steps, where what they need is installed; they are left out elsewhere."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


def example(name: str, *needed: str) -> ModuleType:
    """An example as a module."""
    for library in needed:
        if importlib.util.find_spec(library) is None:
            pytest.skip(f"{library} is not installed")
    spec = importlib.util.spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_ppo_trains_writes_a_checkpoint_and_a_picture_and_goes_on_from_there(tmp_path: Path) -> None:
    ppo = example("train_ppo", "torch")
    small = {
        "game": "wuxing",
        "tables": 16,
        "steps": 8,
        "measure_games": 16,
        "minutes": 0.01,
        "out": str(tmp_path / "p"),
    }
    curve = ppo.main(ppo.Chosen(**small))
    assert curve[-1][0] >= 0.01 and 0 <= curve[-1][1] <= 1
    assert (tmp_path / "p.svg").read_text(encoding="utf-8").startswith("<svg")
    assert ppo.main(ppo.Chosen(**small, start=str(tmp_path / "p.pt")))
    with pytest.raises(SystemExit, match="is a policy for wuxing with 4 seats"):
        ppo.main(ppo.Chosen(**{**small, "game": "zodiac"}, start=str(tmp_path / "p.pt")))


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_maskable_ppo_trains_through_the_gymnasium_form() -> None:
    assert 0 <= example("train_sb3", "sb3_contrib").main("wuxing", 64, 2) <= 1


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_torchrl_trains_through_the_gymnasium_form() -> None:
    rewards = example("train_torchrl", "torchrl").main("wuxing", 3)
    assert len(rewards) == 3 and all(0 <= reward <= 1 for reward in rewards)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_rllib_trains_through_the_pettingzoo_form() -> None:
    assert len(example("train_rllib", "ray").main("zodiac", 1, 200)) == 1
