"""What a view tells in known positions, and the facts that never change."""

from typing import Any

import pytest

from jadetable.core.match import Match
from tests.games.mandarin.scenario import play, table

ELEVEN = "Ra Ox Ti Rb Dr Sn Ho Go Mo Ro Do"
SIX_DOGS = "Do Do Do Do Do Do*"


def figures(entries: list[dict[str, Any]]) -> list[tuple[str, int, int]]:
    """Figures as animal, ordinary ones, Emperors."""
    return [(entry["animal"], entry["ordinary"], entry["emperors"]) for entry in entries]


def one_short(match: Match) -> list[bool]:
    """Who lacks one figure."""
    return [player["one_short"] for player in match.view(0)["players"]]


def test_a_card_lists_the_animals_that_are_there_in_zodiac_order() -> None:
    player = table(cards={1: "Pi Ox* Ox Ox"}).view(0)["players"][1]
    assert figures(player["card"]) == [("ox", 2, 1), ("pig", 1, 0)]
    assert (player["figures"], player["different"], player["alike"]) == (4, 2, 3)


def test_the_score_counts_figures_in_the_collector_game() -> None:
    match = table(cards={1: "Pi Ox"})
    assert [player["score"] for player in match.view(0)["players"]] == [0, 2, 0]


def test_the_score_of_the_money_game_is_wealth_where_the_purse_may_be_seen() -> None:
    cards = {0: "Pi*", 1: "Ox"}
    match = table(cards=cards, variant="money")
    assert [player["score"] for player in match.view(0)["players"]] == [3400, None, None]
    match = table(cards=cards, variant="money", open_money=True)
    assert [player["score"] for player in match.view(None)["players"]] == [3400, 3200, 3000]


def test_a_controlled_sector_shows_whose_it_is_and_what_it_costs() -> None:
    shown = table(cards={1: "Ox Ox Ox*", 2: "Do Do Do"}).view(None)
    assert shown["banners"] == [
        {"animal": "ox", "owner": 1, "toll": 400},
        {"animal": "dog", "owner": 2, "toll": 200},
    ]


def test_before_the_roll_the_view_says_where_each_face_leads() -> None:
    match = table(pos={0: 33})
    assert [entry["space"] for entry in match.view(1)["reach"]] == [34, 35, 0, 1, 2, 3]
    assert [entry["die"] for entry in match.view(1)["reach"]] == [1, 2, 3, 4, 5, 6]
    play(match, "0:ROLL=2>Go-")
    assert match.view(1)["reach"] == [] and match.view(1)["die"] == 2


def test_an_auction_shows_bids_and_bidders() -> None:
    match = play(table(), "0:ROLL=1>Go- 0:RISK>Do+ 0:RAISE.3 1:DROP")
    assert match.view(0)["auction"] == {
        "special": False,
        "auctioneer": None,
        "attempt": 1,
        "high_bid": 300,
        "high_seat": 0,
        "bidding": [0, 2],
        "barred": [],
    }
    assert match.view(0)["lot"]["size"] == 2 and figures(match.view(0)["lot"]["face_up"]) == [("dog", 1, 0)]


def test_a_special_auction_names_the_auctioneer() -> None:
    match = play(table(cards={0: SIX_DOGS}, variant="money"), "0:ROLL=1>Go-")
    assert match.view(0)["auction"] is None
    auction = play(match, "0:SPECIAL").view(2)["auction"]
    assert auction["special"] and auction["auctioneer"] == 0 and auction["high_seat"] is None


def test_a_second_attempt_bars_the_defaulter() -> None:
    lot = "0:ROLL=1>Go- 0:RISK>Do+ 0:RAISE.6 1:DROP 2:DROP"
    auction = play(table(money={0: 500}, table_rules=True), lot).view(1)["auction"]
    assert auction["attempt"] == 2 and auction["barred"] == [0] and auction["bidding"] == [1, 2]


def test_eleven_animals_are_one_short_in_either_game() -> None:
    for variant in ("collector", "money"):
        assert one_short(table(cards={0: ELEVEN, 1: "Pi"}, variant=variant)) == [True, False, False]


@pytest.mark.parametrize(
    ("options", "short"),
    [({}, True), ({"variant": "money"}, False), ({"variant": "money", "money_end": "either"}, True)],
    ids=str,
)
def test_five_alike_are_one_short_where_six_alike_end_the_game(options: dict[str, Any], short: bool) -> None:
    assert one_short(table(cards={0: "Do Do Do Do Do"}, **options)) == [short, False, False]


