"""A run of training: play, learn, measure now and then, keep everything; from the beginning or from a checkpoint."""

import copy
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import torch

from jadetable import __version__
from jadetable.core.errors import BadNet
from jadetable.envs.vector import cores
from jadetable.nets import weights
from jadetable.training import checkpoint, ppo
from jadetable.training.curve import Point, svg
from jadetable.training.measure import Measured, measure
from jadetable.training.policy import Policy, exported, new_policy
from jadetable.training.recipe import Recipe, check
from jadetable.training.tables import Tables

MINUTE = 60.0
APART = 5.0  # minutes between two checkpoints; it takes seconds to write the games of thousands of tables


def device_of(asked: str) -> Any:
    """Where the network learns; raises BadNet where there is no GPU."""
    there = torch.cuda.is_available()
    if asked == "cuda" and not there:
        raise BadNet("error-train-cuda")
    return torch.device("cuda" if asked != "cpu" and there else "cpu")


class Run:
    """One run: its network, its tables, and how far it has come."""

    def __init__(self, recipe: Recipe, policy: Policy, out: Path, threads: int = 0) -> None:
        self.recipe, self.policy, self.out = recipe, policy, out
        self.threads, self.device = threads or cores(), policy.device
        torch.set_num_threads(self.threads)
        torch.set_float32_matmul_precision("high")
        self.past = copy.deepcopy(policy)  # the network as it was when it was measured last
        self.tables = Tables(recipe, policy, self.threads)
        self.best = ppo.new_optimizer(policy, recipe)
        self.rounds, self.choices, self.minutes, self.title = 0, 0, 0.0, recipe.game
        self.curve: list[Point] = []
        self._kept, self._due = 0.0, 0.0  # minutes at the last checkpoint; progress at the next measurement

    @classmethod
    def new(cls, recipe: Recipe, out: Path, device: str = "auto", threads: int = 0) -> "Run":
        """A run at its beginning; raises BadNet and others where the settings do not fit."""
        check(recipe)
        return cls(recipe, new_policy(recipe).to(device_of(device)), out, threads)

    @classmethod
    def resumed(cls, recipe: Recipe, held: dict[str, Any], out: Path, device: str = "auto", threads: int = 0) -> "Run":
        """A run that goes on from a checkpoint; its recipe may have another length."""
        found = held["policy"]
        inputs, actions = (found["columns"], found["mean"], found["scale"]), len(found["advised.weight"])
        policy = Policy(*inputs, actions, recipe.width)
        policy.load_state_dict(found)
        run = cls(recipe, policy.to(device_of(device)), out, threads)
        run.past.load_state_dict(held["past"])
        run.best.load_state_dict(held["best"])
        run.tables.load(held["tables"])
        at = held["at"]
        run.rounds, run.choices, run.minutes = at["rounds"], at["choices"], at["minutes"]
        run.curve = [
            Point(minutes, choices, tuple(Measured(*one) for one in measured))
            for minutes, choices, measured in held["curve"]
        ]
        run._kept = run.minutes
        run._set_due()
        return run

    def _set_due(self) -> None:
        """When to measure next: the measurements stand at equal parts of the run."""
        self._due = (int(self.progress * self.recipe.measures) + 1) / self.recipe.measures

    @property
    def progress(self) -> float:
        """Which part of the run is done."""
        return self.recipe.progress(self.rounds, self.minutes)

    # --- going on -----------------------------------------------------------------------------------------------------

    def go_on(self, told: Callable[[], None], stop: Callable[[], bool]) -> None:
        """Go on to the end, or until `stop` says so; `told` is called after each round and measurement."""
        if not self.curve:
            self._measure(told)
        while self.progress < 1:
            if stop():
                self.keep()
                return
            self._play_and_learn()
            told()
            if self._due <= self.progress < 1:
                self._measure(told)
                self.past.load_state_dict(self.policy.state_dict())
                self.show()
                if self.minutes >= self._kept + APART:
                    self.keep()
        self._measure(told)
        self.keep()

    def _play_and_learn(self) -> None:
        """One round."""
        started = time.perf_counter()
        ppo.set_rate(self.best, self.recipe, self.progress)
        rows = self.tables.play(self.policy, self.past)
        ppo.learn(self.policy, self.best, self.tables, rows, self.recipe)
        if self.device.type == "cuda":
            torch.cuda.synchronize()
        self.rounds += 1
        self.choices += self.recipe.tables * self.recipe.steps
        self.minutes += (time.perf_counter() - started) / MINUTE

    def _measure(self, told: Callable[[], None]) -> None:
        """Measure how often the network wins."""
        found = measure(self.policy, self.recipe, self.progress >= 1, self.threads)
        self.curve.append(Point(self.minutes, self.choices, tuple(found)))
        self._set_due()
        told()

    # --- keeping ------------------------------------------------------------------------------------------------------

    def file(self, ending: str) -> Path:
        """One of the files that a run writes."""
        return self.out.with_name(self.out.name + ending)

    def show(self) -> None:
        """Write the weights and the curve."""
        weights.write(exported(self.policy, self.recipe, self.made), self.file(weights.ENDING))
        if self.curve:
            weights.replace_file(self.file(".svg"), svg(self.curve, self.title).encode())

    def keep(self) -> None:
        """Write the checkpoint too."""
        self.show()
        self._kept = self.minutes
        held = {
            "recipe": self.recipe.plain,
            "policy": self.policy.state_dict(),
            "past": self.past.state_dict(),
            "best": self.best.state_dict(),
            "tables": self.tables.state(),
            "at": {"rounds": self.rounds, "choices": self.choices, "minutes": self.minutes},
            "curve": [
                [at.minutes, at.choices, [list(asdict(one).values()) for one in at.measured]] for at in self.curve
            ],
        }
        checkpoint.write(self.file(checkpoint.ENDING), held)

    @property
    def made(self) -> dict[str, Any]:
        """How the weights were made, for their file. Times are left out: the same run writes the same bytes."""
        found = {"version": __version__, "rounds": self.rounds, "choices": self.choices, "recipe": self.recipe.plain}
        if self.curve:
            shares = {str(one.seats): [round(one.share, 4), round(one.half, 4)] for one in self.curve[-1].measured}
            found["share"] = shares
        return found
