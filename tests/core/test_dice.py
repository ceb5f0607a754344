"""Matches with checkable dice, matches restored from bytes, answers taken back."""

import hashlib
import json
from pathlib import Path

import pytest

import jadetable as jt
from jadetable.conformance.cases import walk
from jadetable.core import registry
from jadetable.core.dice import Dice
from jadetable.core.errors import BadReplay
from jadetable.core.match import Match, rekey
from jadetable.core.position import Position

SECRET = bytes(range(32))


def table_game(slug: str = "zodiac", plies: int = 10_000) -> Match:
    match = jt.new(slug, dice=Dice("t", SECRET))
    for _ in walk(match, most=plies):
        pass
    return match


def test_the_words_are_what_the_docs_say() -> None:
    dice = Dice("t", SECRET)
    said = hashlib.blake2b(b"t:5", key=SECRET).digest()[:8]
    assert dice.word(5) == int.from_bytes(said, "big")
    assert dice.commitment == hashlib.sha256(SECRET).hexdigest()
    assert SECRET.hex() not in repr(dice) and str(SECRET) not in repr(dice)
    assert len(Dice.new("t").secret) == 32 and Dice.new("t").secret != Dice.new("t").secret


def test_each_ply_has_a_word_of_its_own() -> None:
    match = jt.new("zodiac", dice=Dice("t", SECRET))
    assert match.seed == Dice("t", SECRET).word(0)
    for _ in walk(match, most=20):
        assert int(match.record.rng) == Dice("t", SECRET).word(len(match.actions) + 1)


@pytest.mark.parametrize("slug", registry.house_slugs())
def test_a_table_game_is_written_and_verified_with_its_secret(slug: str, tmp_path: Path) -> None:
    match = table_game(slug)
    path = tmp_path / "table.jade"
    match.save(path)
    assert json.loads(path.read_text(encoding="utf-8"))["secret"] == SECRET.hex()
    assert jt.verify(path).digest == match.digest


@pytest.mark.parametrize("wrong", ["00" * 32, "not hexadecimal", SECRET.hex()[:-2]])
def test_another_secret_does_not_verify(wrong: str, tmp_path: Path) -> None:
    path = tmp_path / "table.jade"
    table_game(plies=5).save(path)
    path.write_text(path.read_text(encoding="utf-8").replace(SECRET.hex(), wrong), encoding="utf-8")
    with pytest.raises(BadReplay, match="secret"):
        jt.verify(path)


@pytest.mark.parametrize("slug", registry.house_slugs())
def test_a_position_restored_from_bytes_goes_on_as_if_nothing_had_been(slug: str) -> None:
    whole, dice = table_game(slug), Dice("t", SECRET)
    position = jt.new(slug, dice=dice).position
    for place, (seat, action) in enumerate(whole.actions):
        if place % 7 == 0:
            position = Position.from_bytes(position.game, position.components, position.to_bytes())
        assert position.take(seat, action) == whole.history[place + 1]
        rekey(position, dice)
    assert position.digest == whole.digest
    assert (position.ranking, position.game.options_of(position.records)) == (whole.ranking, whole.options)


def test_bytes_of_another_layout_are_refused() -> None:
    match = jt.new("zodiac")
    with pytest.raises(BadReplay, match="bytes"):
        Position.from_bytes(match.game, match.position.components, match.position.to_bytes()[:-1])
