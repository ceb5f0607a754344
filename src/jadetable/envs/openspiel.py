"""OpenSpiel: every game as one of its Python games, `jadetable_<game>`.

import jadetable.envs.openspiel, pyspiel
game = pyspiel.load_game("jadetable_zodiac(players=4)")

Chance is explicit. The deal is eight chance nodes: the bytes of the seed, the highest first. Later, wherever an action
draws from the generator, a chance node stands before its effect: outcome 0 goes on with the generator as it is, as all
other forms do, each of the others with another one, and all are equally likely.
"""

import functools
import hashlib
import json
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pyspiel

from jadetable.core import notation, registry
from jadetable.core.events import EVENT
from jadetable.core.game import Game
from jadetable.core.knowledge import Happened
from jadetable.core.match import deal
from jadetable.core.packages import house
from jadetable.core.position import Position
from jadetable.core.rng import game_seed
from jadetable.envs.table import USUAL_SEATS

BYTE, SEED_BYTES = 256, 8
HASH_BYTES = 8  # of the history, in the information-state tensor
PREFIX = "jadetable_"


class Course:
    """A game with what each seat has seen of it; copied with every state."""

    def __init__(self, game: Game, printed: Any, seats: int, options: dict[str, Any]) -> None:
        self.game, self.printed, self.seats, self.options = game, printed, seats, options
        self.seed: list[int] = []  # its bytes so far
        self.position: Position | None = None
        self.waiting: dict[int, int] = {}  # actions whose effect waits for chance
        self.seen: list[tuple[str, ...]] = [()] * seats  # what each seat was told and did

    def __deepcopy__(self, memo: Any) -> "Course":
        twin = Course.__new__(Course)
        twin.__dict__.update(self.__dict__)
        twin.seed, twin.waiting, twin.seen = list(self.seed), dict(self.waiting), list(self.seen)
        twin.position = self.position.clone() if self.position is not None else None
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Stored without the game itself, which is found by its name."""
        stored = self.position.to_bytes() if self.position is not None else None
        return _restored, (self.game.slug, self.seats, self.options, self.seed, stored, self.waiting, self.seen)

    @property
    def at_chance(self) -> bool:
        """Whether chance decides next."""
        return self.position is None or bool(self.waiting)

    @property
    def dealt(self) -> Position:
        """The position, once there is one."""
        assert self.position is not None
        return self.position

    def chance(self, outcome: int) -> None:
        """A byte of the seed, or what the generator goes on with."""
        if self.position is None:
            self.seed.append(outcome)
            if len(self.seed) == SEED_BYTES:
                seed = int.from_bytes(bytes(self.seed), "big")
                self.position, rows = deal(self.game, self.printed, self.seats, self.options, (), seed)
                self._tell(rows)
            return
        if outcome:
            word = self.position.records["rng"]
            word[0] = game_seed(word[0], outcome)
        chosen, self.waiting = self.waiting, {}
        self._carry_out(chosen)

    def choose(self, chosen: dict[int, int]) -> None:
        """Seats choose; where that draws from the generator, chance comes first."""
        assert self.position is not None
        trial = self.position.clone()
        for seat, action in chosen.items():
            trial.take(seat, action)
        if trial.records["rng"][0] != self.position.records["rng"][0]:
            self.waiting = dict(chosen)
        else:
            self._carry_out(chosen)

    def _carry_out(self, chosen: dict[int, int]) -> None:
        assert self.position is not None
        for seat, action in chosen.items():
            rows = self.position.take(seat, action)
            if rows is None:
                raise ValueError(f"seat {seat} may not choose {notation.spell(self.game, action)}")
            self.seen[seat] += (f"> {notation.spell(self.game, action)}",)
            self._tell(rows)

    def _tell(self, rows: bytes) -> None:
        """Every seat notes what it may know of what happened."""
        if len(rows) < EVENT.itemsize:
            return
        for seat in range(self.seats):
            told = Happened(self.game.events, 0, rows, seat)
            self.seen[seat] += tuple(f"{event.kind} {event.seat} {sorted(event.details.items())}" for event in told)

    def imagined(self, seat: int, entropy: int) -> "Course":
        """A course that this seat believes possible: its own memory, other seats' unknown."""
        twin = self.__deepcopy__({})
        if self.position is not None:
            twin.position = self.position.imagine(seat, entropy)
            twin.seen = [told if other == seat else ("imagined",) for other, told in enumerate(self.seen)]
        return twin

    def memory(self, seat: int) -> str:
        """All that a seat has seen and done, and what it knows now."""
        known = (
            ""
            if self.position is None
            else hashlib.blake2b(self.position.observe(seat).tobytes(), digest_size=8).hexdigest()
        )
        return "\n".join((f"seat {seat}", *self.seen[seat], known))


def _restored(
    slug: str, seats: int, options: dict[str, Any], seed: list[int], stored: bytes | None, *rest: Any
) -> Course:
    """A course as it was stored."""
    game = registry.find(slug)
    course = Course(game, game.load_components(), seats, options)
    course.seed, (course.waiting, course.seen) = seed, rest
    if stored is not None:
        course.position = Position.from_bytes(game, game.freeze(course.printed), stored)
    return course


