"""What a seat may know of Wu Xing: hide, resample, observe, view. Nothing else decides about secrets.

Only the order of the draw pile is secret, and that from everybody; which tiles are in it follows from the others.
"""

from typing import Any

from jadetable.almanac import ELEMENT_NAMES
from jadetable.core.compiled import rule
from jadetable.core.declare import Piece
from jadetable.core.prompts import hide_answers
from jadetable.core.record import Numbers, Record
from jadetable.games.wuxing.actions import MINUS, PLUS, RETHROW
from jadetable.games.wuxing.rules_board import shuffle_draw_pile, unclaimed
from jadetable.games.wuxing.rules_score import bonus_points, colour_count, kind_count, seat_score, tally_of, tile_values
from jadetable.games.wuxing.rules_turn import capture_barred, claim_matches, next_face, previous_face, thrown
from jadetable.games.wuxing.state import (
    BOARD,
    DICE,
    DISCARD_PILE,
    DRAW_PILE,
    FACES,
    KIND_NAMES,
    KINDS,
    NOTHING,
    OVER,
    PANELS,
    PHASES,
    SEATS,
    SPACES,
    TILE_NAMES,
    TILES,
)

# --- hide and resample ------------------------------------------------------------------------------------------------


@rule
def hide(c: Record, s: Record, seat: int) -> None:
    """Blank in place what no seat and no spectator can know: the order of the draw pile."""
    hide_answers(s, seat)
    for place in range(TILES):
        s.draw[place] = NOTHING


@rule
def resample(c: Record, s: Record, seat: int) -> None:
    """Fill in place what `hide` blanked: the tiles of the draw pile in any order."""
    shuffle_draw_pile(s)


# --- observe ----------------------------------------------------------------------------------------------------------

PIECES = (
    Piece("holdings", (SEATS, TILES)),
    Piece("board", (SPACES, TILES)),
    Piece("panels", (SPACES, PANELS)),
    Piece("draw_pile", (TILES,)),
    Piece("discard_pile", (TILES,)),
    Piece("pending", (TILES,)),
    Piece("dice", (DICE, FACES)),
    Piece("tokens", (SEATS,)),
    Piece("scores", (SEATS,)),
    Piece("turn_of", (SEATS,)),
    Piece("phase", (len(PHASES),)),
    Piece("flags", (3,)),
    Piece("options", (3,)),
)


@rule
def observe_tiles(s: Record, own: int, out: Numbers) -> int:
    """Where every tile is; return how many numbers were written."""
    board = SEATS * TILES
    panels = board + SPACES * TILES
    piles = panels + SPACES * PANELS
    for tile in range(TILES):
        place = int(s.where[tile])
        if place < BOARD:
            out[(place - own + int(s.seats)) % int(s.seats) * TILES + tile] = 1
        elif place > BOARD:
            out[piles + (place - DRAW_PILE) * TILES + tile] = 1
    for space in range(SPACES):
        if s.space_tile[space] != NOTHING:
            out[board + space * TILES + int(s.space_tile[space])] = 1
            out[panels + space * PANELS + int(s.space_rot[space])] = 1
    pending = piles + TILES + TILES
    if s.pending != NOTHING:
        out[pending + int(s.pending)] = 1
    return pending + TILES


@rule
def observe(c: Record, s: Record, seat: int, out: Numbers) -> None:
    """Write what a seat knows as numbers, seats counted from its own, in the order of PIECES."""
    n = int(s.seats)
    own = seat if seat >= 0 else 0
    at = observe_tiles(s, own, out)
    for die in range(DICE):
        out[at + die * FACES + int(s.dice[die]) - 1] = 1
    at += DICE * FACES
    for distance in range(n):
        other = (own + distance) % n
        out[at + distance] = s.tokens[other]
        out[at + SEATS + distance] = seat_score(c, s, other)
    at += SEATS + SEATS
    out[at + (int(s.cur) - own + n) % n] = 1
    at += SEATS
    out[at + int(s.phase)] = 1
    at += len(PHASES)
    out[at] = s.stepped
    out[at + 1] = unclaimed(s) - int(s.end_at)
    out[at + 2] = s.turn / s.max_turns
    at += 3
    out[at] = s.capture_natural
    out[at + 1] = s.table_rules
    out[at + 2] = s.tie_break


# --- view -------------------------------------------------------------------------------------------------------------


def panel_faces(c: Record, tile: int, panel: int) -> list[int]:
    """The dice on one panel of a tile."""
    return [int(face) for face in c.panels[tile, panel, : int(c.panel_size[tile, panel])]]


def pair_panels(c: Record, tile: int) -> list[list[int]]:
    """The pairs printed on a tile: what captures it."""
    return [panel_faces(c, tile, panel) for panel in range(PANELS) if c.panel_size[tile, panel] == DICE]


def faces_text(faces: list[int]) -> str:
    """Dice as people write them."""
    return "-".join(str(face) for face in faces)


def panel_text(c: Record, tile: int, panel: int) -> str:
    """One panel as people write it."""
    return faces_text(panel_faces(c, tile, panel))


def pairs_text(c: Record, tile: int) -> str:
    """The pairs of a tile as people write them."""
    return ", ".join(faces_text(pair) for pair in pair_panels(c, tile))


def dice_text(h: Record) -> str:
    """The dice on the table as people write them."""
    return faces_text([int(face) for face in h.dice])


