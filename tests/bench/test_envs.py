"""`jade bench --envs` measures what is installed and says why the rest is not."""

from typing import Any

import pytest

from jadetable.bench import envs
from jadetable.core import registry


@pytest.mark.slow
def test_environments_are_measured_in_one_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(envs, "TABLES", 64)
    monkeypatch.setattr(envs, "FEW_TABLES", 8)
    monkeypatch.setattr(envs, "PGX", ())
    monkeypatch.setattr(registry, "house_slugs", lambda: ("zodiac", "wuxing"))  # with Pgx beside them
    rows = envs.measure(0.01)
    ours = [row for row in rows if row["who"] == "jt.vector"]
    assert {row["game"] for row in ours} == {"zodiac", "wuxing"}
    assert all(row["decisions_per_s"] > 0 for row in ours)
    assert {row["who"] for row in rows} == {"jt.vector", "pettingzoo", "open_spiel", "rlcard"}
    for row in rows:
        assert ("reason" in row) != ("decisions_per_s" in row), row


def test_ratios_stand_beside_the_nearest_and_the_fastest_of_pettingzoo() -> None:
    def one(who: str, game: str, how: str, speed: float) -> dict[str, object]:
        return {"who": who, "game": game, "how": how, "decisions_per_s": speed}

    rows: list[dict[str, Any]] = [
        one("jt.vector", "zodiac", "one core", 5e6),
        one("jt.vector", "zodiac", "all cores", 8e6),
        one("pgx", "sparrow_mahjong", "all cores", 1e6),
        one("pettingzoo", "chess_v6", "from Python", 1e3),
        one("pettingzoo", "tictactoe_v3", "from Python", 4e3),
        one("open_spiel", "gin_rummy", "from Python", 2e4),
        {"who": "rlcard", "game": "uno", "how": "from Python", "reason": "not installed"},
    ]
    assert [(row["peer"], row["ratio"]) for row in envs.ratios(rows)] == [
        ("itself on one core", 1.6),
        ("pgx sparrow_mahjong", 8.0),
        ("pettingzoo tictactoe_v3", 2000.0),
        ("open_spiel gin_rummy", 400.0),
    ]
