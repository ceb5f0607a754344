"""Write points at which the crash test kills the server: JADE_FAULT=point:n dies at the n-th passage."""

import os
import signal

POINTS = {
    "sqlite": ("begun", "updated", "inserted", "committing", "committed", "acknowledging", "acknowledged"),
    "postgresql": ("begun", "sent", "committed", "acknowledging", "acknowledged"),  # one statement does it all
}

_wanted, _, _count = os.environ.get("JADE_FAULT", "").partition(":")
_left = int(_count or 1)


def passing(point: str) -> None:
    """The server passes this point. The n-th time, the process kills itself (SIGKILL)."""
    global _left  # noqa: PLW0603  # one process dies once
    if point == _wanted:
        _left -= 1
        if _left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
