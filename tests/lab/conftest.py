"""A small trial that several tests measure."""

import pytest

from jadetable.lab import metric
from jadetable.lab.run import Found, on_threads, run
from jadetable.lab.trial import Trial

SMALL = Trial("zodiac", 3, ("normal", "easy"), games=40, seed=5, metrics=metric.house())


@pytest.fixture(scope="session")
def small() -> Found:
    """Forty games, played in one thread."""
    return run(SMALL.check(), on_threads(1))
