"""Games on paper: their PDFs, made one at a time beside the tables, and kept."""

from jadetable.core.game import Game
from jadetable.server.tables.kept import Kept
from jadetable.server.tables.refusals import Refusal
from jadetable.server.tables.workers import Workers

KEPT_BYTES = 16 * 1024 * 1024
PATIENCE = 60.0  # seconds, those that are made before it included


class Press:
    """Makes PDFs of the games as printed; there are few different ones, so most are there already."""

    def __init__(self) -> None:
        self._worker = Workers(1)
        self._kept: Kept[bytes] = Kept(KEPT_BYTES)

    def close(self) -> None:
        """What is under way ends with the process."""
        self._worker.close()

    async def pdf(self, game: Game, lang: str, paper: str, saving: bool, one_sided: bool) -> bytes:
        """A game as a PDF; raises PrintError, or Refusal where too much waits."""
        from jadetable.printing import book  # noqa: PLC0415 a server starts without what draws

        on, _ = book.find_paper(paper), book.sheets_of(game)

        async def make() -> bytes:
            try:
                made: bytes = await self._worker.run(
                    lambda: book.make(game, None, lang, on, saving, one_sided), PATIENCE
                )
            except TimeoutError:
                raise Refusal("too-many") from None
            return made

        return await self._kept.get((game.slug, lang, on.name, saving, one_sided), make, len)
