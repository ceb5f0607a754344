"""What our metrics count, counted again from the games themselves; and a designer's own metric."""

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from jadetable.core.knowledge import Happened
from jadetable.core.words import words
from jadetable.lab import figures, metric
from jadetable.lab.metric import BadMetric, kept_games
from jadetable.lab.metrics.wins import WHOLE
from jadetable.lab.outliers import play_again
from jadetable.lab.run import Found, on_threads, run
from jadetable.lab.trial import Trial
from jadetable.lab.uses import Use, uses_of
from tests.lab.conftest import SMALL

# Decisions (seat, action, options), events (kind, seat, numbers), wins, turns.
Game = tuple[list[tuple[int, int, int]], list[tuple[str, int, dict[str, int]]], tuple[float, ...], int]
OWN = '''"""How many cards are taken from the pile."""

from jadetable.core.compiled import rule

FIELDS = {"taken": (), "by_seat": (8,)}
NOTES = {"mine": ()}
EXTREMES = ("greediest",)


@rule
def event(c, s, e, g, m):
    if e.kind == 7:
        m.taken += 1
        m.by_seat[e.seat] += 1
        g.mine += 1


@rule
def end(c, s, o, g, m):
    g.mark[0] = g.mine
'''


@pytest.fixture(scope="module")
def games() -> list[Game]:
    """Twelve of the games again, one by one: decisions with their options, events, wins, turns."""
    found = []
    for number in range(12):
        table = play_again(SMALL, number)
        again = play_again_from_start(number)
        events = [(event.kind, event.seat, dict(event.details)) for happened in again[1] for event in happened]
        found.append((again[0], events, table.wins, int(table.record.turn)))
    return found


def play_again_from_start(number: int) -> tuple[list[tuple[int, int, int]], list[Happened]]:
    """Decisions as seat, action, options; and what each caused."""
    from jadetable.core import match

    table = play_again(SMALL, number)
    fresh = match.new("zodiac", 3, table.seed)
    decisions, happened = [], []
    for seat, action in table.actions:
        decisions.append((seat, action, len(fresh.legal(seat))))
        happened.append(fresh.act(seat, action))
    return decisions, happened


@pytest.fixture(scope="module")
def dozen() -> Found:
    from dataclasses import replace

    return run(replace(SMALL, games=12).check(), on_threads(1))


def test_decisions_options_and_turns_are_counted_as_they_were(games: list[Game], dozen: Found) -> None:
    options = Counter(min(count, 255) for decisions, *_ in games for _, _, count in decisions)
    counted = dozen.tally("branching")["options"]
    assert {value: int(count) for value, count in enumerate(counted) if count} == dict(options)
    lengths = dozen.tally("length")
    assert Counter(len(decisions) for decisions, *_ in games) == {
        k: int(n) for k, n in enumerate(lengths["decisions"]) if n
    }
    assert Counter(turns for *_, turns in games) == {k: int(n) for k, n in enumerate(lengths["turns"]) if n}


def test_uses_and_what_their_users_won_are_counted_as_they_were(games: list[Game], dozen: Found) -> None:
    game, tally = dozen.ready.game, dozen.tally("use")
    times, won = Counter[Use](), Counter[Use]()
    for decisions, events, wins, _ in games:
        users = set()
        for seat, action, _ in decisions:
            kind, values = game.actions.decode(action)
            done = [Use("action", kind), *(Use("action", kind, label, n) for label, n in values.items())]
            for use in done:
                times[use] += 1
                users.add((seat, use))
        for kind, seat, details in events:
            for use in (Use("event", kind), *(Use("event", kind, label, n) for label, n in details.items())):
                times[use] += 1
                users.add((seat, use))
        for seat, use in users:
            if seat >= 0:
                won[use] += round(wins[seat] * WHOLE)
    checked = 0
    for number, use in enumerate(uses_of(game)):
        assert int(tally["times"][number]) == times[use], use
        assert int(tally["won"][number]) == won[use], use
        checked += times[use] > 0
    assert checked > 60


def test_kept_games_are_the_longest_and_shortest(small: Found) -> None:
    plies = [int(ply) for ply in small.whole.outcomes["ply"]]
    kept = kept_games(metric.find("length"), small.whole.tallies["length"])
    order = sorted(range(40), key=lambda game: (-plies[game], game))
    assert [game for _, game in kept["longest"]] == order[:3]
    assert len(play_again(SMALL, order[0]).actions) == plies[order[0]]
    assert kept["shortest"][0][0] == -min(plies)


def test_the_lead_is_the_judgement_s(small: Found) -> None:
    tally = small.tally("lead")
    won = int((small.whole.outcomes["win"].sum(axis=1) > 0).sum())
    assert int(tally["games"]) == won == int(tally["settled"].sum()) == int(tally["decisive"].sum())
    assert 0 < int(tally["drama"]) <= int(tally["drama_most"]) <= 1000 * won
    scores = np.sort(small.whole.outcomes["score"][:, :3], axis=1)
    paid = small.whole.outcomes["win"].sum(axis=1) > 0
    assert int(tally["margin_total"]) == int((scores[:, -1] - scores[:, -2])[paid].sum())


def test_every_seat_s_wins_add_up_and_shares_have_intervals(small: Found) -> None:
    rows = figures.by_seat(small, words("en"))
    assert sum(row.share.share for row in rows) == pytest.approx(small.wins.sum() / 40)
    assert all(row.share.low < row.share.share < row.share.high for row in rows)
    assert [row.name for row in figures.by_bots(small)] == ["normal", "easy"]
    assert {one.name for one in figures.measures(small)} >= {"Balance", "DramaAverage", "DecisivenessMoves"}


def test_a_designer_s_own_metric_is_measured_beside_ours(tmp_path: Path, small: Found) -> None:
    path = tmp_path / "greed.py"
    path.write_text(OWN)
    found = run(Trial("zodiac", 3, ("normal", "easy"), 40, 5, metrics=("use", str(path))).check(), on_threads(1))
    draws = uses_of(found.ready.game).index(Use("event", "DRAW"))
    assert int(found.tally("greed")["taken"]) == int(small.tally("use")["times"][draws]) > 0
    assert kept_games(found.ready.metrics[1], found.whole.tallies["greed"])["greediest"][0][0] > 0


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("FIELDS = {", "line 1"),
        ("FIELDS = {'a': ()}\n", "needs FIELDS"),
        ("def step(c, s, d, g, m):\n    pass\n", "FIELDS"),
        ("import nothing_of_the_kind\n", "nothing_of_the_kind"),
        (OWN.replace("m.taken", "m.token"), "token"),
    ],
)
def test_a_metric_with_a_mistake_is_refused_with_a_sentence(text: str, why: str, tmp_path: Path) -> None:
    path = tmp_path / f"wrong_{abs(hash(text))}.py"
    path.write_text(text)
    with pytest.raises(BadMetric) as refused:
        run(Trial("zodiac", 3, games=2, metrics=(str(path),)).check(), on_threads(1))
    assert why in str(refused.value) and path.name in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_metric_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadMetric, match="no metric “beauty”"):
        metric.find("beauty")
    with pytest.raises(BadMetric, match="There is no file"):
        metric.find("beauty.py")
