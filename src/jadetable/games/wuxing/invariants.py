"""What must always hold in a state of Wu Xing."""

from jadetable.core.compiled import rule
from jadetable.core.record import Record
from jadetable.games.wuxing.rules_board import unclaimed
from jadetable.games.wuxing.state import (
    ACT,
    BOARD,
    DEFEND,
    DICE,
    DRAW_PILE,
    FACES,
    MOST_SEATS,
    NOTHING,
    OVER,
    PANELS,
    PLACES,
    SPACES,
    TILES,
)

FAULTS = (
    "a tile is in no place, or in two",
    "the draw pile does not agree with where the tiles are",
    "the board is not as full as it can be, or a panel is out of bounds",
    "a seat has more tokens than it was given, or an absent seat has some",
    "the dice are out of bounds",
    "the asked seats do not fit the phase",
    "a flag is out of bounds",
    "the scores do not fit the phase",
)
TILE_LOST, DRAW_WRONG, BOARD_WRONG, TOKENS_WRONG, DICE_WRONG, ASKED_WRONG, FLAG_WRONG, SCORE_WRONG = (
    1 << place for place in range(len(FAULTS))
)


@rule
def _check_tiles(s: Record) -> int:
    """Every tile is in exactly one place, and the draw pile lists just those that belong to it."""
    faults = 0
    for tile in range(TILES):
        place = int(s.where[tile])
        if place < 0 or place >= PLACES or int(s.seats) <= place < BOARD:
            faults |= TILE_LOST
        on_board, listed = 0, 0
        for space in range(SPACES):
            on_board += 1 if s.space_tile[space] == tile else 0
        for k in range(int(s.draw_n)):
            listed += 1 if s.draw[k] == tile else 0
        if on_board != (1 if place == BOARD else 0):
            faults |= TILE_LOST
        if listed != (1 if place == DRAW_PILE else 0):
            faults |= DRAW_WRONG
        if tile >= s.draw_n and s.draw[tile] != NOTHING:
            faults |= DRAW_WRONG
    return faults


@rule
def _check_board(s: Record) -> int:
    """Spaces are empty only when nothing is left to fill them."""
    faults, tiles = 0, 0
    for space in range(SPACES):
        if s.space_rot[space] < 0 or s.space_rot[space] >= PANELS:
            faults |= BOARD_WRONG
        if s.space_tile[space] != NOTHING:
            tiles += 1
        elif s.space_rot[space] != 0:
            faults |= BOARD_WRONG
    if tiles != min(SPACES, unclaimed(s)):
        faults |= BOARD_WRONG
    return faults


@rule
def _check_seats(c: Record, s: Record) -> int:
    """Tokens are never gained, dice have six faces, scores are written at the end only."""
    faults = 0
    for seat in range(MOST_SEATS):
        most = int(c.tokens_per_player) if seat < s.seats else 0
        if s.tokens[seat] < 0 or s.tokens[seat] > most:
            faults |= TOKENS_WRONG
        if s.score[seat] != 0 and (s.over == 0 or seat >= s.seats):
            faults |= SCORE_WRONG
        if seat < s.seats and (s.rank[seat] > 0) != (s.over == 1):
            faults |= SCORE_WRONG
    for die in range(DICE):
        if s.dice[die] < 1 or s.dice[die] > FACES:
            faults |= DICE_WRONG
    return faults


@rule
def _check_phase(s: Record) -> int:
    """One seat is asked: the one at turn, or the owner of the attacked tile, who can pay for a defence."""
    faults = 0
    asked = int(s.asked)
    if s.phase == OVER:
        if asked != 0 or s.over != 1:
            faults |= ASKED_WRONG
    elif s.phase == ACT:
        if asked != 1 << int(s.cur):
            faults |= ASKED_WRONG
    elif s.pending != NOTHING:
        owner = int(s.where[int(s.pending)])
        if asked != 1 << owner or owner == s.cur or owner >= BOARD or s.tokens[owner] == 0:
            faults |= ASKED_WRONG
    if (s.pending != NOTHING) != (s.phase == DEFEND) or s.stepped < 0 or s.stepped > 1:
        faults |= FLAG_WRONG
    if s.cur < 0 or s.cur >= s.seats or s.turn > s.max_turns or s.phase < ACT or s.phase > OVER:
        faults |= FLAG_WRONG
    return faults


@rule
def check(c: Record, s: Record) -> int:
    """Everything that is wrong with a state, as flags in the order of FAULTS."""
    return _check_tiles(s) | _check_board(s) | _check_seats(c, s) | _check_phase(s)
