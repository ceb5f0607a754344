"""Who is to be told of a turn, and telling them: beside the tables, which never wait for it."""

import asyncio
import hashlib
import json
import logging
import time
from urllib.parse import urlsplit

from jadetable.core.declare import message_name
from jadetable.core.words import words
from jadetable.server.push import delivery, keys, sealing
from jadetable.server.store.subscriptions import Subscription, Subscriptions
from jadetable.server.tables.live import Live
from jadetable.server.tables.live_tables import LiveTables
from jadetable.server.tables.refusals import Refusal
from jadetable.server.tables.table import CLOSED, OVER, Table

log = logging.getLogger("jadetable.server")

MOST_WAITING = 1000
SENDERS = 4
MESSAGE_BYTES = 512  # every message is as long as every other
KEPT_SECONDS = 24 * 3600  # by the push service, for a browser that is not there
GONE = (404, 410)
BUSY = 429
ROUND = "push"


def mark_of(table_id: str) -> str:
    """What a message calls a table: the browser knows which one is meant, and nobody else could come in by it."""
    return hashlib.blake2b(table_id.encode(), digest_size=12, person=b"jade-push").hexdigest()


class Outbox:
    """The messages that wait to be sent."""

    def __init__(self, tables: LiveTables) -> None:
        self.tables, self.subscriptions = tables, Subscriptions(tables.storage)
        self._settings, self._metrics = tables.settings, tables.metrics
        self._waiting: asyncio.Queue[tuple[str, int]] = asyncio.Queue(MOST_WAITING)
        self._file = keys.key_file(tables.settings)

    async def open(self) -> None:
        """Begin to tell people, where notifications are offered."""
        if not self._settings.push:
            return
        await self.subscriptions.open()
        self.tables.changed = self.changed
        for number in range(SENDERS):
            self.tables.background.every(f"{ROUND}-{number + 1}", 0.0, self._send_next)

    def public_key(self) -> str:
        """What browsers know the server by; the key is made when somebody first asks for it. Raises Refusal."""
        if not self._settings.push:
            raise Refusal("no-push")
        try:
            return sealing.encode(sealing.point(keys.own_key(self._file)))
        except (OSError, ValueError) as error:
            log.error("no key for push services", extra={"file": str(self._file), "why": str(error)})
            raise Refusal("no-push") from error

    # --- noticing -----------------------------------------------------------------------------------------------------

    def changed(self, live: Live, before: Table, after: Table) -> None:
        """A table has changed: whose turn it has become is told, and whoever left is forgotten."""
        ended = after.status in (OVER, CLOSED) and before.status != after.status
        left = [seat for seat, one in enumerate(before.seats) if one.token and one.token != after.seats[seat].token]
        gone = [seat for seat in (range(len(after.seats)) if ended else left) if self._may_have(after, seat)]
        if gone:
            self.tables.background.start(ROUND, self.subscriptions.forget_seats(after.id, gone))
        for seat in newly_asked(before, after):
            if self._may_have(after, seat) and not looking(live, seat):
                self._put(after.id, seat)

    def _may_have(self, table: Table, seat: int) -> bool:
        return self.subscriptions.may_have(table.id, seat)

    def _put(self, table_id: str, seat: int) -> None:
        try:
            self._waiting.put_nowait((table_id, seat))
        except asyncio.QueueFull:
            self._metrics.pushes.add(result="dropped")

    # --- telling ------------------------------------------------------------------------------------------------------

    async def _send_next(self) -> None:
        table_id, seat = await self._waiting.get()
        live = await self.tables.find(table_id)
        if seat not in asked(live.table) or looking(live, seat):
            return  # it took care of itself
        for one in await self.subscriptions.of(table_id, seat):
            if one.token == live.table.seats[seat].token:
                await self._tell(one, live.table)
            else:
                await self.subscriptions.forget_seats(table_id, [seat])

    async def _tell(self, one: Subscription, table: Table) -> None:
        spoken, now = words(one.lang), int(time.time())
        title = spoken.text(message_name(table.game, "title"))
        told = {"title": title, "text": spoken.text("push-your-turn"), "mark": mark_of(table.id)}
        body = sealing.seal(json.dumps(told, ensure_ascii=False).encode(), one.point, one.auth, MESSAGE_BYTES)
        parts = urlsplit(one.endpoint)
        contact = self._settings.push_contact or one.contact
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_SECONDS),
            "urgency": "high",
            "topic": told["mark"],
            "authorization": sealing.proof(keys.own_key(self._file), f"{parts.scheme}://{parts.netloc}", contact, now),
        }
        try:
            status = await delivery.post(one.endpoint, headers, body, self._settings.push_local)
        except delivery.Unreachable as error:
            self._note("unreachable", parts.hostname, str(error))
            return
        if status in GONE:
            await self.subscriptions.forget_endpoint(one.endpoint)
        good = status < 300
        self._note(
            "sent" if good else "gone" if status in GONE else "refused", parts.hostname, "" if good else str(status)
        )

    def _note(self, result: str, service: str | None, why: str) -> None:
        """Count it. The address itself is not logged: whoever has it can send there."""
        self._metrics.pushes.add(result=result)
        if why and result != "gone":
            log.warning("push service did not take a message", extra={"service": service, "why": why})


def asked(table: Table) -> set[int]:
    """The seats whose people have to decide."""
    if table.position is None or table.status in (OVER, CLOSED):
        return set()
    return {seat for seat in table.position.asked if not table.seats[seat].bot_plays}


def newly_asked(before: Table, after: Table) -> set[int]:
    """The seats whose people have to decide now and had not before."""
    return asked(after) - asked(before)


def looking(live: Live, seat: int) -> bool:
    """Whether the person in a seat has this table before their eyes."""
    return any(seat in listener.seats and listener.looking for listener in live.listeners)
