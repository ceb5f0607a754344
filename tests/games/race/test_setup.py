"""Before the race: age, animals, the wheel, hands, the auction."""

import pytest

import jadetable as jt
from jadetable.core.errors import BadComponents, BadOption
from jadetable.core.match import Match
from jadetable.core.words import LANGUAGES
from jadetable.games.race.rules_setup import sign_of
from jadetable.games.race.state import ANIMAL_NAMES, CAT
from tests.games.race.scenario import area, asks, bid, cards, energy, karmas
from tests.kit.asking import act, may, of_kind

PLAIN = "ox tiger rabbit snake horse"


def table(n: int, animals: str = PLAIN, **options: object) -> Match:
    """A table at the auction."""
    names = animals.split()[:n]
    options |= {"animal_mode": "fixed", "animals": [ANIMAL_NAMES.index(name) for name in names], "cat": "cat" in names}
    return jt.new("race", seats=n, seed=3, options=options)


def test_the_auction_pays_by_placing_and_the_high_give_to_the_low() -> None:
    for n, played, got in ((3, "1 3 5", [2, 2, 2]), (4, "4 3 5 4", [1, 3, 4, 1]), (5, "6 2 2 2 5", [5, 2, 2, 2, 1])):
        m = table(n)
        bid(m, played)
        assert karmas(m) == got


def test_tied_bids_are_paid_for_the_lowest_place_they_share_before_anybody_gives() -> None:
    for n, played, awards in ((3, "1 3 5", [1, 2, 3]), (4, "4 3 5 4", [2, 1, 4, 2]), (5, "6 2 2 2 5", [5, 1, 1, 1, 4])):
        m = table(n)
        bid(m, played)
        told = [event.details for event in of_kind(m.events(), "KARMA")]
        assert [details["delta"] for details in told if details["reason"] == 0] == awards


def test_the_auction_card_opens_the_play_area_without_energy() -> None:
    m = table(4)
    bid(m, "4 3 5 4")
    assert [area(m, seat) for seat in range(4)] == ["4", "3", "5", "4"]
    assert cards(m, 0) == "1 2 3 5 6 7 8"
    assert asks(m) == "all play" and m.record.round == 1


def test_a_bid_stays_secret_until_the_last_one_is_in() -> None:
    m = table(3)
    events = act(m, "0:BID.cheat")
    assert events == []
    assert m.know(1).record.answer[0] == -1 and m.view(1)["players"][0]["has_chosen"]
    assert m.view(1)["choice"] is None and m.view(0)["choice"] == {"card": "cheat", "energy": None}


def test_walk_is_left_out_with_three_seats() -> None:
    m = table(3)
    assert may(m, 0) == ["BID.cheat", "BID.help", "BID.run", "BID.rest", "BID.cooperate"]
    assert cards(m, 0) == "1 2 3 4 5 7 8"
    assert sorted(int(piece) for piece in m.record.inner) == [0, 1, 2, 3, 4, 5]


def test_the_rat_starts_with_one_more_three_and_three_karma() -> None:
    m = table(3, "rat ox tiger")
    assert (energy(m, 0), energy(m, 1), karmas(m)) == ("1 1 2 2 3 3", "1 1 2 2 3", [3, 0, 0])
    bid(m, "3 3 3")
    assert karmas(m) == [4, 1, 1]
    assert [int(count) for count in m.record.supply[2:]] == [9, 6, 10, 15, 5]


def test_the_dragons_bonus_in_the_auction_is_an_option_and_handed_tokens_never_count() -> None:
    for option, got in ((True, [3, 2, 2]), (False, [2, 2, 2])):
        m = table(3, "dragon ox tiger", dragon_prerace_bonus=option)
        bid(m, "1 3 5")
        assert karmas(m) == got


def test_a_cat_bids_but_sleeps_through_the_first_round() -> None:
    m = table(3, "cat ox tiger")
    assert 0 in m.asked
    bid(m, "1 3 3")
    assert m.asked == (1, 2)
    assert not m.view(1)["players"][0]["has_chosen"]
    for seat in (1, 2):
        m.act(seat, m.legal(seat)[-1])
    while m.record.round == 1:
        m.act(m.asked[0], m.legal(m.asked[0])[0])
    assert list(m.asked) == [0, 1, 2]


