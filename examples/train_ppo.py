"""Train a network by PPO, from nothing but a game's name, on the processor or on a GPU if there is one.

    python examples/train_ppo.py --game race --minutes 20 --out race

One network plays every seat. It is told what its seat knows and what the baseline player would choose, starts as the
baseline itself (its advice has a head start among the logits), and learns where to deviate. At three of four tables it
sits alone among baseline players, at the others it has all seats. Needs: pip install "jadetable[train]"
"""

import argparse
import time
from dataclasses import dataclass
from pathlib import Path

import numba
import numpy as np
import torch
from rich.console import Console
from rich.progress import Progress
from torch import nn
from torch.nn import functional

import jadetable as jt

HEAD_START = 5.0  # of the advice among the logits
HIDDEN = 256
CLIP, LAMBDA, VALUE_WEIGHT, MOST_GRADIENT = 0.2, 0.95, 0.5, 0.5
BATCH, EPOCHS = 4096, 3
SHIFT = -1e9  # of the logits of what is not allowed


@dataclass
class Chosen:
    """The command line."""

    game: str = "race"
    seats: int = 4
    minutes: float = 20.0
    tables: int = 1024
    steps: int = 128
    rate: float = 1e-3
    entropy: float = 0.003
    measure_games: int = 2048
    measure_every: float = 2.0  # minutes
    seed: int = 1
    out: str = "policy"
    start: str = ""  # a checkpoint to go on from


