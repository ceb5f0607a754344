"""Mandarin: walk round the zodiac, pull the lever of the Pagoda, bid for what it gives. 3-5 seats, closed purses."""

from pathlib import Path

from jadetable.core.game import Game, SearchPlan
from jadetable.core.record import Record
from jadetable.games.mandarin import bot, bot_value, components, invariants, rules, state, view, why
from jadetable.games.mandarin.actions import ACTIONS, EVENTS, NAMED, OPTIONS, PROMPTS

NO_BOUND = 2**31 - 1  # without a round limit only the counter of actions ends
SEIZURES = 2
# What choosing a figure means at each prompt, for its text.
FIGURE_USES = {state.TURN: 0, state.TAKE: 1, state.SEIZE: 2}
NO_USE = 3


def max_decisions(c: Record, s: Record) -> int:
    """No game takes more decisions than this."""
    if s.round_limit == 0:
        return NO_BOUND
    seats, figures = int(s.seats), state.ANIMALS * int(c.copies)
    bids = seats * (int(c.bid_cap) // int(c.step) + seats)
    turn = (figures + 1) + figures + 2 * (seats - 1) + SEIZURES + bids
    return min(NO_BOUND, int(s.round_limit) * seats * turn)


def explain(h: Record, seat: int, kind: str, details: dict[str, int]) -> dict[str, int]:
    """What an action's arguments mean at this table: the amount of a bid, whose figure it is and what happens to it."""
    if kind == "RAISE":
        return {"amount": int(h.high_bid) + int(h.bid_step) * details["steps"], "steps": details["steps"]}
    if kind != "FIGURE":
        return details
    owners = {state.TAKE: int(h.victim), state.SEIZE: int(h.cur)}
    phase = int(h.phase)
    return {**details, "use": FIGURE_USES.get(phase, NO_USE), "owner": owners.get(phase, seat)}


def prompt(h: Record, seat: int) -> str:
    """The question this seat is asked."""
    return PROMPTS[h.phase]


GAME = Game(
    slug="mandarin",
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
        "pagoda",
        "auction",
        "control",
        "overtaking",
        "bankruptcy",
        "cashing",
        "purse",
        "money-game",
        "end",
        "options",
        "tips",
    ),
    named=NAMED,
    view=view.view,
    prompt=prompt,
    why_not=why.why_not,
    explain=explain,
    max_decisions=max_decisions,
    search=SearchPlan(horizon=2, doubt=0.5, patient=SearchPlan(horizon=4, doubt=0.5)),
)
