"""Zodiac 生肖: collect one card of each of the twelve signs. 2-8 seats, hidden hands, Cat and Pangu."""

from pathlib import Path

from jadetable.core.game import Game, SearchPlan
from jadetable.core.record import Record
from jadetable.games.zodiac import bot, bot_belief, bot_value, components, invariants, rules, state, view, why
from jadetable.games.zodiac.actions import ACTIONS, EVENTS, NAMED, OPTIONS, PROMPTS

# Within a turn: a source, a card played at once, a steal, all face-up cards picked up, the table laid again, an end, a
# call; mistakes add two penalty cards and putting one card right.
EXTRA_DECISIONS = 8


def max_decisions(c: Record, s: Record) -> int:
    """No game takes more decisions than this."""
    places = int(c.limit_table) + 1
    penalties = int(c.overlimit_signs) + int(c.false_call_signs)
    return (2 * places + EXTRA_DECISIONS + penalties) * int(s.turns_per_seat) * int(s.seats)


def explain(h: Record, seat: int, kind: str, details: dict[str, int]) -> dict[str, int]:
    """What an action means at this table: which card is taken or played, and whose the neighbour's card is."""
    if kind == "STEAL":
        return {"victim": (seat + details["distance"]) % int(h.seats), "card": details["card"]}
    if kind == "TAKE" and h.disc_n > 0:
        return {"card": int(h.disc[h.disc_n - 1])}
    if kind == "NOW" and h.drawn >= 0:
        return {"card": int(h.drawn)}
    return details


def prompt(h: Record, seat: int) -> str:
    """The question this seat is asked."""
    return PROMPTS[h.phase]


GAME = Game(
    slug="zodiac",
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
    rule_sections=("aim", "setup", "turn", "action-cards", "limits", "call", "penalties", "end", "options", "tips"),
    named=NAMED,
    view=view.view,
    prompt=prompt,
    why_not=why.why_not,
    explain=explain,
    max_decisions=max_decisions,
    search=SearchPlan(horizon=4, patient=SearchPlan(horizon=8)),
)