def _tile(c: Record, tile: int) -> dict[str, Any]:
    """What is printed on a tile."""
    return {
        "tile": TILE_NAMES[tile],
        "number": tile,
        "glyph": chr(int(c.glyph[tile])),
        "kind": KIND_NAMES[c.kind[tile]],
        "colour": ELEMENT_NAMES[c.colour[tile]],
        "value": int(c.value[tile]),
        "panels": [panel_faces(c, tile, panel) for panel in range(PANELS)],
        "pairs": pair_panels(c, tile),
    }


def _points(c: Record, h: Record, seat: int, tile: int, holder: int) -> int:
    """By how much a seat's score changes when a tile goes to a holder."""
    before = seat_score(c, h, seat)
    place = int(h.where[tile])
    h.where[tile] = holder
    change = seat_score(c, h, seat) - before
    h.where[tile] = place
    return change


def _space(c: Record, h: Record, space: int) -> dict[str, Any] | None:
    """A tile on the board: which panel is at the bottom, whether the dice match it, what it would bring."""
    tile = int(h.space_tile[space])
    if tile == NOTHING:
        return None
    cur = int(h.cur)
    return _tile(c, tile) | {
        "panel": int(h.space_rot[space]),
        "matches": bool(h.phase != OVER and claim_matches(c, h, space, thrown(c, h))),
        "gain": _points(c, h, cur, tile, cur),
    }


def _attack(c: Record, h: Record) -> dict[str, Any] | None:
    """The attack that waits for an answer."""
    if h.pending == NOTHING:
        return None
    tile, attacker = int(h.pending), int(h.cur)
    owner = int(h.where[tile])
    return {
        "tile": TILE_NAMES[tile],
        "number": tile,
        "attacker": attacker,
        "owner": owner,
        "loss": -_points(c, h, owner, tile, attacker),
        "gain": _points(c, h, attacker, tile, attacker),
    }


def _player(c: Record, h: Record, seat: int) -> dict[str, Any]:
    """A seat's tiles and what they score."""
    tally = int(tally_of(c, h, seat))
    return {
        "tokens": int(h.tokens[seat]),
        "tiles": [_tile(c, tile) for tile in range(TILES) if h.where[tile] == seat],
        "score": int(seat_score(c, h, seat)),
        "values": int(tile_values(c, h, seat)),
        "bonus": int(bonus_points(c, tally)),
        "colours": {name: int(colour_count(tally, colour)) for colour, name in enumerate(ELEMENT_NAMES)},
        "series": {name: int(kind_count(tally, kind)) for kind, name in enumerate(KIND_NAMES)},
    }


def _opened(c: Record, h: Record, dice: list[int], stepped: bool) -> dict[str, Any]:
    """What the seat at turn could claim or attack with other dice."""
    throw = int(c.throw_of[dice[0], dice[1]])
    claims = [
        space
        for space in range(SPACES)
        if h.space_tile[space] != NOTHING and int(c.claim_bits[h.space_tile[space], h.space_rot[space]]) >> throw & 1
    ]
    barred = stepped and h.capture_natural == 1
    rivals = [int(tile) for tile in c.capture_list[throw, : int(c.capture_n[throw])] if not barred]
    attacks = [TILE_NAMES[tile] for tile in rivals if h.where[tile] < BOARD and h.where[tile] != h.cur]
    return {"dice": dice, "claims": claims, "attacks": attacks}


def _previews(c: Record, h: Record, seat: int) -> dict[int, Any]:
    """For each use of a token, by its action: what it would open; for a new throw, with each face in turn."""
    if seat != h.cur or not int(h.asked) >> seat & 1 or h.tokens[seat] == 0:
        return {}
    result: dict[int, Any] = {}
    for die in range(DICE):
        for action, faces in (
            (PLUS, [next_face(int(h.dice[die]))]),
            (MINUS, [previous_face(int(h.dice[die]))]),
            (RETHROW, list(range(1, FACES + 1))),
        ):
            opened = []
            for face in faces:
                dice = [int(other) for other in h.dice]
                dice[die] = int(face)
                opened.append(_opened(c, h, dice, action != RETHROW or h.stepped == 1))
            result[action + die] = opened if action == RETHROW else opened[0]
    return result


def view(c: Record, h: Record, seat: int) -> dict[str, Any]:
    """What a seat may know, for people and programs, from a record that `hide` has been through."""
    return {
        "phase": PHASES[h.phase].lower(),
        "turn": int(h.turn),
        "first": int(h.first),
        "turn_of": int(h.cur),
        "dice": [int(face) for face in h.dice],
        "stepped": bool(h.stepped),
        "captures_barred": bool(capture_barred(h)),
        "board": [_space(c, h, space) for space in range(SPACES)],
        "attack": _attack(c, h),
        "draw_pile": int(h.draw_n),
        "unseen": [TILE_NAMES[tile] for tile in range(TILES) if h.where[tile] == DRAW_PILE],
        "discard_pile": [TILE_NAMES[tile] for tile in range(TILES) if h.where[tile] == DISCARD_PILE],
        "unclaimed": int(unclaimed(h)),
        "ends_at": int(h.end_at),
        "players": [_player(c, h, other) for other in range(h.seats)],
        "previews": _previews(c, h, seat),
        "bonuses": {
            "colour": [int(points) for points in c.colour_bonus],
            "series": {KIND_NAMES[kind]: int(c.series_bonus[kind]) for kind in range(KINDS)},
            "series_size": {KIND_NAMES[kind]: int(c.series_size[kind]) for kind in range(KINDS)},
        },
    }
