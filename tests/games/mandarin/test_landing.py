"""The board: moving, the Bank, tolls and control, bankruptcy, cashing in."""

import pytest

from jadetable.games.mandarin.rules_figures import control
from tests.games.mandarin.scenario import card, legal, money, play, step, table, turn_of
from tests.kit.asking import details, kinds, phase

OX = 1


def test_the_bank_pays_on_a_character_space_and_the_turn_ends() -> None:
    match = table()
    happened = step(match, "0:ROLL=3")
    assert money(match) == [3100, 3000, 3000] and turn_of(match) == 1 and match.record.pos[0] == 4
    assert kinds(happened) == ["ROLL", "MOVE", "BANK", "TURN"]
    assert details(happened, "ROLL") == (0, 3, 1) and details(happened, "MOVE") == (0, 1, 4)
    assert details(happened, "BANK") == (0, 100) and details(happened, "TURN") == (1, 1)


def test_three_figures_control_a_sector_and_the_bank_pays_nothing_there() -> None:
    match = table(cards={1: "Ox Ox Ox"})
    happened = step(match, "0:ROLL=3")
    assert money(match) == [2800, 3200, 3000] and turn_of(match) == 1
    assert details(happened, "TOLL") == (0, 1, 200, 200) and "BANK" not in kinds(happened)


def test_the_emperor_doubles_the_toll_also_on_a_coloured_space() -> None:
    match = play(table(cards={1: "Ox Ox Ox*"}), "0:ROLL=2")
    assert money(match) == [2600, 3400, 3000] and phase(match) == "DRAWN"


def test_the_controller_pays_nothing_and_still_gets_the_banks_money() -> None:
    match = play(table(cards={0: "Ox Ox Ox"}), "0:ROLL=3")
    assert money(match) == [3100, 3000, 3000] and turn_of(match) == 1
    match = play(table(cards={0: "Ox Ox Ox"}), "0:ROLL=2")
    assert money(match) == [3000, 3000, 3000] and phase(match) == "DRAWN"


def test_of_two_holders_of_three_the_one_with_the_emperor_controls() -> None:
    match = play(table(cards={1: "Ox Ox Ox", 2: "Ox Ox Ox*"}), "0:ROLL=3")
    assert money(match) == [2600, 3000, 3400]


def test_an_emperor_with_too_few_figures_controls_nothing() -> None:
    match = play(table(cards={1: "Ox Ox Ox Ox", 2: "Ox Ox*"}), "0:ROLL=3")
    assert money(match) == [2800, 3200, 3000]


@pytest.mark.parametrize(
    ("first", "second", "controller"),
    [("Ox Ox Ox", "Ox Ox Ox Ox", 2), ("Ox Ox Ox Ox", "Ox Ox Ox", 1), ("Ox Ox Ox", "Ox Ox Ox", -1)],
)
def test_without_an_emperor_more_figures_control_and_equals_cancel_out(
    first: str, second: str, controller: int
) -> None:
    match = table(
        cards={1: first, 2: second}, components={"figures": {"copies": 9, "emperors": 0}, "goals": {"same": 9}}
    )
    assert control(match.components, match.record, OX) == controller


def test_more_emperors_come_before_more_figures() -> None:
    parts = {"figures": {"copies": 12, "emperors": 4}, "goals": {"same": 12}}
    match = table(cards={0: "Ox Ox Ox*", 1: "Ox Ox* Ox*", 2: "Ox Ox Ox Ox Ox Ox*"}, components=parts)
    assert control(match.components, match.record, OX) == 1
    match = table(4, {0: "Ox Ox Ox*", 1: "Ox Ox Ox*", 2: "Ox Ox Ox Ox*"}, components=parts)
    assert control(match.components, match.record, OX) == 2


