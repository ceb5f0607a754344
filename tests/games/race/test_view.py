"""What a seat sees and what it is told: view, facts, landing places, reasons, and options that do not fit."""

import pytest

import jadetable as jt
from jadetable.core.errors import BadOption
from jadetable.core.game import Reason
from jadetable.core.match import Match
from tests.games.race.scenario import asks, bench, bid, code, play
from tests.kit.asking import act


def section(text: str) -> dict[str, object]:
    """A section of the wheel, written as in the components."""
    number, counts_seats = text.partition("+")[0], text.startswith("N")
    shown = 0 if counts_seats else int(number)
    return {"number": shown, "counts_seats": counts_seats, "exchange": "+E" in text, "sprint": "+K" in text}


def test_the_facts_tell_the_track_the_limits_and_the_wheel_as_it_was_put_together() -> None:
    m = bench(3, inner=[3, 1, 2, 0, 4, 5], rot=4)
    facts = m.know(1).facts
    assert facts["track"] == {"finish": 36, "river": 18, "swim_back": 8}
    assert facts["limits"] == {"energy": 12, "karma": 8} and facts["sprint"] == {"karma": 2, "moves": 3}
    assert [(piece["action"], piece["slot"]) for piece in facts["pieces"]] == [
        ("cheat", 1), ("help", 2), ("run", 0), ("rest", 4), ("cooperate", 5),
    ]  # fmt: skip
    assert [piece["low_max"] for piece in facts["pieces"]] == [3, 3, 4, 2, 5]
    assert [piece["movement"] for piece in facts["pieces"]] == [True, False, True, False, True]
    assert [piece["gain"] for piece in facts["pieces"]] == ["move", "karma", "move", "card", "move"]
    assert facts["green"][3:7] == [section(text) for text in ("2+K", "0", "3", "N+E")]
    assert facts["yellow"][11] == section("N") and "cat" not in facts["animals"]


def test_the_facts_never_change_and_a_spectator_hears_the_same() -> None:
    m = jt.new("race", seats=5, seed=6, options={"cat": True, "finish": 20, "river": 9})
    facts = m.know(0).facts
    while not m.over:
        m.act(m.asked[0], m.legal(m.asked[0])[-1])
    assert m.know(0).facts == m.know(-1).facts == facts
    assert facts["animals"][-1] == "cat" and facts["track"]["finish"] == 20


def test_the_wheel_shows_what_it_gives_now_and_next_round() -> None:
    m = bench(rot=0)
    row = m.view(0)["wheel"][5]  # Walk, in the last slot
    assert row["spaces"] == [10, 11]
    assert row["now"] == [section("N+E"), section("2+K")] and row["next"] == [section("2+K"), section("4")]
    assert m.view(0)["wheel"][1]["now"] == [section("3"), section("1+E")]  # Help reads yellow


def test_a_seat_sees_rows_prices_and_hands() -> None:
    m = bench(area={0: "2 6/3"}, karma={0: 1})
    view = m.view(0)
    own = view["players"][0]
    assert (own["score"], own["animal"], own["pos"], own["energy"]) == (None, "rat", 5, [1, 1, 2, 2, 3])
    assert own["area"] == [{"card": "help", "energy": None}, {"card": "walk", "energy": 3}]
    assert view["prices"][0] == {"card": "cheat", "resolves": "cheat", "karma": 2, "barred": "too-little-karma"}
    assert view["prices"][-2] == {"card": "repeat", "resolves": "walk", "karma": 0, "barred": None}
    assert view["supply"] == [None, 7, 5, 10, 15, 5] and m.view(None)["prices"] is None
    m.act(0, code("8/3"))
    assert m.view(0)["choice"] == {"card": "strategise", "energy": 3} and m.view(1)["choice"] is None
    assert [player["has_chosen"] for player in m.view(1)["players"]] == [True, False, False, False]


def test_without_open_hands_a_rivals_cards_are_only_counted() -> None:
    m = bench(open_hands=False)
    players = m.view(0)["players"]
    assert players[0]["energy"] == [1, 1, 2, 2, 3] and players[1]["energy"] is None
    assert [player["energy_count"] for player in players] == [5, 5, 5, 5]
    assert [player["energy"] for player in m.view(None)["players"]] == [None] * 4
    assert bench().view(0)["players"][1]["energy"] == [1, 1, 2, 2, 3]


