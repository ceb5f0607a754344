"""The turn: throw, tokens, claim, attack and defence, and what follows at its end."""

import numpy as np

from jadetable.core.asked import ask_only
from jadetable.core.compiled import rule
from jadetable.core.events import emit, emit1, emit2, emit3
from jadetable.core.mask import allow, allow_set
from jadetable.core.record import Mask, Record
from jadetable.core.rng import roll
from jadetable.games.wuxing.actions import (
    ATTACK,
    CLAIM,
    E_ATTACK,
    E_BOARD_TO,
    E_CAPTURE,
    E_CLAIM,
    E_PASS,
    E_PREVENT,
    E_RETHROW,
    E_STEP,
    E_THROW,
    E_WRONG_CALL,
    LET_GO,
    MINUS,
    PASS,
    PLUS,
    PREVENT,
    RETHROW,
)
from jadetable.games.wuxing.rules_board import empty_space, fill_spaces, rotate_tiles, unclaimed
from jadetable.games.wuxing.rules_score import end_game
from jadetable.games.wuxing.state import ACT, BOARD, DEFEND, FACES, NOTHING, SPACES, TILES

TOKEN_ACTIONS = np.uint64((1 << (PREVENT - PLUS)) - 1)  # +1, -1 and a new throw, for either die


@rule
def begin_turn(s: Record, seat: int, log: Record) -> None:
    """The board comes to a seat, which throws both dice."""
    s.cur = seat
    s.phase = ACT
    s.pending = NOTHING
    s.stepped = 0
    emit(log, E_BOARD_TO, seat)
    s.dice[0] = roll(s, FACES) + 1
    s.dice[1] = roll(s, FACES) + 1
    emit2(log, E_THROW, seat, int(s.dice[0]), int(s.dice[1]))
    ask_only(s, seat)


# --- what the dice allow ----------------------------------------------------------------------------------------------


@rule
def thrown(c: Record, s: Record) -> int:
    """The number of the throw on the table; the order of the dice does not matter."""
    return int(c.throw_of[int(s.dice[0]), int(s.dice[1])])


@rule
def claim_matches(c: Record, s: Record, space: int, throw: int) -> bool:
    """Whether a throw matches the bottom panel of the tile in a space (R6)."""
    tile = int(s.space_tile[space])
    return tile != NOTHING and (int(c.claim_bits[tile, int(s.space_rot[space])]) >> throw) & 1 == 1


@rule
def capture_barred(s: Record) -> bool:
    """With `capture_natural` dice that a token has stepped cannot capture for the rest of the turn (R7)."""
    return s.capture_natural == 1 and s.stepped == 1


@rule
def capture_matches(c: Record, s: Record, tile: int) -> bool:
    """Whether the dice equal a pair printed anywhere on a tile (R9), and may capture."""
    return (int(c.capture_bits[tile]) >> thrown(c, s)) & 1 == 1 and not capture_barred(s)


@rule
def is_rivals(s: Record, seat: int, tile: int) -> bool:
    """Whether another seat holds a tile."""
    return s.where[tile] < BOARD and s.where[tile] != seat


@rule
def allow_act(c: Record, s: Record, seat: int, mask: Mask) -> None:
    """Pass, claim a matching tile, attack a rival's, or spend a token; with table_rules wrong calls too (R17)."""
    throw = thrown(c, s)
    allow(mask, PASS)
    for space in range(SPACES):
        if claim_matches(c, s, space, throw) or (s.table_rules == 1 and s.space_tile[space] != NOTHING):
            allow(mask, CLAIM + space)
    if s.table_rules == 1:
        for tile in range(TILES):
            if is_rivals(s, seat, tile):
                allow(mask, ATTACK + tile)
    elif not capture_barred(s):
        for k in range(int(c.capture_n[throw])):
            action = ATTACK + int(c.capture_list[throw, k])
            if is_rivals(s, seat, action - ATTACK):
                allow(mask, action)
    if s.tokens[seat] > 0:
        allow_set(mask, PLUS, TOKEN_ACTIONS)


@rule
def allow_defence(mask: Mask) -> None:
    """The owner pays a token or lets the tile go."""
    allow(mask, PREVENT)
    allow(mask, LET_GO)