def test_the_toll_is_judged_before_the_figure_of_this_turn() -> None:
    match = table(cards={0: "Ox Ox", 1: "Ox Ox Ox"})
    play(match, "0:ROLL=2>Ox*-")
    assert money(match) == [2800, 3200, 3000]
    play(match, "0:KEEP")
    assert control(match.components, match.record, OX) == 0 and money(match) == [2800, 3200, 3000]
    match.record.pos[1] = 1
    play(match, "1:ROLL=3")
    assert money(match) == [3200, 2800, 3000]


def test_a_bankrupt_seat_hands_over_its_money_and_a_figure_of_the_creditors_choice() -> None:
    match = table(cards={0: "Do Do*", 1: "Ox Ox Ox"}, money={0: 100})
    happened = step(match, "0:ROLL=2")
    assert details(happened, "TOLL") == (0, 1, 200, 100)
    assert money(match) == [0, 3100, 3000] and match.asked == (1,) and phase(match) == "SEIZE"
    assert legal(match) == {"FIGURE.Do", "FIGURE.Do*"}
    happened = step(match, "1:FIGURE.Do*>Go-")
    assert details(happened, "SEIZE") == (1, 0, 10, 1) and card(match, 0) == "Do" and card(match, 1) == "Ox Ox Ox Do*"
    assert phase(match) == "DRAWN" and match.asked == (0,) and match.faults == []


def test_a_bankrupt_seat_with_an_empty_card_is_forgiven_the_rest() -> None:
    match = play(table(cards={1: "Ox Ox Ox"}, money={0: 100}), "0:ROLL=3")
    assert money(match) == [0, 3100, 3000] and turn_of(match) == 1


def test_paying_with_the_last_note_is_not_bankruptcy() -> None:
    match = play(table(cards={0: "Do", 1: "Ox Ox Ox"}, money={0: 200}), "0:ROLL=3")
    assert money(match) == [0, 3200, 3000] and card(match, 0) == "Do" and turn_of(match) == 1


def test_a_seized_figure_can_win_the_game_in_another_seats_turn() -> None:
    match = table(cards={0: "Pi", 1: "Ra Ox Ox Ox Ti Rb Dr Sn Ho Go Mo Ro Do"}, money={0: 0})
    play(match, "0:ROLL=2 1:FIGURE.Pi")
    assert match.over and match.record.completer == 1 and match.record.pos[0] == 3
    assert match.ranking == (3, 1, 2)


def test_figures_are_cashed_before_the_roll_and_at_no_other_time() -> None:
    match = table(cards={0: "Do Do* Pi"})
    happened = step(match, "0:FIGURE.Do")
    assert details(happened, "CASH") == (0, 10, 0, 200) and match.record.pagoda_n == 70
    happened = step(match, "0:FIGURE.Do*")
    assert details(happened, "CASH") == (0, 10, 1, 400)
    assert money(match)[0] == 3600 and phase(match) == "TURN" and legal(match) == {"ROLL", "FIGURE.Pi"}
    play(match, "0:ROLL=1")
    assert legal(match) == {"KEEP", "RISK"}


def test_a_cashed_figure_can_be_drawn_again_in_the_same_turn() -> None:
    match = table(cards={0: "Do*"})
    play(match, "0:FIGURE.Do* 0:ROLL=1>Do*+ 0:KEEP")
    assert card(match, 0) == "Do*" and money(match)[0] == 3400


def test_cashing_may_give_control_away() -> None:
    match = table(cards={0: "Ox Ox Ox"})
    play(match, "0:FIGURE.Ox")
    assert control(match.components, match.record, OX) == -1


def test_the_board_is_a_ring() -> None:
    match = play(table(pos={0: 34}), "0:ROLL=6")
    assert match.record.pos[0] == 4 and money(match)[0] == 3100


def test_standing_in_a_sector_when_control_changes_costs_nothing() -> None:
    match = table(cards={0: "Do Do"}, pos={0: 1, 1: 31, 2: 30})
    play(match, "0:ROLL=1>Do- 0:KEEP")
    assert control(match.components, match.record, 10) == 0 and money(match) == [3000, 3000, 3000]


def test_an_empty_card_is_still_asked_to_roll() -> None:
    assert legal(table()) == {"ROLL"}
