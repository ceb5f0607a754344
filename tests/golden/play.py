"""Golden games and leaf counts: how they are played and written, as plain text."""

from pathlib import Path

from jadetable import bots
from jadetable.core.game import Game
from jadetable.core.knowledge import Event, Happened
from jadetable.core.match import Match, new

FOLDER = Path(__file__).parent
SEED = 2026
BOT = "slip:100"
MOST_LEAVES = 3000
POSITIONS = {"start": 0, "early": 12, "middle": 60, "late": 120}


def _event(event: Event) -> str:
    numbers = "".join(f" {name}={value}" for name, value in event.details.items())
    return f"    {event.kind} seat={event.seat}{numbers}"


def played(game: Game, seats: int, most: int = 100_000) -> tuple[Match, list[list[Event]]]:
    """A game of bots that seldom err, with the events of the deal and of each action."""
    match = new(game, seats, SEED)
    players = [bots.make(game, BOT, SEED) for _ in range(seats)]
    told = [_all_events(match)]
    while not match.over and len(match.actions) < most:
        seat = match.asked[0]
        told.append(list(match.act(seat, players[seat].choose(match.know(seat)))))
    return match, told


def _all_events(match: Match) -> list[Event]:
    return list(Happened(match.game.events, 0, match.history[0], everything=True))


def golden_text(game: Game, seats: int) -> str:
    """A whole game, one line an action, its events below it, and how it ended."""
    match, told = played(game, seats)
    lines = [f"{game.slug} seats={seats} seed={SEED} bots={BOT}", *map(_event, told[0])]
    for (seat, action), events in zip(match.actions, told[1:], strict=True):
        lines.append(f"{seat} {match.spell(action)}")
        lines += map(_event, events)
    ranking, scores = " ".join(map(str, match.ranking)), " ".join(map(str, match.scores))
    return "\n".join([*lines, f"ranking {ranking}", f"scores {scores}", f"digest {match.digest}", ""])


def leaves(match: Match, depth: int) -> int:
    """How many ways the next `depth` actions can go (the dice as they will fall; the lowest asked seat moves)."""
    if match.over or depth == 0:
        return 1
    seat = match.asked[0]
    allowed = match.legal(seat)
    if depth == 1:
        return len(allowed)
    total = 0
    for action in allowed:
        twin = match.clone()
        twin.act(seat, action)
        total += leaves(twin, depth - 1)
    return total


def leaf_lines(game: Game, seats: int) -> list[str]:
    """Leaf counts by depth from named positions of the golden game."""
    lines = []
    for name, plies in POSITIONS.items():
        match, _ = played(game, seats, plies)
        counts: list[int] = []
        while not match.over and len(counts) < 8 and (not counts or counts[-1] <= MOST_LEAVES):
            if counts and counts[-1] * max(len(match.legal(match.asked[0])), 2) > 20 * MOST_LEAVES:
                break
            counts.append(leaves(match, len(counts) + 1))
        lines.append(f"{game.slug} {seats} {name} {' '.join(map(str, counts))}")
    return lines
