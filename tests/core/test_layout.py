"""Layouts: what a rule writes field by field is read back as plain data, and no byte is without a name."""

from typing import Any

import numpy as np
import pytest

from jadetable.core import describe, record, registry
from jadetable.core.layout import Exactly, Flag, Layout, Maybe, Members, Names, Number, Part, PerSeat, Seat, Seats, UpTo
from tests.core.layout_samples import EVERYTHING, FILLED, LONG, MANY_NAMES, PAIR, SIGN, fill, fill_first

PARTS: list[tuple[Part, Any, Any]] = [
    (Number("i1"), -128, -128),
    (Number("i2"), 32_767, 32_767),
    (Number(), -(1 << 31), -(1 << 31)),
    (Number("i8"), -(1 << 63), -(1 << 63)),
    (Number("u8"), (1 << 64) - 1, (1 << 64) - 1),
    (Number("f4"), -0.25, -0.25),
    (Seat(), 7, 7),
    (Maybe(Seat()), -1, None),
    (Seats(), 0b101, [0, 2]),
    (Flag(), 1, True),
    (Flag(), 0, False),
    (SIGN, 1, "ox"),
    (MANY_NAMES, 150, "square150"),
    (Members(31), (1 << 31) - 1, list(range(31))),
    (Members(4), 0, []),
    (Members(3, SIGN), 0b110, ["ox", "tiger"]),
    (Exactly(2, Exactly(3, Number("i2"))), [[1, 2, 3], [-1, -2, -3]], [[1, 2, 3], [-1, -2, -3]]),
    (Exactly(2, SIGN), [2, 0], ["tiger", "rat"]),
    (Exactly(2, Maybe(SIGN)), [-1, 1], [None, "ox"]),
    (Exactly(2, Members(3, SIGN)), [0b100, 0b011], [["tiger"], ["rat", "ox"]]),
    (PerSeat(Flag()), [1, 0, 1, 1, 1, 1, 1, 1], [True, False]),
    (PerSeat(Exactly(2, Maybe(Number("i1"))), 3), [[1, -1], [2, 3], [4, 5]], [[1, None], [2, 3]]),
    (Maybe(Number("i1")), -1, None),
    (Maybe(Number("i1")), 0, 0),
    (Maybe(Number("f4")), 1.5, 1.5),
    (Maybe(SIGN), -1, None),
    (Maybe(SIGN), 2, "tiger"),
    (Maybe(MANY_NAMES), -1, None),
    (Maybe(Flag()), -1, None),
    (Maybe(Flag()), 0, False),
]


@pytest.mark.parametrize(("part", "stored", "plain"), PARTS, ids=lambda value: str(value)[:40])
def test_a_part_is_read_back_as_it_was_written(part: Part, stored: Any, plain: Any) -> None:
    layout = Layout("One", seats=Number("i1"), before=Number("i1"), part=part, after=Number("i2"))
    records = record.new(layout.dtype)
    records["seats"], records["before"], records["after"] = 2, 7, 8
    records["part"][0] = stored
    assert layout.read(records.tobytes()) == {"seats": 2, "before": 7, "part": plain, "after": 8}


@pytest.mark.parametrize("size", [4, LONG])
def test_of_a_list_what_is_counted_is_there_and_an_uncounted_one_is_missing_only_where_it_may_be(size: int) -> None:
    layout = Layout("Lists", sure=UpTo(size, SIGN), perhaps=Maybe(UpTo(size, PAIR)))
    records = record.new(layout.dtype)
    records["sure"], records["perhaps"]["high"] = 1, 5
    assert layout.read(records.tobytes()) == {"sure": [], "perhaps": []}
    records["sure_n"], records["perhaps_n"] = 3, 2
    assert layout.read(records.tobytes()) == {"sure": ["ox"] * 3, "perhaps": [{"low": 0, "high": 5}] * 2}
    records["perhaps_n"] = -1
    assert layout.read(records.tobytes())["perhaps"] is None


def test_a_layout_that_may_be_missing_is_there_when_its_flag_says_so() -> None:
    layout = Layout("Outer", inner=Maybe(Layout("Inner", pair=PAIR, more=Maybe(PAIR))))
    records = record.new(layout.dtype)
    records["inner"]["pair"]["high"] = 9
    assert layout.read(records.tobytes()) == {"inner": None}
    records["has_inner"] = 1
    assert layout.read(records.tobytes()) == {"inner": {"pair": {"low": 0, "high": 9}, "more": None}}


def test_a_layout_without_parts_is_read_as_nothing() -> None:
    empty = Layout("Empty")
    assert empty.read(record.new(empty.dtype).tobytes()) == {}