def test_nobody_is_one_short_when_the_game_is_over() -> None:
    match = play(table(cards={0: ELEVEN, 1: "Pi", 2: "Ra*"}, pos={1: 3}), "0:ROLL=4 0:FIGURE.Pi")
    shown = match.view(None)
    assert one_short(match) == [False] * 3 and shown["completer"] == 0 and shown["ended_by"] == "twelve"


def test_a_full_set_ends_the_game_by_its_name() -> None:
    match = play(table(cards={0: "Do Do Do Do Do"}), "0:ROLL=1>Do*- 0:KEEP")
    assert match.view(None)["ended_by"] == "set"


def brings(match: Match, seat: int) -> dict[str, Any]:
    """What the lot on the board would bring a seat."""
    told: dict[str, Any] = match.view(0)["players"][seat]["brings"]
    return told


def test_a_lot_tells_everybody_what_its_open_figures_would_bring() -> None:
    cards = {0: "Do Do", 1: ELEVEN.replace(" Do", " Pi"), 2: "Go"}
    match = play(table(cards=cards), "0:ROLL=1>Go- 0:RISK>Do*+")
    assert brings(match, 0) == {"fresh": [], "sectors": ["dog"], "value": 400, "completes": None}
    assert brings(match, 1) == {"fresh": ["dog"], "sectors": [], "value": 400, "completes": "twelve"}
    assert brings(match, 2) == {"fresh": ["dog"], "sectors": [], "value": 400, "completes": None}


def test_a_sector_held_by_a_stronger_rival_is_not_promised() -> None:
    match = play(table(cards={0: "Do Do", 1: "Do Do Do*"}), "0:ROLL=1>Do+")
    assert brings(match, 0)["sectors"] == [] and brings(match, 1)["sectors"] == []


def test_six_alike_are_promised_only_where_they_end_the_game() -> None:
    cards = {0: "Do Do Do Do Do"}
    for variant, promised in (("collector", "set"), ("money", None)):
        assert brings(play(table(cards=cards, variant=variant), "0:ROLL=1>Do*+"), 0)["completes"] == promised


def test_an_empty_board_brings_nothing() -> None:
    assert brings(table(), 0) == {"fresh": [], "sectors": [], "value": 0, "completes": None}


def test_a_figure_to_take_says_what_it_brings() -> None:
    match = play(table(cards={0: "Do Do Ox", 1: "Do Do Do Ox Pi"}, pos={1: 3}), "0:ROLL=4")
    told = {choice.text: choice.details["brings"] for choice in match.choices(0)}
    names = {text.split(" from ")[0]: brought for text, brought in told.items()}
    assert names == {"Take an Ox": 0, "Take a Dog": 2, "Take a Pig": 1}


def test_a_question_with_one_answer_names_it() -> None:
    match = table()
    assert match.view(0)["prompt"] == "roll" and table(cards={0: "Pi"}).view(0)["prompt"] == "turn"
    play(match, "0:ROLL=1>Go- 0:RISK>Do+")
    assert match.view(0)["prompt"] == "bid"
    poor = play(table(money={1: 200}), "0:ROLL=1>Go- 0:RISK>Do+ 0:RAISE.3")
    assert poor.view(1)["prompt"] == "outbid" and [choice.kind for choice in poor.choices(1)] == ["DROP"]


def test_looking_changes_nothing() -> None:
    known = table(cards={0: ELEVEN, 1: "Pi"}).know(0)
    before = known.records.tobytes()
    assert known.view and known.facts and known.records.tobytes() == before


def test_the_facts_draw_the_board() -> None:
    spaces = table().know(0).facts["spaces"]
    assert len(spaces) == 36 and [place for place, space in enumerate(spaces) if space["character"]] == list(
        range(1, 36, 3)
    )
    assert [space["animal"] for space in spaces[:4]] == ["rat", "rat", "rat", "ox"] and spaces[35]["animal"] == "pig"


def test_the_facts_tell_prices_bids_and_goals() -> None:
    match = table(components={"money": {"toll": 300}, "auction": {"minimum": 200}}, variant="money", round_limit=9)
    facts = match.know(1).facts
    assert facts["pay"] == {
        "start": 3000,
        "bank": 100,
        "toll": 300,
        "toll_emperor": 400,
        "value": 200,
        "value_emperor": 400,
    }
    assert facts["bids"] == {"minimum": 200, "step": 100, "cap": 30000}
    assert facts["goals"] == {"control": 3, "distinct": 12, "same": 6, "special_same": 6}
    assert facts["copies"] == {"figures": 6, "emperors": 1} and facts["notes"] == [1000, 500, 100]
    assert facts["variant"] == "money" and facts["money_end"] == "twelve" and facts["round_limit"] == 9
