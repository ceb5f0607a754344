"""The conformance suite over every game of the house."""

import pytest

from jadetable.conformance.suite import Check, checks_of
from jadetable.core import registry
from tests.kit.profile import profile

HOUSE = [
    check for slug in registry.house_slugs() for check in checks_of(slug, profile(slug).seldom, profile(slug).further)
]


@pytest.mark.parametrize("check", HOUSE, ids=str)
def test_the_game_keeps_to(check: Check) -> None:
    check.run()