def test_nothing_to_repeat_bars_repeat_and_the_last_energy_card_everything_else() -> None:
    bars = {row["card"]: row["barred"] for row in bench(hand={0: "2"}).view(0)["prices"]}
    assert bars["repeat"] == "nothing-to-repeat" and bars["strategise"] is None
    assert {bars[card] for card in ("cheat", "help", "run", "rest", "cooperate", "walk")} == {"last-energy"}


def test_an_answer_points_at_the_space_it_leads_to_and_only_for_whoever_is_asked() -> None:
    m = bench(pos={0: 29, 1: 7}, animals="rat horse rabbit snake")
    play(m, s0="5/1")
    assert asks(m) == "0 sprint" and m.view(0)["landings"] == [{"action": m.parse("YES"), "space": 33}]
    assert m.view(1)["landings"] == m.view(None)["landings"] == []
    act(m, "0:NO")
    while asks(m) != "1 horse":
        act(m, f"{m.asked[0]}:{m.legal(m.asked[0])[0]}")
    assert m.view(1)["landings"] == [{"action": m.parse("YES"), "space": 6}]


def test_swimming_back_points_back_where_it_is_offered() -> None:
    m = bench(pos={0: 20})
    play(m, s0="8/3", s1="1/1", s2="1/1", s3="3/1")
    assert m.view(0)["landings"] == [{"action": m.parse("SWIM"), "space": 12}]
    entering = bench(pos={0: 17})
    play(entering, s0="8/3", s1="8/1", s2="1/1", s3="1/1")
    assert asks(entering) == "0 return" and entering.view(0)["landings"] == []


def test_an_exchange_is_seen_by_everybody() -> None:
    m = bench(rot=7, hand={0: "1 1 2 3 3"})
    play(m, s0="6/3")
    assert m.view(1)["exchange"] is None and m.view(0)["action"] == "walk" and m.view(0)["resolving"] == 0
    act(m, "0:UP.4 0:ENERGY.3")
    shown = {"direction": "up", "energy": 4, "left": 1, "cards": 1, "karma": False}
    assert [m.view(seat)["exchange"] for seat in (0, 1, None)] == [shown] * 3


def two_worlds() -> tuple[Match, Match]:
    """Two auctions in which only the secret bid of seat 0 differs."""
    first, second = (jt.new("race", seats=3, seed=2, options={"animal_mode": "random"}) for _ in range(2))
    act(first, "0:BID.cheat")
    act(second, "0:BID.cooperate")
    return first, second


def test_two_worlds_that_differ_in_a_secret_choice_look_the_same_to_everybody_else() -> None:
    first, second = two_worlds()
    for seat in (1, 2, -1):
        assert first.know(seat).view_record.tobytes() == second.know(seat).view_record.tobytes()
        assert first.know(seat).records.tobytes() == second.know(seat).records.tobytes()
    assert first.know(0).view_record.tobytes() != second.know(0).view_record.tobytes()


def test_a_guessed_choice_is_one_that_may_have_been_made() -> None:
    first, _ = two_worlds()
    guessed = {int(first.position.imagine(1, entropy).record.answer[0]) for entropy in range(60)}
    assert guessed == {48, 49, 50, 51, 52}


def test_a_refused_play_names_its_reason_and_numbers() -> None:
    m = bench(area={0: "6/1"}, karma={0: 1}, hand={0: "1 2"})
    known = m.know(0)
    assert known.why(code("1/1")) == Reason("too-little-karma", {"card": 1, "cost": 2, "karma": 1})
    assert known.why(code("6/1")) == Reason("card-not-in-hand", {"card": 6})
    assert known.why(code("8/5")) == Reason("energy-not-in-hand", {"energy": 5})
    assert known.why(m.parse("NO")) == Reason("choose-play", {}) and known.why(code("8/1")) is None
    assert m.why_not(0, code("1/1")) == "1 Cheat lies below your last card and costs 2 karma; you have 1."


