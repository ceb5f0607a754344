"""Search over imagined worlds, compiled, written once and bound to each game like the engine's loops.

At the root all candidate actions are tried in the same dreamt worlds, with the same chance: what differs between two of
them is then due to the choice and not to luck. Below the root a tree remembers, for a few decisions, what each seat did
best; then the game's own judgement plays on, until the game or a horizon is reached and every seat's chance is valued.

In the tree each seat has nodes of its own, found by a key of what it may have seen: its own actions, those made when
nobody else was asked, and its present choices. An answer to a simultaneous prompt enters the other seats' keys only
when the last answer is in, so no seat's statistics depend on what it cannot know (decoupled selection). Chance is
sampled anew in each world.
"""

from collections.abc import Callable
from math import sqrt

import numpy as np

from jadetable.bots.search_root import BESIDES, CANDIDATES, OWN, add_candidate, count_worlds, note_result
from jadetable.bots.thinking import Playout, Thought
from jadetable.core.asked import first_asked
from jadetable.core.compiled import rule
from jadetable.core.mask import allows, nth
from jadetable.core.outcome import winners
from jadetable.core.record import MAX_SEATS, Mask, Numbers, Record, Records, Word, solid_dtype
from jadetable.core.rng import mix, note_seed, roll, seed_generator
from jadetable.core.terms import ALWAYS_SLIPS

# The game this file is bound to.
choices: Callable[..., int]
step: Callable[..., None]
dream: Callable[..., None]
believe: Callable[..., None]
open_notes: Callable[..., None]
greedy: Callable[..., int]
payoff: Callable[..., None]
value: Callable[..., None]
COUNTS_TURNS: bool  # whether the game counts turns of single seats, or rounds of the whole table

CHILDREN = 16  # actions a node of the tree keeps statistics of
DEEPEST = 16  # decisions below the root that the tree may remember
NO_NODE = -1
BEFORE, AFTER = 0, 1  # the sheets of a thought's paper
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
def find_node(tree: Records, desk: Record, key: Word) -> int:
    """The place of a node, made if there is room; NO_NODE when the tree is full."""
    size = len(tree)
    place = int(np.int64(np.uint64(key) % np.uint64(size)))
    while tree[place].key != NO_KEY:
        if tree[place].key == key:
            return place
        place = (place + 1) % size
    # A crowded table answers slowly: past three quarters nothing is added.
    if desk.nodes * 4 >= size * 3:
        return NO_NODE
    tree[place].key = key
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
def new_action(playout: Playout, seat: int, count: int, node: Record) -> int:
    """The next action to try: first the game's own judgement, then any other, at random."""
    mask, note = playout.mask, playout.notes[seat]
    if node.children == 0:
        chosen = greedy(playout.components[0], playout.world[0], seat, mask, note)
        if allows(mask, chosen):
            return chosen
    start = roll(note, count)
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
def choose_child(playout: Playout, seat: int, count: int, node: Record) -> int:
    """The most promising child, or a new one when that promises more (so a node widens as it is visited).

    The first child is the game's own judgement and gets the prior `trust`; all other actions share the rest.
    """
    if node.children == 0:
        return add_child(node, new_action(playout, seat, count, node))
    desk = playout.desk[0]
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
        return add_child(node, new_action(playout, seat, count, node))
    return best


@rule
def go_on(playout: Playout, seat: int, action: int) -> None:
    """Act in the dreamt world and let each seat's key learn what that seat may know."""
    world, desk = playout.world[0], playout.desk[0]
    alone = int(world.asked) == 1 << seat
    if alone:
        for other in range(int(world.seats)):
            desk.keys[other] = with_action(desk.keys[other], seat, action) ^ desk.pending
        desk.pending = NO_KEY
    else:
        desk.keys[seat] = with_action(desk.keys[seat], seat, action)
        desk.pending = np.uint64(desk.pending) ^ with_action(desk.keys[seat], seat, action)
    step(playout.components, playout.world, 0, seat, action, playout.log)


@rule
def walk_down(playout: Playout) -> None:
    """From below the root to the first action nobody has tried before."""
    desk, tree, mask = playout.desk[0], playout.tree, playout.mask
    seat = first_asked(playout.world[0])
    while seat >= 0 and desk.depth < desk.deepest:
        count = choices(playout.components, playout.world, 0, seat, mask)
        place = find_node(tree, desk, with_mask(with_action(desk.keys[seat], seat, 0), mask))
        if place == NO_NODE:
            return
        child = choose_child(playout, seat, count, tree[place])
        fresh = tree[place].tries[child] == 0
        desk.path_node[desk.depth] = place
        desk.path_child[desk.depth] = child
        desk.path_seat[desk.depth] = seat
        desk.depth += 1
        go_on(playout, seat, int(tree[place].action[child]))
        if fresh:
            return
        seat = first_asked(playout.world[0])


@rule
def carry_up(tree: Records, desk: Record) -> None:
    """Every seat on the way learns what its choice was worth to it."""
    for place in range(int(desk.depth)):
        node, child = int(desk.path_node[place]), int(desk.path_child[place])
        tree[node].visits += 1
        tree[node].tries[child] += 1
        tree[node].worth[child] += desk.value[int(desk.path_seat[place])]


