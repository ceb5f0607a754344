"""Playing: deal, answer, withdraw. A command checks, acts on a copy, and hands back the next state for storage.

Checks come in this order: game dealt and not over, question not stale, seat asked, action legal. A refusal changes
nothing.
"""

from collections.abc import Sequence
from dataclasses import replace

import jadetable as jt
from jadetable.core import replay
from jadetable.core.match import Match
from jadetable.server.catalogue import Catalogue, layout_of
from jadetable.server.refusals import Refusal
from jadetable.server.table import (
    ACT,
    BY_BOT,
    BY_CLOCK,
    BY_PERSON,
    DEAL,
    LOBBY,
    OPEN,
    OVER,
    PLAYING,
    WITHDRAW,
    Change,
    Move,
    Table,
)

BOT_GRACE_MS = 3000  # another process (or the next start) takes a bot's move over after this time
SECOND = 1000


def running(table: Table) -> Match:
    """The match, if it can be played; raises Refusal."""
    if table.status == LOBBY:
        raise Refusal("not-started")
    if table.match is None:
        raise Refusal("outdated")
    if table.status == OVER:
        raise Refusal("game-over")
    return table.match


def start(catalogue: Catalogue, table: Table, now: int) -> Change:
    """Deal the game."""
    if table.status != LOBBY:
        raise Refusal("already-started")
    if any(seat.kind == OPEN for seat in table.seats):
        raise Refusal("seats-open")
    game = catalogue.find(table.game)
    birthdays = [seat.birth for seat in table.seats]
    components = catalogue.components_of(table.parts)
    match = jt.new(game, len(table.seats), None, table.options, birthdays, components, table.dice)
    match.names = [seat.name for seat in table.seats]
    rows, check = match.history[-1].tobytes(), replay.fingerprint(match)
    after = replace(
        table,
        status=OVER if match.over else PLAYING,
        rules=game.digest,
        layout=layout_of(game),
        kinds=game.events,
        prompts=tuple(int(seat in match.asked) for seat in range(match.seats)),
        deadlines=tuple(now + table.clock * SECOND if table.clock else 0 for _ in table.seats),
    )
    move = Move(0, 0, DEAL, -1, -1, 0, None, BY_BOT, 0, rows, check, now)
    return Change(_stored(after, match, now), (move,))


def answer(table: Table, seat: int, prompt: int, actions: Sequence[int], key: str | None, by: str, now: int) -> Change:
    """A seat answers what it is asked: with one action, or with all parts of an entry in one piece."""
    match = running(table)
    check_question(table, match, seat, prompt)
    rest = _rest_of(match, seat, actions)
    change = _acted(table, match, seat, actions[0], by, now)
    if key is not None:
        change = replace(change, moves=(replace(change.moves[0], key=key, then=tuple(actions[1:])),))
    for action in rest:
        after = change.table.match
        if after is None or seat not in after.asked or action not in after.legal(seat):
            break  # something came to light that nobody could know; what was done before it stands
        more = _acted(change.table, after, seat, action, by, now)
        change = Change(more.table, change.moves + more.moves)
    return change


def imagined(match: Match, seat: int) -> Match:
    """A game that this seat believes possible: whatever it finds there, it knew before."""
    return Match.restore(match.game, match.imagine(seat, 0).tobytes(), match.parts)


def _rest_of(match: Match, seat: int, actions: Sequence[int]) -> Sequence[int]:
    """The further parts of an entry; raises when one is not allowed. What would follow a mistake is dropped.

    They are tried on an imagined game. A refusal by the real one could tell what lies on top of the pile: draw a card
    and do what only one card allows, and be refused without having drawn it.
    """
    if len(actions) == 1:
        return []
    ahead = imagined(match, seat)
    for place, action in enumerate(actions):
        happened = ahead.act(seat, action)
        if any(event.kind in match.game.mistakes for event in happened):
            return actions[1 : place + 1]
    return actions[1:]


