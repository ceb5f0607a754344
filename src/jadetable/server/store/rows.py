"""Tables and moves as database rows, and back. No pickle: JSON for lists, raw bytes for records."""

import base64
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from jadetable.core.declare import EventKind
from jadetable.core.dice import Dice
from jadetable.core.errors import JadeError
from jadetable.core.position import Position
from jadetable.core.takeback import Step, Trail, of_pending
from jadetable.server.tables.catalogue import Catalogue, layout_of
from jadetable.server.tables.table import LOBBY, Move, Origin, Seat, Table
from jadetable.server.tables.timing import DECISION, Timing

Row = Mapping[Any, Any]  # SQLAlchemy's rows, read by column name


def table_row(table: Table) -> dict[str, Any]:
    """All of a table but its seats."""
    return {
        "id": table.id,
        "version": table.version,
        "status": table.status,
        "game": table.game,
        "seat_count": len(table.seats),
        "options": _text(table.options),
        "components": _text(table.parts),
        "lang": table.lang,
        "clock": table.timing.seconds,
        "listed": table.listed,
        "chat": table.chat,
        "host": table.host,
        "secret": table.dice.secret,
        "origin": None if table.origin is None else _text(table.origin),
        "rules": table.rules,
        "layout": table.layout,
        "kinds": _text([[kind.name, kind.arguments, kind.private] for kind in table.kinds]),
        "created": table.created,
        **changing(table),
    }


def changing(table: Table) -> dict[str, Any]:
    """What a move changes."""
    return {
        "status": table.status,
        "snapshot": table.position.to_bytes() if table.position is not None else table.unread,
        "event_count": table.event_count,
        "move_count": table.move_count,
        "prompts": _text(table.prompts),
        "deadlines": _text(table.timing.deadlines or (0,) * len(table.seats)),
        "timing": _text(_kept_times(table.timing)),
        "due": table.due,
        "spectators": table.spectators,
        "changed": table.changed,
        "trail": _text(_trail(table)),
        "standing": None if table.standing is None else _text(table.standing),
    }


TIMES = ("left", "given", "missed", "late")  # by seat; deadlines have a column of their own


def _kept_times(timing: Timing) -> dict[str, Any]:
    times = {name: getattr(timing, name) for name in TIMES}
    return {"kind": timing.kind, "increment": timing.increment, **times}


def _timing(row: Row) -> Timing:
    """The clocks, read back. In a database of an earlier version each decision was timed."""
    deadlines = tuple(_data(row["deadlines"]))
    kept = _data(row["timing"]) if row.get("timing") is not None else {}
    nothing = [0] * len(deadlines)
    times = {name: tuple(kept.get(name) or nothing) for name in TIMES}
    return Timing(
        kept.get("kind", DECISION), row["clock"], kept.get("increment", 0), deadlines,
        times["left"], times["given"], times["missed"], times["late"],
    )  # fmt: skip


def _trail(table: Table) -> list[Any]:
    """The last choices, and the record before the first of them."""
    steps = [[step.seat, step.action, step.entry, step.own] for step in table.trail]
    return [table.trail[0].before.to_bytes(), steps] if steps else []


def dealt(table: Table) -> dict[str, Any]:
    """What only the deal, or a rematch, changes."""
    return {
        "rules": table.rules,
        "layout": table.layout,
        "kinds": _text([[kind.name, kind.arguments, kind.private] for kind in table.kinds]),
        "rematch": table.rematch,
    }


def seat_row(table: Table, number: int) -> dict[str, Any]:
    """One seat."""
    seat = table.seats[number]
    return {
        "table_id": table.id,
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "birth": seat.birth,
        "level": seat.level,
        "resting": seat.resting,
        "token": seat.token,
        "seen": seat.seen,
        "muted": seat.muted,
    }


