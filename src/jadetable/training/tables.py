"""Tables to learn at, of every number of seats, and what happens at them between two rounds of learning."""

from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch.nn import functional

import jadetable as jt
from jadetable.core.errors import BadNet
from jadetable.core.record import MAX_SEATS
from jadetable.training.advantages import advantages
from jadetable.training.measure import wins
from jadetable.training.policy import Policy, Tensor, run_seed
from jadetable.training.recipe import WIN, Recipe

BASELINE, ITSELF, PAST = "baseline", "itself", "past"
KINDS = (BASELINE,) * 12 + (ITSELF,) * 3 + (PAST,)  # who the others are, repeated over all tables
NOT_PAST = -1


class Part:
    """The tables with one number of seats; they are columns first to last of a round's arrays."""

    def __init__(self, recipe: Recipe, seats: int, first: int, tables: int, threads: int) -> None:
        self.seats, self.here = seats, slice(first, first + tables)
        kinds = [KINDS[table % len(KINDS)] for table in range(tables)]
        lineups = ["greedy" if kind == BASELINE else None for kind in kinds]
        seed = run_seed(recipe.seed, seats)
        self.env = jt.vector(
            recipe.game, tables, seats, seed, opponents=lineups, advice=True, skip_forced=True, threads=threads
        )
        # The learner's seat at tables where all others are played by the network as it was.
        turn = np.arange(tables) // len(KINDS) % seats
        self.learner = np.where(np.array(kinds) == PAST, turn, NOT_PAST)
        self._step: Future[None] | None = None

    @property
    def by_past(self) -> NDArray[np.bool_]:
        """The tables where the network as it was chooses now."""
        return (self.learner != NOT_PAST) & (self.env.seat != self.learner)

    def begin_step(self, worker: ThreadPoolExecutor, actions: NDArray[np.int64]) -> None:
        """Have the tables play on while the network thinks about others."""
        self._step = worker.submit(self.env.step, actions)

    def end_step(self) -> None:
        """Wait until they have."""
        if self._step is not None:
            self._step.result()
            self._step = None


class Round:
    """What happened at all tables in one round, by step and table."""

    def __init__(self, recipe: Recipe, policy: Policy, actions: int) -> None:
        shape, there = (recipe.steps, recipe.tables), {"device": policy.device}
        self.seen = torch.zeros((*shape, len(policy.columns)), **there)
        self.mask = torch.zeros((*shape, actions), dtype=torch.bool, **there)
        self.action, self.advice, self.seats = (torch.zeros(shape, dtype=torch.long, **there) for _ in range(3))
        self.log, self.value = torch.zeros(shape, **there), torch.zeros(shape, **there)
        self.seat, self.done = np.zeros(shape, np.int64), np.zeros(shape, np.bool_)
        self.past, self.pay = np.zeros(shape, np.bool_), np.zeros((*shape, MAX_SEATS), np.float32)
        self.next_seat, self.next_value = np.zeros(recipe.tables, np.int64), torch.zeros(recipe.tables, **there)

    def rows(self) -> dict[str, Tensor]:
        """One row for each choice; `use` are the places of those to learn from."""
        given = (self.seat, self.done, self.pay, self.value.cpu().numpy())
        gain, known = advantages(*given, self.next_seat, self.next_value.cpu().numpy())
        names = ("seen", "seats", "advice", "mask", "action", "log")
        told = {name: getattr(self, name).flatten(0, 1) for name in names}
        told["advantage"] = torch.as_tensor(gain, device=self.log.device).flatten()
        told["target"] = (self.value.flatten() + told["advantage"]).clamp(0, 1)
        told["use"] = torch.as_tensor(np.flatnonzero(known & ~self.past), device=self.log.device)
        return told


