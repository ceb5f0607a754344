"""The games this server offers."""

import hashlib
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

import msgspec

from jadetable.core import registry
from jadetable.core.errors import UnknownGame
from jadetable.core.game import Game
from jadetable.server.tables.preparation import TABLE, Preparation, Say, open_once, say_nothing

KEPT_PARTS = 256


def layout_of(game: Game) -> str:
    """A fingerprint of the record: a snapshot can be read only with the layout it was written in."""
    fields = [(name, str(kind[0]), kind[1]) for name, kind in (game.state.fields or {}).items()]
    return hashlib.blake2b(repr((fields, game.state.itemsize)).encode(), digest_size=8).hexdigest()


class Catalogue:
    """Games by name: all that are installed, or those given (tests bring their own)."""

    def __init__(self, games: Mapping[str, Game] | None = None, say: Say = say_nothing) -> None:
        self._given = games
        self.preparation = Preparation(say)
        self._parts: OrderedDict[tuple[str, bytes], Any] = OrderedDict()

    def slugs(self) -> tuple[str, ...]:
        """The names of all games."""
        return registry.slugs() if self._given is None else tuple(self._given)

    def find(self, slug: str) -> Game:
        """The game with this name; raises UnknownGame."""
        if self._given is None:
            return registry.find(slug)
        if slug not in self._given:
            raise UnknownGame("error-unknown-game", game=slug, known=", ".join(self._given))
        return self._given[slug]

    def components_of(self, parts: Any) -> dict[str, Any]:
        """Components in full, as plain data."""
        found: dict[str, Any] = msgspec.to_builtins(parts)
        return found

    def parts(self, game: Game, stored: bytes) -> Any:
        """Components read from storage. Most tables play with the same ones, so they share one object."""
        key = (game.slug, stored)
        if key not in self._parts:
            self._parts[key] = game.load_components(msgspec.json.decode(stored))
            if len(self._parts) > KEPT_PARTS:
                self._parts.popitem(last=False)
        self._parts.move_to_end(key)
        return self._parts[key]

    def preparing(self) -> list[str]:
        """The games that nobody has tried to prepare yet; one that failed does not keep the others waiting."""
        return [slug for slug in self.slugs() if not self.preparation.is_tried(slug)]

    async def prepare(self, slug: str, part: str = TABLE) -> Game:
        """The game, ready to be played, before all others that are still to be prepared. Raises UnknownGame."""
        game = self.find(slug)
        await self.preparation.ready(game, part)
        return game

    async def prepare_if_known(self, slug: str) -> None:
        """Prepare a stored table's game, unless it is no longer offered."""
        if slug in self.slugs():
            await self.prepare(slug)

    def prepare_now(self, slug: str) -> None:
        """Prepare a game here and now."""
        open_once(self.find(slug))
