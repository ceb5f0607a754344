"""What speaks for a choice and against it is true: in set positions, and wherever it is said to be certain."""

import pytest

import jadetable as jt
from jadetable.conformance.playing import by_bots, play_on
from jadetable.core import compiled, registry
from jadetable.core.knowledge import Knowledge
from jadetable.core.match import Match
from jadetable.core.measures import of_game
from jadetable.core.words import LANGUAGES
from jadetable.review import grounds
from jadetable.review.grounds import GETS, LESS, MORE, PAYS, RIVAL_LESS, RIVAL_MORE, Ground, compare, in_words, line
from tests.games.mandarin import scenario as mandarin
from tests.games.race import scenario as race
from tests.games.ratdragon import scenario as ratdragon
from tests.games.wuxing import scenario as wuxing
from tests.games.zodiac import scenario as zodiac

pytestmark = pytest.mark.skipif(compiled.INTERPRETED, reason="too slow when interpreted")


def found(match: Match, seat: int, action: int, other: int) -> dict[tuple[str, str], Ground]:
    """What speaks for an action beside another one, by code and measure."""
    return {(one.code, one.measure.name): one for one in compare(match.know(seat), action, other, seconds=20).found}


def test_zodiac_taking_a_missing_sign_gets_it_for_certain() -> None:
    match = zodiac.table(2, {0: "Ra Ox Ti Rb Dr Sn", 1: "Ra Ra"}, {0: "Ra"}, discards="Pi")
    said = found(match, 0, match.parse("TAKE"), match.parse("DRAW"))
    assert said[GETS, "signs"].good and said[GETS, "signs"].amount == 1
    assert (GETS, "signs") not in found(match, 0, match.parse("DRAW"), match.parse("TAKE")), "the card is not known"
    before = of_game(match.game).count(match.view(0), 0)
    match.act(0, match.parse("TAKE"))
    assert of_game(match.game).count(match.view(0), 0)[0] == before[0] + 1


def test_zodiac_what_one_shows_alone_is_at_risk() -> None:
    match = zodiac.table(2, {0: "Ra Ox Ti Rb Dr Sn Ho Go", 1: "Ra Ra"}, {0: ""}, discards="Pi")
    match.act(0, match.parse("TAKE"))
    said = found(match, 0, match.parse("LAY.rat"), match.parse("LAY.ox"))
    assert said[GETS, "exposed"].good is False and said[GETS, "exposed"].amount == 1


def test_wuxing_a_claim_is_worth_its_points_and_a_token_is_spent() -> None:
    match = wuxing.table("Metal@2 Rat@0 Tiger@2", "5-3", top="Pig Ox Ji")
    claim = next(action for action in match.legal(0) if match.know(0).choice(action).kind == "CLAIM")
    nothing = match.parse("PASS")
    said = found(match, 0, claim, nothing)
    assert said[MORE, "tiles"].good and said[MORE, "points"].good
    gain = next(one["gain"] for one in match.view(0)["board"] if one["matches"])
    before = match.view(0)["players"][0]["score"]
    match.act(0, claim)
    assert match.view(0)["players"][0]["score"] == before + gain


def test_mandarin_cashing_in_brings_its_price_and_costs_the_figure() -> None:
    match = mandarin.table(cards={0: "Do Do Pi"}, money={0: 100})
    cash = mandarin.code("FIGURE", "Do")
    said = found(match, 0, cash, mandarin.code("ROLL", None))
    pays, gets = said[PAYS, "figures"], said[GETS, "money"]
    assert (pays.good, pays.amount, gets.good) == (False, -1, True)
    purse = mandarin.money(match)[0]
    match.act(0, cash)
    assert mandarin.money(match)[0] - purse == gets.amount


def test_race_strategise_brings_energy_and_costs_ground() -> None:
    match = race.bench(hand={0: "1 1 2 6"}, area={0: "1/1 2/2 3/3 4/2"})
    said = found(match, 0, race.code("8/1"), race.code("6/6"))
    assert said[MORE, "energy"].good
    assert not said[LESS, "spaces"].good
    assert all(code not in (GETS, PAYS) for code, _ in said), "the others choose at the same time"


def test_ratdragon_a_pair_is_worth_its_points_at_once() -> None:
    match = ratdragon.prepared({0: [(12, range(60, 72))]})
    ratdragon.open_with(match, 2, 3, 1)
    match.act_all(0, [ratdragon.TAKE_SINGLE, 72])
    said = found(match, 0, 60, ratdragon.NO_PAIR)
    before = match.scores[0]
    assert said[MORE, "pairs"].good and said[MORE, "pairs"].amount == 1
    match.act(0, 60)
    assert said[MORE, "points"].amount >= 11 and match.scores[0] > before


def choices(slug: str) -> list[tuple[Match, Knowledge]]:
    """Some questions of a game on its way, each with the true position."""
    match = jt.new(slug, seed=5)
    kept: list[tuple[Match, Knowledge]] = []
    bots = by_bots(match, *["greedy"] * match.seats)
    while not match.over and len(match.actions) < 80:
        known = match.know(match.asked[0])
        if known.count > 1 and len(match.actions) % 7 == 0 and len(kept) < 6:
            kept.append((match.clone(), known))
        play_on(match, bots, most=1)
    return kept


@pytest.mark.parametrize("slug", registry.house_slugs())
def test_what_is_certain_comes_true_and_every_sentence_is_there(slug: str) -> None:
    said = set()
    for match, known in choices(slug):
        measures = of_game(match.game)
        for action in known.legal[:3]:
            other = next(one for one in known.legal if one != action)
            told = compare(known, action, other)
            for lang in LANGUAGES:
                assert all(text and "{" not in text for _, text in in_words(told, match.teller(lang)))
            after = match.clone()
            before = measures.count(match.view(known.seat), known.seat)
            after.act(known.seat, action)
            now = measures.count(after.view(known.seat), known.seat)
            for ground in told.found:
                said.add(ground.code)
                assert ground.good == ((ground.amount > 0) == ground.measure.good) ^ (ground.seat >= 0)
                if ground.code in (GETS, PAYS):
                    place = measures.listed.index(ground.measure)
                    assert now[place] - before[place] == ground.amount, (match.describe(known.seat, action), ground)
    assert said & {MORE, LESS, RIVAL_MORE, RIVAL_LESS}, "something differs between choices"


@pytest.mark.parametrize("slug", registry.house_slugs())
def test_grounds_are_the_same_in_two_worlds_that_the_seat_cannot_tell_apart(slug: str) -> None:
    match, known = choices(slug)[-1]
    twin = match.clone()
    twin.position.records[:] = match.imagine(known.seat, 99)
    action, other = known.legal[:2]
    assert compare(twin.know(known.seat), action, other, seconds=20) == compare(known, action, other, seconds=20)
    assert line(twin.know(known.seat), action) == line(known, action)


def test_the_line_of_a_drawing_is_the_whole_creature() -> None:
    match = jt.new("ratdragon", seats=1, seed=3)
    known = match.know(0)
    best = grounds.own_judgement(known)
    steps = line(known, best)
    number = steps[0].details["number"]
    squares = next(one["squares"] for one in known.facts["creatures"] if one["number"] == number)
    assert len(steps) == 1 + squares and all(one.kind == "SQUARE" for one in steps[1:])
    match.act_all(0, [one.action for one in steps])
    assert match.view(0)["players"][0]["drawn"] == [number]
