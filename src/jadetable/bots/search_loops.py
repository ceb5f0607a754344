"""Search over imagined worlds, compiled, written once and bound to each game like the engine's loops.

At the root all candidate actions are tried in the same dreamt worlds, with the same chance: what differs between two of
them is then due to the choice and not to luck. Below the root a tree remembers, for a few decisions, what each seat did
best; then the game's own judgement plays on, until the game or a horizon is reached and every seat's chance is valued.

In the tree each seat has nodes of its own, found by a key of what it may have seen: its own actions, those made when
nobody else was asked, and its present choices. An answer to a simultaneous prompt enters the other seats' keys only
when the last answer is in, so no seat's statistics depend on what it cannot know (decoupled selection). Chance is
sampled anew in each world.

    C  components    H  what the seat knows    V  worlds as dreamt    W  the world played in
    R  the root      T  nodes of the tree      D  the desk            N  note paper by seat
    K  the seat's own: 0 before its judgement looked, 1 after
"""

from collections.abc import Callable
from math import sqrt
from typing import Any

import numpy as np

from jadetable.bots.search_root import OWN, add_candidate, count_worlds, note_result
from jadetable.core.compiled import rule
from jadetable.core.prompts import allows, first_asked, nth
from jadetable.core.record import MAX_SEATS, Mask, Numbers, Record, Records, Word, solid_dtype
from jadetable.core.rng import mix, note_seed, roll, seed_generator

# The game this file is bound to.
choices: Callable[..., int]
step: Callable[..., None]
dream: Callable[..., None]
believe: Callable[..., None]
open_notes: Callable[..., None]
greedy: Callable[..., int]
payoff: Callable[..., None]
value: Callable[..., None]

CHILDREN = 16  # actions a node of the tree keeps statistics of
DEEPEST = 16  # decisions below the root that the tree may remember
NO_NODE = -1
ALWAYS = 1000
PLAYED = 0
BEFORE, AFTER = 0, 1
MISSES = 4  # tries in vain before a prompt counts as explored

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
# What a search is told and remembers: the plan, the tree's fill, and the way down of the current playout.
DESK = solid_dtype(
    [
        ("keys", "u8", (MAX_SEATS,)),
        ("pending", "u8"),
        ("exploration", "f8"),
        ("trust", "f8"),
        ("nodes", "i4"),
        ("depth", "i4"),
        ("deepest", "i4"),
        ("horizon", "i4"),
        ("slip", "i4"),
        ("smooth", "i4"),
        ("haste", "i4"),
        ("path_node", "i4", (DEEPEST,)),
        ("path_child", "i4", (DEEPEST,)),
        ("path_seat", "i4", (DEEPEST,)),
        ("value", "f4", (MAX_SEATS,)),
    ]
)

SALT = np.uint64(0xA24BAED4963EE407)
NO_KEY = np.uint64(0)


@rule
def follow(desk: Record, plan: Record) -> None:
    """Put a plan on the desk; nothing is remembered yet."""
    desk.exploration = plan.exploration
    desk.trust = plan.trust
    desk.horizon = plan.horizon
    desk.slip = plan.slip
    desk.smooth = plan.smooth
    desk.haste = plan.haste
    desk.deepest = min(int(plan.depth), DEEPEST)
    desk.nodes = 0


@rule
def with_action(key: Word, seat: int, action: int) -> Word:
    """A key after one more action."""
    return mix(np.uint64(key) ^ (SALT * np.uint64(action * MAX_SEATS + seat + 1)))


@rule
def with_mask(key: Word, mask: Mask) -> Word:
    """A key together with the present choices."""
    found = np.uint64(key)
    for word in range(len(mask)):
        found = mix(found ^ mask[word])
    return found


