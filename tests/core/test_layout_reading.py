"""Layouts: long lists, plain rows and fewer seats read like all others."""

import numpy as np

from jadetable.core import record
from jadetable.core.layout import Flag, Layout, Maybe, Members, Names, Number, PerSeat, UpTo
from jadetable.core.layout_parts import MANY

LONG = 200
ROW = Layout("Row", small=Number("i1"), large=Number("i4"), middle=Number("i2"))
MIXED = Layout("Mixed", number=Number("i2"), sign=Maybe(Names("Sign", ("rat", "ox"))), flag=Flag())
SEAT = Layout("Seat", score=Number("i4"), few=UpTo(2, ROW), rows=UpTo(LONG, ROW))
VIEW = Layout(
    "View",
    seats=Number("i1"),
    squares=UpTo(LONG, Number("i2")),
    cards=Maybe(UpTo(LONG, Names("Sign", ("rat", "ox")))),
    mixed=UpTo(LONG, MIXED),
    players=PerSeat(SEAT, 3),
)


def test_of_a_long_list_only_what_is_counted_is_read() -> None:
    views = record.new(VIEW.dtype)
    views["squares"][0] = range(LONG)
    views["squares_n"] = 3
    assert VIEW.read(views.tobytes())["squares"] == [0, 1, 2]
    views["squares_n"] = LONG
    assert VIEW.read(views.tobytes())["squares"] == list(range(LONG))


def test_the_members_of_a_set_come_in_rising_order() -> None:
    sets = Layout("Sets", any=Members(27), named=Members(2, Names("Sign", ("rat", "ox"))), name=Number("i1"))
    found = record.new(sets.dtype)
    assert sets.read(found.tobytes()) == {"any": [], "named": [], "name": 0}
    found["any"], found["named"] = 1 << 26 | 0b101, 0b11
    assert sets.read(found.tobytes()) == {"any": [0, 2, 26], "named": ["rat", "ox"], "name": 0}


def test_a_long_list_may_be_missing() -> None:
    views = record.new(VIEW.dtype)
    views["cards"][0, :2] = (1, 0)
    views["cards_n"] = 2
    assert VIEW.read(views.tobytes())["cards"] == ["ox", "rat"]
    views["cards_n"] = -1
    assert VIEW.read(views.tobytes())["cards"] is None


def test_rows_of_a_long_list_have_their_names_whatever_they_are_made_of() -> None:
    views = record.new(VIEW.dtype)
    views["mixed"]["number"][0, 1], views["mixed"]["sign"][0, :2], views["mixed"]["flag"][0, 0] = 300, (-1, 1), 1
    views["mixed_n"] = 2
    assert VIEW.read(views.tobytes())["mixed"] == [
        {"number": 0, "sign": None, "flag": True},
        {"number": 300, "sign": "ox", "flag": False},
    ]


def test_every_seat_has_lists_of_its_own_short_or_long() -> None:
    views = record.new(VIEW.dtype)
    views["seats"] = 2
    for seat in range(2):
        for field, n in (("few", 1), ("rows", LONG)):
            rows = views["players"][0, seat][field]
            rows["small"], rows["large"], rows["middle"] = seat, np.arange(len(rows)) * 100_000, -2
            views["players"][0, seat][f"{field}_n"] = n
        views["players"]["score"][0, seat] = 7 + seat
    players = VIEW.read(views.tobytes())["players"]
    assert [player["score"] for player in players] == [7, 8]
    assert players[1]["few"] == [{"small": 1, "large": 0, "middle": -2}]
    assert players[1]["rows"][:2] == [
        {"small": 1, "large": 0, "middle": -2},
        {"small": 1, "large": 100_000, "middle": -2},
    ]
    assert list(players[0]["rows"][0]) == ["small", "large", "middle"] and len(players[0]["rows"]) == LONG


def test_fewer_seats_take_less_room() -> None:
    assert VIEW.dtype["players"].shape == (3,) and not UpTo(2, ROW).is_long and UpTo(MANY + 1, Flag()).is_long
