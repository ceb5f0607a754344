"""The client holds no rules and guesses no types: what a board knows is declared or comes from the server."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web" / "src"
GENERATED = ("lib/generated/", "lib/protocol.ts", "lib/signs.ts")
ANSWERS = re.compile(r"\b(?:choose|chooseAll|draft|explain)(?:\?\.)?\(")
COMMENTS = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\w])//[^\n]*", re.DOTALL)
STRINGS = re.compile(r'"[^"\n]*"')
# What stands in an index or in another call says nothing about the action: `shown[0]!.action`, `code(card, 1)`.
INSIDE = re.compile(r"(?<=[\w\])!])(?:\[[^\[\]()]*\]|\([^\[\]()]*\))")
NUMBER = re.compile(r"(?<![\w.])\d")
FORBIDDEN = {
    "the type any": re.compile(r"(?<![.\w-])any\b(?![\w-]|\s*\()"),
    "Record<string, never>": re.compile(r"Record<\s*string\s*,\s*never\s*>"),
    "an action compared with a number": re.compile(
        r"\.action\s*(?:[=!]==?|[<>]=?|[-+*/%])\s*-?\d|(?<![\w.])\d+\s*(?:[=!]==?|[<>]=?)\s*[\w.!?\[\]]*\.action\b"
    ),
}


def sources() -> Iterator[Path]:
    """All of the client that people wrote, its tests left out."""
    for file in sorted([*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]):
        if not file.name.endswith(".test.ts") and not file.relative_to(WEB).as_posix().startswith(GENERATED):
            yield file


def arguments(text: str, start: int) -> str:
    """What stands between a bracket that opens before `start` and the one that closes it."""
    depth, end = 1, start
    while depth and end < len(text):
        depth += {"(": 1, ")": -1}.get(text[end], 0)
        end += 1
    return text[start : end - 1]


def given(argument: str) -> str:
    """Arguments without what stands in an index or in another call."""
    while (shorter := INSIDE.sub("", argument)) != argument:
        argument = shorter
    return argument


def wrong(text: str) -> list[str]:
    """What is wrong with a source, in words."""
    bare = STRINGS.sub('""', COMMENTS.sub("", text))
    found = [name for name, pattern in FORBIDDEN.items() if pattern.search(bare)]
    for call in ANSWERS.finditer(bare):
        told = arguments(bare, call.end())
        if NUMBER.search(given(told)):
            found.append(f"a number as an action: {call[0]}{told})")
    return found


def test_tests_and_generated_files_guess_no_type() -> None:
    others = {*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")} - set(sources())
    assert len(others) > 10
    for file in others:
        bare = STRINGS.sub('""', COMMENTS.sub("", file.read_text(encoding="utf-8")))
        guessed = [name for name in ("the type any", "Record<string, never>") if FORBIDDEN[name].search(bare)]
        assert guessed == [], file


def test_there_are_sources_of_every_kind() -> None:
    names = {file.relative_to(WEB).as_posix() for file in sources()}
    assert {"games/zodiac/Board.svelte", "games/race/view.ts", "lib/board.ts", "table/Table.svelte"} <= names
    assert not names & {"lib/protocol.ts", "lib/generated/zodiac.ts", "engine/decode.test.ts"}


@pytest.mark.parametrize("file", list(sources()), ids=lambda file: file.relative_to(WEB).as_posix())
def test_no_source_guesses_a_type_or_knows_the_number_of_an_action(file: Path) -> None:
    assert wrong(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "text",
    [
        "let seen: any = view;",
        "const all: any[] = [];",
        "type Page = Component<any>;",
        "const view = given as any;",
        "const none: Record<string, never> = {};",
        "onclick={() => choose(3)}",
        "choose(37 + card)",
        "choose(LAY, 5)",
        "chooseAll([first.action, 12])",
        "chooseAll([code.LAY(card), 37 + place(card)])",
        "await draft([4])",
        "draft?.([...steps.map((step) => step.action), 4])",
        "explain(-1)",
        "if (choice.action === 2) pass();",
        "const lays = choices.filter((choice) => choice.action >= 37);",
        "const card = choice.action - 37;",
        "if (2 !== ask.choices[0]!.action) wait();",
    ],
)
def test_what_is_forbidden_is_found(text: str) -> None:
    assert wrong(text), text


@pytest.mark.parametrize(
    "text",
    [
        "// any choice at all\nchoose(choice.action); /* 3 */",
        '<!-- any sample --><p>{say("any", { count: 3 })}</p>',
        "if (shown.length === 1) choose(shown[0]!.action);",
        "explain(playCode(card, energy[0] ?? 1));",
        "explain(code.LAY(cards.indexOf(card, 0)));",
        "await draft([...steps.map((step) => step.choice.action), choice.action]);",
        "choose: (action: number) => void;",
        "if (found.action === action && place === 3) return;",
        "const first = await Promise.any(waiting);",
        "type Bare = Record<string, string>;",
    ],
)
def test_what_is_allowed_is_not(text: str) -> None:
    assert wrong(text) == [], text