class Policy(nn.Module):
    """What a seat knows and the advice it got -> logits, and how much of the win it expects (before the sigmoid)."""

    def __init__(self, columns: torch.Tensor, mean: torch.Tensor, scale: torch.Tensor, actions: int) -> None:
        super().__init__()
        for name, kept in (("columns", columns), ("mean", mean), ("scale", scale)):
            self.register_buffer(name, kept)
        self.first, self.second = nn.Linear(len(columns), HIDDEN), nn.Linear(HIDDEN, HIDDEN)
        self.advised = nn.Embedding(actions, HIDDEN)
        self.head = nn.Linear(HIDDEN, actions + 1)
        self.trust = nn.Parameter(torch.tensor(HEAD_START))
        with torch.no_grad():
            self.advised.weight.zero_()
            self.head.weight *= 0.1
            self.head.bias.zero_()

    def forward(
        self, seen: torch.Tensor, advice: torch.Tensor, mask: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Logits, those of what is not allowed far below, and the value."""
        with torch.autocast(seen.device.type, torch.bfloat16):
            hidden = functional.relu(self.first((seen - self.mean) * self.scale) + self.advised(advice))
            told = self.head(functional.relu(self.second(hidden)))
        logits, value = told[:, :-1].float(), told[:, -1].float()
        logits = logits + functional.one_hot(advice, logits.shape[1]) * self.trust
        return logits.masked_fill(~mask, SHIFT), value


@numba.njit
def advantages(seat, done, pay, value, next_seat, next_value, out, use):  # type: ignore[no-untyped-def]
    """Generalised advantages along each seat's own choices; what a game pays is the value after its last one."""
    steps, tables = seat.shape
    for i in range(tables):
        ahead, gain, known = np.zeros(pay.shape[2]), np.zeros(pay.shape[2]), np.zeros(pay.shape[2], np.bool_)
        ahead[next_seat[i]], known[next_seat[i]] = next_value[i], True
        for t in range(steps - 1, -1, -1):
            if done[t, i]:
                ahead[:], gain[:], known[:] = pay[t, i], 0.0, True
            s, v = seat[t, i], value[t, i]
            use[t, i] = known[s]
            out[t, i] = ahead[s] - v + LAMBDA * gain[s] if known[s] else 0.0
            ahead[s], gain[s], known[s] = v, out[t, i], True


def new_policy(chosen: Chosen) -> Policy:
    """A network for the numbers that vary in this game, measured on some play of the baseline that often errs."""
    env = jt.vector(chosen.game, 256, chosen.seats, chosen.seed, advice=True)
    draw, seen = np.random.default_rng(chosen.seed), []
    for step in range(400):
        stray = (draw.random(env.mask.shape) * env.mask).argmax(1)
        env.step(np.where(draw.random(env.tables) < 0.2, stray, env.advice))
        if step % 4 == 0:
            seen.append(env.observation.copy())
    rows = np.concatenate(seen)
    columns = np.flatnonzero(rows.std(0) > 0)
    kept = rows[:, columns]
    scale = 1 / np.maximum(kept.std(0), 0.05)
    return Policy(torch.tensor(columns), torch.tensor(kept.mean(0)), torch.tensor(scale), env.mask.shape[1])


def measured(policy: Policy, chosen: Chosen, games: int, seed: int) -> tuple[float, float]:
    """The share of wins of one seat of the policy among baseline players, seats in turn, and half its 95 % interval."""
    env = jt.vector(
        chosen.game, games, chosen.seats, seed, opponents="greedy", advice=True, skip_forced=True, redeal=False
    )
    device, won, learner = policy.mean.device, np.zeros(games), env.learners.argmax(1)
    while len(live := np.flatnonzero(env.seat >= 0)):
        given = (env.observation[live][:, policy.columns.cpu().numpy()], env.advice[live], env.mask[live])
        with torch.no_grad():
            logits, _ = policy(*(torch.as_tensor(part, device=device) for part in given))
        actions = np.zeros(games, np.int64)
        actions[live] = logits.argmax(1).cpu().numpy()
        env.step(actions)
        for i in np.flatnonzero(env.done):
            best = env.reward[i].max()
            winners = env.reward[i] == best
            won[i] = winners[learner[i]] / winners.sum() if best > 0 else 0.0
    return float(won.mean()), float(1.96 * won.std() / np.sqrt(games))


def learn(policy: Policy, best: torch.optim.Optimizer, batch: dict[str, torch.Tensor], chosen: Chosen) -> None:
    """Some epochs of PPO over what was played."""
    spread = batch["advantage"].std() + 1e-6
    for _ in range(EPOCHS):
        for part in torch.randperm(len(batch["action"]), device=batch["action"].device).split(BATCH):
            told = {name: kept[part] for name, kept in batch.items()}
            logits, value = policy(told["seen"], told["advice"], told["mask"])
            logs = functional.log_softmax(logits, 1)
            entropy = -(logs.exp() * logs).sum(1).mean()
            ratio = (logs.gather(1, told["action"][:, None])[:, 0] - told["log"]).exp()
            advantage = told["advantage"] / spread
            gain = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
            off = functional.binary_cross_entropy_with_logits(value, told["target"])
            best.zero_grad(set_to_none=True)
            (VALUE_WEIGHT * off - gain - chosen.entropy * entropy).backward()
            nn.utils.clip_grad_norm_(policy.parameters(), MOST_GRADIENT)
            best.step()


class Rollout:
    """The tables, and room for what happens at them between two rounds of learning."""

    def __init__(self, policy: Policy, chosen: Chosen) -> None:
        self.columns = policy.columns.cpu().numpy()
        lineups = ["greedy" if i % 4 else None for i in range(chosen.tables)]
        self.env = jt.vector(
            chosen.game, chosen.tables, chosen.seats, chosen.seed, opponents=lineups, advice=True, skip_forced=True
        )
        shape, env = (chosen.steps, chosen.tables), self.env
        self.seen = torch.zeros((*shape, len(self.columns)))
        self.mask = torch.zeros((*shape, env.mask.shape[1]), dtype=torch.bool)
        self.action, self.advice, self.seat = (torch.zeros(shape, dtype=torch.long) for _ in range(3))
        self.log, self.value, self.advantage = (torch.zeros(shape) for _ in range(3))
        self.done, self.use = torch.zeros(shape, dtype=torch.bool), torch.zeros(shape, dtype=torch.bool)
        self.pay = torch.zeros((*shape, chosen.seats))

    @torch.no_grad()
    def play(self, policy: Policy) -> dict[str, torch.Tensor]:
        """Play on; what came of it, in one row for each choice whose outcome is known."""
        env, device = self.env, policy.mean.device
        for t in range(len(self.seen) + 1):
            seen = torch.as_tensor(env.observation[:, self.columns])
            advice, mask = torch.as_tensor(env.advice), torch.as_tensor(env.mask)
            logits, value = policy(seen.to(device), advice.to(device), mask.to(device))
            value = value.sigmoid().cpu()
            if t == len(self.seen):
                break
            logs = functional.log_softmax(logits, 1)
            action = torch.multinomial(logs.exp(), 1)
            self.seen[t], self.advice[t], self.mask[t], self.value[t] = seen, advice, mask, value
            self.action[t], self.log[t] = action[:, 0].cpu(), logs.gather(1, action)[:, 0].cpu()
            self.seat[t] = torch.as_tensor(env.seat)
            env.step(self.action[t].numpy())
            self.done[t], self.pay[t] = torch.as_tensor(env.done), torch.as_tensor(env.reward)
        given = (self.seat, self.done, self.pay, self.value)
        advantages(*(kept.numpy() for kept in given), env.seat, value.numpy(), self.advantage.numpy(), self.use.numpy())
        rows = {name: getattr(self, name) for name in ("seen", "advice", "mask", "action", "log", "advantage")}
        rows["target"] = (self.value + self.advantage).clamp(0, 1)
        return {name: kept[self.use].to(device) for name, kept in rows.items()}


def draw_curve(points: list[tuple[float, float, float]], chosen: Chosen, path: Path) -> None:
    """The share of wins over the minutes, as a picture; the dotted line is an even share."""
    wide, high, left, foot = 640, 320, 50, 290
    across = (wide - left - 20) / max(points[-1][0], 1e-9)
    dots = [(left + across * x, foot - 260 * y, 260 * half) for x, y, half in points]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y, _ in dots)
    bars = "".join(f'<path d="M{x:.1f} {y - h:.1f}V{y + h:.1f}" stroke="#999"/>' for x, y, h in dots)
    even = foot - 260 / chosen.seats
    axes = f'<path d="M{left} {even}H620" stroke="#b0413e" stroke-dasharray="4 3"/><path d="M{left} 30V{foot}H620"'
    words = (
        (8, 36, "100 %"),
        (8, foot, "0 %"),
        (left, 20, f"{chosen.game}: share of wins among greedy"),
        (560, 310, f"{points[-1][0]:.1f} min"),
    )
    texts = "".join(f'<text x="{x}" y="{y}">{text}</text>' for x, y, text in words)
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="12">'
        f'<rect width="{wide}" height="{high}" fill="#fff"/>{bars}<polyline points="{line}" fill="none" '
        f'stroke="#3a8f6f"/>{axes} fill="none" stroke="#222"/>{texts}</svg>\n',
        encoding="utf-8",
    )


