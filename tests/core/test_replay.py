"""The .jade file: what is written is what was played, and nothing else is believed."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import jadetable as jt
from jadetable.conformance.playing import highest, play_on
from jadetable.core.errors import BadReplay
from jadetable.core.match import Match
from jadetable.core.replay import file_of


def short_game(plies: int = 1000) -> Match:
    m = jt.new("zodiac", seats=3, seed=9, options={"turns_per_seat": 3, "table_rules": True}, birthdays=["1984-02-02"])
    m.names[0] = "Ada"
    return play_on(m, highest, most=plies)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "game.jade"
    short_game().save(path)
    return path


def edited(path: Path, **changes: Any) -> Path:
    data = json.loads(path.read_text(encoding="utf-8")) | changes
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def test_a_finished_game_comes_back_to_the_byte(saved: Path) -> None:
    m, again = short_game(), jt.load(saved)
    assert (again.digest, again.actions, again.names, again.options) == (m.digest, m.actions, m.names, m.options)
    assert again.events(1) == m.events(1)


def test_a_running_game_comes_back_and_goes_on(tmp_path: Path) -> None:
    m = short_game(plies=4)
    m.save(tmp_path / "running.jade")
    again = jt.load(tmp_path / "running.jade")
    assert not again.over and again.asked == m.asked
    again.act(again.asked[0], again.legal(again.asked[0])[0])


def test_changed_components_travel_with_the_file(tmp_path: Path) -> None:
    m = jt.new("zodiac", seats=2, seed=1, components={"deck": {"cats": 3}})
    m.save(tmp_path / "cats.jade")
    assert jt.load(tmp_path / "cats.jade").printed.deck.cats == 3


def test_an_edited_action_is_named(saved: Path) -> None:
    actions = json.loads(saved.read_text(encoding="utf-8"))["actions"]
    actions[3] = [actions[3][0], 3]
    with pytest.raises(BadReplay, match="action 4"):
        jt.verify(edited(saved, actions=actions))


def test_an_edited_check_seed_or_result_is_noticed(saved: Path) -> None:
    data = json.loads(saved.read_text(encoding="utf-8"))
    checks = [*data["checks"]]
    checks[5] = "00000000"
    for changes, told in (
        ({"checks": checks}, "action 5"),
        ({"seed": data["seed"] + 1}, "the deal"),
        ({"ranking": [3, 2, 1]}, "does not end as"),
        ({"over": False}, "does not end as"),
        ({"checks": data["checks"][:-1]}, "fingerprints"),
    ):
        saved.write_text(json.dumps(data | changes), encoding="utf-8")
        with pytest.raises(BadReplay, match=told):
            jt.verify(saved)


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("", "damaged"),
        ("{", "damaged"),
        ("[]", "not a .jade file"),
        ('{"a": 1}', "not a .jade file"),
        ('{"jade": 99}', "format 99"),
        ('{"jade": 1}', "missing"),
        ('{"jade": "1"}', "format 1"),
    ],
)
def test_broken_and_foreign_files_are_refused_with_a_sentence(tmp_path: Path, content: str, told: str) -> None:
    path = tmp_path / "x.jade"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(BadReplay, match=told):
        jt.load(path)


def test_a_missing_file_a_folder_and_bytes_are_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "none.jade", tmp_path):
        with pytest.raises(BadReplay):
            jt.load(path)
    (tmp_path / "b.jade").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadReplay):
        jt.load(tmp_path / "b.jade")


def test_a_truncated_file_is_refused(saved: Path) -> None:
    text = saved.read_text(encoding="utf-8")
    for cut in range(0, len(text) - 2, max(len(text) // 20, 1)):
        saved.write_text(text[:cut], encoding="utf-8")
        with pytest.raises(BadReplay):
            jt.load(saved)


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"},
        {"seats": 99},
        {"seats": "3"},
        {"seed": -1},
        {"seed": 2**70},
        {"options": {"speed": 3}},
        {"options": {"pangu_wild": 10**30}},
        {"birthdays": [1, 2, 3]},
        {"birthdays": [10**40]},
        {"components": {}},
        {"components": {"deck": {"cats": "many"}}},
        {"actions": [[0, 10**20]]},
        {"actions": [[99, 0]]},
        {"actions": "none"},
        {"names": [1, 2]},
        {"extra": True},
    ],
)
def test_nonsense_inside_a_file_is_refused(saved: Path, changes: dict[str, Any]) -> None:
    with pytest.raises(BadReplay):
        jt.load(edited(saved, **changes))


# All that decides how a game goes. (Names, and what made the file, may be edited freely.)
DECIDING = [
    "jade",
    "game",
    "seats",
    "seed",
    "options",
    "birthdays",
    "components",
    "actions",
    "checks",
    "over",
    "ranking",
]
ANYTHING = st.none() | st.booleans() | st.integers() | st.text() | st.lists(st.integers())


def is_believed(path: Path) -> bool:
    """Whether a file is read without complaint. If so it must hold the very game that was saved."""
    try:
        again = jt.load(path)
    except BadReplay:
        return False
    assert file_of(again) == file_of(short_game()), "an edited game was believed"
    return True


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.dictionaries(st.sampled_from(DECIDING), ANYTHING, min_size=1))
@example({"seed": 9})
@example({"birthdays": [], "over": True})
def test_random_edits_never_crash_the_reader_and_are_believed_only_where_they_change_nothing(
    saved: Path, changes: dict[str, Any]
) -> None:
    text = saved.read_text(encoding="utf-8")
    before = json.loads(text)
    same = all(before[name] == value and type(before[name]) is type(value) for name, value in changes.items())
    try:
        assert is_believed(edited(saved, **changes)) == same
    finally:
        saved.write_text(text, encoding="utf-8")


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_one_small_edit_is_never_believed(saved: Path, data: st.DataObject) -> None:
    text = saved.read_text(encoding="utf-8")
    file = json.loads(text)
    name = data.draw(st.sampled_from(["actions", "checks", "ranking", "birthdays"]))
    place = data.draw(st.integers(0, len(file[name]) - 1))
    other = data.draw(st.sampled_from([entry for entry in file[name] if entry != file[name][place]] or [19990101]))
    edit = data.draw(st.sampled_from(["replace", "insert", "drop"]))
    file[name][place : place + (edit != "insert")] = [] if edit == "drop" else [other]
    try:
        assert not is_believed(edited(saved, **file))
    finally:
        saved.write_text(text, encoding="utf-8")


def test_saving_where_nothing_can_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadReplay, match="cannot be written"):
        short_game(1).save(tmp_path / "no" / "such" / "folder.jade")
