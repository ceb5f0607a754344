"""The round and the end: prices, misplays and replays, ranking, options."""

import numpy as np

import jadetable as jt
from tests.games.race.scenario import asks, bench, code, karmas, play, playable, positions, wind_up
from tests.kit.asking import act, of_kind


def test_what_may_follow_a_repeat_depends_on_karma_and_on_the_rabbit() -> None:
    m = bench(area={1: "5/1 7/2", 2: "5/1 7/2"}, karma=0)
    assert (playable(m, 1), playable(m, 2)) == ("8", "6 8")
    m = bench(area={1: "5/1 7/2", 2: "5/1 7/2"}, karma=1)
    assert (playable(m, 1), playable(m, 2)) == ("6 8", "1 2 3 4 6 8")


def test_an_empty_play_area_has_nothing_to_repeat_and_costs_nothing() -> None:
    m = bench(karma=0)
    assert playable(m, 0) == "1 2 3 4 5 6 8"


def test_karma_gained_later_in_the_round_cannot_pay() -> None:
    m = bench(karma={0: 1}, area={0: "4/1"})
    assert playable(m, 0) == "3 5 6 7 8"


def test_all_pay_together_for_going_down() -> None:
    m = bench(area={0: "5/1", 1: "5/1"})
    events = play(m, s0="4/1", s1="1/1")
    paid = [(event.seat, event.details["delta"]) for event in of_kind(events, "KARMA") if event.details["reason"] == 2]
    assert paid == [(0, -1), (1, -2)]


def test_a_misplay_at_the_table_makes_everybody_play_the_round_again() -> None:
    m = bench(area={3: "6/2"}, karma={3: 1}, table_rules=True)
    before = [
        bytes(m.record[name].tobytes()) for name in ("pos", "karma", "hand_e", "hand_a", "area_a", "rot", "round")
    ]
    events = play(m, s3="1/1")
    assert [(event.seat, event.details) for event in of_kind(events, "REPLAY")] == [(3, {"reason": 0})]
    assert [event.kind for event in events] == ["PLAY"] * 4 + ["REPLAY"]
    after = [bytes(m.record[name].tobytes()) for name in ("pos", "karma", "hand_e", "hand_a", "area_a", "rot", "round")]
    assert before == after
    assert (asks(m), int(m.record.replays)) == ("all play", 1)
    assert not m.record.pick_a.any() and not m.record.eff.any()


def test_playing_the_last_energy_card_on_anything_else_is_a_misplay_too() -> None:
    m = bench(hand={0: "3"}, table_rules=True)
    assert playable(m, 0) == "1 2 3 4 5 6 8"
    events = play(m, s0="1/3")
    assert [event.details for event in of_kind(events, "REPLAY")] == [{"reason": 1}]


def test_every_offender_is_told_once_and_lacking_karma_comes_first() -> None:
    m = bench(hand={0: "3", 1: "2"}, area={0: "6/2", 3: "6/2"}, karma={0: 1, 3: 1}, table_rules=True)
    events = play(m, s0="1/3", s1="1/2", s3="1/1")
    told = [(event.seat, event.details["reason"]) for event in of_kind(events, "REPLAY")]
    assert told == [(0, 0), (1, 1), (3, 0)]
    assert int(m.record.replays) == 1


def test_table_rules_bar_no_misplay_until_it_was_replayed_often_enough() -> None:
    m = bench(hand={0: "3"}, area={1: "6/2"}, karma={1: 1}, table_rules=True, max_replays=1)

    def barred(seat: int) -> set[str | None]:
        return {row["barred"] for row in m.view(seat)["prices"]}

    assert barred(0) == {None, "nothing-to-repeat"} and barred(1) == {None}
    play(m, s0="1/3")
    assert barred(0) == {None, "nothing-to-repeat", "last-energy"} and barred(1) == {None, "too-little-karma"}


def test_after_enough_replays_the_strict_rules_hold_until_the_round_is_resolved() -> None:
    m = bench(hand={0: "3"}, table_rules=True, max_replays=2)
    for _ in range(2):
        play(m, s0="1/3")
    assert playable(m, 0) == "8"
    play(m, s0="8/3")
    wind_up(m)
    assert (int(m.record.replays), int(m.record.round)) == (0, 6)


def test_of_two_on_finish_the_smaller_card_wins_and_repeat_counts_as_seven() -> None:
    m = bench(animals="ox tiger rabbit snake", pos={0: 35, 1: 35}, area={0: "5/1"})
    play(m, s0="7/3", s1="5/3")
    wind_up(m)
    assert positions(m)[:2] == [36, 36]
    assert m.ranking[:2] == (2, 1)


def test_with_equal_cards_more_karma_wins_and_then_the_older() -> None:
    for karma, ranks in (({0: 2, 1: 3}, (2, 1)), ({0: 2, 1: 2}, (1, 2))):
        m = bench(animals="ox tiger rabbit snake", pos={0: 35, 1: 35}, karma=karma)
        play(m, s0="5/3", s1="5/3")
        wind_up(m)
        assert m.ranking[:2] == ranks


