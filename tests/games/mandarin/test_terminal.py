"""The drawing: it fits, it shows what must be seen, and keeps what must not."""

import pytest
from rich.cells import cell_len

from jadetable.core.match import Match
from jadetable.core.words import LANGUAGES
from jadetable.games.mandarin.terminal import draw
from tests.games.mandarin.scenario import play, table
from tests.kit import screen

NAMES = ["Alessandra Maria Luisa", "Mei", "Tao", "Lan", "Bo"]
CROWD = {1: 1, 2: 1, 3: 1, 4: 1}
CARDS = {0: "Ra Ox Ti Rb Dr Sn Ho Go Mo Ro Do", 1: "Ox Ox Ox*", 2: "Do Do* Do"}


def drawn(match: Match, seat: int | None, lang: str = "en") -> str:
    """The table as text."""
    return screen.drawn(draw, match, seat, lang, NAMES)


def moments() -> list[Match]:
    start = table(5, CARDS, {0: 3700}, CROWD)
    auction = play(table(5, CARDS, {0: 3700}, CROWD, table_rules=True), "0:ROLL=1>Go- 0:RISK>Pi- 0:RISK>Do+ 0:RAISE.3")
    special = play(table(cards={0: "Do Do Do Do Do Do*"}, variant="money"), "0:ROLL=1>Go- 0:SPECIAL 1:RAISE.1")
    over = play(table(4, round_limit=1), "0:ROLL=3 1:ROLL=3 2:ROLL=3 3:ROLL=3")
    six = play(table(5, {0: "Do Do Do Do Do"}), "0:ROLL=1>Do*- 0:KEEP")
    return [start, auction, play(auction.clone(), "1:DROP"), special, over, six]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_moment_fits_in_eighty_columns(lang: str) -> None:
    for match in moments():
        for seat in (None, *range(match.seats)):
            text = drawn(match, seat, lang)
            assert max(cell_len(line) for line in text.splitlines()) <= 80
            assert "…" not in text and "mandarin-" not in text


def test_pawns_banners_and_cards_are_seen() -> None:
    text = drawn(moments()[0], 0)
    assert "字12345" in text and "⚑2 400" in text and "⚑3 400" in text and "3★" in text and "11/12" in text
    assert "one away" in text and "55/72" in text


def test_ones_own_purse_is_open_and_the_others_are_closed() -> None:
    match = moments()[0]
    assert "3700  (3 × 1000 + 1 × 500 + 2 × 100)" in drawn(match, 0)
    assert "3700" not in drawn(match, 1) and drawn(match, 1).count("closed") == 4
    assert drawn(match, None).count("closed") == 5


def test_hidden_figures_show_only_their_backs() -> None:
    text = drawn(moments()[1], 0)
    assert "🐕 Dog  ▮▮ 2 face down" in text and "300 yuan by Alessandra" in text


def test_who_is_out_is_marked() -> None:
    assert "2 Mei (out)" in drawn(moments()[2], 3)


def test_the_end_opens_all_purses() -> None:
    assert drawn(moments()[4], None).count("= 3,100 yuan") == 4


def test_six_alike_are_a_complete_collection_and_not_called_twelve() -> None:
    match = moments()[5]
    text = drawn(match, None)
    assert match.record.ended_by == 6 and "complete" in text and "twelve" not in text