def test_older_means_born_earlier_unknown_is_youngest_and_the_lower_seat_older() -> None:
    m = jt.new("race", seats=5, seed=1, birthdays=[20000101, 0, 19500505, 20000101, 0])
    assert [int(age) for age in m.record.age] == [1, 3, 0, 2, 4]
    assert m.asked == (2,)


def test_a_birth_outside_the_rulebooks_lunar_years_counts_for_age_but_gives_no_sign() -> None:
    m = jt.new("race", seats=3, seed=1, birthdays=[19840301, 19100101, 0], options={"animal_mode": "sign"})
    assert [int(age) for age in m.record.age[:3]] == [1, 0, 2]
    assert [int(animal) for animal in m.record.animal[:3]] == [0, -1, -1]
    assert m.asked == (1,)


def test_animals_are_drafted_oldest_first_and_each_only_once() -> None:
    m = jt.new("race", seats=3, seed=1, birthdays=[0, 19900101, 19800101])
    assert m.asked == (2,) and may(m, 2) == [f"ANIMAL.{name}" for name in ANIMAL_NAMES[:CAT]]
    act(m, "2:ANIMAL.dragon")
    assert m.asked == (1,) and "ANIMAL.dragon" not in may(m, 1)
    act(m, "1:ANIMAL.rat")
    act(m, "0:ANIMAL.ox")
    assert [int(animal) for animal in m.record.animal[:3]] == [1, 0, 4]
    assert asks(m) == "all prerace"


def test_by_sign_the_older_takes_it_and_the_others_draft_from_the_rest() -> None:
    m = jt.new("race", seats=4, seed=1, birthdays=[19840301, 19720301, 0, 19850101], options={"animal_mode": "sign"})
    # 1972 and 1984 are years of the Rat; a day in January 1985 still belongs to 1984.
    assert [int(animal) for animal in m.record.animal[:4]] == [-1, 0, -1, -1]
    assert m.asked == (0,) and "ANIMAL.rat" not in may(m, 0)


def test_the_rulebooks_lunar_years_give_signs_and_nothing_outside_them() -> None:
    c = table(3).components
    assert [sign_of(c, day) for day in (19240205, 19250123, 19250124, 20440129, 20240210)] == [0, 0, 1, 11, 4]
    assert [sign_of(c, day) for day in (19240204, 20440130, 0)] == [-1, -1, -1]
    c = jt.new("race", components={"zodiac": {"first_year": 1900, "last_year": 2100}}).components
    assert [sign_of(c, day) for day in (19000130, 19000131, 19240204, 20440130, 21001231, 0)] == [-1, 0, 11, 0, 8, -1]


def test_random_animals_never_repeat_and_the_cat_needs_its_option() -> None:
    seen = set()
    for seed in range(40):
        for cat in (False, True):
            m = jt.new("race", seats=5, seed=seed, options={"animal_mode": "random", "cat": cat})
            animals = [int(animal) for animal in m.record.animal]
            assert len(set(animals)) == 5 and (cat or CAT not in animals)
            seen |= set(animals)
    assert seen == set(range(13))


def test_the_wheel_follows_its_options() -> None:
    m = jt.new("race", seats=4, seed=1, options={"inner_order": [3, 1, 2, 6, 4, 5], "start_rotation": 7})
    assert ([int(piece) for piece in m.record.inner], int(m.record.rot)) == ([3, 1, 2, 6, 4, 5], 7)
    assert (int(m.record.rot_start), m.options["start_rotation"]) == (7, 7)
    m = jt.new("race", seats=3, seed=1, options={"inner_order": [3, 1, 2, 6, 4, 5]})
    assert [int(piece) for piece in m.record.inner] == [3, 1, 2, 0, 4, 5]
    m = jt.new("race", seats=3, seed=1, options={"inner_order": [3, 1, 2, 0, 4, 5]})
    assert [int(piece) for piece in m.record.inner] == [3, 1, 2, 0, 4, 5]


