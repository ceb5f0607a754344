"""Information-set Monte-Carlo tree search, compiled, written once and bound to each game like the engine's loops.

Every iteration dreams up a world the searching seat believes possible, walks down the tree, tries one new action,
plays on a while with the game's own judgement, and carries the value of each seat back up.

Each seat has nodes of its own, found by a key of what it may have seen: its own actions, those made when nobody else
was asked, and its present choices. An answer to a simultaneous prompt enters the other seats' keys only when the last
answer is in, so no seat's statistics depend on what it cannot know (decoupled selection). Chance is sampled anew each
time.
"""

from collections.abc import Callable
from math import sqrt
from typing import Any

import numpy as np

from jadetable.core.compiled import rule
from jadetable.core.prompts import allows, first_asked, nth
from jadetable.core.record import MAX_SEATS, Mask, Numbers, Record, Records, Word, solid_dtype
from jadetable.core.rng import mix, roll

# The game this file is bound to.
choices: Callable[..., int]
step: Callable[..., None]
dream: Callable[..., None]
open_notes: Callable[..., None]
greedy: Callable[..., int]
payoff: Callable[..., None]
value: Callable[..., None]

CHILDREN = 32  # actions a node keeps statistics of
DEEPEST = 64  # decisions from the root that the tree may remember
NO_NODE = -1
ALWAYS = 1000

NODE = solid_dtype(
    [
        ("key", "u8"),
        ("visits", "i4"),
        ("children", "i4"),
        ("tries", "i4", (CHILDREN,)),
        ("worth", "f4", (CHILDREN,)),
        ("action", "i2", (CHILDREN,)),
    ]
)
# What a search is told and remembers: the tree's fill, and the way down of the current iteration.
DESK = solid_dtype(
    [
        ("keys", "u8", (MAX_SEATS,)),
        ("pending", "u8"),
        ("exploration", "f8"),
        ("trust", "f8"),
        ("nodes", "i4"),
        ("depth", "i4"),
        ("horizon", "i4"),
        ("slip", "i4"),
        ("path_node", "i4", (DEEPEST,)),
        ("path_child", "i4", (DEEPEST,)),
        ("path_seat", "i4", (DEEPEST,)),
        ("value", "f4", (MAX_SEATS,)),
    ]
)

SEAT_SALT = np.uint64(0xA24BAED4963EE407)
NO_KEY = np.uint64(0)


@rule
def with_action(key: Word, seat: int, action: int) -> Word:
    """A key after one more action."""
    return mix(np.uint64(key) ^ (SEAT_SALT * np.uint64(action * MAX_SEATS + seat + 1)))


@rule
def with_mask(key: Word, mask: Mask) -> Word:
    """A key together with the present choices."""
    found = np.uint64(key)
    for word in range(len(mask)):
        found = mix(found ^ mask[word])
    return found


@rule
def find_node(T: Records, desk: Record, key: Word) -> int:
    """The place of a node, made if there is room; NO_NODE when the tree is full."""
    size = len(T)
    place = int(np.int64(np.uint64(key) % np.uint64(size)))
    while T[place].key != NO_KEY:
        if T[place].key == key:
            return place
        place = (place + 1) % size
    # A crowded table answers slowly: past three quarters nothing is added.
    if desk.nodes * 4 >= size * 3:
        return NO_NODE
    T[place].key = key
    desk.nodes += 1
    return place


@rule
def has_child(node: Record, action: int) -> bool:
    """Whether a node already knows an action."""
    for child in range(int(node.children)):
        if node.action[child] == action:
            return True
    return False


@rule
def add_child(node: Record, action: int) -> int:
    """A node learns of an action."""
    child = int(node.children)
    node.action[child] = action
    node.children = child + 1
    return child


@rule
def new_action(C: Records, W: Records, seat: int, mask: Mask, count: int, node: Record, N: Records) -> int:
    """The next action to try: first the game's own judgement, then any other, at random."""
    if node.children == 0:
        chosen = greedy(C[0], W[0], seat, mask, N[seat])
        if allows(mask, chosen):
            return chosen
    start = roll(N[seat], count)
    for offset in range(count):
        chosen = nth(mask, (start + offset) % count)
        if not has_child(node, chosen):
            return chosen
    return nth(mask, start)


@rule
def bound(node: Record, child: int, prior: float, exploration: float) -> float:
    """How promising a child is: its mean so far, and a bonus for being likely and little tried."""
    tries = float(node.tries[child])
    return node.worth[child] / max(tries, 1.0) + exploration * prior * sqrt(float(node.visits) + 1.0) / (1.0 + tries)


