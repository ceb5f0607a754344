"""Holding a file, so that no other process does."""

import sys
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def hold(handle: IO[str]) -> None:
        """Hold this file until it is closed; raises OSError where another process does."""
        msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def hold(handle: IO[str]) -> None:
        """Hold this file until it is closed; raises OSError where another process does."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
