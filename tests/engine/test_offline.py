"""Tables of one's own device: they say what Python says, and their games are those of the command line."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from jadetable.browser_engine import FOLDER
from jadetable.cli import main
from jadetable.core import registry, replay
from scripts import node
from scripts.engine.__main__ import build_all
from tests.engine import reviews, takebacks
from tests.engine.sentences import cases

pytestmark = pytest.mark.slow


def test_games_of_a_browser_are_games_of_the_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build_all(FOLDER)
    for slug in registry.house_slugs():
        game = registry.find(slug)
        (tmp_path / f"{slug}.json").write_text(json.dumps(cases(game)), encoding="utf-8")
        reviewed = reviews.cases(game, tmp_path / f"{slug}.reviewed.jade")
        (tmp_path / f"{slug}.review.json").write_text(json.dumps(reviewed), encoding="utf-8")
        (tmp_path / f"{slug}.takebacks.json").write_text(json.dumps(takebacks.cases(game)), encoding="utf-8")
    monkeypatch.setenv("JADE_ENGINE", str(FOLDER))
    monkeypatch.setenv("JADE_OFFLINE", str(tmp_path))
    done = node.run("npx", "vitest", "run", "src/offline", capture=True)
    assert done.returncode == 0, done.stdout
    for slug in registry.house_slugs():
        file = tmp_path / f"{slug}.jade"
        match, agrees = replay.examine(replay.read(file), file)
        assert agrees and match.over, slug
        said = CliRunner().invoke(main, ["replay", str(file), "--verify"])
        assert said.exit_code == 0, said.output
