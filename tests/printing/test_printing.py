"""Games on paper: true sizes, fronts and backs in register, nothing off the page, three languages, clear refusals."""

import functools
import gc
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from reportlab.pdfbase import pdfmetrics

from jadetable.almanac import ELEMENT_NAMES, SIGN_NAMES
from jadetable.core import registry
from jadetable.core.errors import BadComponents
from jadetable.core.words import LANGUAGES, locale_texts, words
from jadetable.printing import book, letters, paper, svg
from jadetable.printing.book import PrintError
from jadetable.printing.parts import CARD, Pieces
from tests.cli.jade import jade
from tests.printing.pdf import Pdf
from tests.toy import toy

GAMES = registry.house_slugs()
TENTH = 0.1  # of a millimetre


@functools.cache
def printed(slug: str, lang: str = "en", on: str = "a4", saving: bool = False) -> Pdf:
    """A game as printed."""
    return Pdf(book.make(registry.find(slug), None, lang, book.find_paper(on), saving))


@pytest.fixture(scope="module", autouse=True)
def all_closed() -> Iterator[None]:
    """The library says so at the very end of a run if a file is still open."""
    yield
    printed.cache_clear()
    gc.collect()


def parts(slug: str) -> list[tuple[Pieces, list[int]]]:
    """The pieces of a game, and the pages they are on, counted from 0."""
    game, say = registry.find(slug), words("en")
    found = book.pages(game, None, paper.PAPERS["a4"], say)
    assert len(found) == len(printed(slug))
    return [
        (part, [place for place, page in enumerate(found) if page.part == number])
        for number, part in enumerate(book.sheets_of(game)(game.load_components(), say).parts)
        if isinstance(part, Pieces)
    ]


@pytest.mark.parametrize("on", paper.PAPERS)
@pytest.mark.parametrize("slug", GAMES)
def test_nothing_lies_off_the_page_or_where_printers_cannot_reach(slug: str, on: str) -> None:
    pdf, sheet = printed(slug, on=on), paper.PAPERS[on]
    for page in range(len(pdf)):
        assert sorted(pdf.size(page)) == pytest.approx(sorted((sheet.width, sheet.height)), abs=TENTH)
        assert not pdf.ink_outside(page, 2.5), f"{slug} on {on}, page {page + 1}"


@pytest.mark.parametrize("slug", GAMES)
def test_every_piece_has_its_true_size_and_number_and_its_back_lies_behind_it(slug: str) -> None:
    for part, pages in parts(slug):
        pdf, count = printed(slug), 0
        for page in pages[:: 2 if part.has_backs else 1]:
            assert page % 2 == 0  # the front of a sheet of paper; what is printed on its other side belongs to it
            fronts = pdf.stamps(page)
            count += len(fronts)
            for _, _, wide, high in fronts:
                assert wide <= part.size[0] + TENTH and high <= part.size[1] + TENTH
                assert part.gap or (wide, high) == pytest.approx(part.size, abs=TENTH)
            if part.has_backs:
                corners = [(pdf.size(page)[0] - x - part.size[0], y) for x, y, *_ in pdf.stamps(page + 1)]
                for (x, y, *_), behind in zip(fronts, corners, strict=True):
                    assert (x, y) == pytest.approx(behind, abs=TENTH)
        assert count == part.count


def test_the_deck_of_zodiac_is_a_hundred_poker_cards_on_both_sides_of_twelve_sheets() -> None:
    ((deck, pages),) = parts("zodiac")
    assert (deck.count, deck.size, len(pages)) == (100, CARD, 24)
    left, top, *_ = printed("zodiac").stamps(pages[0])[0]
    marks = [line for line in printed("zodiac").lines(pages[0]) if line[2] < 1 or line[3] < 1]
    across = sorted({round(x + wide / 2 - left, 1) for x, y, wide, high in marks if high > wide})
    assert across == [0.0, 63.0, 126.0, 189.0]
    assert sorted({round(y + high / 2 - top, 1) for x, y, wide, high in marks if wide > high}) == [
        0.0,
        88.0,
        176.0,
        264.0,
    ]


def test_copies_come_from_the_components() -> None:
    game, on = registry.find("zodiac"), book.find_paper("a4")
    changed = {"deck": {"cats": 12}, "game": {"seats": [2, 6]}}
    pdf = Pdf(book.make(game, changed, "en", on))
    said = "".join(pdf.text(page) for page in range(len(pdf)))
    assert (
        said.count("Cat") - "".join(printed("zodiac").text(page) for page in range(len(printed("zodiac")))).count("Cat")
        >= 4
    )
    assert "deck.cats: 12 instead of 8" in pdf.text(0)
    assert "instead of" not in printed("zodiac").text(0)


def test_a_longer_track_goes_over_pages_that_say_where_they_are_glued() -> None:
    game, on = registry.find("race"), book.find_paper("a4")
    pdf = Pdf(book.make(game, {"track": {"finish": 90, "river": 40}}, "en", on))
    glued = [page for page in range(len(pdf)) if "glue page" in pdf.text(page)]
    numbers = Counter(word for page in range(len(pdf)) for word in pdf.text(page).split())
    assert len(pdf) > len(printed("race")) and glued
    assert all(numbers[str(space)] for space in range(1, 91))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_the_rules_of_every_chapter_are_there_in_each_language(slug: str, lang: str) -> None:
    pdf, say = printed(slug, lang), words(lang)
    said = "".join("".join(pdf.text(page) for page in range(len(pdf))).split())
    for chapter in registry.find(slug).chapters:
        assert "".join(say.text(f"{slug}-rules-{chapter.replace('_', '-')}.title").split()) in said
    assert f"{slug}-" not in said and "print-" not in said


