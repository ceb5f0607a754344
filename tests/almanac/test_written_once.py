"""Signs, elements and lunar new years are written down once, in the almanac; the browser's are generated."""

import re
from pathlib import Path

import pytest

from jadetable import almanac
from jadetable.almanac.new_years import NEW_YEARS
from jadetable.games.ratdragon.state import CREATURE_NAMES
from scripts import protocol

ROOT = Path(__file__).parents[2]
SOURCES = [
    path
    for folder in ("src/jadetable", "web/src", "scripts")
    for path in (ROOT / folder).rglob("*")
    if path.suffix in (".py", ".toml", ".ts", ".svelte") and not {"static", "generated"} & set(path.parts)
    and path.name != "protocol.ts"  # made from the games' declarations, as all in `generated`
    and not path.name.endswith(".test.ts")
    and path.name != "chapters.ts"  # pictures for the rules: they name what they show
] + list((ROOT / "web").glob("*.ts"))  # fmt: skip
NEAR = r"[\s\S]{1,11}?"  # what stands between two names of a list, or of names with their characters
FEW_YEARS = 4


def side_by_side(words: tuple[str, ...]) -> re.Pattern[str]:
    """Finds names one after the other, small or with a capital; a rule's numbers RAT, OX ... are no names."""
    return re.compile(NEAR.join(rf"\b[{word[0]}{word[0].upper()}]{word[1:]}\b" for word in words))


def text_of(path: Path) -> str:
    """What a source says; a components file may explain its numbers in comments."""
    text = path.read_text(encoding="utf-8")
    return re.sub(r"#.*", "", text) if path.suffix == ".toml" else text


def written(found: re.Pattern[str]) -> list[str]:
    """The files with such a list."""
    return [path.relative_to(ROOT).as_posix() for path in SOURCES if found.search(text_of(path))]


def test_the_signs_are_listed_by_the_generated_file_alone() -> None:
    # signs.py itself has a row for each sign, with what belongs to it.
    assert written(side_by_side(almanac.SIGN_NAMES[:4])) == ["web/src/lib/signs.ts"]
    assert written(side_by_side(CREATURE_NAMES[:4])) == []  # a game's own order is with its other names


def test_the_elements_and_stems_are_listed_by_the_generated_file_alone() -> None:
    assert written(side_by_side(almanac.ELEMENT_NAMES[:3])) == ["web/src/lib/signs.ts"]
    assert written(side_by_side(almanac.STEM_NAMES[:3])) == ["web/src/lib/signs.ts"]


@pytest.mark.parametrize("table", [almanac.SIGNS, almanac.ELEMENTS], ids=["signs", "elements"])
def test_their_characters_are_listed_by_the_almanac_and_the_generated_file_alone(
    table: tuple[almanac.Sign | almanac.Element, ...],
) -> None:
    found = re.compile(r"[^\n]{0,30}?".join(one.chinese for one in table[:3]))
    assert written(found) == ["web/src/lib/signs.ts"]


def test_the_lunar_new_years_are_written_in_one_file() -> None:
    pieces = {",".join(map(str, NEW_YEARS[place : place + FEW_YEARS])) for place in range(len(NEW_YEARS) - FEW_YEARS)}
    numbers = re.compile(r"\d+(?:,\s*\d+)+")
    holders = []
    for path in SOURCES:
        rows = (re.sub(r"\s", "", row.group()) for row in numbers.finditer(text_of(path)))
        if any(piece in row for row in rows for piece in pieces):
            holders.append(path.name)
    assert holders == ["new_years.py"]


def test_the_names_the_browser_has_are_those_of_the_almanac() -> None:
    assert protocol.SIGNS.read_text(encoding="utf-8") == protocol.names_of_signs(), "run `make protocol`"