def move_row(table_id: str, move: Move) -> dict[str, Any]:
    """One line of the log."""
    return {
        "table_id": table_id,
        "number": move.number,
        "ply": move.ply,
        "kind": move.kind,
        "seat": move.seat,
        "action": move.action,
        "prompt": move.prompt,
        "key": move.key,
        "by": move.by,
        "first_event": move.first_event,
        "events": move.events,
        "check_word": move.check,
        "at": move.at,
        "further": None if move.entry is None else _text(move.entry[1:]),  # the first has a column of its own
    }


def move_of(row: Row) -> Move:
    """The same, read back."""
    return Move(
        row["number"],
        row["ply"],
        row["kind"],
        row["seat"],
        row["action"],
        row["prompt"],
        row["key"],
        row["by"],
        row["first_event"],
        bytes(row["events"]),
        row["check_word"],
        row["at"],
        None if row.get("further") is None else (row["action"], *_data(row["further"])),
    )


def seat_of(row: Row) -> Seat:
    """A seat, read back."""
    return Seat(
        row["kind"],
        row["name"],
        row["birth"],
        row["level"],
        bool(row["resting"]),
        bytes(row["token"]),
        row["seen"],
        bool(row.get("muted")),
    )


def table_of(catalogue: Catalogue, row: Row, seats: Sequence[Row]) -> Table:
    """A table, read back. Where the present rules cannot read its record, it comes without a match: never a loss."""
    origin = _origin(row)
    kinds = tuple(EventKind(name, tuple(arguments), private) for name, arguments, private in _data(row["kinds"]))
    table = Table(
        id=row["id"],
        game=row["game"],
        seats=tuple(seat_of(seat) for seat in seats),
        options=_data(row["options"]),
        parts=None,
        dice=Dice(row["id"] if origin is None else origin.dice, bytes(row["secret"])),
        host=bytes(row["host"]),
        lang=row["lang"],
        timing=_timing(row),
        spectators=bool(row["spectators"]),
        listed=bool(row["listed"]),
        chat=bool(row["chat"]),
        status=row["status"],
        version=row["version"],
        rules=row["rules"],
        layout=row["layout"],
        kinds=kinds,
        event_count=row["event_count"],
        move_count=row["move_count"],
        prompts=tuple(_data(row["prompts"])),
        due=row["due"],
        rematch=row["rematch"],
        origin=origin,
        kept_standing=_standing(row),
        created=row["created"],
        changed=row["changed"],
    )
    return _with_game(catalogue, table, row)


def _origin(row: Row) -> Origin | None:
    text = row.get("origin")
    return None if text is None else msgspec.json.decode(text, type=Origin)


def _standing(row: Row) -> tuple[int, ...] | None:
    text = row.get("standing")  # a database of an earlier version is looked at without being changed
    return None if text is None else tuple(_data(text))


def _with_game(catalogue: Catalogue, table: Table, row: Row) -> Table:
    snapshot = None if row["snapshot"] is None else bytes(row["snapshot"])
    try:
        game = catalogue.find(table.game)
        parts = catalogue.parts(game, row["components"].encode())
    except JadeError:
        # The game is gone, or its components have another form: the stored events can still be read.
        return replace(table, unread=snapshot)
    position = None
    if snapshot is not None and table.status != LOBBY and table.layout == layout_of(game):
        position = Position.from_bytes(game, game.freeze(parts), snapshot)
    trail = () if position is None else _trail_of(table, position, row)
    return replace(table, parts=parts, position=position, trail=trail, unread=snapshot if position is None else None)


def _trail_of(table: Table, position: Position, row: Row) -> Trail:
    """The last choices. A database of an earlier version says nothing of them: there only waiting answers are known."""
    if row.get("trail") is None:
        return of_pending(position, table.people)
    stored = _data(row["trail"])
    if not stored:
        return ()
    before = Position.from_bytes(position.game, position.components, base64.b64decode(stored[0]))
    found = []
    for seat, action, entry, own in stored[1]:
        found.append(Step(before.clone(), seat, action, entry, own))
        if before.take(seat, action) is None:
            return ()  # other rules than those it was chosen by
    return tuple(found)


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _data(text: str) -> Any:
    return msgspec.json.decode(text)