def test_the_rat_wins_any_shared_finish() -> None:
    m = bench(animals="ox rat rabbit snake", pos={0: 35, 1: 35}, karma={0: 8, 1: 0}, area={1: "5/1"})
    play(m, s0="5/3", s1="7/3")
    wind_up(m)
    assert m.ranking[:2] == (2, 1)


def test_short_of_finish_the_rat_has_no_privilege() -> None:
    m = bench(animals="ox rat rabbit snake", pos={0: 20, 1: 20, 2: 35}, hand={0: "1 2 3"})
    play(m, s0="4/1", s1="8/1", s2="1/1", s3="8/1")
    wind_up(m)
    assert m.over
    assert m.ranking == (2, 3, 1, 4)


def test_the_race_is_cut_short_at_its_limit_and_ranked_the_same_way() -> None:
    m = bench(max_rounds=5, pos={0: 5, 1: 9, 2: 7, 3: 9})
    play(m)
    assert m.over and m.truncated
    assert m.ranking == (4, 1, 3, 2)
    assert m.payoffs == (0, 0, 0, 0)


def test_reaching_finish_in_the_last_round_allowed_is_no_truncation() -> None:
    m = bench(max_rounds=5, pos={0: 35})
    play(m, s0="5/1")
    wind_up(m)
    assert m.over and not m.truncated and m.payoffs == (1, 0, 0, 0)


def test_a_cat_that_slept_through_a_race_of_one_round_ranks_behind_every_card() -> None:
    m = bench(animals="cat tiger rabbit snake", round=1, max_rounds=1, pos=5, karma={0: 8})
    m.record.asked = 0b1110
    play(m)
    assert m.over and m.ranking == (4, 1, 2, 3)


def test_the_wheel_turns_after_every_round_but_the_last() -> None:
    m = bench(rot=11)
    events = play(m)
    assert [event.details for event in of_kind(events, "TURNED")] == [{"rot": 0}]
    m = bench(pos={0: 35})
    events = play(m, s0="3/3", s1="3/1")
    assert m.over and not of_kind(events, "TURNED")
    assert [(event.seat, event.details) for event in of_kind(events, "OVER")] == [(0, {"winner": 0, "truncated": 0})]


def test_closed_hands_show_only_counts_of_rivals() -> None:
    m = bench(open_hands=False)
    shown = m.view(0)["players"]
    assert (shown[0]["energy"], shown[1]["energy"], shown[1]["energy_count"]) == ([1, 1, 2, 2, 3], None, 5)
    assert bench().view(0)["players"][1]["energy"] == [1, 1, 2, 2, 3]


def test_a_pending_play_is_invisible_to_everybody_else() -> None:
    m, other = bench(), bench()
    assert m.act(0, code("1/1")) == [] and other.act(0, code("6/3")) == []
    for seat in (1, 2, 3, None):
        assert m.view(seat) == other.view(seat) and m.events(seat) == other.events(seat)
        viewer = -1 if seat is None else seat
        assert m.know(viewer).records.tobytes() == other.know(viewer).records.tobytes()
    assert m.view(0)["choice"] == {"card": "cheat", "energy": 1}
    assert m.view(1)["players"][0]["has_chosen"]


def test_imagined_plays_are_spread_over_what_the_seat_may_play() -> None:
    m = bench(hand={0: "1 2"})
    m.act(0, code("1/1"))
    seen = [int(m.imagine(1, entropy)["answer"][0, 0]) for entropy in range(400)]
    allowed = bench(hand={0: "1 2"}).legal(0)
    assert set(seen) == set(allowed)
    assert np.bincount(seen).max() < 400 * 3 / len(allowed)


def test_the_order_in_which_seats_answer_does_not_matter() -> None:
    plays = {0: "1/3", 1: "1/2", 2: "5/1", 3: "5/1"}
    ends = []
    for order in ((0, 1, 2, 3), (3, 1, 0, 2), (2, 3, 1, 0)):
        m = bench()
        for seat in order:
            m.act(seat, code(plays[seat]))
        ends.append(m.digest)
    assert len(set(ends)) == 1


def test_declining_is_told_with_the_question_it_answers() -> None:
    m = bench()
    play(m, s0="5/2")
    told = of_kind(act(m, "0:NO"), "DECLINED")
    assert [event.details for event in told] == [{"prompt": 5}]
    assert karmas(m)[0] == 2


def test_a_game_can_be_saved_and_read_again(tmp_path) -> None:  # type: ignore[no-untyped-def]
    m = jt.new("race", seats=3, seed=5, options={"animal_mode": "random"})
    for _ in range(60):
        if not m.over:
            m.act(m.asked[0], m.legal(m.asked[0])[0])
    m.save(tmp_path / "a.jade")
    assert jt.load(tmp_path / "a.jade").digest == m.digest