def test_with_other_cards_left_out_the_wheel_is_given_without_their_pieces() -> None:
    printed = {"actions": {"excluded_3p": [2]}}
    for order in ([0, 1, 3, 4, 5, 6], [2, 1, 3, 4, 5, 6]):
        m = jt.new("race", seats=3, seed=1, options={"inner_order": order}, components=printed)
        assert [int(piece) for piece in m.record.inner] == [0, 1, 3, 4, 5, 6]
    with pytest.raises(BadOption, match="1, 3, 4, 5, 6"):
        jt.new("race", seats=3, seed=1, options={"inner_order": [0, 1, 2, 3, 4, 5]}, components=printed)


def test_every_rotation_and_order_of_pieces_occurs() -> None:
    starts = [jt.new("race", seats=4, seed=seed).record for seed in range(150)]
    assert {int(s.rot) for s in starts} == set(range(12))
    assert all(s.rot == s.rot_start and s.start_rotation == -1 for s in starts)  # what was drawn is no option
    assert {int(s.inner[0]) for s in starts} == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize(
    "options",
    [
        {"inner_order": [1, 1, 2, 3, 4, 5]},
        {"inner_order": [0, 1, 2, 3, 4, 5]},
        {"inner_order": [1, 2, 3]},
        {"animal_mode": "fixed", "animals": [3, 3]},
        {"animal_mode": "fixed", "animals": [12, 3]},
        {"animals": [0, 1, 2, 3, 4]},
        {"finish": 1},
        {"finish": 201},
        {"river": 0},
        {"river": 36},
        {"finish": 10},
        {"finish": 10, "river": 50},
        {"finish": 30, "river": 30},
        {"start_rotation": 12},
        {"births": [0]},
    ],
)
def test_impossible_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        jt.new("race", seats=4, seed=1, options=options)


def test_a_river_behind_finish_is_refused_with_both_numbers_in_every_language() -> None:
    with pytest.raises(BadOption) as refused:
        jt.new("race", seats=4, seed=1, options={"finish": 10})
    for lang in LANGUAGES:
        said = refused.value.text(lang)
        assert "18" in said and "10" in said and "river" in said and "finish" in said
    shortest = jt.new("race", seats=4, seed=1, options={"finish": 2, "river": 1})
    assert (int(shortest.record.finish), int(shortest.record.river)) == (2, 1)


@pytest.mark.parametrize(
    "changes",
    [
        {"track": {"river": 36}},
        {"outer": {"green5": ["4"] * 11}},
        {"outer": {"green5": ["X"] * 12}},
        {"actions": {"excluded_3p": [7]}},
        {"actions": {"movement": [1, 2, 3, 5, 6], "nonmovement": [4, 8]}},
        {"energy": {"total": [30, 9, 10, 10, 15, 5]}},
        {"energy": {"start": [1, 0, 0, 0, 0, 0]}},
        {"energy": {"prerequisites": [[], [], [], [3, 7], [4, 5], [5]]}},
        {"karma": {"prerace": {"p3": [1, 1, 1]}}},
        {"descend": {"one_lower": 3}},
        {"zodiac": {"first_year": 2044}},
        {"zodiac": {"first_year": 1899}},
        {"zodiac": {"last_year": 2101}},
        {"game": {"slug": "zodiac"}},
        {"game": {"seats": [2, 5]}},
        {"game": {"limit": 0}},
        {"track": {"finnish": 3}},
    ],
)
def test_components_that_do_not_fit_are_refused(changes: dict[str, object]) -> None:
    with pytest.raises(BadComponents):
        jt.new("race", seats=4, seed=1, components=changes)


def test_the_track_can_be_changed_by_options_and_by_components() -> None:
    m = jt.new("race", seats=4, seed=1, options={"finish": 50})
    assert (int(m.record.finish), int(m.record.river)) == (50, 18)
    m = jt.new("race", seats=4, seed=1, components={"track": {"finish": 24, "river": 12}})
    assert (int(m.record.finish), int(m.record.river)) == (24, 12)


def test_every_bid_and_karma_change_is_told() -> None:
    m = table(3)
    bid(m, "1 3 5")
    told = [(event.seat, event.details["delta"]) for event in of_kind(m.events(), "KARMA")]
    assert told == [(0, 1), (1, 2), (2, 3), (2, -1), (0, 1)]
