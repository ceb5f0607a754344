"""Playing: deal, answer, take back. A command checks, acts on a copy, and hands back the next state for storage.

Checks come in this order: game dealt and not over, question not stale, seat asked, action legal. A refusal changes
nothing.
"""

from collections.abc import Sequence
from dataclasses import replace

from jadetable.core import match, replay, takeback
from jadetable.core.checked_input import birth_number
from jadetable.core.knowledge import SITS_IN, TAKEN_BACK, TIMED_OUT, house_row
from jadetable.core.position import Position
from jadetable.core.teller import Teller, refused
from jadetable.server.tables import timing
from jadetable.server.tables.catalogue import Catalogue, layout_of
from jadetable.server.tables.refusals import Refusal
from jadetable.server.tables.table import (
    ACT,
    BY_BOT,
    BY_CLOCK,
    BY_PERSON,
    CLOSED,
    DEAL,
    LOBBY,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    STAND_IN,
    WITHDRAW,
    Change,
    Move,
    Table,
)

TAKEN_OVER_MS = 3000  # another process (or the next start) takes a bot's move over after this time


def running(table: Table) -> Position:
    """The position, if it can be played; raises Refusal."""
    if table.status == LOBBY:
        raise Refusal("not-started")
    if table.position is None:
        raise Refusal("outdated")
    if table.status == CLOSED:
        raise Refusal("closed")
    if table.status == OVER:
        raise Refusal("game-over")
    return table.position


def close(table: Table) -> Change:
    """Nobody plays on here: what was played can be read, and nobody has won."""
    if table.status in (OVER, CLOSED):
        raise Refusal("game-over" if table.status == OVER else "closed")
    still = replace(table.timing, deadlines=(0,) * len(table.seats))
    return Change(replace(table, status=CLOSED, due=None, timing=still))


def end(table: Table, seats: Sequence[int]) -> Change:
    """Who plays beside bots alone ends the game for good; other people agree by getting up."""
    others = [seat.name for number, seat in enumerate(table.seats) if seat.kind == PERSON and number not in seats]
    if others:
        raise Refusal("others-play", names=", ".join(others))
    if table.status == LOBBY:
        raise Refusal("not-started")
    return close(table)


def start(catalogue: Catalogue, table: Table, now: int) -> Change:
    """Deal the game."""
    if table.status != LOBBY:
        raise Refusal("already-started")
    if any(seat.kind == OPEN for seat in table.seats):
        raise Refusal("seats-open")
    game = catalogue.find(table.game)
    birthdays = [birth_number(seat.birth) for seat in table.seats]
    position, rows = match.deal(
        game, table.parts, len(table.seats), table.options, birthdays, table.dice.word(0), table.dice
    )
    after = replace(
        table,
        status=OVER if position.over else PLAYING,
        rules=game.digest,
        layout=layout_of(game),
        kinds=tuple(game.events),
        prompts=tuple(int(seat in position.asked) for seat in range(position.seats)),
        timing=timing.at_the_deal(table.timing, len(table.seats), table.people, position.asked, now),
    )
    check = replay.fingerprint(position, rows)
    move = Move(0, 0, DEAL, -1, -1, 0, None, BY_BOT, 0, rows, check, now)
    return Change(_stored(after, position, move), (move,))


def answer(table: Table, seat: int, prompt: int, actions: Sequence[int], key: str | None, by: str, now: int) -> Change:
    """A seat answers what it is asked: with one action, or with all parts of an entry in one piece."""
    position = running(table)
    check_question(table, position, seat, prompt)
    rest = _rest_of(position, seat, actions, table.names)
    entry = table.move_count
    change = _acted(table, position, seat, actions[0], by, now, entry)
    if key is not None:
        change = replace(change, moves=(replace(change.moves[0], key=key, entry=tuple(actions)),))
    for action in rest:
        after = change.table.position
        if after is None or action not in after.legal(seat):
            break  # something came to light that nobody could know; what was done before it stands
        more = _acted(change.table, after, seat, action, by, now, entry)
        change = Change(more.table, change.moves + more.moves)
    return change


