"""Places in components, values to try, paired differences, and a fit with a known answer."""

from pathlib import Path

import numpy as np
import pytest

from jadetable.core import registry
from jadetable.core.errors import BadComponents, BadOption
from jadetable.core.words import words
from jadetable.lab import aims, paired, paths, restrict, toml, vary
from jadetable.lab.fit import Search, reached
from jadetable.lab.pieces import LabError
from jadetable.lab.run import on_threads
from jadetable.lab.trial import Trial

RACE, ZODIAC = registry.find("race"), registry.find("zodiac")
SAY = words("en")


def test_values_are_ranges_lists_and_options() -> None:
    assert paths.read_set(RACE, {}, "track.finish=30..42/3").values == (30, 33, 36, 39, 42)
    assert paths.read_set(RACE, {}, "outer.green34[0]=3,4").values == ("3", "4")
    assert paths.read_set(RACE, {}, "option.cat=false,true").values == (False, True)
    sets = [paths.read_set(RACE, {}, "track.finish=30,36"), paths.read_set(RACE, {}, "animals.rat_karma=1..2")]
    assert list(paths.combinations(sets))[1] == {"track.finish": 30, "animals.rat_karma": 2}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("track.end=30", "there is: finish, river, swim_back"),
        ("outer.green34[12]=3", "[0] … [11]"),
        ("track=3", "is a table or list"),
        ("track.finish", "should be written"),
        ("track.finish=9..3", "should be written"),
        ("track.finish=1..10000", "more than 200"),
        ("track..finish=3", "is no place"),
    ],
)
def test_a_place_that_is_not_there_is_refused_with_what_is(text: str, why: str) -> None:
    with pytest.raises(BadComponents) as refused:
        paths.read_set(RACE, {}, text)
    assert why in str(refused.value)


def test_values_out_of_range_and_unknown_options_are_refused() -> None:
    with pytest.raises(BadComponents, match=r"track\.finish"):
        paired.with_change(Trial("race", 4), {"track.finish": 1000})
    with pytest.raises(BadOption, match="no option"):
        paths.read_set(RACE, {}, "option.dice=3")


def test_changed_components_read_back_as_they_were() -> None:
    import tomllib

    tables = paths.with_values(RACE, {}, {"outer.green34[0]": 3, "karma.prerace.p3[0]": 4})
    printed = paths.printed(RACE)
    changes = toml.changed(printed, tables)
    assert set(changes) == {"outer", "karma"} and set(changes["outer"]) == {"green34"}
    again = tomllib.loads(toml.text_of(changes, "two changes"))
    assert paths.printed(RACE, again) == tables != printed
    wuxing = registry.find("wuxing")
    other = paths.with_values(wuxing, {}, {"tiles.list[0].value": 7})
    text = toml.text_of(toml.changed(paths.printed(wuxing), other), "")
    assert paths.printed(wuxing, tomllib.loads(text)) == other


def test_a_paired_difference_is_that_of_the_same_games() -> None:
    before = np.array([1.0, 2.0, 3.0, 4.0] * 5)
    row = paired.difference("x", before, before + np.array([1.0, 1.0, 1.0, 3.0] * 5))
    assert row.mean == pytest.approx(1.5) and row.verdict == 1
    assert row.saved > 1.0
    assert paired.difference("x", before, before).verdict == 0
    missing = np.where(before == 4.0, np.nan, before)
    assert paired.difference("x", missing, before + 1).before == pytest.approx(2.0)


def test_fewer_cards_make_longer_games_and_the_page_says_so() -> None:
    trial = Trial("zodiac", 2, games=60, seed=2)
    trials = [paired.with_change(trial, {"deal.hand": value}) for value in (6, 2)]
    found = paired.run_all(trials, on_threads(1))
    rows = {row.name: row for row in paired.differences(found[0], found[1], SAY)}
    assert rows["Turns"].verdict == 1
    page = vary.page_of("en", "t", ["deal.hand=6", "deal.hand=2"], found, SAY, 2).html()
    assert "deal.hand=2" in page and "Turns ▲" in page


def test_a_restriction_plays_every_deal_at_every_seat() -> None:
    trial = Trial("wuxing", 2, games=30, seed=1)
    one = restrict.play(trial, "CLAIM", on_threads(1), None, SAY)
    assert one is not None and one.games == 90
    assert one.difference.after < one.difference.before and one.difference.verdict == -1
    assert "wins less" in restrict.sentence(one, SAY)


AIMS = """
seats = [2]
games = 60
[[aim]]
measure = "length"
low = {low}
high = {high}
[bounds]
"deal.hand" = [1, 6]
[[keep]]
sum = {{ "deal.hand" = 1 }}
low = 2
"""


def test_a_fit_finds_its_way_back(tmp_path: Path) -> None:
    """A component is moved away on purpose; the aim is what the game did with the printed one."""
    file, changes = tmp_path / "aims.toml", {"deal": {"hand": 2}}
    printed = Trial("zodiac", 2, games=60).check()
    from jadetable.lab.run import run

    median = int(np.median(run(printed, on_threads(1)).whole.outcomes["turn"]))
    file.write_text(AIMS.format(low=median, high=median))
    wanted = aims.read(file, ZODIAC, changes)
    fit = Search("zodiac", wanted, changes, 0, on_threads(1)).run(tries=30, seconds=300)
    assert fit.before.values == {"deal.hand": 2} and fit.before.loss > 0
    assert fit.best.loss == 0 and fit.best.values["deal.hand"] >= 5
    (row,) = reached(wanted, fit.before, fit.best)
    assert row.is_reached and not row.low <= row.before <= row.high


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (('"deal.hand" = [1, 6]', '"deal.foot" = [2, 6]'), "hand, upcard"),
        (('"deal.hand" = [1, 6]', '"deal.hand" = [6, 2]'), "the lower one first"),
        (('measure = "length"', 'measure = "beauty"'), "Measures: start"),
        (("seats = [2]", "seats = []"), "cannot be used"),
        (("games = 60", "games = sixty"), "not a proper TOML file"),
    ],
)
def test_aims_that_cannot_be_are_refused(change: tuple[str, str], why: str, tmp_path: Path) -> None:
    file = tmp_path / "aims.toml"
    file.write_text(AIMS.format(low=1, high=2).replace(*change))
    with pytest.raises((LabError, BadComponents)) as refused:
        aims.read(file, ZODIAC, {})
    assert why in str(refused.value)


def test_the_aims_of_the_race_can_be_read_and_judged() -> None:
    file = aims.find("race")
    assert file is not None and aims.find("zodiac") is None
    wanted = aims.read(file, RACE, {})
    assert {one.measure for one in wanted.aim} == {"start", "length", "use"}
    assert aims.is_kept(wanted, paths.printed(RACE), RACE)


def test_charts_are_drawn_with_shapes_and_letters_alone() -> None:
    """A picture inside a drawing would neither print sharply nor be allowed by the page."""
    from jadetable.lab import charts

    grid = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.5]])
    drawn = charts.heat_map(grid, ["a", "b", "c"], ["x", "y"], ("across", "down"), "label <1>", "heat")
    assert "<image" not in drawn and 'aria-label="label &lt;1&gt;"' in drawn
    assert all(f">{text}</text>" in drawn for text in ("a", "y", "6.5", "across", "down"))
    bars = charts.histogram(np.array([0, 0, 3, 1]), "h", "one", "rounds")
    assert "<image" not in bars and bars == charts.histogram(np.array([0, 0, 3, 1]), "h", "one", "rounds")
