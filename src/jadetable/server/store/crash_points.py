"""Write points at which the crash test kills the server: JADE_FAULT=point:n dies at the n-th passage."""

import os
import signal

POINTS = {
    "sqlite": ("begun", "updated", "inserted", "committing", "committed", "acknowledging", "acknowledged"),
    "postgresql": ("begun", "sent", "committed", "acknowledging", "acknowledged"),  # one statement does it all
}

_wanted, _left = "", 1


def appoint(fault: str) -> None:
    """Where this process is to die; nowhere, unless a point is named."""
    global _wanted, _left  # noqa: PLW0603  # one process dies once
    _wanted, _, count = fault.partition(":")
    _left = int(count or 1)


appoint(os.environ.get("JADE_FAULT", ""))


def passing(point: str) -> None:
    """The server passes this point. The n-th time, the process kills itself (SIGKILL)."""
    global _left  # noqa: PLW0603  # one process dies once
    if point == _wanted:
        _left -= 1
        if _left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
