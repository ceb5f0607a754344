"""Components: a broken, misspelt or impossible number is refused by name."""

from pathlib import Path
from typing import Any

import pytest

import jadetable as jt
from jadetable.core.errors import BadComponents, BadSeats


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"deck": {"cat": 3}}, "cat"),
        ({"deck": {"cats": -1}}, r"\$\.deck\.cats"),
        ({"deck": {"cats": "eight"}}, r"\$\.deck\.cats"),
        ({"deck": {"cats": 60}}, "128"),
        ({"deck": {"sign_copies": [7] * 11}}, r"\$\.deck\.sign_copies"),
        ({"deck": {"sign_copies": [1] * 12}}, "too few"),
        ({"game": {"seats": [2, 9]}}, r"\$\.game\.seats"),
        ({"game": {"seats": [5, 3]}}, r"\$\.game\.seats"),
        ({"game": {"seats": [1, 3]}}, r"\$\.game\.seats"),
        ({"game": {"limit": 0}}, r"\$\.game\.limit"),
        ({"deal": {"hand": 7}}, r"\$\.deal\.hand"),
        ({"limits": {"table": 5}}, r"\$\.limits"),
        ({"win": {"hand": 7}}, r"\$\.win"),
        ({"penalty": {"overlimit_signs": 0}}, r"\$\.penalty\.overlimit_signs"),
        ({"game": {"slug": "race"}}, "zodiac"),
        ({"wheel": {}}, "wheel"),
        ({"deck": 5}, r"\$\.deck"),
    ],
)
def test_impossible_numbers_are_refused_by_name(changes: dict[str, Any], told: str) -> None:
    with pytest.raises(BadComponents, match=told):
        jt.new("zodiac", components=changes)


def test_a_toml_file_may_change_a_few_numbers(tmp_path: Path) -> None:
    path = tmp_path / "variant.toml"
    path.write_text("[deck]\ncats = 2\n", encoding="utf-8")
    m = jt.new("zodiac", components=path)
    assert (m.printed.deck.cats, m.printed.deck.pangus) == (2, 8)


@pytest.mark.parametrize("content", [b"[deck\ncats=", b"cats = ", b"\xff\xfe", b"[deck]\ncats = 1\ncats = 2\n"])
def test_a_malformed_toml_file_is_refused_with_its_name(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "broken.toml"
    path.write_bytes(content)
    with pytest.raises(BadComponents, match=r"broken\.toml"):
        jt.new("zodiac", components=path)


def test_a_missing_components_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match=r"none\.toml"):
        jt.new("zodiac", components=tmp_path / "none.toml")


def test_the_chinese_edition_seats_six() -> None:
    with pytest.raises(BadSeats, match="2 to 6"):
        jt.new("zodiac", seats=7, components={"game": {"seats": [2, 6]}})


def test_numbers_may_stand_where_an_earlier_version_had_them() -> None:
    former = {"slug": "zodiac", "players": {"min": 2, "max": 6}, "engine": {"turns_per_seat": 9, "deck_capacity": 128}}
    m = jt.new("zodiac", components=former)
    assert m.printed.game.seats == [2, 6] and m.printed.game.limit == 9
    assert m.options["turns_per_seat"] == 9
    with pytest.raises(BadComponents, match=r"\$\.game\.seats"):
        jt.new("zodiac", components={"players": {"max": 9}})
