"""What a search knows of its candidates, and what it makes of that: whom to drop, when to stop, what to choose.

All of it is compiled and knows no game: one search in a process and thousands side by side on a card weigh alike.
"""

from math import inf, sqrt

import numpy as np

from jadetable.core.arithmetic import log2_of
from jadetable.core.compiled import rule
from jadetable.core.record import MAX_SEATS, Numbers, Record, Word, solid_dtype
from jadetable.core.rng import GOLDEN, mix

CANDIDATES = 64  # actions considered at the root
BESIDES = 2  # of them whatever the width: the game's own judgement and an action that is asked for
NO_ACTION = -1
OWN = 0  # the place of the game's own judgement among them
FEWEST_WORLDS = 8  # before anything is dropped
MOST_WORLDS = 64  # between two looks at the candidates, with a budget of playouts
CLEARLY, CLEAR_WORLDS = 3.5, 64  # standard errors, and worlds that they must rest on: a few games won are mere luck
ENOUGH_TRIES = 0.5  # of those of the longest tried, where several threads dropped different candidates

# How to search: a `SearchPlan` in numbers, and the budget.
PLAN = solid_dtype(
    [
        ("doubt", "f8"),
        ("exploration", "f8"),
        ("trust", "f8"),
        ("horizon", "i4"),
        ("width", "i4"),
        ("strays", "i4"),
        ("depth", "i4"),
        ("haste", "i4"),
        ("slip", "i4"),
        ("smooth", "i4"),
        ("playouts", "i4"),
    ]
)
# For every seat: what the game's own judgement brought in all worlds together, and what each of the others brought more
# than it in the worlds where it was tried (`squares`: for the error of that). `worlds` are to be tried next.
ROOT = solid_dtype(
    [
        ("own_worth", "f8", (MAX_SEATS,)),
        ("more", "f8", (CANDIDATES, MAX_SEATS)),
        ("squares", "f8", (CANDIDATES,)),
        ("gain", "f8", (CANDIDATES,)),
        ("error", "f8", (CANDIDATES,)),
        ("tries", "i4", (CANDIDATES,)),
        ("action", "i2", (CANDIDATES,)),
        ("live", "i1", (CANDIDATES,)),
        ("count", "i4"),
        ("done", "i4"),
        ("playouts", "i4"),
        ("worlds", "i4"),
    ]
)


@rule
def thought_seed(seed: Word, place: int) -> Word:
    """The seed of a thought of its own: at each moment, on each thread."""
    return mix(np.uint64(seed) + GOLDEN * np.uint64(place))


# --- candidates -------------------------------------------------------------------------------------------------------


@rule
def is_candidate(root: Record, action: int) -> bool:
    """Whether an action is among the candidates."""
    for k in range(int(root.count)):
        if root.action[k] == action:
            return True
    return False


@rule
def add_candidate(root: Record, action: int) -> None:
    """An action joins the candidates, if it is not there yet."""
    if not is_candidate(root, action):
        root.action[int(root.count)] = action
        root.live[int(root.count)] = 1
        root.count = int(root.count) + 1


@rule
def live_candidates(root: Record) -> int:
    """How many candidates are still in the running."""
    found = 0
    for k in range(int(root.count)):
        found += int(root.live[k])
    return found


@rule
def note_result(root: Record, seat: int, seats: int, k: int, now: Numbers) -> None:
    """Add up what a live candidate brought every seat in one world, compared with the game's own judgement."""
    root.tries[k] = int(root.tries[k]) + 1
    for other in range(seats):
        if k == OWN:
            root.own_worth[other] += now[OWN, other]
        root.more[k, other] += now[k, other] - now[OWN, other]
    more = float(now[k, seat] - now[OWN, seat])
    root.squares[k] += more * more


# --- weighing ---------------------------------------------------------------------------------------------------------


@rule
def weigh(root: Record, seat: int) -> None:
    """What each candidate brings the seat more than the game's own judgement, and the error of that."""
    for k in range(int(root.count)):
        tries = int(root.tries[k])
        root.gain[k], root.error[k] = 0.0, inf
        if tries > 0:
            mean = root.more[k, seat] / tries
            spread = max(root.squares[k] / tries - mean * mean, 0.0)
            # One world more, in which it was worse or better by a little: a few equal results are no certainty.
            root.gain[k], root.error[k] = mean, sqrt((spread + 0.25 / (tries * tries)) / tries)


@rule
def worst_candidate(root: Record) -> int:
    """The live candidate with the least gain, of equal ones the last; the game's own judgement never is."""
    worst = OWN
    for k in range(1, int(root.count)):
        if root.live[k] == 1 and (worst == OWN or root.gain[k] <= root.gain[worst]):
            worst = k
    return worst


@rule
def drop(root: Record, used: float) -> None:
    """Drop what is clearly worse, and as many more as the used part of the budget asks for (sequential halving)."""
    if root.done < FEWEST_WORLDS:
        return
    for k in range(1, int(root.count)):
        if root.done >= CLEAR_WORLDS and root.gain[k] < -CLEARLY * root.error[k]:
            root.live[k] = 0
    count = int(root.count)
    rounds = max(log2_of(count), 1.0)
    kept = max(1, (count >> int(min(used, 1.0) * rounds)) - 1)
    for _ in range(live_candidates(root) - 1 - kept):
        root.live[worst_candidate(root)] = 0


@rule
def is_clear(root: Record) -> bool:
    """Whether more thinking would hardly change the choice."""
    live = live_candidates(root)
    if live > 2 or root.done < FEWEST_WORLDS:
        return False
    if live == 1:
        return True
    rival = worst_candidate(root)  # the only one
    return root.done >= CLEAR_WORLDS and abs(root.gain[rival]) > CLEARLY * root.error[rival]


@rule
def first_worlds(root: Record, playouts: int) -> None:
    """With how many worlds a budget of playouts begins."""
    root.worlds = max(1, min(FEWEST_WORLDS, playouts // int(root.count)))


@rule
def count_worlds(root: Record) -> None:
    """The worlds that were next have been tried."""
    root.done = int(root.done) + int(root.worlds)
    root.playouts = int(root.playouts) + int(root.worlds) * live_candidates(root)


@rule
def next_worlds(root: Record, playouts: int) -> None:
    """How many worlds a budget of playouts tries next."""
    left = playouts - int(root.playouts)
    root.worlds = max(1, min(int(root.done), left // live_candidates(root), MOST_WORLDS))


@rule
def goes_on(root: Record, seat: int, used: float, thorough: bool) -> bool:
    """Weigh what is known, drop candidates, and tell whether the thinking goes on; `used` is the part of the budget.

    A thorough search keeps all candidates to its end.
    """
    weigh(root, seat)
    if not thorough:
        drop(root, used)
    return used < 1.0 and (thorough or not is_clear(root))


@rule
def surest(tries: Numbers, gain: Numbers, error: Numbers, count: int, doubt: float, threads: int) -> int:
    """The place of the choice: what was tried longest and looks better than the game's own judgement beyond doubt.

    One thread tries all that it keeps equally often. Several add up to different numbers of tries: then whatever was
    tried often enough counts, and the one that is better by most beyond doubt is chosen.
    """
    longest = 0
    for k in range(1, count):
        longest = max(longest, int(tries[k]))
    enough = float(longest) if threads == 1 else ENOUGH_TRIES * longest
    best, most = OWN, -inf
    for k in range(1, count):
        if tries[k] >= enough and gain[k] > doubt * error[k]:
            worth = gain[k] if threads == 1 else gain[k] - doubt * error[k]
            if worth > most:
                best, most = k, worth
    return best