def main(chosen: Chosen) -> list[tuple[float, float, float]]:
    """Train for `minutes`; returns the learning curve: minutes, share of wins, half its interval."""
    torch.manual_seed(chosen.seed)
    console, device = Console(), torch.device("cuda" if torch.cuda.is_available() else "cpu")
    policy = new_policy(chosen).to(device)
    if chosen.start:
        kept = torch.load(chosen.start, weights_only=True)
        if kept["game"] != chosen.game or kept["seats"] != chosen.seats:
            raise SystemExit(f"{chosen.start} is a policy for {kept['game']} with {kept['seats']} seats")
        policy = Policy(*(kept["policy"][name] for name in ("columns", "mean", "scale")), policy.head.out_features - 1)
        policy.load_state_dict(kept["policy"])
        policy.to(device)
    best, rollout = torch.optim.Adam(policy.parameters(), chosen.rate, eps=1e-5), Rollout(policy, chosen)
    curve: list[tuple[float, float, float]] = []
    made, learnt, due = 0, 0.0, 0.0  # decisions, minutes, when to measure next

    with Progress(console=console) as bar:
        task = bar.add_task(f"{chosen.game} on {device}", total=chosen.minutes)
        while True:
            over = learnt >= chosen.minutes
            if learnt >= due or over:
                share, half = measured(policy, chosen, chosen.measure_games * (4 if over else 1), 99 + over)
                curve.append((learnt, share, half))
                due += chosen.measure_every
                console.print(
                    f"{learnt:5.1f} min {made / 1e6:6.2f} M decisions: {100 * share:.1f} ± {100 * half:.1f} %"
                )
                stored = {"game": chosen.game, "seats": chosen.seats, "policy": policy.state_dict()}
                torch.save(stored, f"{chosen.out}.pt")
                draw_curve(curve, chosen, Path(f"{chosen.out}.svg"))
            if over:
                return curve
            started = time.perf_counter()
            for group in best.param_groups:
                group["lr"] = chosen.rate * max(0.05, 1 - learnt / chosen.minutes)
            learn(policy, best, rollout.play(policy), chosen)
            made += chosen.tables * chosen.steps
            learnt += (time.perf_counter() - started) / 60
            bar.update(task, completed=learnt)


def from_command_line() -> Chosen:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, usual in vars(Chosen()).items():
        parser.add_argument("--" + name.replace("_", "-"), type=type(usual), default=usual)
    return Chosen(**vars(parser.parse_args()))


if __name__ == "__main__":
    main(from_command_line())
