"""Taking back: what may be taken back told nobody anything, and nothing of it is left."""

from jadetable.conformance.cases import Case, walk
from jadetable.core.knowledge import Event
from jadetable.core.match import Match
from jadetable.core.record import SPECTATOR

LOOKED_AT, EVERY = 240, 3  # decisions of a game, and which of them
FRESH = range(5000, 5012)  # worlds that nobody has imagined before


def check_taking_back(case: Case) -> int:
    """A choice taken back leaves the game as it was; it drew nothing by chance and taught its seat nothing.

    Returns how many choices could be taken back.
    """
    match, found = case.start(), 0
    for place, (seat, action) in enumerate(walk(match, most=LOOKED_AT)):
        if place % EVERY:
            continue
        before, after = match.clone(), match.clone()
        after.act(seat, action)
        may = after.may_take_back(seat)
        if after.record.rng != before.record.rng or after.over:
            assert not may, f"{match.spell(action)} could be taken back although chance or the end has come"
        if may:
            found += 1
            _check_nothing_learnt(before, after, seat, action)
            _check_as_before(before, after, seat)
            _check_unheard(before, seat, action)
    return found


def _check_as_before(before: Match, after: Match, seat: int) -> None:
    """The game stands where it stood, and all that is new is that everybody hears of it."""
    back = after.clone()
    told = back.take_back(seat)
    assert back.digest == before.digest, "taking back leaves something behind"
    assert back.actions == before.actions and len(back.history) == len(before.history)
    assert back.event_count == after.event_count + len(told), "events are not numbered on"
    assert back.events()[: after.event_count] == after.events(), "what was told is told otherwise now"
    assert bool(told) == (after.event_count > before.event_count), "who heard of a choice hears that it counts no more"


def _check_nothing_learnt(before: Match, after: Match, seat: int, action: int) -> None:
    """In every world that the seat believed possible it would know the same, and could take back the same."""
    for entropy in FRESH:
        world = before.clone()
        world.position.records[:] = before.imagine(seat, entropy)
        world.act(seat, action)
        assert _told(world, before, seat) == _told(after, before, seat), "a choice that taught something was free"
        assert world.may_take_back(seat), "what may be taken back tells a seat what it cannot know"


def _check_unheard(before: Match, seat: int, action: int) -> None:
    """Where others cannot tell what was chosen, they cannot tell it when it is taken back either."""
    worlds = []
    for choice in {action, before.legal(seat)[0], before.legal(seat)[-1]}:
        world = before.clone()
        world.act(seat, choice)
        worlds.append(world)
    first = worlds[0]
    for other in [number for number in range(SPECTATOR, before.seats) if number != seat]:
        alike = [world for world in worlds if _told(world, before, other) == _told(first, before, other)]
        taken = [world.clone() for world in alike if world.may_take_back(seat)]
        for world in taken:
            world.take_back(seat)
            assert _told(world, before, other) == _told(taken[0], before, other), "taking back tells what was chosen"


def _told(world: Match, before: Match, seat: int) -> tuple[bytes, list[Event]]:
    """What a seat (or a spectator) knows in a world, and has heard there since."""
    known = world.know(seat).records.tobytes()
    return known, world.events(None if seat == SPECTATOR else seat, before.event_count)
