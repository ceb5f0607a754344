"""Which browsers want to be told of a turn: kept with the seat they hold, as long as it is held and the game lasts."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from sqlalchemy import Connection, insert, select
from sqlalchemy import delete as sql_delete

from jadetable.server.store import schema
from jadetable.server.store.storage import Storage

MOST_DEVICES = 4  # for one seat; the oldest makes way
push = schema.push


@dataclass(frozen=True, slots=True)
class Subscription:
    """A browser that somebody who holds a seat wants to be told at."""

    table: str
    seat: int
    endpoint: str = field(repr=False)
    point: bytes = field(repr=False)
    auth: bytes = field(repr=False)
    token: bytes = field(repr=False)  # the hash of what held the seat: another person's seat is not theirs to hear of
    lang: str
    contact: str  # the page it was asked for at: the push service may write there
    at: int


COLUMNS = tuple(Subscription.__dataclass_fields__)


class Subscriptions:
    """All that is kept of them."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._seats: set[tuple[str, int]] | None = None  # of one process alone, so that most moves ask nothing

    async def open(self) -> None:
        """Find out which seats have any."""
        if self._storage.shared:
            return
        async with self._storage.reading() as connection:
            found = await connection.execute(select(push.c.table, push.c.seat).distinct())
            self._seats = {(row[0], row[1]) for row in found}

    def may_have(self, table: str, seat: int) -> bool:
        """Whether this seat may have any; only the database knows for sure."""
        return self._seats is None or (table, seat) in self._seats

    async def add(self, given: Subscription) -> None:
        """Keep one; the same browser is kept once."""

        def work(connection: Connection) -> None:
            mine = (push.c.table == given.table) & (push.c.seat == given.seat)
            connection.execute(sql_delete(push).where(mine & (push.c.endpoint == given.endpoint)))
            connection.execute(insert(push).values({name: getattr(given, name) for name in COLUMNS}))
            kept = select(push.c.endpoint).where(mine).order_by(push.c.at.desc()).limit(MOST_DEVICES)
            connection.execute(sql_delete(push).where(mine & push.c.endpoint.not_in(list(connection.scalars(kept)))))

        await self._storage.write(work)
        if self._seats is not None:
            self._seats.add((given.table, given.seat))

    async def of(self, table: str, seat: int) -> list[Subscription]:
        """Those of a seat."""
        query = select(*(push.c[name] for name in COLUMNS)).where(push.c.table == table, push.c.seat == seat)
        async with self._storage.reading() as connection:
            return [Subscription(*row) for row in await connection.execute(query.order_by(push.c.at))]

    async def forget_seats(self, table: str, seats: Iterable[int]) -> None:
        """Who sat there is told nothing more."""
        numbers = list(seats)

        def work(connection: Connection) -> None:
            connection.execute(sql_delete(push).where(push.c.table == table, push.c.seat.in_(numbers)))

        await self._storage.write(work)
        if self._seats is not None:
            self._seats -= {(table, seat) for seat in numbers}

    async def forget_endpoint(self, endpoint: str) -> None:
        """This browser wants to hear nothing more, of any table; or it is gone."""

        def work(connection: Connection) -> None:
            connection.execute(sql_delete(push).where(push.c.endpoint == endpoint))

        await self._storage.write(work)
