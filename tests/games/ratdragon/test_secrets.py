"""What others draw is secret until the round closes."""

import numpy as np
import pytest

import jadetable as jt
from jadetable.core.match import Match
from tests.games.ratdragon.scenario import NO_PAIR, TAKE_SINGLE, TAKE_SUM, open_with, prepared, sheet


def known(m: Match, seat: int) -> bytes:
    """All a seat may know, to the byte."""
    return m.know(seat).records.tobytes()


def test_a_finished_drawing_is_seen_only_when_the_round_closes() -> None:
    m = prepared(seats=2)
    open_with(m, 4, 4, 2)
    m.act_all(0, [TAKE_SUM, *range(8)])
    shown = m.view(1)["players"][0]
    assert (shown["state"], shown["empty"], shown["creatures"]) == ("finished", 180, [])
    assert set(shown["owner"]) == {0}
    events = m.act_all(1, [TAKE_SINGLE, 0, 1])
    assert [(event.kind, event.seat) for event in events[:4]] == [
        ("FINISHED", 1),
        ("DREW", 0),
        ("DREW", 1),
        ("ROUND_END", -1),
    ]
    assert m.view(1)["players"][0]["empty"] == 172


@pytest.mark.parametrize("steps", range(11))
def test_nobody_sees_how_far_another_has_come_before_it_has_finished(steps: int) -> None:
    m = prepared({0: [(1, [8])]}, seats=3)
    open_with(m, 4, 4, 2)
    before = [known(m, seat) for seat in (1, 2, -1)]
    m.act_all(0, [TAKE_SUM, *range(8), 8][:steps])
    assert (0 in m.asked) == (steps < 10)
    assert [known(m, seat) == was for seat, was in zip((1, 2, -1), before, strict=True)] == [steps < 10] * 3


def test_a_secret_pair_is_taken_back_with_its_sums() -> None:
    m = prepared({0: [(12, range(60, 72)), (1, [170])]}, seats=2)
    open_with(m, 2, 3, 1)
    twin = m.clone()
    m.act_all(0, [TAKE_SINGLE, 72, 60])
    twin.act_all(0, [TAKE_SUM, 0, 1, 2, 3, 4])
    a, b = m.know(1).records, twin.know(1).records
    assert a.tobytes() == b.tobytes()
    shown = m.view(1)["players"][0]
    assert shown["tally"]["pairs"] == 0 and shown["unpaired"] == 13 and shown["drawn"] == [1, 12]


def test_a_mistake_at_once_and_one_at_the_end_look_alike_to_others() -> None:
    m = prepared(seats=2, size=(3, 3), table_rules=True)
    open_with(m, 5, 5, 2)
    twin = m.clone()
    m.act(0, TAKE_SUM)  # too big: no square is drawn
    twin.act_all(0, [TAKE_SINGLE, 0, 8])
    assert sheet(m).fouls == sheet(twin).fouls == 1
    assert known(m, 1) == known(twin, 1) and known(m, -1) == known(twin, -1)
    assert m.view(1) == twin.view(1)


def test_every_decision_of_a_round_is_told_apart_from_the_one_before() -> None:
    m = prepared({0: [(1, [8])]}, seats=2)
    open_with(m, 4, 4, 2)
    seen = []
    for action in [TAKE_SUM, *range(8), NO_PAIR]:
        seen.append(int(m.know(0).record.ply))
        m.act(0, action)
    assert seen == sorted(set(seen))


def test_a_number_drawn_before_stays_drawn_when_its_second_is_hidden() -> None:
    m = prepared({0: [(1, [170])]}, seats=2)
    open_with(m, 2, 3, 1)
    m.act_all(0, [TAKE_SINGLE, 72])
    assert m.view(1)["players"][0]["drawn"] == [1]
    assert m.view(0)["players"][0]["unpaired"] == 2


def test_the_own_sheet_is_shown_completely() -> None:
    m = prepared(seats=2)
    open_with(m, 4, 4, 2)
    m.act_all(0, [TAKE_SUM, 0, 1])
    view = m.view(0)
    assert view["drawing"] == [0, 1] and view["left"] == 6 and view["want"] == 8
    assert m.view(1)["drawing"] == [] and m.view(1)["want"] is None


def test_the_end_shows_every_sheet() -> None:
    m = prepared({0: [(8, range(8))]}, seats=2, pairs_to_end=1)
    open_with(m, 6, 6, 1)
    m.act_all(0, [TAKE_SINGLE, 8, 0])
    m.act_all(1, [TAKE_SINGLE, 100])
    assert m.over
    assert m.view(1)["players"][0]["pairs"] == 1
    assert m.view()["players"][1]["owner"][100] == 1


def test_face_down_cards_are_nobodys_business() -> None:
    m = jt.new("ratdragon", seats=2, seed=3)
    for seat in (0, 1, -1):
        deck = m.know(seat).record.deck
        assert list(deck[:3]) == m.know(-1).facts["guests"] and not deck[3:].any()


def imagined(m: Match, seat: int, entropy: int) -> Match:
    """A world a seat believes possible."""
    twin = m.clone()
    twin.position = m.position.imagine(seat, entropy)
    return twin


@pytest.mark.parametrize("table_rules", [False, True])
def test_an_imagined_world_fits_what_the_seat_knows(table_rules: bool) -> None:
    m = jt.new("ratdragon", seats=3, seed=8, options={"table_rules": table_rules})
    rng = np.random.default_rng(1)
    seen_states = set()
    for step in range(150):
        seat = int(rng.choice(m.asked))
        m.act(seat, int(rng.choice(m.legal(seat))))
        if step % 3 == 0 and not m.over:
            for viewer in (0, -1):
                twin = imagined(m, viewer, step)
                assert twin.faults == [] and known(twin, viewer) == known(m, viewer)
                assert twin.asked == m.asked
                for other in range(3):
                    if other != viewer:
                        assert (sheet(twin, other).drew == 1) == (other not in m.asked)
                        seen_states.add(int(sheet(twin, other).phase))
    assert seen_states >= ({0, 1} if table_rules else {0, 1, 2})


def test_imagined_drawings_differ_and_are_legal() -> None:
    m = prepared({0: [(12, range(60, 72))]}, seats=2)
    open_with(m, 3, 4, 1)
    m.act_all(0, [TAKE_SINGLE, 72, NO_PAIR])
    drawings = set()
    for entropy in range(40):
        twin = imagined(m, 1, entropy)
        assert twin.faults == []
        drawings.add((tuple(twin.view(0)["drawing"]), int(sheet(twin).pairs)))
    assert len(drawings) > 20
    assert {len(drawing) for drawing, _ in drawings} == {1, 7}


def test_after_a_foul_an_imagined_seat_begins_again_as_it_was_asked_then() -> None:
    m = prepared(seats=2, size=(3, 3), table_rules=True)
    open_with(m, 5, 5, 2)
    m.act(0, TAKE_SUM)
    assert sheet(m, 0).corrected == 1
    twin = imagined(m, 1, 4)
    assert twin.view(0)["prompt"] == "draw" and sheet(twin, 0).want == 2
    assert sheet(twin, 0).fouls == 1 and sheet(twin, 0).corrected == 1
    # The seat itself has not erred yet: it is asked as with table_rules.
    assert imagined(m, 0, 4).view(1)["prompt"] == "choose"
