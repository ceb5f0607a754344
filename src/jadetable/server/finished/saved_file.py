"""Finished games: the .jade file, and the proof that no die was loaded."""

import asyncio

import jadetable
from jadetable.core import replay
from jadetable.core.components import plain
from jadetable.core.errors import BadReplay
from jadetable.server.protocol import Verdict
from jadetable.server.tables.live import Live
from jadetable.server.tables.live_tables import LiveTables
from jadetable.server.tables.refusals import Refusal
from jadetable.server.tables.table import ACT, OVER, WITHDRAW, Move, Table


def played(moves: list[Move]) -> list[Move]:
    """The deal and the actions that counted: an answer that was taken back was never given."""
    kept: list[Move] = []
    for move in moves:
        if move.kind != WITHDRAW:
            kept.append(move)
            continue
        place = max(place for place, other in enumerate(kept) if other.seat == move.seat and other.kind == ACT)
        del kept[place]
    return kept


def file_of(table: Table, moves: list[Move]) -> replay.File:
    """The .jade file of a table, with the fingerprints noted while it was played."""
    if table.position is None:
        raise Refusal("outdated")
    position, kept = table.position, played(moves)
    file = replay.File(
        jade=replay.FORMAT,
        game=table.game,
        made_by=f"jadetable {jadetable.__version__}",
        rules=table.rules,
        seats=len(table.seats),
        seed=table.dice.word(0),
        options=table.options,
        birthdays=[int(day) for day in position.record.birth[: position.seats]],
        names=list(table.names),
        components=plain(table.parts),
        actions=[(move.seat, move.action) for move in kept if move.kind == ACT],
        checks=[move.check for move in kept],
        over=position.over,
        ranking=list(position.ranking),
        table=table.dice.table,
        secret=table.dice.secret.hex(),
    )
    if len(kept) != len(moves):
        # States noted while a withdrawn answer was pending are not those of the game without it.
        file.checks = replay.fingerprints_of(file, position.game)
    return file


async def replay_file(tables: LiveTables, live: Live) -> replay.File:
    """The .jade file of a finished table; raises Refusal while it goes on."""
    if live.table.status != OVER:
        raise Refusal("not-over")
    moves = await tables.storage.moves(live.table.id)
    return await asyncio.to_thread(file_of, live.table, moves)


async def replay_bytes(tables: LiveTables, live: Live) -> bytes:
    """The same as text."""
    return replay.encode(await replay_file(tables, live))


async def verdict(tables: LiveTables, live: Live) -> Verdict:
    """Play a finished game again from its published secret and compare everything."""
    file = await replay_file(tables, live)
    dice, played_by = live.table.dice, live.table.position
    why = None
    digest = ""
    try:
        match = await asyncio.to_thread(replay.play, file, live.table.id, played_by.game if played_by else None)
        digest = match.digest
        if played_by is None or match.digest != played_by.digest:
            why = "final state differs"
    except BadReplay as error:
        why = str(error)
    return Verdict(
        dice.table, dice.commitment, dice.secret.hex(), dice.word(0), why is None, why, len(file.actions), digest
    )