def imagined(position: Position, seat: int) -> Position:
    """A game that this seat believes possible: whatever it finds there, it knew before."""
    return position.imagine(seat, 0)


def _rest_of(position: Position, seat: int, actions: Sequence[int], names: Sequence[str]) -> Sequence[int]:
    """The further parts of an entry; raises when one is not allowed. What would follow a mistake is dropped.

    They are tried on an imagined game. A refusal by the real one could tell what lies on top of the pile: draw a card
    and do what only one card allows, and be refused without having drawn it.
    """
    if len(actions) == 1:
        return []
    ahead = imagined(position, seat)
    for place, action in enumerate(actions):
        if ahead.is_mistake(_taken(ahead, seat, action, names)):
            return actions[1 : place + 1]
    return actions[1:]


def _taken(position: Position, seat: int, action: int, names: Sequence[str]) -> bytes:
    """A seat chooses, in place: what happened; raises a JadeError when it may not."""
    error = refused(position, seat, action, names) if seat not in position.asked else None
    rows = position.take(seat, action) if error is None else None
    if rows is None:
        raise error or refused(position, seat, action, names) or Refusal("bad-request", why="action")
    return rows


def _acted(table: Table, position: Position, seat: int, action: int, by: str, now: int, entry: int) -> Change:
    """One action, and the line it adds to the log."""
    seats_before = table.seats
    step = takeback.Step(position.clone(), seat, action, entry, own=by == BY_PERSON)
    trail = takeback.extended(table.trail, step) if step.own or table.trail else ()
    after = position.clone()
    rows = _taken(after, seat, action, table.names)
    match.rekey(after, table.dice)
    numbers = _next_prompts(table, position, after, seat)
    table, said = _clocked(replace(table, trail=trail), seat, by)
    fresh = [other for other in range(after.seats) if numbers[other] != table.prompts[other]]
    clocks = timing.moved_on(table.timing, position, after, fresh, table.people, now)
    move = Move(
        table.move_count,
        after.ply,
        ACT,
        seat,
        action,
        table.prompts[seat],
        None,
        by,
        table.event_count,
        said + rows,
        replay.fingerprint(after, rows),
        now,
    )
    status = OVER if after.over else PLAYING
    stored = _stored(replace(table, status=status, prompts=numbers, timing=clocks), after, move)
    return Change(stored, (move,), (seat,) if stored.seats != seats_before else ())


def _clocked(table: Table, seat: int, by: str) -> tuple[Table, bytes]:
    """The table, and what everybody hears, where the clock chooses for a person, or one who was away chooses again."""
    times, held, said = table.timing, table.seats[seat], b""
    if by == BY_PERSON:
        if held.resting and timing.is_away(times, seat):
            held = replace(held, resting=False)
        times = timing.is_here(times, seat)
    elif by == BY_CLOCK and times.missed:
        times, news = timing.chosen_for(times, seat)
        said = house_row(TIMED_OUT, seat) if news else b""
        if news and timing.is_away(times, seat):
            held, said = replace(held, resting=True, level=STAND_IN), said + house_row(SITS_IN, seat)
    seats = (*table.seats[:seat], held, *table.seats[seat + 1 :])
    return replace(table, seats=seats, timing=times), said