class Tables:
    """All tables, and the network as it was for some of their seats."""

    def __init__(self, recipe: Recipe, policy: Policy, threads: int) -> None:
        self._by_win = recipe.reward == WIN
        counts, places = recipe.seats, np.linspace(0, recipe.tables, len(recipe.seats) + 1).astype(int)
        self.parts = [
            Part(recipe, seats, int(first), int(last - first), threads)
            for seats, first, last in zip(counts, places, places[1:], strict=False)
        ]
        self.round = Round(recipe, policy, self.parts[0].env.mask.shape[1])
        self._worker = ThreadPoolExecutor(1, "jade-tables")
        self._dice = torch.Generator(policy.device)
        self._dice.manual_seed(recipe.seed)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self, policy: Policy, past: Policy) -> dict[str, Tensor]:
        """Play on for one round: while some tables are played on, the network chooses for others."""
        steps = len(self.round.seen)
        for step in range(steps):
            for part in self.parts:
                self._note_end(part, step - 1)
                part.begin_step(self._worker, self._choose(part, policy, past, step))
        for part in self.parts:
            self._note_end(part, steps - 1)
            _, value = policy(*self._shown(part, policy))
            self.round.next_seat[part.here] = part.env.seat
            self.round.next_value[part.here] = value.sigmoid()
        if self.round.pay.min() < 0 or self.round.pay.max() > 1:
            raise BadNet("error-train-payoff")
        return self.round.rows()

    def _note_end(self, part: Part, step: int) -> None:
        """Wait until these tables have played a step, and note which games have ended with it."""
        part.end_step()
        if step >= 0:
            self.round.done[step, part.here] = part.env.done
            paid = part.env.reward
            self.round.pay[step, part.here, : part.seats] = wins(paid) if self._by_win else paid

    def _shown(self, part: Part, policy: Policy) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """What the asked seats of these tables are shown, in arrays of their own."""
        env, device = part.env, policy.device
        seen = torch.as_tensor(env.observation).to(device).index_select(1, policy.columns)
        advice, mask = torch.tensor(env.advice, device=device), torch.tensor(env.mask, device=device)
        return seen, torch.full_like(advice, part.seats), advice, mask

    def _choose(self, part: Part, policy: Policy, past: Policy, step: int) -> NDArray[np.int64]:
        """The network's choices at these tables; all that is learnt from is noted."""
        shown, kept, here = self._shown(part, policy), self.round, part.here
        logits, value = policy(*shown)
        by_past = part.by_past
        if by_past.any():
            rows = torch.as_tensor(np.flatnonzero(by_past), device=policy.device)
            logits[rows] = past(*(told[rows] for told in shown))[0]
        logs = functional.log_softmax(logits, 1)
        action = torch.multinomial(logs.exp(), 1, generator=self._dice)
        kept.seen[step, here], kept.seats[step, here], kept.advice[step, here], kept.mask[step, here] = shown
        kept.action[step, here], kept.log[step, here] = action[:, 0], logs.gather(1, action)[:, 0]
        kept.value[step, here] = value.sigmoid()
        kept.seat[step, here], kept.past[step, here] = part.env.seat, by_past
        return np.asarray(action[:, 0].cpu().numpy())

    # --- keeping ------------------------------------------------------------------------------------------------------

    def state(self) -> dict[str, Any]:
        """All that the tables need to go on from here: every secret included."""
        return {"dice": self._dice.get_state(), "games": [_as_tensors(part.env.state_dict()) for part in self.parts]}

    def load(self, stored: dict[str, Any]) -> None:
        """Go on from a stored state."""
        self._dice.set_state(stored["dice"])
        for part, games in zip(self.parts, stored["games"], strict=True):
            part.env.load_state_dict(_as_arrays(games))

    def shuffled(self, rows: Tensor) -> Tensor:
        """Rows in a random order."""
        return rows[torch.randperm(len(rows), generator=self._dice, device=rows.device)]

    def close(self) -> None:
        """End the threads."""
        self._worker.shutdown()
        for part in self.parts:
            part.env.close()


def _as_tensors(stored: dict[str, Any]) -> dict[str, Any]:
    """Arrays as bytes that `torch.load` reads without trusting the file, beside their kinds and shapes."""
    return {
        name: {"kind": told.dtype.str, "shape": list(told.shape), "bytes": torch.tensor(_bytes_of(told))}
        if isinstance(told, np.ndarray)
        else told
        for name, told in stored.items()
    }


def _bytes_of(array: NDArray[Any]) -> NDArray[np.uint8]:
    return np.frombuffer(array.tobytes(), np.uint8)


def _as_arrays(stored: dict[str, Any]) -> dict[str, Any]:
    """The arrays again."""
    return {
        name: np.frombuffer(told["bytes"].numpy().tobytes(), told["kind"]).reshape(told["shape"])
        if isinstance(told, dict)
        else told
        for name, told in stored.items()
    }
