"""Many games of searching bots side by side, compiled, written once and bound to each game.

Games go in waves. In each wave every table whose seat thinks dreams up the worlds that are next, tries its candidates
in them, adds up what they brought and looks whether to think on; a table that has chosen plays on until a seat thinks
again. Each of these steps is a function of its place alone (a table, a world, a candidate), so that a GPU can run
thousands of them at a time (`many_kernels`) and a processor one after the other (`wave`), with the same choices as the
bots make one by one.
"""

from collections.abc import Callable
from typing import Any

from jadetable.arena.search_batch_buffers import SHEETS, Room
from jadetable.bots.search_root import (
    MOST_WORLDS,
    NO_ACTION,
    count_worlds,
    first_worlds,
    goes_on,
    next_worlds,
    note_result,
    surest,
    thought_seed,
)
from jadetable.bots.thinking import Playout, Thought
from jadetable.core.asked import first_asked
from jadetable.core.compiled import rule
from jadetable.core.record import MAX_SEATS, Mask, Record, Records

# The game this file is bound to, and its search.
choices: Callable[..., int]
deal: Callable[..., None]
dream_up: Callable[..., None]
find_candidates: Callable[..., None]
follow: Callable[..., None]
judge: Callable[..., int]
know: Callable[..., None]
open_notes: Callable[..., None]
step: Callable[..., None]
try_candidate: Callable[..., None]
world_entropy: Callable[..., Any]

OVER, THINKING, DEALT = range(3)


# --- what belongs to a table ------------------------------------------------------------------------------------------


@rule
def plan_at(room: Room, i: int) -> Record:
    """How the bot thinks whose seat thinks at this table."""
    return room.plans[int(room.tables[i].plan[int(room.tables[i].seat)])]


@rule
def thought_at(room: Room, i: int) -> Thought:
    """What the seat thinks about that thinks at this table."""
    return Thought(
        int(room.tables[i].seat),
        room.tables[i].thought,
        room.known[i : i + 1],
        room.roots[i : i + 1],
        room.own_notes[2 * i : 2 * i + 2],
        room.worlds[i * MOST_WORLDS : (i + 1) * MOST_WORLDS],
    )


@rule
def tree_size(room: Room) -> int:
    """How many nodes the tree of a table has."""
    return (len(room.trees) - 1) // len(room.tables)


@rule
def remembering(room: Room, i: int, playout: Playout) -> Playout:
    """The same room for playouts, with the tree and the desk of this table."""
    size = tree_size(room)
    return Playout(
        playout.components,
        playout.world,
        playout.notes,
        room.trees[i * size : (i + 1) * size],
        room.desks[i : i + 1],
        playout.mask,
        playout.log,
    )


# --- from the deal to a thought ---------------------------------------------------------------------------------------


@rule
def sit_down(room: Room, i: int, log: Records) -> None:
    """Deal a table's game."""
    room.tables[i].stage = DEALT
    deal(room.components, room.prototype, room.states, i, room.tables[i].seed, log)
    open_notes(room.notes, i * MAX_SEATS, MAX_SEATS, room.tables[i].seed)


@rule
def begin_to_think(room: Room, i: int, mask: Mask, count: int) -> None:
    """A seat that has a choice looks for candidates; the last root is a blank one."""
    table, plan = room.tables[i], plan_at(room, i)
    table.thought = thought_seed(table.seed, int(room.known[i].ply) * MAX_SEATS + int(table.seat))
    table.stage, table.fresh = THINKING, 1
    room.roots[i] = room.roots[len(room.roots) - 1]
    loose = room.loose_notes[i * SHEETS : (i + 1) * SHEETS]
    find_candidates(room.components, thought_at(room, i), loose, mask, count, plan, NO_ACTION)
    first_worlds(room.roots[i], int(plan.playouts))


@rule
def play_to_a_thought(room: Room, i: int, mask: Mask, log: Records) -> None:
    """Play on until a seat begins to think, or to the end."""
    table = room.tables[i]
    table.stage = OVER
    seat = first_asked(room.states[i])
    while seat >= 0:
        count = choices(room.components, room.states, i, seat, mask)
        know(room.components, room.states, i, seat, room.known, i)
        room.own_notes[2 * i] = room.notes[i * MAX_SEATS + seat]
        action = judge(room.components, room.known, i, seat, mask, count, room.notes, int(table.slips[seat]))
        if count > 1 and room.plans[int(table.plan[seat])].playouts > 0:
            table.seat, table.own = seat, action
            begin_to_think(room, i, mask, count)
            return
        step(room.components, room.states, i, seat, action, log)
        seat = first_asked(room.states[i])