def take_back(table: Table, seat: int, prompt: int, key: str | None, now: int) -> Change:
    """A seat takes its last choice back, all parts of it; the clock runs on from when it was first asked."""
    running(table)
    table.seat(seat)
    if prompt != table.prompts[seat]:
        raise Refusal("late", prompt=prompt, now=table.prompts[seat])
    entry = table.takeable(seat)
    if entry is None:
        raise Refusal("nothing-to-withdraw")
    if timing.runs_out(table.timing, seat, now):
        raise Refusal("nothing-to-withdraw")  # the time in which to choose again is over
    taken = table.trail[entry.start : entry.stop]
    after, trail = takeback.without(table.trail, entry)
    match.rekey(after, table.dice)
    heard = any(step.told for step in taken)
    numbers = tuple(number + (other == seat) for other, number in enumerate(table.prompts))
    clocks = timing.taken_back(table.timing, seat, after.asked)
    change = Change(replace(table, prompts=numbers, trail=trail, timing=clocks))
    for part in range(len(taken)):  # one line for each part: it counts the actions down
        first = part == 0
        move = Move(
            change.table.move_count,
            after.ply + len(taken) - 1 - part,
            WITHDRAW,
            seat,
            -1,
            prompt,
            key if first else None,
            BY_PERSON,
            change.table.event_count,
            house_row(TAKEN_BACK, seat) if first and heard else b"",
            "",
            now,
        )
        change = Change(_stored(change.table, after, move), (*change.moves, move))
    return change


def reseated(before: Table, change: Change, now: int) -> Change:
    """A change, with the clocks of those who came or went in it."""
    table = change.table
    if before.people == table.people or table.position is None or table.status != PLAYING or before.status != PLAYING:
        return change
    clocks = timing.reseated(table.timing, before.people, table.people, table.position.asked, now)
    return replace(change, table=replace(table, timing=clocks))


def overdue(table: Table, now: int) -> list[tuple[int, str]]:
    """The asked seats the server must act for now: bots, and people whose clock ran out."""
    if table.status != PLAYING or table.position is None:
        return []
    found = []
    for seat in table.position.asked:
        if table.seats[seat].bot_plays:
            found.append((seat, BY_BOT))
        elif timing.runs_out(table.timing, seat, now):
            found.append((seat, BY_CLOCK))
    return found


def next_due(table: Table, now: int, grace: int = 0) -> int | None:
    """When the server must next look at this table by itself; never where nobody plays who would miss it.

    Bots that leave people time to take a choice back wait for those who are asked beside them.
    """
    if table.status != PLAYING or table.position is None or table.bots_alone:
        return None
    moments = []
    for seat in table.position.asked:
        if table.seats[seat].bot_plays:
            if not grace or not set(table.people) & set(table.position.asked):
                moments.append(now + TAKEN_OVER_MS + grace)
        elif table.timing.deadlines[seat]:
            moments.append(table.timing.deadlines[seat])
    return min(moments, default=None)


# --- inside -----------------------------------------------------------------------------------------------------------


def check_question(table: Table, position: Position, seat: int, prompt: int) -> None:
    """Refuse an answer to a question that this seat is not asked now."""
    table.seat(seat)
    if prompt != table.prompts[seat]:
        raise Refusal("late", prompt=prompt, now=table.prompts[seat])
    if seat not in position.asked:
        teller = Teller(position.game, table.names, table.lang)
        asked = ", ".join(teller.name(other) for other in position.asked)
        raise Refusal("not-asked", asked=asked)


def _question(position: Position, seat: int) -> tuple[str | None, bytes]:
    """What a seat is asked, to be compared."""
    known = position.know(seat)
    return known.prompt, known.mask.tobytes()


def _next_prompts(table: Table, before: Position, after: Position, actor: int) -> tuple[int, ...]:
    """Each seat counts its own questions, so that other seats' answers never make a pending one stale."""
    was, now = before.asked, after.asked
    numbers = list(table.prompts)
    for seat in now:
        fresh = seat == actor or seat not in was or _question(before, seat) != _question(after, seat)
        numbers[seat] += int(fresh)
    return tuple(numbers)


def _stored(table: Table, position: Position, move: Move) -> Table:
    """The table as it stands after a line of the log."""
    return replace(
        table,
        position=position,
        event_count=table.event_count + move.event_count,
        move_count=table.move_count + 1,
        changed=move.at,
    )