def test_a_refused_exchange_names_its_price() -> None:
    m = bench(rot=7, hand={0: "1 2 3"})
    play(m, s0="6/3")
    known = m.know(0)
    assert known.why(m.parse("UP.6")) == Reason("too-little-energy", {"energy": 6, "price": 6, "have": 3})
    assert known.why(m.parse("UP.3")) is None and known.why(m.parse("DOWN.4")) == Reason(
        "energy-not-in-hand", {"energy": 4}
    )
    act(m, "0:UP.3")
    assert m.know(0).why(m.parse("KARMA")) == Reason("not-a-dragon", {}) and m.know(0).why(
        m.parse("ENERGY.3")
    ) == Reason("not-below", {"energy": 3})


def test_an_action_is_explained_by_the_question_it_answers() -> None:
    m = bench(rot=7, hand={0: "1 2 3"})
    play(m, s0="6/3")
    first = m.choices(0)[0]
    assert (first.kind, first.details) == ("NO", {"prompt": 6})
    assert m.know(0).choice(m.parse("ENERGY.2")).details == {"energy": 2, "prompt": 6}
    assert m.know(0).choice(code("3/2")).details == {"card": 3, "energy": 2, "cost": 2}


def test_an_action_says_what_it_costs_and_brings() -> None:
    m = bench(rot=7, hand={0: "1 2 3"})
    assert m.describe(0, code("3/2")) == "Play 3 Run with energy 2"
    play(m, s0="6/3")
    assert m.describe(0, m.parse("UP.3")) == "Exchange up for a 3, paying 3 energy"
    m = bench(animals="tiger ox rabbit snake", rot=7, hand={0: "1 2 3"})
    play(m, s0="6/3")
    assert m.know(0).choice(m.parse("UP.3")).details == {"energy": 3, "price": 2}
    m = bench()
    play(m, s0="5/2", s1="5/1")
    assert asks(m) == "0 sprint"
    assert m.describe(0, m.parse("YES")) == "Sprint 3 spaces for 2 karma"
    m = bench(pos={0: 20}, area={0: "3/1"}, hand={0: "1 2"})
    play(m, s0="8/2", s1="8/3", s2="1/1", s3="1/1")
    assert m.describe(0, m.parse("SWIM")) == "Swim back 8 spaces and fetch your leftmost card"


def test_with_the_last_energy_card_only_strategise_is_spoken_of() -> None:
    m = bench(hand={0: "2"})
    assert m.view(0)["prompt"] == "last" and m.view(1)["prompt"] == "play"
    assert [choice.details["card"] for choice in m.choices(0)] == [8]
    assert bench(hand={0: "2"}, table_rules=True).view(0)["prompt"] == "play"


def test_a_bid_of_a_card_that_is_left_out_is_refused_with_its_name() -> None:
    m = jt.new("race", seats=3, seed=2, options={"animal_mode": "random"})
    assert m.know(0).why(m.parse("BID.walk")) == Reason("card-left-out", {"card": 6})
    bid(m, "1 2 3")
    assert m.know(0).why(code("6/1")) == Reason("card-left-out", {"card": 6})


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"animals": [3, 3]}, "animal 3 does not fit"),
        ({"animals": [0, 1, 2, -1, 7]}, "animal 7 does not fit"),
        ({"animal_mode": "fixed", "animals": [12, 3]}, "only with the option cat"),
        ({"inner_order": [1, 1, 2, 3, 4, 5]}, "1, 2, 3, 4, 5, 6"),
        ({"inner_order": [1, 2, 3]}, "1, 2, 3, 4, 5, 6"),
        ({"river": 40}, "space 40"),
    ],
)
def test_options_that_do_not_go_together_are_refused_with_their_numbers(options: dict[str, object], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        jt.new("race", seats=4, seed=1, options=options)


def test_the_length_limit_of_the_components_is_the_usual_one() -> None:
    m = jt.new("race", seats=3, seed=1, components={"game": {"limit": 7}})
    assert m.options["max_rounds"] == 7 and m.position.longest == 3 * (2 + 7 * 32)
