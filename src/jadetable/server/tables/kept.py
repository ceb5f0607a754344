"""What was made with effort and may be asked for again, as long as there is room for it."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

Value = TypeVar("Value")


class Kept(Generic[Value]):
    """Values by key, forgetting those unused the longest. Many who ask for the same at once share one making."""

    def __init__(self, most_bytes: int) -> None:
        self._most, self._bytes = most_bytes, 0
        self._values: OrderedDict[Hashable, tuple[Value, int]] = OrderedDict()
        self._making: dict[Hashable, asyncio.Future[Value]] = {}
        self.made = 0

    def clear(self) -> None:
        """Forget everything."""
        self._values.clear()
        self._bytes = 0

    def find(self, key: Hashable) -> Value | None:
        """What is kept under this key."""
        found = self._values.get(key)
        if found is None:
            return None
        self._values.move_to_end(key)
        return found[0]

    async def get(self, key: Hashable, make: Callable[[], Awaitable[Value]], size: Callable[[Value], int]) -> Value:
        """What is kept under this key, or what comes of making it."""
        found = self.find(key)
        if found is not None:
            return found
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = asyncio.ensure_future(make())
            making.add_done_callback(lambda done: self._keep(key, done, size))
        return await asyncio.shield(making)

    def _keep(self, key: Hashable, done: "asyncio.Future[Value]", size: Callable[[Value], int]) -> None:
        self._making.pop(key, None)
        if done.cancelled() or done.exception() is not None:
            return
        self.made += 1
        value = done.result()
        self._values[key] = value, size(value)
        self._bytes += size(value)
        while self._bytes > self._most and len(self._values) > 1:
            _, (_, freed) = self._values.popitem(last=False)
            self._bytes -= freed
