"""Learned players: their choice is the network's, from what the seat knows alone, and the same wherever they play."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import jadetable as jt
from jadetable import bots
from jadetable.bulk import batch
from jadetable.core import compiled, registry
from jadetable.core.errors import BadNet, UnknownBot
from jadetable.core.game import Game
from jadetable.core.rng import game_seed
from jadetable.nets import players, weights
from jadetable.nets.weights import Weights
from tests.nets.kit import any_net, install, use_any
from tests.nets.told import CHOICES, told

ROOT = Path(__file__).parents[2]
HIDDEN = ("zodiac", "race")  # hands; answers that are secret until the last one is in


def logits(found: Weights, seen: np.ndarray, seats: int, tip: int) -> np.ndarray:
    """What the network tells of every action, in plain NumPy and double precision."""
    first = seen[found.columns] @ found.first.astype(float) + found.seated[seats] + found.advised[tip]
    second = np.maximum(np.maximum(first, 0) @ found.second.astype(float) + found.second_bias, 0)
    told = found.head.astype(float) @ second + found.head_bias
    told[tip] += found.trust[0]
    return told[:-1]


@pytest.mark.parametrize("slug", HIDDEN)
def test_the_choice_is_the_best_by_the_network_from_a_few_hundred_positions(
    slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = use_any(slug, tmp_path, monkeypatch)
    found, followed, chosen = weights.load(game).weights, 0, 0
    for seed in range(6):
        match = jt.new(slug, seats=3 + seed % 2, seed=seed)
        learned = [bots.make(game, "net", seed) for _ in range(match.seats)]
        advisers = [bots.make(game, "greedy", seed) for _ in range(match.seats)]
        while not match.over and len(match.actions) < 120:
            seat = match.asked[0]
            known = match.know(seat)
            if known.count > 1:
                for bot in (learned[seat], advisers[seat]):  # the same note paper before each choice
                    bot._notes[seat] = bot._notes[-1]  # type: ignore[attr-defined]
                    game.loops.seed_notes(bot._notes, 0, match.seats, np.uint64(len(match.actions)))  # type: ignore[attr-defined]
                tip, action = advisers[seat].choose(known), learned[seat].choose(known)
                told = logits(found, match.observe(seat), match.seats, tip)
                best = max(told[one] for one in known.legal)
                assert told[action] >= best - 1e-4 * (1 + abs(best))
                chosen, followed = chosen + 1, followed + (action == tip)
            else:
                action = known.legal[0]
            match.act(seat, action)
    assert chosen > 200 and 0 < followed < chosen


@pytest.mark.parametrize("code", ["net", "net:sample"])
@pytest.mark.parametrize("slug", HIDDEN)
def test_it_plays_the_same_in_bulk_and_choice_by_choice(
    slug: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, codes = use_any(slug, tmp_path, monkeypatch), (code, "greedy", "slip:300", code)
    slips, nets = zip(*map(bots.in_bulk, codes), strict=True)
    results = batch.run(batch.check_setup(game, 4, 4, 5, slips, nets=nets), threads=2, keep=True)
    assert results.finals is not None
    for number in range(2):
        match = jt.new(slug, 4, int(game_seed(np.uint64(5), number)))
        seated = [bots.make(game, one, match.seed) for one in codes]
        while not match.over:
            seat = match.asked[0]
            match.act(seat, seated[seat].choose(match.know(seat)))
        assert match.position.records[0].tobytes() == results.finals[number].tobytes()


@pytest.mark.parametrize("slug", HIDDEN)
def test_it_chooses_alike_in_two_worlds_that_its_seat_cannot_tell_apart(
    slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, differed = use_any(slug, tmp_path, monkeypatch), 0
    match = jt.new(slug, seats=3, seed=4)
    player = [bots.make(game, "slip:300", 4) for _ in range(3)]
    while not match.over and len(match.actions) < 90:
        for seat in match.asked:
            for entropy in (1, 2):
                twin = match.clone()
                twin.position.records[:] = match.imagine(seat, entropy)
                twin.record.rng, twin.record.birth[:] = 12345, 19990101
                differed += twin.digest != match.digest
                for code in ("net", "net:sample"):
                    here, there = (bots.make(game, code, 3).choose(one.know(seat)) for one in (match, twin))
                    assert here == there in match.legal(seat)
        match.act(match.asked[0], player[match.asked[0]].choose(match.know(match.asked[0])))
    assert differed > 20


@pytest.mark.skipif(compiled.INTERPRETED, reason="compares with compiled code")
def test_interpreted_it_tells_the_same_to_the_last_bit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    use_any("wuxing", tmp_path, monkeypatch)
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    command = [sys.executable, "-m", "tests.nets.told", "wuxing"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == told("wuxing") and done.stdout.count("\n") == CHOICES


def test_drawn_choices_depend_on_the_seed_and_the_best_one_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = use_any("zodiac", tmp_path, monkeypatch)
    match = jt.new("zodiac", seats=4, seed=2)
    known = match.know(match.asked[0])
    assert len({bots.make(game, "net", seed).choose(known) for seed in range(9)}) == 1
    assert len({bots.make(game, "net:sample", seed).choose(known) for seed in range(40)}) > 1


# --- weights ----------------------------------------------------------------------------------------------------------


def test_weights_are_read_as_they_were_written_and_give_the_same_bytes() -> None:
    net = any_net(registry.find("wuxing"), (3, 4))
    data = weights.to_bytes(net)
    again = weights.from_bytes(data, "a file")
    assert weights.to_bytes(again) == data and weights.to_bytes(any_net(registry.find("wuxing"), (3, 4))) == data
    for name, array in again.weights._asdict().items():
        assert array.flags.c_contiguous and np.array_equal(array, getattr(net.weights, name))
    assert (again.seats, again.made) == ((3, 4), {"seed": 1})


def refusal(game: Game, code: str = "net") -> str:
    with pytest.raises(BadNet) as told:
        bots.make(game, code, 1)
    return str(told.value)


def test_weights_that_do_not_fit_are_refused_with_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, other = registry.find("wuxing"), registry.find("zodiac")
    net = any_net(game, (4,))
    path = install(net, tmp_path, monkeypatch)
    bots.make(game, "net", 1)
    monkeypatch.setattr(weights, "place_of", lambda game: path)
    assert "holds weights for wuxing, not for zodiac" in refusal(other)
    cases = {
        "by other rules or with other numbers": replace(net, rules="0123"),
        "with another observation": replace(net, observation="0123"),
    }
    outside = net.weights._replace(columns=np.full_like(net.weights.columns, 30_000))
    cases["with another observation ("] = replace(net, weights=outside)
    for place, (said, wrong) in enumerate(cases.items()):
        path = tmp_path / f"{place}.net"
        weights.write(wrong, path)
        assert said in refusal(game)
    whole = weights.to_bytes(net)
    for place, broken in enumerate((b"", b"net", whole[:-1], whole[:500] + b"x" + whole[501:])):
        path = tmp_path / f"broken-{place}.net"
        path.write_bytes(broken)
        assert "does not hold weights of a learned player, or it is damaged" in refusal(game)
    monkeypatch.setattr(weights, "place_of", lambda game: None)
    assert "no weights of a learned player of wuxing" in refusal(game)


def test_where_it_was_not_trained_and_where_no_learned_player_sits_it_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = registry.find("wuxing")
    install(any_net(game, (3, 4)), tmp_path, monkeypatch)
    match = jt.new("wuxing", seats=2, seed=1)
    with pytest.raises(BadNet, match="trained with 3, 4 seats, not with 2"):
        bots.make(game, "net", 1).choose(match.know(match.asked[0]))
    with pytest.raises(BadNet, match="trained with 3, 4 seats, not with 5"):
        batch.check_setup(game, 1, 5, nets=[1, 0, 0, 0, 0])
    with pytest.raises(UnknownBot, match="“net” does not play here"):
        jt.vector("wuxing", 2, opponents="net")
    with pytest.raises(UnknownBot, match="no bot called “net:best”"):
        bots.check("net:best")
    assert bots.check("net:sample") == "net:sample"
    assert players.loops_of(game) is players.loops_of(game)
