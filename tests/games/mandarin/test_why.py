"""Every refusal has its own reason, and only refusals have one."""

import pytest

from jadetable.core.match import Match
from jadetable.games.mandarin.why import REASONS
from tests.games.mandarin.scenario import MOVE, code, play, table

LOT = "0:ROLL=1>Go- 0:RISK>Do+"
DRY = {"figures": {"copies": 1, "emperors": 0}}
SIX = "Do Do Do Do Do Do*"


def turn() -> Match:
    return table(cards={0: "Do"})


def drawn(cards: str = "Do", **options: object) -> Match:
    return play(table(cards={0: cards}, **options), "0:ROLL=1>Go-")  # type: ignore[arg-type]


def victim() -> Match:
    return play(table(5, {1: "Pi", 2: "Do"}, pos={1: 3, 2: 4, 3: 4}), "0:ROLL=4")


def four() -> Match:
    return play(table(4, {1: "Pi", 2: "Do"}, pos={1: 3, 2: 4}), "0:ROLL=4")


CASES = [
    ("roll-first", turn, "KEEP"),
    ("roll-first", turn, "SPECIAL"),
    ("no-auction", turn, "RAISE.1"),
    ("nobody-overtaken", turn, "SEAT.1"),
    ("not-on-your-card", turn, "FIGURE.Do*"),
    ("already-rolled", drawn, "ROLL"),
    ("no-auction", drawn, "DROP"),
    ("nobody-overtaken", drawn, "SEAT.1"),
    ("cash-before-rolling", drawn, "FIGURE.Do"),
    (
        "pagoda-empty",
        lambda: play(table(cards={0: "Ra Ox Ti Rb", 1: "Dr Sn Ho", 2: "Mo Ro Do Pi"}, components=DRY), "0:ROLL=1>Go-"),
        "RISK",
    ),
    ("special-money-game", drawn, "SPECIAL"),
    ("special-set", lambda: drawn(variant="money"), "SPECIAL"),
    ("special-first-figure", lambda: play(drawn(SIX, variant="money"), "0:RISK>Pi-"), "SPECIAL"),
    (
        "special-used",
        lambda: play(drawn(SIX, variant="money", special_once=True), "0:KEEP 1:ROLL=3 2:ROLL=3 0:ROLL=1>Pi-"),
        "SPECIAL",
    ),
    ("bid-or-drop", lambda: play(table(), LOT), "KEEP"),
    ("bid-or-drop", lambda: play(table(), LOT), "FIGURE.Do"),
    ("below-minimum", lambda: play(table(components={"auction": {"minimum": 300}}), LOT), "RAISE.2"),
    ("above-money", lambda: play(table(money={0: 500}), LOT), "RAISE.6"),
    ("above-cap", lambda: play(table(table_rules=True, components={"auction": {"bid_cap": 500}}), LOT), "RAISE.6"),
    ("choose-seat", victim, "ROLL"),
    ("no-such-seat", four, "SEAT.4"),
    ("yourself", victim, "SEAT.0"),
    ("not-overtaken", victim, "SEAT.4"),
    ("card-empty", victim, "SEAT.3"),
    ("choose-taken", lambda: play(victim(), "0:SEAT.1"), "KEEP"),
    ("not-on-that-card", lambda: play(victim(), "0:SEAT.1"), "FIGURE.Do"),
    ("choose-seized", lambda: play(table(cards={0: "Do", 1: "Ox Ox Ox"}, money={0: 0}), "0:ROLL=3"), "DROP"),
]


@pytest.mark.parametrize(("reason", "position", "move"), CASES, ids=[f"{case[0]}-{case[2]}" for case in CASES])
def test_a_refusal_says_why(reason: str, position: object, move: str) -> None:
    match = position()  # type: ignore[operator]
    (seat,) = match.asked
    found = MOVE.fullmatch(f"{seat}:{move}")
    assert found is not None
    action = code(found[2], found[3])
    given = match.know(seat).why(action)
    assert given is not None and given.name == reason and action not in match.legal(seat)
    for lang in ("en", "it", "zh-Hans"):
        assert match.why_not(seat, action, lang)


def test_no_reason_is_without_a_case() -> None:
    assert {case[0] for case in CASES} == {kind.name for kind in REASONS} - {"allowed"}


def test_a_reason_gives_its_numbers() -> None:
    match = play(table(money={0: 500}), LOT)
    given = match.know(0).why(code("RAISE", "6"))
    assert given is not None and given.details == {"amount": 600, "money": 500}
    given = play(victim(), "0:SEAT.1").know(0).why(code("FIGURE", "Do*"))
    assert given is not None and given.details == {"victim": 1, "animal": 10, "emperor": 1}


def test_what_is_legal_has_no_reason_against_it() -> None:
    for position in (turn, drawn, victim, four):
        match = position()
        (seat,) = match.asked
        reasons = [match.why_not(seat, action) for action in range(match.game.actions.size)]
        assert [action for action, why in enumerate(reasons) if why is None] == match.legal(seat)


def test_the_amount_of_a_bid_and_the_use_of_a_figure_are_told() -> None:
    match = play(table(), LOT + " 0:RAISE.3")
    assert match.describe(1, code("RAISE", "2")) == "Bid 500 yuan"
    assert turn().describe(0, code("FIGURE", "Do")) == "Cash in a Dog: 200 yuan"
    match = play(victim(), "0:SEAT.1")
    match.names[1] = "Mei"
    assert match.describe(0, code("FIGURE", "Pi")) == "Take a Pig from Mei (new to you)"
