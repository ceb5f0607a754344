"""The Rat and the Dragon: roll, draw creatures square by square, make couples. 1-6 seats, all at once."""

from pathlib import Path

from jadetable.core.game import Game, SearchPlan
from jadetable.core.record import Record
from jadetable.games.ratdragon import bot, bot_belief, bot_value, components, invariants, rules, state, view, why
from jadetable.games.ratdragon.actions import ACTIONS, EVENTS, NAMED, OPTIONS, PROMPTS
from jadetable.games.ratdragon.state import DRAW, MATCH, MOST_CREATURES, NOTHING, PHASES, SINGLE, SUM


def max_decisions(c: Record, s: Record) -> int:
    """No game takes more decisions than this: every square once, a choice and a pairing for each creature, mistakes."""
    one_seat = int(c.width) * int(c.height) + 2 * MOST_CREATURES
    if s.table_rules:
        one_seat += (int(c.most_squares) + 2) * (MOST_CREATURES + 1)
    return one_seat * int(s.seats)


def explain(h: Record, seat: int, kind: str, details: dict[str, int]) -> dict[str, int]:
    """What an action means on this sheet: the creature of an offer, a square by column and row, the partner on it."""
    sheet = h.sheet[seat]
    if kind == "TAKE_SUM" or kind == "TAKE_SINGLE":
        number = int(h.num[SUM if kind == "TAKE_SUM" else SINGLE])
        return {"number": number, "count": number}
    if kind == "NO_PAIR":
        newest = int(sheet.creatures)
        return {"number": int(sheet.number[newest - 1]) if sheet.phase == MATCH and newest else NOTHING}
    square = details["square"]
    row, column = divmod(square, int(h.width))
    owner = int(sheet.owner[square])
    pairing = sheet.phase == MATCH and owner != NOTHING
    number = int(sheet.number[owner - 1]) if pairing else int(sheet.want)
    return {"square": square, "column": column, "row": row + 1, "number": number, "pairing": int(pairing)}


def overlook(s: Record, seat: int) -> None:
    """Let a drawing stand whatever is wrong with it, as paper does; for a number too large there is none."""
    if s.sheet[seat].phase == DRAW:
        s.sheet[seat].corrected = 1


def prompt(h: Record, seat: int) -> str:
    """The question this seat is asked."""
    return PHASES[h.sheet[seat].phase].lower()


GAME = Game(
    slug="ratdragon",
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
        "value": bot_value.value,
        "believe": bot_belief.believe,
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
        "creatures",
        "setup",
        "round",
        "drawing",
        "pairs",
        "stuck",
        "end",
        "scoring",
        "solo",
        "options",
        "tips",
    ),
    named=NAMED,
    view=view.view,
    prompt=prompt,
    why_not=why.why_not,
    explain=explain,
    max_decisions=max_decisions,
    simultaneous=True,
    length_unit="round",
    mistakes=("FOUL",),
    overlook=overlook,
    search=SearchPlan(width=4, strays=0, doubt=1.5, haste=2, smooth=True),
)
