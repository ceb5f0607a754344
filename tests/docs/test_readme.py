"""What the README promises is executed."""

import ast
import re
from pathlib import Path

from tests.docs.pages import python_of, run

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_ten_lines_of_python_run_and_say_what_their_comments_say(tmp_path: Path) -> None:
    done = run(python_of(TEXT), tmp_path)
    assert done.returncode == 0, done.stderr
    drawn, why, ranking = done.stdout.splitlines()
    assert drawn == "Ada draws Ox." and f"# {drawn}" in TEXT
    assert "already begun" in why
    assert min(ast.literal_eval(ranking)) == 1


def test_it_says_what_it_is_before_it_says_how_to_run_it() -> None:
    lines = TEXT.splitlines()
    command = next(place for place, line in enumerate(lines) if line.strip().startswith("make play"))
    assert "Five tabletop games" in lines[2]
    assert any(line.startswith("![") for line in lines[:command])


def test_the_two_commands_are_there() -> None:
    assert re.search(r"^    make play +#", TEXT, re.M) and re.search(r"^    make test +#", TEXT, re.M)
