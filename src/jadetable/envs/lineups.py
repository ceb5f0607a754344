"""Who sits where: learners, and bots that play inside the compiled loop."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from jadetable import bots
from jadetable.core.errors import BadSeats, UnknownBot
from jadetable.core.record import MAX_SEATS
from jadetable.envs.vector_terms import LEARNER

Lineup: TypeAlias = Mapping[int, str] | str | None  # bots by seat; or one bot for all seats but the learner's; or none
Lineups: TypeAlias = Lineup | Sequence[Lineup]  # one for all tables, or one for each


def read(opponents: Lineups, tables: int, seats: int) -> tuple[NDArray[np.int64], NDArray[np.int8]]:
    """How often each seat's bot slips (LEARNER for none) at each table, and where the line-up moves with each game."""
    slips = np.full((tables, MAX_SEATS), LEARNER, np.int64)
    turns_round = np.zeros(tables, np.int8)
    if opponents is None or isinstance(opponents, str | Mapping):
        slips[:], turns_round[:] = _one(opponents, seats)
        return slips, turns_round
    if not isinstance(opponents, Sequence) or len(opponents) != tables:
        raise BadSeats("error-env-lineups", given=_length(opponents), tables=tables)
    for table, lineup in enumerate(opponents):
        slips[table], turns_round[table] = _one(lineup, seats)
    return slips, turns_round


def _one(lineup: Any, seats: int) -> tuple[NDArray[np.int64], bool]:
    """The line-up of one table, as at game 0."""
    slips = np.full(MAX_SEATS, LEARNER, np.int64)
    if isinstance(lineup, str):
        slips[1:seats] = _slips(lineup)
        return slips, True
    if lineup is not None and not isinstance(lineup, Mapping):
        raise BadSeats("error-env-lineup", given=repr(lineup))
    for seat, code in (lineup or {}).items():
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < seats:
            raise BadSeats("error-no-seat", seat=repr(seat), last=seats - 1)
        slips[seat] = _slips(code)
    if np.all(slips[:seats] != LEARNER):
        raise BadSeats("error-env-no-learner")
    return slips, False


def _slips(code: Any) -> int:
    """How often a bot slips; raises UnknownBot, also for bots that think ahead."""
    if not isinstance(code, str):
        raise bots.unknown(repr(code), *bots.NAMED_SLIPS, *bots.LEVELS)
    if bots.thinks_ahead(code):
        raise UnknownBot("error-env-bot", bot=code)
    return bots.slips(code)


def _length(given: Any) -> str:
    """How many there are, for a sentence."""
    return str(len(given)) if hasattr(given, "__len__") else repr(given)