# --- playouts ---------------------------------------------------------------------------------------------------------


@rule
def clock(world: Record) -> int:
    """How far a game has come, in turns of single seats; a round is a turn of everybody."""
    return int(world.turn) if COUNTS_TURNS else int(world.round) * int(world.seats)


@rule
def play_out(playout: Playout, stop: int) -> None:
    """Play on with baseline players, to the end or until the clock stops, and value what came of it."""
    components, world, desk, mask = playout.components[0], playout.world[0], playout.desk[0], playout.mask
    seat = first_asked(world)
    while seat >= 0 and clock(world) < stop:
        count = choices(playout.components, playout.world, 0, seat, mask)
        note = playout.notes[seat]
        if count == 1:
            action = nth(mask, 0)
        elif desk.slip > 0 and roll(note, ALWAYS_SLIPS) < desk.slip:
            action = nth(mask, roll(note, count))
        else:
            action = greedy(components, world, seat, mask, note)
        step(playout.components, playout.world, 0, seat, action, playout.log)
        seat = first_asked(world)
    if seat < 0 and desk.smooth == 0:
        payoff(components, world, desk.value)
        winners(desk.value, int(world.seats), desk.value)
    else:
        value(components, world, desk.value)


@rule
def try_candidate(playout: Playout, thought: Thought, k: int, world: int, entropy: Word) -> None:
    """One playout: candidate k in a dreamt world."""
    playout.world[0] = thought.worlds[world]
    seat, seats, desk = thought.seat, int(playout.world[0].seats), playout.desk[0]
    stop = clock(playout.world[0]) + int(desk.horizon) * seats
    open_notes(playout.notes, 0, seats, entropy)
    playout.notes[seat] = thought.paper[AFTER if k == OWN else BEFORE]
    seed_generator(playout.notes[seat], note_seed(entropy, seat))
    for other in range(MAX_SEATS):
        playout.notes[other].haste = desk.haste
        desk.keys[other] = NO_KEY
    desk.pending = NO_KEY
    desk.depth = 0
    go_on(playout, seat, int(thought.root[0].action[k]))
    if desk.deepest > 0:
        walk_down(playout)
    play_out(playout, stop)
    carry_up(playout.tree, desk)


# --- the root ---------------------------------------------------------------------------------------------------------


@rule
def root_width(plan: Record) -> int:
    """How many actions a plan considers; the game's own judgement and an action that is asked for come on top."""
    return min(int(plan.width), CANDIDATES - BESIDES)


@rule
def find_candidates(
    components: Records, thought: Thought, notes: Records, mask: Mask, count: int, plan: Record, asked_for: int
) -> None:
    """The actions worth a thought: the game's own judgement first; all of them if they are few.

    Of many, those the judgement chooses with other whims and fresh note paper, then some at random, as many as the plan
    is wide. An action that is asked for is always among them.
    """
    seat, root, known, width = thought.seat, thought.root[0], thought.known[0], root_width(plan)
    thought.paper[AFTER] = thought.paper[BEFORE]
    add_candidate(root, greedy(components[0], known, seat, mask, thought.paper[AFTER]))
    if asked_for >= 0:
        add_candidate(root, asked_for)
    if count <= width:
        for place in range(count):
            add_candidate(root, nth(mask, place))
        return
    for whim in range(width):
        notes[seat] = notes[len(notes) - 1]
        seed_generator(notes[seat], note_seed(thought.seed, whim + MAX_SEATS))
        add_candidate(root, greedy(components[0], known, seat, mask, notes[seat]))
    misses, most = 0, min(width, int(root.count) + int(plan.strays))
    while root.count < most and misses < MISSES * width:
        before = int(root.count)
        add_candidate(root, nth(mask, roll(notes[seat], count)))
        misses += 1 if int(root.count) == before else 0


@rule
def world_entropy(seed: Word, world: int) -> Word:
    """The chance of a world of its own."""
    return mix(np.uint64(seed) + SALT * np.uint64(world + 1))


@rule
def dream_up(components: Records, thought: Thought, world: int, entropy: Word) -> None:
    """A likely world that the seat believes possible."""
    thought.worlds[world] = thought.known[0]
    dream(components, thought.worlds, world, thought.seat, entropy)
    believe(components[0], thought.worlds[world], thought.seat)


@rule
def search(playout: Playout, thought: Thought, now: Numbers) -> None:
    """Try the live candidates in the worlds that are to be tried next; `now` is room for what they bring there."""
    root, seats = thought.root[0], int(thought.known[0].seats)
    for world in range(int(root.done), int(root.done) + int(root.worlds)):
        entropy = world_entropy(thought.seed, world)
        dream_up(playout.components, thought, 0, entropy)
        for k in range(int(root.count)):
            if root.live[k] == 1:
                try_candidate(playout, thought, k, 0, entropy)
                for other in range(seats):
                    now[k, other] = playout.desk[0].value[other]
                note_result(root, thought.seat, seats, k, now)
    count_worlds(root)
