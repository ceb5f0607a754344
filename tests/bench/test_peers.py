"""The peers themselves, where they are installed: each gives rates, none asserts a speed."""

from typing import Any

import pytest

from jadetable.bench import peers

TINY = 0.01
pytestmark = pytest.mark.filterwarnings("ignore")  # strangers' warnings are theirs


def rates(peer: str) -> dict[str, Any]:
    row = peers.measure(peer, TINY)
    assert "reason" not in row, row["reason"]
    assert row["version"] and row["seats"] >= 2
    return dict(row["ways"])


@pytest.mark.parametrize("peer", [peer for peer in peers.nearest(peers.NEAREST) if "open_spiel" in peer])
def test_open_spiel_games_are_stepped_and_rolled_out(peer: str) -> None:
    pytest.importorskip("pyspiel")
    ways = rates(peer)
    assert set(ways) == {"python", "core"}
    assert ways["core"]["decisions_per_game"] == pytest.approx(ways["python"]["decisions_per_game"])


def test_an_open_spiel_game_that_does_not_exist_gives_a_reason() -> None:
    pytest.importorskip("pyspiel")
    assert "no_such_game" in peers.measure("open_spiel:no_such_game", TINY)["reason"]


@pytest.mark.parametrize("peer", ["rlcard:uno", "rlcard:gin-rummy"])
def test_rlcard_games_are_stepped(peer: str) -> None:
    pytest.importorskip("rlcard")
    assert set(rates(peer)) == {"python"}


@pytest.mark.slow
def test_pgx_games_are_played_in_batches() -> None:
    pytest.importorskip("pgx")
    (rate,) = rates("pgx:sparrow_mahjong").values()
    assert 10 < rate["decisions_per_game"] < 60
