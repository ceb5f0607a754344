"""The rules of Wu Xing, in rulebook order: setup, then for each prompt what is legal and what it does.

Who begins: rules_first. The turn: rules_turn (throw, tokens, claim, attack, defence). Rotating, discarding and
replacing: rules_board. Scores, ranking and the end: rules_score.
"""

from jadetable.core.compiled import rule
from jadetable.core.mask import count
from jadetable.core.payoffs import share_first_place
from jadetable.core.record import Mask, Numbers, Record
from jadetable.games.wuxing.rules_board import empty_space, fill_spaces, shuffle_draw_pile
from jadetable.games.wuxing.rules_first import choose_first
from jadetable.games.wuxing.rules_score import seat_score
from jadetable.games.wuxing.rules_turn import act_in_turn, allow_act, allow_defence, begin_turn, defend, end_turn
from jadetable.games.wuxing.state import ACT, ALL_CLAIMED, DRAW_PILE, PILES_EMPTY, SPACES, TILES


@rule
def tiles_left_at_end(s: Record) -> int:
    """With how many unclaimed tiles the game ends: a space stays unfilled, none is left, or no pile is (R12)."""
    if s.end_rule == ALL_CLAIMED:
        return 0
    if s.end_rule == PILES_EMPTY:
        return SPACES
    return SPACES - 1


@rule
def setup(c: Record, s: Record, log: Record) -> None:
    """Shuffle the tiles, hand out tokens, choose who begins, lay out three tiles, hand over the board."""
    s.end_at = tiles_left_at_end(s)
    for tile in range(TILES):
        s.where[tile] = DRAW_PILE
    shuffle_draw_pile(s)
    for seat in range(int(s.seats)):
        s.tokens[seat] = c.tokens_per_player
    first = choose_first(s)
    s.first = first
    for space in range(SPACES):
        empty_space(s, space)
    fill_spaces(s, log)
    begin_turn(s, first, log)


@rule
def legal(c: Record, s: Record, seat: int, mask: Mask) -> int:
    """Fill the mask with what the asked seat may choose now; return how many."""
    if s.phase == ACT:
        allow_act(c, s, seat, mask)
    else:
        allow_defence(mask)
    return count(mask)


@rule
def act(c: Record, s: Record, seat: int, action: int, log: Record) -> None:
    """The asked seat chooses; the game goes on to the next question."""
    settled = True
    if s.phase == ACT:
        settled = act_in_turn(c, s, seat, action, log)
    else:
        defend(s, seat, action, log)
    if settled:
        end_turn(c, s, log)


@rule
def score(c: Record, s: Record, out: Numbers) -> None:
    """What each seat's tiles are worth now."""
    for seat in range(int(s.seats)):
        out[seat] = seat_score(c, s, seat)


@rule
def payoff(c: Record, s: Record, out: Numbers) -> None:
    """First place takes all; who shares it shares that."""
    share_first_place(s, out)


@rule
def max_decisions(c: Record, s: Record) -> int:
    """No game takes more decisions than this: an act and a defence for each turn, and every token once."""
    return 2 * int(s.max_turns) + int(c.tokens_per_player) * int(s.seats)


@rule
def defaults(c: Record, s: Record) -> None:
    """The limit of turns is a printed number."""
    s.max_turns = c.limit