# --- what the seat does -----------------------------------------------------------------------------------------------


@rule
def next_face(face: int) -> int:
    """One more, cyclically: after the highest face comes 1."""
    return face % FACES + 1


@rule
def previous_face(face: int) -> int:
    """One less, cyclically: before 1 comes the highest face."""
    return face - 1 if face > 1 else FACES


@rule
def spend_token(s: Record, seat: int, action: int, log: Record) -> None:
    """A token adds 1 to a die, takes 1 from it, or throws it again; the seat is asked again (R5)."""
    s.tokens[seat] = int(s.tokens[seat]) - 1
    if action >= RETHROW:
        die = action - RETHROW
        s.dice[die] = roll(s, FACES) + 1
        emit2(log, E_RETHROW, seat, die, int(s.dice[die]))
        return
    s.stepped = 1
    die = action - PLUS if action < MINUS else action - MINUS
    face = int(s.dice[die])
    s.dice[die] = next_face(face) if action < MINUS else previous_face(face)
    emit3(log, E_STEP, seat, die, int(s.dice[die]), 1 if action < MINUS else -1)


@rule
def wrong_call(seat: int, action: int, log: Record) -> None:
    """A false claim or attack is refused: nothing moves, but it was the turn's one act (R17)."""
    emit1(log, E_WRONG_CALL, seat, action)


@rule
def claim(c: Record, s: Record, seat: int, action: int, log: Record) -> None:
    """The tile leaves the board for the seat's set."""
    space = action - CLAIM
    if not claim_matches(c, s, space, thrown(c, s)):
        wrong_call(seat, action, log)
        return
    tile = int(s.space_tile[space])
    s.where[tile] = seat
    empty_space(s, space)
    emit2(log, E_CLAIM, seat, tile, space)


@rule
def capture(s: Record, tile: int, log: Record) -> None:
    """The seat at turn takes a tile out of a rival's set."""
    owner = int(s.where[tile])
    s.where[tile] = s.cur
    emit2(log, E_CAPTURE, int(s.cur), tile, owner)


@rule
def attack(c: Record, s: Record, seat: int, action: int, log: Record) -> bool:
    """Try to capture a tile; True when that is settled, False when its owner is asked first."""
    tile = action - ATTACK
    if not capture_matches(c, s, tile):
        wrong_call(seat, action, log)
        return True
    owner = int(s.where[tile])
    emit2(log, E_ATTACK, seat, tile, owner)
    if s.tokens[owner] == 0:
        capture(s, tile, log)
        return True
    s.pending = tile
    s.phase = DEFEND
    ask_only(s, owner)
    return False


@rule
def defend(s: Record, owner: int, action: int, log: Record) -> None:
    """The owner prevents the capture with one token, or lets the tile go; either way the attack was the act (R8)."""
    tile = int(s.pending)
    if action == PREVENT:
        s.tokens[owner] = int(s.tokens[owner]) - 1
        emit2(log, E_PREVENT, owner, tile, int(s.cur))
    else:
        capture(s, tile, log)


@rule
def act_in_turn(c: Record, s: Record, seat: int, action: int, log: Record) -> bool:
    """The seat at turn chooses; True when that was its act and the turn is over."""
    if action >= PLUS:
        spend_token(s, seat, action, log)
        return False
    if action >= ATTACK:
        return attack(c, s, seat, action, log)
    if action >= CLAIM:
        claim(c, s, seat, action, log)
    else:
        emit(log, E_PASS, seat)
    return True


# --- the end of a turn ------------------------------------------------------------------------------------------------


@rule
def end_turn(c: Record, s: Record, log: Record) -> None:
    """Rotate, discard, refill, then the end of the game (R12, R18) or the next seat."""
    left = unclaimed(s)
    s.pending = NOTHING
    rotate_tiles(s, left, log)
    fill_spaces(s, log)
    s.turn = int(s.turn) + 1
    finished = left <= s.end_at
    if finished or s.turn == s.max_turns:
        end_game(c, s, 0 if finished else 1, log)
    else:
        begin_turn(s, (int(s.cur) + 1) % int(s.seats), log)
