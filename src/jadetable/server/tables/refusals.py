"""Every refusal a client can meet: a code for programs, a status for HTTP, a sentence for people."""

from typing import Any

from jadetable.core import errors
from jadetable.core.errors import JadeError

STATUS = {
    "bad-message": 400,
    "bad-request": 400,
    "wrong-token": 401,
    "not-host": 403,
    "not-your-seat": 403,
    "foreign-origin": 403,
    "foreign-host": 421,
    "no-spectators": 403,
    "muted": 403,
    "barred": 403,
    "no-metrics": 403,
    "not-at-home": 403,
    "no-network": 409,
    "no-push": 409,
    "no-table": 404,
    "no-seat": 404,
    "no-code": 404,
    "not-found": 404,
    "method": 405,
    "seat-taken": 409,
    "table-full": 409,
    "not-started": 409,
    "already-started": 409,
    "seats-open": 409,
    "game-over": 409,
    "not-over": 409,
    "not-today": 409,
    "not-asked": 409,
    "late": 409,
    "illegal": 409,
    "nothing-to-withdraw": 409,
    "key-reused": 409,
    "present": 409,
    "chat-off": 409,
    "outdated": 409,
    "no-rematch": 409,
    "closed": 409,
    "others-play": 409,
    "too-large": 413,
    "too-many": 429,
    "too-many-sockets": 429,
    "too-many-tables": 429,
    "failed": 500,
    "unavailable": 503,
    "draining": 503,
}

FROM_CORE: tuple[tuple[type[JadeError], str], ...] = (
    (errors.GameOver, "game-over"),
    (errors.NotAsked, "not-asked"),
    (errors.IllegalAction, "illegal"),
)


class Refusal(JadeError):
    """A server's refusal; the sentence is the message `server-<code>`."""

    def __init__(self, code: str, **details: Any) -> None:
        super().__init__(f"server-{code}", **details)
        self.code = code

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.code]


def code_of(error: JadeError) -> str:
    """The code of any refusal."""
    if isinstance(error, Refusal):
        return error.code
    if error.message == "error-no-seat":
        return "no-seat"
    for kind, code in FROM_CORE:
        if isinstance(error, kind):
            return code
    return "bad-request"


def status_of(error: JadeError) -> int:
    """The HTTP status of any refusal."""
    return STATUS[code_of(error)]
