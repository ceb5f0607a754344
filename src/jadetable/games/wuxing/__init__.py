"""Wu Xing, the Five Elements Game: dice against turning tiles. 2-6 seats, capture and defence."""

from pathlib import Path

from jadetable.core.game import Game, SearchPlan
from jadetable.core.record import Record
from jadetable.games.wuxing import bot, components, invariants, rules, state, view, why
from jadetable.games.wuxing.actions import ACTIONS, EVENTS, NAMED, NO_TILE, OPTIONS, PROMPTS
from jadetable.games.wuxing.rules_turn import next_face, previous_face


def max_decisions(c: Record, s: Record) -> int:
    """No game takes more decisions than this: an act and a defence for each turn, and every token once."""
    return 2 * int(s.max_turns) + int(c.tokens_per_player) * int(s.seats)


def explain(h: Record, seat: int, kind: str, details: dict[str, int]) -> dict[str, int]:
    """What an action's arguments mean at this table: the tile in a space, the owner of a tile, the face of a die."""
    if kind == "CLAIM":
        tile = int(h.space_tile[details["space"]])
        return {**details, "tile": tile if tile != state.NOTHING else NO_TILE}
    if kind == "ATTACK":
        owner = int(h.where[details["tile"]])
        rival = owner < state.BOARD and owner != seat
        return {**details, "owner": owner if rival else state.NOTHING, "held": 1 if rival else 0}
    if kind in ("PLUS", "MINUS", "RETHROW"):
        face = int(h.dice[details["die"]])
        become = {"PLUS": next_face(face), "MINUS": previous_face(face)}.get(kind, face)
        return {**details, "face": face, "result": int(become)}
    if kind in ("PREVENT", "LET_GO"):
        pending = int(h.pending)
        return {"tile": pending if pending != state.NOTHING else NO_TILE, "attacker": int(h.cur)}
    return details


def prompt(h: Record, seat: int) -> str:
    """The question this seat is asked."""
    return PROMPTS[h.phase]


GAME = Game(
    slug="wuxing",
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
        "value": bot.value,
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
    rule_sections=(
        "aim",
        "setup",
        "turn",
        "tokens",
        "claiming",
        "capturing",
        "rotating",
        "end",
        "scoring",
        "options",
        "tips",
    ),
    named=NAMED,
    view=view.view,
    prompt=prompt,
    why_not=why.why_not,
    explain=explain,
    max_decisions=max_decisions,
    search=SearchPlan(horizon=6, patient=SearchPlan(horizon=12, doubt=1.5, depth=8, exploration=0.3)),
)
