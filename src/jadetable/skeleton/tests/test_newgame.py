"""The game keeps to all that the engine expects of it: `pytest` runs every check as a test of its own."""

import pytest

from jadetable.conformance.suite import checks_of


@pytest.mark.parametrize("check", checks_of("newgame"), ids=str)
def test_the_game_keeps_to(check):
    check.run()
