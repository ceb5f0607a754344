"""Playing on from a moment of a finished game: a new table that begins with the same moves, against bots.

The new game is a branch of the old one. Its log begins with the old moves, and its dice are the old ones: whoever
chooses as before sees the same cards and rolls again. What was secret is public by then, and so are the dice that
come: there is no company but bots.
"""

from dataclasses import replace

from jadetable.core.errors import JadeError
from jadetable.server.finished import saved_file
from jadetable.server.tables import play, seating
from jadetable.server.tables.catalogue import Catalogue
from jadetable.server.tables.refusals import Refusal
from jadetable.server.tables.table import ACT, BRANCH, BY_BOT, OVER, Change, Move, Origin, Seat, Table


def opened(catalogue: Catalogue, old: Table, ply: int, seats: tuple[Seat, ...], host: str, now: int) -> Table:
    """A table in its lobby for a branch of a finished game; raises Refusal."""
    if old.status != OVER:
        raise Refusal("not-over")
    if old.position is None or old.parts is None:
        raise Refusal("outdated")
    fresh = seating.open_table(
        catalogue, old.game, seats, host, now, {}, None, dice=old.dice, lang=old.lang, listed=False, chat=False
    )
    origin = Origin(BRANCH, old.dice.table, table=old.id, ply=ply)
    return replace(fresh, options=old.options, parts=old.parts, origin=origin, spectators=True)


def played(catalogue: Catalogue, table: Table, old: Table, moves: list[Move], ply: int, now: int) -> Change:
    """The branch with the moves it begins with, each made again and compared; raises Refusal.

    Birth dates decide a deal: they are those of the old seats, and are not kept with the new ones.
    """
    assert old.position is not None
    kept = saved_file.played(moves)
    acts = [move for move in kept if move.kind == ACT][:ply]
    births = [int(day) for day in old.position.record.birth[: len(old.seats)]]
    begun = tuple(replace(seat, birth=birth) for seat, birth in zip(table.seats, births, strict=True))
    change = play.start(catalogue, replace(table, seats=begun), now)
    made = list(change.moves)
    exact = len(kept) == len(moves)  # states noted while a withdrawn answer was pending are others
    for move in acts:
        try:
            change = play.answer(
                change.table, move.seat, change.table.prompts[move.seat], [move.action], None, BY_BOT, now
            )
        except JadeError:
            raise Refusal("outdated") from None
        if exact and change.moves[0].check != move.check:
            raise Refusal("outdated")  # by the present rules it goes otherwise
        made += change.moves
    if change.table.status == OVER:
        raise Refusal("game-over")
    return Change(replace(change.table, seats=table.seats), tuple(made))
