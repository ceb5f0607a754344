"""Bots: players that know only what their seat knows.

A bot receives `Knowledge` (the seat's view as a record, and its mask), never the true record. Codes may carry a
parameter: ``random``, ``greedy``, ``slip:150`` (greedy, but 150 choices in a thousand are random), ``search:2000``
(playouts), ``search:200ms`` (time), ``search:1sx2`` (on two threads), ``net`` and ``net:sample`` (learned players).
People meet the levels.

Where a game's judgement knows tempers, a bot that does not look ahead may have one: ``normal:bold``, ``slip:150:bold``.
"""

import re
from typing import Protocol

import numpy as np

from jadetable.core import sources
from jadetable.core.checked_input import check_seed
from jadetable.core.errors import UnknownBot
from jadetable.core.fingerprint import of_rules
from jadetable.core.game import Game
from jadetable.core.knowledge import Knowledge
from jadetable.core.record import MAX_SEATS
from jadetable.core.terms import ALWAYS_SLIPS, NEVER_SLIPS
from jadetable.nets.terms import CODES as NETS
from jadetable.nets.terms import NO_NET

LEVELS = {"easy": "slip:200", "normal": "greedy", "hard": "search:100ms", "master": "search:1s"}
NAMED_SLIPS = {"random": ALWAYS_SLIPS, "greedy": NEVER_SLIPS}
THINKING = ("hide", "resample", "greedy", "value", "believe")  # the rules that bots think with; not all games have all
SLIP = re.compile(r"slip:([0-9]{1,4})")
SEARCHES = ("search:2000", "search:200ms", "search:1s", "search:1sx2")  # examples
OTHERS = (*SEARCHES, *NETS)  # that are no baseline players
TEMPERS = ("bold", "careful", "spiteful")  # a game's judgement knows those that its note paper has a field for
LONGEST_SHOWN = 40  # letters of a code that nobody knows


class Bot(Protocol):
    """Anything that can hold a seat."""

    code: str

    def choose(self, knowledge: Knowledge) -> int:
        """One of the actions the mask allows."""


def unknown(code: str, *known: str) -> UnknownBot:
    """The refusal of a code, with those that would do."""
    shown = code if len(code) <= LONGEST_SHOWN else f"{code[:LONGEST_SHOWN]}…"
    return UnknownBot("error-unknown-bot", bot=shown, known=", ".join(known))


def split(code: str) -> tuple[str, str]:
    """A code without its temper, and the temper; no letter where it has none."""
    plain, _, temper = code.rpartition(":")
    return (plain, temper) if plain and temper in TEMPERS else (code, "")


def tempers_of(game: Game) -> tuple[str, ...]:
    """The tempers that a game's judgement knows."""
    return tuple(temper for temper in TEMPERS if temper in (game.notes.names or ()))


def check_temper(game: Game, code: str) -> None:
    """Raise UnknownBot for a code with a temper that the game's judgement does not know, or that looks ahead."""
    plain, temper = split(code)
    if temper and (temper not in tempers_of(game) or thinks_ahead(plain)):
        raise unknown(code, *LEVELS, *(f"normal:{known}" for known in tempers_of(game)))


def slips(code: str) -> int:
    """How often in a thousand a baseline bot without a temper errs; raises UnknownBot."""
    plain = LEVELS.get(code, code)
    if plain in NAMED_SLIPS:
        return NAMED_SLIPS[plain]
    found = SLIP.fullmatch(plain)
    if found is not None and int(found[1]) <= ALWAYS_SLIPS:
        return int(found[1])
    if plain in NETS:
        raise UnknownBot("error-net-here", bot=code)
    raise unknown(code, *LEVELS, *NAMED_SLIPS, f"slip:0 ... slip:{ALWAYS_SLIPS}", *OTHERS)


def net_use(code: str) -> int:
    """How a bot uses the weights of a learned player: see `nets.terms`. Most do not."""
    return NETS.get(LEVELS.get(code, code), NO_NET)


def in_bulk(code: str) -> tuple[int, int]:
    """How often in a thousand a bot errs in bulk play, and how it uses a network; raises UnknownBot."""
    use = net_use(code)
    return (slips(code) if use == NO_NET else NEVER_SLIPS), use


class Baseline:
    """A game's own judgement, with or without slips or a temper; without one the same seed plays as in bulk play."""

    def __init__(self, game: Game, code: str, seed: int) -> None:
        self.code = code
        plain, temper = split(code)
        self._slip = slips(plain)
        self._notes = game.new_notes()
        game.loops.open_notes(self._notes, 0, MAX_SEATS, np.uint64(check_seed(seed)))
        if temper:
            check_temper(game, code)
            self._notes[temper] = 1

    def choose(self, knowledge: Knowledge) -> int:
        """The baseline choice."""
        return int(
            knowledge.game.loops.judge(
                knowledge.components,
                knowledge.records,
                0,
                knowledge.seat,
                knowledge.mask,
                knowledge.count,
                self._notes,
                self._slip,
            )
        )


def thinks_ahead(code: str) -> bool:
    """Whether a code names a search."""
    return LEVELS.get(code, code).startswith("search:")


def make(game: Game, code: str, seed: int) -> Bot:
    """A bot for one game, at whichever seat; with the game's own seed it plays as in bulk play.

    Raises UnknownBot; and BadNet where a learned player has no weights that fit.
    """
    if thinks_ahead(code):
        from jadetable.bots.search import Search

        return Search(game, code, seed)
    if net_use(code):
        from jadetable.nets.players import LearnedPlayer

        return LearnedPlayer(game, code, seed, net_use(code))
    return Baseline(game, code, seed)


def fingerprint(game: Game) -> str:
    """A fingerprint of all that decides how bots think in a game, as `Game.digest` is one of how it goes.

    That is what a seat knows and imagines, the game's own judgement, and all sources of the bots.
    """
    rules = [game.rules[name] for name in THINKING if name in game.rules]
    rules += [game.loops.know, game.loops.dream, game.loops.judge]
    return of_rules(rules, sources.digest_of(sources.below("bots")))


def check(code: str) -> str:
    """The code itself, if there is such a bot; raises UnknownBot."""
    if thinks_ahead(code):
        from jadetable.bots.search import Budget

        Budget.of(code)
    else:
        plain, temper = split(code)
        slips(plain) if temper else in_bulk(code)
    return code
