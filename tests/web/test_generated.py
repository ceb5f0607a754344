"""What the browser knows of a game follows its declarations: one that is changed cannot be forgotten in the client.

Everything happens in a copy of the tree.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from jadetable.games.zodiac.state import TYPES
from scripts import node

ROOT = Path(__file__).parents[2]
ZODIAC = Path("src/jadetable/games/zodiac")
GENERATED = Path("web/src/lib/generated/zodiac.ts")

pytestmark = pytest.mark.slow


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of all that `scripts.protocol` and the client's type check read."""
    unwanted = shutil.ignore_patterns("node_modules", "static", "samples", "__pycache__")
    for name in ("src", "scripts", "web"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=unwanted)
    (tmp_path / "web" / "node_modules").symlink_to((ROOT / "web" / "node_modules").resolve())
    return tmp_path


def run(tree: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a script of the copy with the package of the copy."""
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(tree / "src")}
    started = [sys.executable, "-m", *command]
    return subprocess.run(started, cwd=tree, env=environment, capture_output=True, text=True, check=False)


def edit(file: Path, changes: dict[str, str]) -> None:
    """Replace each text, which stands there once."""
    text = file.read_text(encoding="utf-8")
    for old, new in changes.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    file.write_text(text, encoding="utf-8")


def stale(tree: Path) -> set[str]:
    """The files that `scripts.protocol --check` calls stale; it fails exactly when there are any."""
    done = run(tree, "scripts.protocol", "--check")
    found = set(re.findall(r"^(\S+) is stale", done.stdout, re.MULTILINE))
    assert done.returncode == (1 if found else 0), done.stderr
    return found


def regenerate(tree: Path) -> None:
    """Write the generated files of the copy anew."""
    done = run(tree, "scripts.protocol")
    assert done.returncode == 0, done.stderr
    assert stale(tree) == set()


def first_code(tree: Path, kind: str) -> int:
    """The first code of a kind of action, as the browser knows it."""
    found = re.search(rf"^  {kind}: \(.*\): number => (\d+)", (tree / GENERATED).read_text(), re.MULTILINE)
    assert found is not None
    return int(found[1])


def test_a_field_of_a_view_that_is_renamed_is_missed_where_a_board_reads_it(tree: Path) -> None:
    assert stale(tree) == set()
    edit(tree / ZODIAC / "view.py", {"draw_pile=Number": "cards_left=Number", "v.draw_pile =": "v.cards_left ="})
    assert stale(tree) == {"src/lib/generated/zodiac.ts", "src/lib/protocol.ts"}
    regenerate(tree)
    done = run(tree, "scripts.node", "npm", "run", "--silent", "check", "--", "--output", "machine")
    assert done.returncode != 0
    errors = [line for line in done.stdout.splitlines() if " ERROR " in line and "draw_pile" in line]
    assert any('"src/games/zodiac/' in line for line in errors), done.stdout + done.stderr


def test_an_action_that_is_inserted_moves_the_codes_behind_it(tree: Path) -> None:
    before = {kind: first_code(tree, kind) for kind in ("DT", "LAY", "PICK")}
    lay = 'LAY = ACTIONS.add("LAY"'
    edit(tree / ZODIAC / "actions.py", {lay: f'PEEK = ACTIONS.add("PEEK", ("card", TYPES, 0))\n{lay}'})
    assert "src/lib/generated/zodiac.ts" in stale(tree)
    regenerate(tree)
    after = {kind: first_code(tree, kind) for kind in ("DT", "LAY", "PICK")}
    assert after == {"DT": before["DT"], "LAY": before["LAY"] + TYPES, "PICK": before["PICK"] + TYPES}
    assert first_code(tree, "PEEK") == before["LAY"]


def test_the_copy_is_what_runs(tree: Path) -> None:
    done = run(tree, "scripts.node", "node", "--print", "process.cwd()")
    assert Path(done.stdout.strip()) == tree.resolve() / "web" != node.WEB
    shown = subprocess.run(
        [sys.executable, "-c", "import jadetable; print(jadetable.__file__)"],
        env=os.environ | {"PYTHONPATH": str(tree / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert shown.stdout.startswith(str(tree / "src"))
