"""The signs, elements, stems and branches as tables. Everything is named by its slug; the tables say the rest."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

Polarity: TypeAlias = Literal["yang", "yin"]

POLARITIES: tuple[Polarity, Polarity] = ("yang", "yin")
CYCLE_LENGTH = 60


@dataclass(frozen=True, slots=True)
class Element:
    """One of the five elements, with the one it feeds and the one it overcomes."""

    slug: str
    chinese: str
    generates: str
    overcomes: str


@dataclass(frozen=True, slots=True)
class Sign:
    """An animal, with the polarity and element that are its own by nature; the Cat has neither, for it has no year."""

    slug: str
    chinese: str
    polarity: Polarity | None
    element: str | None


@dataclass(frozen=True, slots=True)
class Stem:
    """A heavenly stem: it gives a year its element and polarity."""

    slug: str
    chinese: str
    polarity: Polarity
    element: str


@dataclass(frozen=True, slots=True)
class Branch:
    """An earthly branch: it gives a year its sign."""

    slug: str
    chinese: str
    polarity: Polarity
    sign: str


# In the order in which each feeds the next.
ELEMENTS = (
    Element("wood", "木", generates="fire", overcomes="earth"),
    Element("fire", "火", generates="earth", overcomes="metal"),
    Element("earth", "土", generates="metal", overcomes="water"),
    Element("metal", "金", generates="water", overcomes="wood"),
    Element("water", "水", generates="wood", overcomes="fire"),
)

# In the order in which they finished the race.
SIGNS = (
    Sign("rat", "鼠", "yang", "water"),
    Sign("ox", "牛", "yin", "earth"),
    Sign("tiger", "虎", "yang", "wood"),
    Sign("rabbit", "兔", "yin", "wood"),
    Sign("dragon", "龙", "yang", "earth"),
    Sign("snake", "蛇", "yin", "fire"),
    Sign("horse", "马", "yang", "fire"),
    Sign("goat", "羊", "yin", "earth"),
    Sign("monkey", "猴", "yang", "metal"),
    Sign("rooster", "鸡", "yin", "metal"),
    Sign("dog", "狗", "yang", "earth"),
    Sign("pig", "猪", "yin", "water"),
)

SIGN_NAMES = tuple(sign.slug for sign in SIGNS)
ELEMENT_NAMES = tuple(element.slug for element in ELEMENTS)

# It overslept. No birth date leads here, but games have a place for it: number 12, after the twelve.
CAT = Sign("cat", "猫", None, None)

STEMS = (
    Stem("jia", "甲", "yang", "wood"),
    Stem("yi", "乙", "yin", "wood"),
    Stem("bing", "丙", "yang", "fire"),
    Stem("ding", "丁", "yin", "fire"),
    Stem("wu", "戊", "yang", "earth"),
    Stem("ji", "己", "yin", "earth"),
    Stem("geng", "庚", "yang", "metal"),
    Stem("xin", "辛", "yin", "metal"),
    Stem("ren", "壬", "yang", "water"),
    Stem("gui", "癸", "yin", "water"),
)

BRANCHES = (
    Branch("zi", "子", "yang", "rat"),
    Branch("chou", "丑", "yin", "ox"),
    Branch("yin", "寅", "yang", "tiger"),
    Branch("mao", "卯", "yin", "rabbit"),
    Branch("chen", "辰", "yang", "dragon"),
    Branch("si", "巳", "yin", "snake"),
    Branch("wu", "午", "yang", "horse"),
    Branch("wei", "未", "yin", "goat"),
    Branch("shen", "申", "yang", "monkey"),
    Branch("you", "酉", "yin", "rooster"),
    Branch("xu", "戌", "yang", "dog"),
    Branch("hai", "亥", "yin", "pig"),
)

STEM_NAMES = tuple(stem.slug for stem in STEMS)

_ELEMENTS = {element.slug: element for element in ELEMENTS}
_SIGNS = {sign.slug: sign for sign in (*SIGNS, CAT)}


def find_element(slug: str) -> Element:
    """The element with this slug; raises KeyError."""
    return _ELEMENTS[slug]


def find_sign(slug: str) -> Sign:
    """The sign with this slug, the Cat included; raises KeyError."""
    return _SIGNS[slug]


def cycle_pair(place: int) -> tuple[Stem, Branch]:
    """The stem and branch at a place of the 60-year cycle, 1 to 60; raises ValueError."""
    if not 1 <= place <= CYCLE_LENGTH:
        raise ValueError(f"the cycle has places 1 to {CYCLE_LENGTH}, not {place}")
    return STEMS[(place - 1) % len(STEMS)], BRANCHES[(place - 1) % len(BRANCHES)]


def cycle_name(place: int) -> str:
    """The Chinese name of a place of the 60-year cycle: 甲子 for 1, 癸亥 for 60."""
    stem, branch = cycle_pair(place)
    return stem.chinese + branch.chinese
