"""Race for the Chinese Zodiac 生肖决: simultaneous bids on a turning wheel, twelve animals and a Cat. 3-5 seats."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from jadetable.core.errors import BadOption
from jadetable.core.game import Game, SearchPlan
from jadetable.core.record import Record, Records
from jadetable.games.race import bot, bot_worth, components, invariants, rules, state, view, why
from jadetable.games.race.actions import ACTIONS, EVENTS, NAMED, OPTIONS, PROMPTS
from jadetable.games.race.rules_river import must_return

# Of one seat in one round: a play, the order, a gift or two exchanges with up to twelve cards moved, a return, a swap.
DECISIONS_PER_ROUND = 32
SECTIONS = (
    "aim", "setup", "auction", "round", "karma", "actions", "strategise", "river", "wheel", "exchange", "limits",
    "animals", "end", "options", "tips",
)  # fmt: skip


class Race(Game):
    """The game, with the checks between its options."""

    def prototype(
        self, components: Any, seats: int, options: Mapping[str, Any] | None = None, birth: tuple[int, ...] = ()
    ) -> Records:
        """A blank state; raises BadOption where options do not fit together."""
        blank = super().prototype(components, seats, options, birth)
        listed = blank["animal_mode"][0] == state.BY_LIST and state.CAT in blank["animals"][0, :seats]
        if listed and not blank["cat"][0]:
            raise BadOption("race-error-cat")
        finish, river = int(blank["finish"][0]), int(blank["river"][0])
        if river >= finish:
            raise BadOption("race-error-river", river=river, finish=finish)
        _check_wheel(components, seats, [int(piece) for piece in blank["inner_order"][0]])
        return blank


def _check_wheel(parts: Any, seats: int, order: list[int]) -> None:
    """Every piece in play lies in one slot, and in the other slots what is left out, or 0. Raises BadOption."""
    every = range(1, state.SLOTS + 1)
    in_play = [piece for piece in every if piece not in components.left_out(parts, seats)]
    gaps = [0] * (state.SLOTS - len(in_play))
    at_random = [state.NOTHING] * state.SLOTS
    if order != at_random and sorted(order) not in ([*every], gaps + in_play):
        raise BadOption("race-error-inner-order", value=repr(order), pieces=", ".join(map(str, in_play)))


def max_decisions(c: Record, s: Record) -> int:
    """No game takes more decisions than this: a draft, a bid, and in every round a bounded number a seat."""
    replays = int(s.max_replays) if s.table_rules == 1 else 0
    return int(s.seats) * (2 + int(s.max_rounds) * (DECISIONS_PER_ROUND + replays))


def explain(h: Record, seat: int, kind: str, details: dict[str, int]) -> dict[str, int]:
    """What an action means at this table: yes, no and an energy value depend on the question."""
    if kind in ("NO", "YES", "ENERGY", "KARMA", "DONE"):
        return {**details, "prompt": int(h.kind)}
    return details


def prompt(h: Record, seat: int) -> str:
    """The question this seat is asked; where the river takes no card, only whether to swim back is left of it."""
    return "swim" if h.kind == state.ASK_RETURN and not must_return(h, seat) else PROMPTS[h.kind]


GAME = Race(
    slug="race",
    rules={
        "setup": rules.setup,
        "legal": rules.legal,
        "act": rules.act,
        "score": rules.score,
        "payoff": rules.payoff,
        "check": invariants.check,
        "hide": view.hide,
        "resample": view.resample,
        "observe": view.observe,
        "greedy": bot.greedy,
        "value": bot_worth.value,
    },
    state=state.STATE,
    notes=bot.NOTES,
    folder=Path(__file__).parent,
    parts=components.Components,
    freeze=components.freeze,
    seat_range=components.seat_range,
    option_defaults=components.option_defaults,
    actions=ACTIONS,
    events=EVENTS,
    options=OPTIONS,
    pieces=view.PIECES,
    prompts=PROMPTS,
    reasons=why.REASONS,
    faults=invariants.FAULTS,
    rule_sections=SECTIONS,
    named=NAMED,
    view=view.view,
    prompt=prompt,
    why_not=why.why_not,
    explain=explain,
    max_decisions=max_decisions,
    simultaneous=True,
    length_unit="round",
    in_step=True,
    search=SearchPlan(horizon=2, depth=12),
)