# --- a wave of a thought ----------------------------------------------------------------------------------------------


@rule
def dream_of(room: Room, i: int, world: int) -> None:
    """One of a table's worlds; with a fresh thought also a part of its blank tree, and its desk."""
    table, root = room.tables[i], room.roots[i]
    if table.stage != THINKING:
        return
    plan = plan_at(room, i)
    if table.fresh == 1 and plan.depth > 0:
        if world == 0:
            follow(room.desks[i], plan)
        size = tree_size(room)
        for place in range(world, size, MOST_WORLDS):
            room.trees[i * size + place] = room.trees[len(room.trees) - 1]
    if world < root.worlds:
        entropy = world_entropy(table.thought, int(root.done) + world)
        dream_up(room.components, thought_at(room, i), world, entropy)


@rule
def try_one(room: Room, i: int, k: int, world: int, playout: Playout) -> None:
    """One candidate in one of a table's worlds."""
    entropy = world_entropy(room.tables[i].thought, int(room.roots[i].done) + world)
    try_candidate(playout, thought_at(room, i), k, world, entropy)
    for seat in range(int(room.states[i].seats)):
        room.brought[i * MOST_WORLDS + world, k, seat] = playout.desk[0].value[seat]


@rule
def try_in_tree(room: Room, i: int, playout: Playout) -> None:
    """All live candidates of a table in all its worlds, in order: they share the tree."""
    own, root = remembering(room, i, playout), room.roots[i]
    for world in range(int(root.worlds)):
        for k in range(int(root.count)):
            if root.live[k] == 1:
                try_one(room, i, k, world, own)


@rule
def try_out(room: Room, i: int, k: int, world: int, playout: Playout) -> None:
    """A candidate in a world, if both are wanted; where there is a tree, the first one does it all."""
    if room.tables[i].stage != THINKING:
        return
    plan, root = plan_at(room, i), room.roots[i]
    if plan.depth > 0:
        if k == 0 and world == 0:
            try_in_tree(room, i, playout)
    elif k < root.count and root.live[k] == 1 and world < root.worlds:
        follow(playout.desk[0], plan)
        try_one(room, i, k, world, playout)


@rule
def add_up(room: Room, i: int, k: int) -> None:
    """What a candidate brought in the worlds of this wave."""
    table, root = room.tables[i], room.roots[i]
    if table.stage == THINKING and k < root.count and root.live[k] == 1:
        for world in range(int(root.worlds)):
            brought = room.brought[i * MOST_WORLDS + world]
            note_result(root, int(table.seat), int(room.states[i].seats), k, brought)


@rule
def thinks_on(room: Room, i: int) -> bool:
    """Whether the seat that thinks goes on after the worlds of this wave."""
    root, playouts = room.roots[i], int(plan_at(room, i).playouts)
    room.tables[i].fresh = 0
    count_worlds(root)
    next_worlds(root, playouts)
    return goes_on(root, int(room.tables[i].seat), int(root.playouts) / playouts, False)


@rule
def settle(room: Room, i: int, log: Records) -> None:
    """The seat that thought chooses."""
    seat, root = int(room.tables[i].seat), room.roots[i]
    doubt = plan_at(room, i).doubt
    action = int(root.action[surest(root.tries, root.gain, root.error, int(root.count), doubt, 1)])
    if action != room.tables[i].own:
        room.notes[i * MAX_SEATS + seat] = room.own_notes[2 * i]  # what its judgement had in mind was not done
    step(room.components, room.states, i, seat, action, log)


@rule
def look(room: Room, i: int, mask: Mask, log: Records) -> None:
    """Think on, or choose and play on to the next thought; after the deal to the first one."""
    stage = int(room.tables[i].stage)
    if stage == OVER or (stage == THINKING and thinks_on(room, i)):
        return
    if stage == THINKING:
        settle(room, i, log)
    play_to_a_thought(room, i, mask, log)


# --- one after the other ----------------------------------------------------------------------------------------------


@rule
def open_tables(room: Room, log: Records) -> None:
    """Deal at every table."""
    for i in range(len(room.tables)):
        sit_down(room, i, log)


@rule
def wave(room: Room, playout: Playout, width: int) -> None:
    """One wave over all tables."""
    for i in range(len(room.tables)):
        for world in range(MOST_WORLDS):
            dream_of(room, i, world)
        for k in range(width):
            for world in range(MOST_WORLDS):
                try_out(room, i, k, world, playout)
        for k in range(width):
            add_up(room, i, k)
        look(room, i, playout.mask, playout.log)