class JadeState(pyspiel.State):
    """A state of a game."""

    def __init__(self, game: "JadeGame") -> None:
        super().__init__(game)
        self.course = Course(game.jade, game.printed, game.seats, game.options)

    def current_player(self) -> int:
        """Who decides next: a seat, several at once, chance, or nobody any more."""
        if self.course.at_chance:
            return pyspiel.PlayerId.CHANCE
        asked = self.course.dealt.asked
        if not asked:
            return pyspiel.PlayerId.TERMINAL
        return asked[0] if len(asked) == 1 else pyspiel.PlayerId.SIMULTANEOUS

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.course.at_chance else self.course.dealt.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All outcomes are equally likely."""
        return [(outcome, 1.0 / BYTE) for outcome in range(BYTE)]

    def _apply_action(self, action: int) -> None:
        if self.course.at_chance:
            self.course.chance(action)
        else:
            self.course.choose({self.course.dealt.asked[0]: action})

    def _apply_actions(self, actions: Sequence[int]) -> None:
        self.course.choose({seat: actions[seat] for seat in self.course.dealt.asked})

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player == pyspiel.PlayerId.CHANCE else notation.spell(self.course.game, action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.course.at_chance and self.course.dealt.over

    def returns(self) -> list[float]:
        """What each seat got out of the game; nothing while it goes on."""
        return list(self.course.dealt.payoffs) if self.is_terminal() else [0.0] * self.course.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "JadeState":
        """A state that a seat believes possible. It has no history of its own."""
        found = self.get_game().new_initial_state()
        found.course = self.course.imagined(player, int(sampler() * (1 << 53)))
        return found

    def __str__(self) -> str:
        if self.course.position is None:
            return f"dealing {bytes(self.course.seed).hex()}"
        return f"{self.course.dealt.digest} {self.course.waiting or ''}"


class JadeObserver:
    """What a seat knows as a tensor and a string; with perfect recall also, as 64 signs, a hash of all it has seen."""

    def __init__(self, game: Game, recall: bool) -> None:
        self._recall, wide = recall, game.observation_size
        self.tensor = np.zeros(wide + 8 * HASH_BYTES * self._recall, np.float32)
        self.dict, place = {}, 0
        for piece in game.pieces:
            self.dict[piece.name] = self.tensor[place : place + piece.size].reshape(piece.shape)
            place += piece.size
        if self._recall:
            self.dict["memory"] = self.tensor[wide:]

    def set_from(self, state: JadeState, player: int) -> None:
        """Fill the tensor."""
        course = state.course
        if course.position is None:
            self.tensor.fill(0)
            return
        known = course.position.observe(player)
        self.tensor[: len(known)] = known
        if self._recall:
            remembered = hashlib.blake2b(course.memory(player).encode(), digest_size=HASH_BYTES).digest()
            self.tensor[len(known) :] = 2.0 * np.unpackbits(np.frombuffer(remembered, np.uint8)) - 1.0

    def string_from(self, state: JadeState, player: int) -> str:
        """The same in words: the view as JSON, or all that the seat has seen."""
        if self._recall:
            return state.course.memory(player)
        position = state.course.position
        return "" if position is None else json.dumps(position.view(player), separators=(",", ":"))


class JadeGame(pyspiel.Game):
    """One of our games, with so many seats and these options; a class of its own for each game."""

    slug: str
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.jade = registry.find(self.slug)
        self.printed = self.jade.load_components()
        self.seats = self.jade.check_seats(self.printed, int(given.get("players", usual_seats(self.jade))))
        self.options = read_options(str(given.get("options", "")))
        frozen = self.jade.freeze(self.printed)
        prototype = self.jade.prototype(frozen, self.seats, self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.jade.actions.size,
            max_chance_outcomes=BYTE,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=int(self.jade.entry.longest(frozen, prototype, 0)),
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> JadeState:
        """Nothing is dealt yet."""
        return JadeState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal, and one before the effect of each decision."""
        return SEED_BYTES + int(self.max_game_length())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> JadeObserver | None:
        """What fills tensors and strings; None for anything but what one seat knows, as OpenSpiel asks for it."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            return None
        return JadeObserver(self.jade, kind.perfect_recall)


def usual_seats(game: Game) -> int:
    """Four, where that is possible."""
    low, high = game.seat_range(game.load_components())
    return min(max(USUAL_SEATS, low), high)


def read_options(text: str) -> dict[str, Any]:
    """Options written as `name:value` with semicolons between them: OpenSpiel keeps = and , for itself."""
    found: dict[str, Any] = {}
    for part in filter(None, text.split(";")):
        name, _, value = part.partition(":")
        found[name.strip()] = int(value) if value.strip().lstrip("-").isdigit() else value.strip()
    return found


def kind_of(game: Game) -> Any:
    """How OpenSpiel files a game."""
    low, high = game.seat_range(game.load_components())
    dynamics = pyspiel.GameType.Dynamics
    return pyspiel.GameType(
        short_name=PREFIX + game.slug,
        long_name=f"Jade Table: {game.slug}",
        dynamics=dynamics.SIMULTANEOUS if game.simultaneous else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": usual_seats(game), "options": ""},
        default_loadable=True,
    )


@functools.cache
def register() -> None:
    """Tell OpenSpiel our games; called when this module is imported."""
    for slug in house():
        kind = kind_of(registry.find(slug))
        # A class, not a function: OpenSpiel drops what it holds after Python has ended, and classes are never freed.
        made = type(f"JadeGame_{slug}", (JadeGame,), {"slug": slug, "kind": kind})
        globals()[made.__name__] = made  # where pickle looks for it
        pyspiel.register_game(kind, made)


register()