@rule
def choose_child(
    C: Records, W: Records, seat: int, mask: Mask, count: int, node: Record, desk: Record, N: Records
) -> int:
    """The most promising child, or a new one when that promises more.

    The first child is the game's own judgement and gets the prior `trust`; all other actions share the rest.
    """
    if node.children == 0:
        return add_child(node, new_action(C, W, seat, mask, count, node, N))
    other = (1.0 - desk.trust) / max(count - 1, 1)
    best, most = 0, bound(node, 0, desk.trust, desk.exploration)
    total = float(node.worth[0])
    for child in range(1, int(node.children)):
        found = bound(node, child, other, desk.exploration)
        total += node.worth[child]
        if found > most:
            best, most = child, found
    untried = total / max(float(node.visits), 1.0) + desk.exploration * other * sqrt(float(node.visits) + 1.0)
    if untried > most and node.children < min(count, CHILDREN):
        return add_child(node, new_action(C, W, seat, mask, count, node, N))
    return best


@rule
def go_on(C: Records, W: Records, seat: int, action: int, desk: Record, LOG: Records) -> None:
    """Act in the dreamt world and let each seat's key learn what that seat may know."""
    alone = int(W[0].asked) == 1 << seat
    if alone:
        for other in range(int(W[0].seats)):
            desk.keys[other] = with_action(desk.keys[other], seat, action) ^ desk.pending
        desk.pending = NO_KEY
    else:
        desk.keys[seat] = with_action(desk.keys[seat], seat, action)
        desk.pending = np.uint64(desk.pending) ^ with_action(desk.keys[seat], seat, action)
    step(C, W, 0, seat, action, LOG)


@rule
def walk_down(C: Records, W: Records, T: Records, desk: Record, N: Records, mask: Mask, LOG: Records) -> None:
    """From the root to the first action nobody has tried before."""
    desk.depth = 0
    seat = first_asked(W[0])
    while seat >= 0 and desk.depth < DEEPEST:
        count = choices(C, W, 0, seat, mask)
        place = find_node(T, desk, with_mask(with_action(desk.keys[seat], seat, 0), mask))
        if place == NO_NODE:
            return
        child = choose_child(C, W, seat, mask, count, T[place], desk, N)
        fresh = T[place].tries[child] == 0
        desk.path_node[desk.depth] = place
        desk.path_child[desk.depth] = child
        desk.path_seat[desk.depth] = seat
        desk.depth += 1
        go_on(C, W, seat, int(T[place].action[child]), desk, LOG)
        if fresh:
            return
        seat = first_asked(W[0])


@rule
def play_out(C: Records, W: Records, desk: Record, N: Records, mask: Mask, LOG: Records) -> None:
    """Play on with baseline players, to the end or to the horizon, and value what came of it."""
    left = int(desk.horizon)
    seat = first_asked(W[0])
    while seat >= 0 and left > 0:
        count = choices(C, W, 0, seat, mask)
        if count == 1:
            action = nth(mask, 0)
        elif desk.slip > 0 and roll(N[seat], ALWAYS) < desk.slip:
            action = nth(mask, roll(N[seat], count))
        else:
            action = greedy(C[0], W[0], seat, mask, N[seat])
        step(C, W, 0, seat, action, LOG)
        left -= 1
        seat = first_asked(W[0])
    if seat < 0:
        payoff(C[0], W[0], desk.value)
    else:
        value(C[0], W[0], desk.value)


@rule
def carry_up(T: Records, desk: Record) -> None:
    """Every seat on the way learns what its choice was worth to it."""
    for place in range(int(desk.depth)):
        node, child = int(desk.path_node[place]), int(desk.path_child[place])
        T[node].visits += 1
        T[node].tries[child] += 1
        T[node].worth[child] += desk.value[int(desk.path_seat[place])]


@rule
def search(
    C: Records,
    H: Records,
    seat: int,
    W: Records,
    T: Records,
    D: Records,
    N: Records,
    mask: Mask,
    LOG: Records,
    seed: Any,
    first: int,
    last: int,
) -> None:
    """Iterations first to last - 1 of a search for the seat that knows H[0]."""
    for iteration in range(first, last):
        entropy = mix(np.uint64(seed) + SEAT_SALT * np.uint64(iteration + 1))
        W[0] = H[0]
        dream(C, W, 0, seat, entropy)
        open_notes(N, 0, int(W[0].seats), entropy)
        for other in range(MAX_SEATS):
            D[0].keys[other] = NO_KEY
        D[0].pending = NO_KEY
        walk_down(C, W, T, D[0], N, mask, LOG)
        play_out(C, W, D[0], N, mask, LOG)
        carry_up(T, D[0])


@rule
def root_statistics(T: Records, seat: int, mask: Mask, actions: Numbers, tries: Numbers, worth: Numbers) -> int:
    """What is known of the actions at the root; returns how many."""
    key = with_mask(with_action(NO_KEY, seat, 0), mask)
    size = len(T)
    place = np.int64(key % np.uint64(size))
    while T[place].key != NO_KEY:
        if T[place].key == key:
            for child in range(int(T[place].children)):
                actions[child] = T[place].action[child]
                tries[child] = T[place].tries[child]
                worth[child] = T[place].worth[child]
            return int(T[place].children)
        place = (place + 1) % size
    return 0