def _acted(table: Table, match: Match, seat: int, action: int, by: str, now: int) -> Change:
    """One action, and the line it adds to the log."""
    after = match.clone()
    after.act(seat, action)
    numbers = _next_prompts(table, match, after, seat)
    deadlines = tuple(
        _deadline(table, after, other, numbers[other] != table.prompts[other], now) for other in range(match.seats)
    )
    rows = after.history[-1]
    move = Move(
        table.move_count,
        int(after.record.ply),
        ACT,
        seat,
        action,
        table.prompts[seat],
        None,
        by,
        table.event_count,
        rows.tobytes(),
        replay.fingerprint(after),
        now,
    )
    status = OVER if after.over else PLAYING
    return Change(_stored(replace(table, status=status, prompts=numbers, deadlines=deadlines), after, now), (move,))


def withdraw(table: Table, seat: int, prompt: int, key: str | None, now: int) -> Change:
    """A seat takes its answer to a simultaneous prompt back; the clock runs on from when it was first asked."""
    match = running(table)
    table.seat(seat)
    if prompt != table.prompts[seat]:
        raise Refusal("late", prompt=prompt, now=table.prompts[seat])
    if not match.may_withdraw(seat):
        raise Refusal("nothing-to-withdraw")
    after = match.clone()
    after.withdraw(seat)
    numbers = tuple(number + (other == seat) for other, number in enumerate(table.prompts))
    move = Move(
        table.move_count,
        int(after.record.ply),
        WITHDRAW,
        seat,
        -1,
        prompt,
        key,
        BY_PERSON,
        table.event_count,
        b"",
        "",
        now,
    )
    return Change(_stored(replace(table, prompts=numbers), after, now), (move,))


def overdue(table: Table, now: int) -> list[tuple[int, str]]:
    """The asked seats the server must act for now: bots, and people whose clock ran out."""
    if table.status != PLAYING or table.match is None:
        return []
    found = []
    for seat in table.match.asked:
        if table.seats[seat].bot_plays:
            found.append((seat, BY_BOT))
        elif table.deadlines[seat] and table.deadlines[seat] <= now:
            found.append((seat, BY_CLOCK))
    return found


def next_due(table: Table, now: int) -> int | None:
    """When the server must next look at this table by itself."""
    if table.status != PLAYING or table.match is None:
        return None
    moments = []
    for seat in table.match.asked:
        if table.seats[seat].bot_plays:
            moments.append(now + BOT_GRACE_MS)
        elif table.deadlines[seat]:
            moments.append(table.deadlines[seat])
    return min(moments, default=None)


# --- inside -----------------------------------------------------------------------------------------------------------


def check_question(table: Table, match: Match, seat: int, prompt: int) -> None:
    """Refuse an answer to a question that this seat is not asked now."""
    table.seat(seat)
    if prompt != table.prompts[seat]:
        raise Refusal("late", prompt=prompt, now=table.prompts[seat])
    if seat not in match.asked:
        asked = ", ".join(match.name(other, table.lang) for other in match.asked)
        raise Refusal("not-asked", asked=asked)


def _question(match: Match, seat: int) -> tuple[str, bytes]:
    """What a seat is asked, to be compared."""
    known = match.know(seat)
    return match.game.prompt(known.record, seat), known.mask.tobytes()


def _next_prompts(table: Table, before: Match, after: Match, actor: int) -> tuple[int, ...]:
    """Each seat counts its own questions, so that other seats' answers never make a pending one stale."""
    was, now = before.asked, after.asked
    numbers = list(table.prompts)
    for seat in now:
        fresh = seat == actor or seat not in was or _question(before, seat) != _question(after, seat)
        numbers[seat] += int(fresh)
    return tuple(numbers)


def _deadline(table: Table, after: Match, seat: int, fresh: bool, now: int) -> int:
    if not table.clock:
        return 0
    if seat in after.asked and fresh:
        return now + table.clock * SECOND
    # Kept for a seat that has answered and may still take it back: withdrawing must not buy time.
    return table.deadlines[seat] if seat in after.asked or after.may_withdraw(seat) else 0


def _stored(table: Table, match: Match, now: int) -> Table:
    """The table with the match as it stands now, without its past: that is in the database."""
    match.history, match.actions = [], []
    after = replace(
        table,
        match=match,
        event_count=match.event_count,
        move_count=table.move_count + 1,
        changed=now,
    )
    return replace(after, due=next_due(after, now))
