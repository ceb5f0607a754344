"""The time of this process: it starts from the machine's clock, and after that only passes.

People's clocks must not run out because somebody sets the machine's clock, or because it slept. A small difference is
followed slowly, a large one only when it has stayed for long, and then, as after a start, people get some grace.
"""

import logging
import time
from collections.abc import Callable

log = logging.getLogger("jadetable.server")

GRACE_SECONDS = 30.0  # after a start or a jump, for those whose time ran out meanwhile
FOLLOWED_SECONDS = 1.0  # a difference as small as this is followed ...
STEP_SECONDS = 0.05  # ... by so much at each look
SETTLED_SECONDS = 600.0  # a larger one is believed when it has stayed for so long

Source = Callable[[], float]


class Clock:
    """Milliseconds since 1970 that neither jump nor stand still."""

    def __init__(self, wall: Source = time.time, steady: Source = time.monotonic) -> None:
        self.wall, self.steady = wall, steady
        self._ahead = wall() - steady()
        self._jumped: float | None = None
        self._began, self._grace_until = 0, float("-inf")

    def now(self) -> int:
        """Now, in milliseconds since 1970."""
        return int((self.steady() + self._ahead) * 1000)

    def begin(self) -> None:
        """The server starts: nobody could answer a moment ago."""
        self._forgive()

    def judged(self, changed: int) -> int:
        """The time that the clocks of a table are compared with, which was last changed then."""
        forgiven = changed < self._began and self.steady() < self._grace_until
        return 0 if forgiven else self.now()

    def look(self) -> None:
        """Compare with the machine's clock, now and then."""
        apart = self.wall() - self.steady() - self._ahead
        if abs(apart) <= FOLLOWED_SECONDS:
            self._ahead += max(-STEP_SECONDS, min(apart, STEP_SECONDS))
            self._jumped = None
        elif self._jumped is None:
            self._jumped = self.steady()
            log.warning("the machine's clock has jumped and is not believed yet", extra={"seconds": round(apart)})
        elif self.steady() - self._jumped > SETTLED_SECONDS:
            self._ahead += apart
            self._jumped = None
            self._forgive()
            log.warning("the machine's clock has jumped for good", extra={"seconds": round(apart)})

    def _forgive(self) -> None:
        self._began, self._grace_until = self.now(), self.steady() + GRACE_SECONDS


CLOCK = Clock()
