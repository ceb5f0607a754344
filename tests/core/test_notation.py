"""Actions as text."""

import pytest

import jadetable as jt
from jadetable.core import registry
from jadetable.core.declare import ActionTable
from jadetable.core.errors import BadAction
from jadetable.core.notation import examples, parse, spell
from jadetable.core.words import LANGUAGES

ZODIAC = registry.find("zodiac")


@pytest.mark.parametrize(
    ("slug", "text", "kind", "values"),
    [
        ("zodiac", "DRAW", "DRAW", ()),
        ("zodiac", "STEAL.1.ox", "STEAL", (1, 1)),
        ("race", "PLAY.run.2", "PLAY", (3, 2)),
        ("race", "ANIMAL.cat", "ANIMAL", (12,)),
        ("mandarin", "FIGURE.dog.emperor", "FIGURE", (10, 1)),
        ("mandarin", "SEAT.4", "SEAT", (4,)),
        ("wuxing", "CLAIM.left", "CLAIM", (0,)),
        ("wuxing", "ATTACK.jia", "ATTACK", (17,)),
        ("wuxing", "PLUS.second", "PLUS", (1,)),
        ("ratdragon", "SQUARE.37", "SQUARE", (37,)),
    ],
)
def test_arguments_are_named_where_the_game_names_them_and_numbers_elsewhere(
    slug: str, text: str, kind: str, values: tuple[int, ...]
) -> None:
    game = registry.find(slug)
    action = game.actions.encode(kind, *values)
    assert (spell(game, action), parse(game, text)) == (text, action)


def test_capitals_and_blanks_around_do_not_matter() -> None:
    assert parse(ZODIAC, " steal.1.OX ") == parse(ZODIAC, "STEAL.1.ox")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("FLY", "no kind of action “FLY” here; there are: DRAW, TAKE"),
        ("", "no kind of action “”"),
        ("LAY", "“LAY” should be written LAY.card, for instance LAY.rat"),
        ("LAY.rat.ox", "should be written LAY.card"),
        ("DRAW.rat", "“DRAW.rat” should be written DRAW, for instance DRAW"),
        ("LAY.unicorn", "“unicorn” is no card of this action; possible are: rat, ox"),
        ("STEAL.1.cat", "“cat” is no card of this action"),
        ("LAY.3", "“3” is no card"),
        ("STEAL.8.ox", "“8” is no distance of this action; it is a number from 1 to 7"),
        ("STEAL.one.ox", "“one” is no distance"),
        ("STEAL.01.ox", "“01” is no distance"),
        ("STEAL." + "9" * 9999 + ".ox", "9” is no distance"),
        ("FLY" * 9999, "no kind of action “FLY"),
        ("LAY" + ".rat" * 9999, "should be written LAY.card"),
    ],
)
def test_a_text_that_spells_no_action_is_refused_with_a_sentence_in_every_language(text: str, told: str) -> None:
    with pytest.raises(BadAction) as refusal:
        parse(ZODIAC, text)
    assert told in str(refusal.value)
    assert len({refusal.value.text(lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_an_action_that_does_not_exist_has_no_spelling() -> None:
    with pytest.raises(ValueError, match="149"):
        spell(ZODIAC, 149)


def test_there_is_an_example_of_each_kind() -> None:
    assert examples(ZODIAC) == [spell(ZODIAC, kind.first) for kind in ZODIAC.actions]


def test_a_match_spells_and_reads_actions() -> None:
    m = jt.new("zodiac", seats=2, seed=7)
    assert m.spell(m.parse("lay.rat")) == "LAY.rat"
    m.act(m.asked[0], m.parse("DRAW"))
    assert m.actions[0][1] == 0


@pytest.mark.parametrize("names", [("rat", "rat"), ("rat", "Ox"), ("rat", "a.b"), ("rat", "2")])
def test_names_that_could_be_misread_cannot_be_declared(names: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="names of card"):
        ActionTable(card=names)


def test_either_all_values_of_an_argument_have_a_name_or_none() -> None:
    with pytest.raises(ValueError, match="not every card has a name"):
        ActionTable(card=("rat", "ox")).add("LAY", ("card", 3, 0))
