"""The check of taking back notices an engine that would give away too much."""

from collections.abc import Callable

import pytest

from jadetable.conformance.cases import Case
from jadetable.conformance.taking_back import check_taking_back
from jadetable.core import registry, takeback

ALWAYS: Callable[[takeback.Step], bool] = lambda step: True  # noqa: E731


@pytest.mark.parametrize(("slug", "least"), [("zodiac", 20), ("mandarin", 10), ("race", 20), ("ratdragon", 40)])
def test_many_choices_can_be_taken_back(slug: str, least: int) -> None:
    assert check_taking_back(Case(registry.find(slug), 3)) >= least


def test_what_taught_something_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(takeback.Step, "free", property(ALWAYS))
    with pytest.raises(AssertionError, match="taught"):
        check_taking_back(Case(registry.find("zodiac"), 3))


def test_chance_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("free", "certain"):
        monkeypatch.setattr(takeback.Step, name, property(ALWAYS))
    with pytest.raises(AssertionError, match="chance"):
        check_taking_back(Case(registry.find("mandarin"), 3))