@pytest.mark.parametrize("font", letters.FILES)
def test_the_letters_have_every_character_of_what_is_printed(font: str) -> None:
    letters.prepare()
    known = pdfmetrics.getFont(font).face.charToGlyph
    files = {"print.ftl", *(f"{slug}.ftl" for slug in GAMES)}
    spoken = [text for lang in LANGUAGES for name, text in locale_texts(lang) if name in files]
    assert len(spoken) == len(files) * len(LANGUAGES)
    shared = ("rules-heading", *(f"sign-{sign}" for sign in SIGN_NAMES), *(f"element-{name}" for name in ELEMENT_NAMES))
    spoken += [words(lang).text(message, title="") for lang in LANGUAGES for message in shared]
    missing = {one for one in "".join(spoken) if one.isprintable() and ord(one) not in known}
    assert missing - {"⚑"} == set(), "run python -m scripts.fonts"  # a flag of Mandarin's table in a terminal


def test_one_side_only_has_no_backs_and_no_empty_pages_but_both_faces_of_a_board() -> None:
    for slug in ("race", "wuxing"):
        pdf = Pdf(book.make(registry.find(slug), None, "en", book.find_paper("a4"), one_sided=True))
        said = [pdf.text(page) for page in range(len(pdf))]
        assert len(pdf) < len(printed(slug)) and not any("back of" in text or "Left empty" in text for text in said)
        assert sum(len(pdf.stamps(page)) for page in range(len(pdf)) if said[page].count(" · ") == 1) >= 27
        assert sum("Wheel: the ring ·" in text for text in said) == (2 if slug == "race" else 0)


def test_saving_ink_saves_most_of_it() -> None:
    for slug in ("zodiac", "race"):
        dark = [
            sum(float((255 - page).sum()) for page in printed(slug, saving=saving).pictures())
            for saving in (False, True)
        ]
        assert dark[1] < dark[0] / 3


def test_the_same_game_is_the_same_file() -> None:
    on = book.find_paper("a4")
    game = registry.find("ratdragon")
    assert book.make(game, None, "en", on) == book.make(game, None, "en", on)


# --- refusals ---------------------------------------------------------------------------------------------------------


def test_the_command_writes_a_file_and_says_so(tmp_path: Path) -> None:
    target = tmp_path / "z.pdf"
    result = jade("print", "ratdragon", "--paper", "letter", "--lang", "it", "--out", target)
    assert (result.exit_code, str(target) in result.stdout) == (0, True)
    assert target.read_bytes().startswith(b"%PDF") and [path.name for path in tmp_path.iterdir()] == ["z.pdf"]


def test_what_cannot_be_printed_is_refused_in_a_sentence_and_leaves_nothing(tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text("[deck]\ncats = -1\n")
    target = tmp_path / "x.pdf"
    for given, expected in (
        (("zodiac", "--components", bad), "$.deck.cats"),
        (("zodiac", "--components", tmp_path / "none.toml"), "There is no file"),
        (("zodiac", "--lang", "xx"), "xx"),
        (("zodiac", "--paper", "a0"), "There is no paper called “a0”. Papers: a4, letter."),
        (("chess",), "There is no game called “chess”"),
    ):
        result = jade("print", *given, "--out", target)
        assert result.exit_code == 2 and expected in result.stderr, result.stderr
    nowhere = jade("print", "ratdragon", "--out", tmp_path / "no" / "x.pdf")
    assert nowhere.exit_code == 2 and "cannot be written" in nowhere.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["bad.toml"]
    on = book.find_paper("a4")
    with pytest.raises(BadComponents):
        book.make(registry.find("race"), {"track": {"finish": 0}}, "en", on)
    with pytest.raises(PrintError, match="pieces are too many to print"):
        book.make(registry.find("race"), {"karma": {"tokens": 10**6}}, "en", on)
    with pytest.raises(PrintError, match="“toy” cannot be printed"):
        book.sheets_of(toy())


# --- drawing ----------------------------------------------------------------------------------------------------------


def test_paths_are_read_as_svg_means_them() -> None:
    assert svg.outline("m1 2 3 4h-2V1z") == (("M", (1, 2)), ("L", (4, 6)), ("L", (2, 6)), ("L", (2, 1)), ("Z", ()))
    short = svg.outline("M0 0C1 1 2 1 3 0s2-1 3 0")
    assert short[2][1] == pytest.approx((4, -1, 5, -1, 6, 0))
    half = svg.outline("M0 0A5 5 0 0110 0")
    assert half[-1][1][-2:] == pytest.approx((10, 0)) and half[1][1][-2:] == pytest.approx((5, -5))


def test_lines_break_between_words_and_between_characters_but_not_before_a_comma() -> None:
    assert letters.lines("one two three", letters.PLAIN, 10, 60) == ["one two", "three"]
    lines = letters.lines("先走陆地，再渡过大河。", letters.PLAIN, 10, 42)
    assert "".join(lines) == "先走陆地，再渡过大河。" and len(lines) > 2
    assert not any(line[0] in "，。" for line in lines)