# --- the tree ---------------------------------------------------------------------------------------------------------


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
        chosen = greedy(C[0], W[PLAYED], seat, mask, N[seat])
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
    """The most promising child, or a new one when that promises more (so a node widens as it is visited).

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
    alone = int(W[PLAYED].asked) == 1 << seat
    if alone:
        for other in range(int(W[PLAYED].seats)):
            desk.keys[other] = with_action(desk.keys[other], seat, action) ^ desk.pending
        desk.pending = NO_KEY
    else:
        desk.keys[seat] = with_action(desk.keys[seat], seat, action)
        desk.pending = np.uint64(desk.pending) ^ with_action(desk.keys[seat], seat, action)
    step(C, W, PLAYED, seat, action, LOG)


@rule
def walk_down(C: Records, W: Records, T: Records, desk: Record, N: Records, mask: Mask, LOG: Records) -> None:
    """From below the root to the first action nobody has tried before."""
    seat = first_asked(W[PLAYED])
    while seat >= 0 and desk.depth < desk.deepest:
        count = choices(C, W, PLAYED, seat, mask)
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
        seat = first_asked(W[PLAYED])


@rule
def carry_up(T: Records, desk: Record) -> None:
    """Every seat on the way learns what its choice was worth to it."""
    for place in range(int(desk.depth)):
        node, child = int(desk.path_node[place]), int(desk.path_child[place])
        T[node].visits += 1
        T[node].tries[child] += 1
        T[node].worth[child] += desk.value[int(desk.path_seat[place])]


# --- playouts ---------------------------------------------------------------------------------------------------------


@rule
def clock(s: Record) -> int:
    """How far a game has come: turns of single seats where the game counts them, else rounds."""
    return int(s.turn) if s.turn > 0 else int(s.round) * int(s.seats)


@rule
def award(C: Records, W: Records, desk: Record) -> None:
    """First place, shared among those who share it; nothing where the game pays nobody. Alone, what the game pays."""
    payoff(C[0], W[PLAYED], desk.value)
    paid, winners, seats = 0.0, 0, int(W[PLAYED].seats)
    for seat in range(seats):
        paid += desk.value[seat]
        winners += 1 if W[PLAYED].rank[seat] == 1 else 0
    if seats > 1 and paid > 0.0:
        for seat in range(seats):
            desk.value[seat] = 1.0 / winners if W[PLAYED].rank[seat] == 1 else 0.0


@rule
def play_out(C: Records, W: Records, desk: Record, N: Records, mask: Mask, stop: int, LOG: Records) -> None:
    """Play on with baseline players, to the end or until the clock stops, and value what came of it."""
    seat = first_asked(W[PLAYED])
    while seat >= 0 and clock(W[PLAYED]) < stop:
        count = choices(C, W, PLAYED, seat, mask)
        if count == 1:
            action = nth(mask, 0)
        elif desk.slip > 0 and roll(N[seat], ALWAYS) < desk.slip:
            action = nth(mask, roll(N[seat], count))
        else:
            action = greedy(C[0], W[PLAYED], seat, mask, N[seat])
        step(C, W, PLAYED, seat, action, LOG)
        seat = first_asked(W[PLAYED])
    if seat < 0 and desk.smooth == 0:
        award(C, W, desk)
    else:
        value(C[0], W[PLAYED], desk.value)


@rule
def try_candidate(
    C: Records, seat: int, k: int, V: Records, v: int, W: Records, root: Record, T: Records, desk: Record, N: Records,
    K: Records, mask: Mask, LOG: Records, entropy: Any,
) -> None:  # fmt: skip
    """One playout: a candidate in a dreamt world."""
    W[PLAYED] = V[v]
    stop = clock(W[PLAYED]) + int(desk.horizon) * int(W[PLAYED].seats)
    open_notes(N, 0, int(W[PLAYED].seats), entropy)
    N[seat] = K[AFTER if k == OWN else BEFORE]
    seed_generator(N[seat], note_seed(entropy, seat))
    for other in range(MAX_SEATS):
        N[other].haste = desk.haste
        desk.keys[other] = NO_KEY
    desk.pending = NO_KEY
    desk.depth = 0
    go_on(C, W, seat, int(root.action[k]), desk, LOG)
    if desk.deepest > 0:
        walk_down(C, W, T, desk, N, mask, LOG)
    play_out(C, W, desk, N, mask, stop, LOG)
    carry_up(T, desk)


# --- the root ---------------------------------------------------------------------------------------------------------


@rule
def find_candidates(
    C: Records, H: Records, h: int, seat: int, root: Record, N: Records, K: Records, mask: Mask, count: int,
    width: int, strays: int, asked_for: int, seed: Any,
) -> None:  # fmt: skip
    """The actions worth a thought: the game's own judgement first; all of them if they are few.

    Of many, those the judgement chooses with other whims and fresh note paper, then some at random, `width` in all. An
    action that is asked for is always among them.
    """
    K[AFTER] = K[BEFORE]
    add_candidate(root, greedy(C[0], H[h], seat, mask, K[AFTER]))
    if asked_for >= 0:
        add_candidate(root, asked_for)
    if count <= width:
        for place in range(count):
            add_candidate(root, nth(mask, place))
        return
    for whim in range(width):
        N[seat] = N[len(N) - 1]
        seed_generator(N[seat], note_seed(seed, whim + MAX_SEATS))
        add_candidate(root, greedy(C[0], H[h], seat, mask, N[seat]))
    misses, most = 0, min(width, int(root.count) + strays)
    while root.count < most and misses < MISSES * width:
        before = int(root.count)
        add_candidate(root, nth(mask, roll(N[seat], count)))
        misses += 1 if int(root.count) == before else 0


@rule
def world_entropy(seed: Any, world: int) -> Word:
    """The chance of a world of its own."""
    return mix(np.uint64(seed) + SALT * np.uint64(world + 1))


@rule
def dream_up(C: Records, H: Records, h: int, seat: int, V: Records, v: int, entropy: Any) -> None:
    """A likely world that the seat believes possible."""
    V[v] = H[h]
    dream(C, V, v, seat, entropy)
    believe(C[0], V[v], seat)


@rule
def search(
    C: Records, H: Records, seat: int, V: Records, W: Records, R: Records, T: Records, D: Records, N: Records,
    K: Records, now: Numbers, mask: Mask, LOG: Records, seed: Any,
) -> None:  # fmt: skip
    """Try the live candidates in the worlds that are to be tried next; `now` is room for what they bring there."""
    for world in range(int(R[0].done), int(R[0].done) + int(R[0].worlds)):
        entropy = world_entropy(seed, world)
        dream_up(C, H, 0, seat, V, 0, entropy)
        for k in range(int(R[0].count)):
            if R[0].live[k] == 1:
                try_candidate(C, seat, k, V, 0, W, R[0], T, D[0], N, K, mask, LOG, entropy)
                for other in range(int(V[0].seats)):
                    now[k, other] = D[0].value[other]
                note_result(R[0], seat, int(V[0].seats), k, now)
    count_worlds(R[0])