def test_a_rule_fills_a_view_alike_compiled_and_interpreted() -> None:
    compiled, interpreted = record.new(EVERYTHING.dtype), record.new(EVERYTHING.dtype)
    fill_first(compiled, 2)
    written = getattr(fill, "py_func", fill)
    inner = written.__globals__["fill_seat"]
    written.__globals__["fill_seat"] = getattr(inner, "py_func", inner)
    try:
        written(record.element(interpreted), 2)
    finally:
        written.__globals__["fill_seat"] = inner
    assert compiled.tobytes() == interpreted.tobytes()
    assert EVERYTHING.read(compiled.tobytes()) == FILLED


def assert_no_gaps(dtype: np.dtype[Any], where: str) -> None:
    """Every byte belongs to a field, in every record inside as well."""
    if dtype.subdtype is not None:
        return assert_no_gaps(dtype.subdtype[0], where)
    if dtype.fields is None:
        return None
    assert dtype.itemsize % dtype.alignment == 0, where
    end = 0
    for name, (kind, offset, *_) in sorted(dtype.fields.items(), key=lambda field: field[1][1]):
        assert offset == end, f"{where}.{name} begins at {offset}, what is before it ends at {end}"
        assert offset % (kind.subdtype[0] if kind.subdtype else kind).alignment == 0, f"{where}.{name}"
        assert_no_gaps(kind, f"{where}.{name}")
        end = offset + kind.itemsize
    assert end == dtype.itemsize, where
    return None


LAYOUTS = [EVERYTHING, PAIR, Layout("Empty"), Layout("Odd", small=Number("i1"), wide=Number("i8"), middle=Number("i2"))]
GAMES = [registry.find(slug) for slug in registry.house_slugs()]
LAYOUTS += [layout for game in GAMES for layout in (game.view, game.facts)]


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.name)
def test_no_byte_of_a_record_is_without_a_name(layout: Layout) -> None:
    assert_no_gaps(layout.dtype, layout.name)
    assert layout._struct.size == layout.dtype.itemsize


def test_gaps_are_found() -> None:
    with pytest.raises(AssertionError, match="begins at 4"):
        assert_no_gaps(np.dtype([("small", "i1"), ("large", "i4")], align=True), "Gap")
    with pytest.raises(AssertionError):
        assert_no_gaps(np.dtype([("large", "i4"), ("small", "i1")], align=True), "End")


@pytest.mark.parametrize(
    "part",
    [
        Exactly(2, UpTo(3, Number())),
        UpTo(2, UpTo(3, Number())),
        UpTo(LONG, UpTo(3, Number())),
        PerSeat(UpTo(3, Number())),
        Exactly(2, Exactly(2, UpTo(3, Number()))),
        Exactly(2, Maybe(UpTo(3, Number()))),
        PerSeat(Maybe(PAIR)),
        UpTo(2, Maybe(PAIR)),
        Exactly(2, PerSeat(Flag())),
    ],
    ids=range(9),
)
def test_what_needs_a_field_of_its_own_is_refused_inside_a_list(part: Part) -> None:
    with pytest.raises(ValueError, match="is a field of a layout"):
        Layout("Impossible", part=part)


def test_impossible_declarations_are_refused() -> None:
    with pytest.raises(ValueError, match="31 members"):
        Members(32)
    with pytest.raises(ValueError, match="hand_n"):
        Layout("Twice", hand=UpTo(3, Number("i2")), hand_n=Number("i2"))
    with pytest.raises(ValueError, match="has_pair"):
        Layout("Twice", pair=Maybe(PAIR), has_pair=Flag())
    with pytest.raises(KeyError, match="f8"):
        Layout("Unknown", fraction=Number("f8"))


def test_a_name_stays_in_one_byte_while_its_places_fit() -> None:
    assert Names("Few", ("x",) * 127).dtype.itemsize == 1 and Names("More", ("x",) * 128).dtype.itemsize == 2


def test_what_is_described_is_what_is_read() -> None:
    found = describe.schemas(EVERYTHING)
    assert set(found) == {"Everything", "Seat", "Pair"}
    assert list(found["Everything"]["properties"]) == list(FILLED) == found["Everything"]["required"]
    assert set(describe.names_in(EVERYTHING)) == {"Sign", "Square"}


def test_a_description_says_which_numbers_are_seats_and_which_lists_have_one_part_for_each() -> None:
    layout = Layout("Told", turn=Maybe(Seat()), out=Seats(), score=PerSeat(Number()), pile=UpTo(3, Number()))
    told = describe.schemas(layout)["Told"]["properties"]
    seat = {"type": "integer", "format": "seat"}
    assert told["turn"] == {"anyOf": [seat, {"type": "null"}]}
    assert told["out"] == {"type": "array", "items": seat}
    assert told["score"] == {"type": "array", "format": "seats", "items": {"type": "integer"}}
    assert told["pile"] == {"type": "array", "items": {"type": "integer"}}
