"""The baseline player's judgement: what a sensible person does, from what its seat knows.

Everything is counted in thousandths of a point, in whole numbers, so that all machines judge alike. A holding is worth
its values plus what its sets pay or promise (see `bot_value`).
"""

from jadetable.core import record
from jadetable.core.compiled import rule
from jadetable.core.record import Mask, Record
from jadetable.games.wuxing.actions import ATTACK, CLAIM, LET_GO, MINUS, PASS, PLUS, PREVENT, RETHROW
from jadetable.games.wuxing.bot_value import POINT, colour_hope, series_hope, token_price
from jadetable.games.wuxing.rules_board import unclaimed
from jadetable.games.wuxing.rules_score import colour_count, kind_count, seat_score, tally_of
from jadetable.games.wuxing.rules_turn import capture_barred, next_face, previous_face, thrown
from jadetable.games.wuxing.state import (
    BOARD,
    DEFEND,
    DICE,
    FACES,
    KINDS,
    MOST_SEATS,
    NOTHING,
    SPACES,
    THROWS,
    TILES,
)

# On its note paper the player reckons: tallies of all seats, for each throw the best act and its worth, and once a game
# what sets promise by the number of their tiles.
NOTES = record.note_dtype(
    [
        ("tally", "i8", (MOST_SEATS,)),
        ("best", "i4", (THROWS,)),
        ("after_step", "i4", (THROWS,)),  # the same once a token has moved a die: captures may be barred then
        ("colour_hopes", "i4", (TILES + 1,)),
        ("series_hopes", "i4", (KINDS, TILES + 1)),
        ("action", "i1", (THROWS,)),
        ("has_hopes", "i1"),
        ("leader", "i1"),  # the rival who is ahead, for the spiteful
        ("bold", "i1"),
        ("careful", "i1"),
        ("spiteful", "i1"),
    ]
)

DENIAL = 400  # what rivals lose by a claim, in thousandths
WIN_NOW, LOSE_NOW = 50000, 30000  # for a claim that ends the game
WAYS = 2  # up and down
DEFENCE = 1200  # a token is paid for a loss above its price times this
# What a temper adds, in thousandths of a point: too little to outweigh what matters. The bold one likes to raid, the
# spiteful one to raid the leader, or to claim what the leader's sets lack. Bold and careful spend fewer tokens on dice:
# the one trusts its luck, the other keeps them for the defence of its tiles.
LIKES_RAIDS, LIKES_TOKENS, LIKES_SPITE = 500, 1000, 2000
CAREFUL_DEFENCE = 1050


@rule
def note_hopes(c: Record, note: Record) -> None:
    """Write down once what sets promise: it is looked up for every tile at every decision."""
    if note.has_hopes == 1:
        return
    for count in range(TILES + 1):
        note.colour_hopes[count] = colour_hope(c, count)
        for kind in range(KINDS):
            note.series_hopes[kind, count] = series_hope(c, kind, count)
    note.has_hopes = 1


@rule
def gain(c: Record, tally: int, tile: int, note: Record) -> int:
    """How much a holding improves by a tile."""
    colour, kind = int(c.colour[tile]), int(c.kind[tile])
    coloured, alike = colour_count(tally, colour), kind_count(tally, kind)
    promise = int(note.colour_hopes[coloured + 1]) - int(note.colour_hopes[coloured])
    promise += int(note.series_hopes[kind, alike + 1]) - int(note.series_hopes[kind, alike])
    return int(c.value[tile]) * POINT + promise


@rule
def loss(c: Record, tally: int, tile: int, note: Record) -> int:
    """How much a holding suffers without one of its tiles."""
    return gain(c, tally - int(c.tally[tile]), tile, note)


@rule
def wins_by(c: Record, h: Record, seat: int, tile: int) -> bool:
    """Whether this seat would be first, or share first place, if it claimed a tile and the game ended."""
    place = h.where[tile]
    h.where[tile] = seat
    own, best = seat_score(c, h, seat), 0
    for other in range(int(h.seats)):
        best = max(best, seat_score(c, h, other))
    h.where[tile] = place
    return own >= best


@rule
def leading_rival(c: Record, h: Record, seat: int) -> int:
    """The rival with most points now, of equal ones the next to move."""
    leader, most = seat, -1
    for distance in range(1, int(h.seats)):
        other = (seat + distance) % int(h.seats)
        points = seat_score(c, h, other)
        if points > most:
            leader, most = other, points
    return leader


@rule
def claim_worth(c: Record, h: Record, seat: int, tile: int, note: Record) -> int:
    """What claiming a tile brings, and keeps from the others."""
    rivals = int(h.seats) - 1
    denied = 0
    for other in range(int(h.seats)):
        if other != seat:
            denied += gain(c, int(note.tally[other]), tile, note)
    worth = gain(c, int(note.tally[seat]), tile, note) + DENIAL * denied // (POINT * rivals * rivals)
    if note.spiteful == 1:
        promised = gain(c, int(note.tally[int(note.leader)]), tile, note) - int(c.value[tile]) * POINT
        worth += max(0, min(LIKES_SPITE, promised))
    if unclaimed(h) - 1 <= h.end_at:
        return WIN_NOW if wins_by(c, h, seat, tile) else worth - LOSE_NOW
    return worth


@rule
def attack_worth(c: Record, h: Record, seat: int, tile: int, price: int, note: Record) -> int:
    """What attacking a tile brings; little where its owner will pay to keep it."""
    rivals = int(h.seats) - 1
    owner = int(h.where[tile])
    lost = loss(c, int(note.tally[owner]), tile, note)
    if h.tokens[owner] > 0 and lost * POINT > DEFENCE * price:
        return POINT // rivals
    liked = LIKES_RAIDS * int(note.bold) + (LIKES_SPITE * int(note.spiteful) if owner == note.leader else 0)
    return gain(c, int(note.tally[seat]), tile, note) + lost // rivals + liked


@rule
def judge_claims(c: Record, h: Record, seat: int, note: Record) -> None:
    """For each throw the best claim, or passing."""
    for throw in range(THROWS):
        note.best[throw] = 0
        note.action[throw] = PASS
    for space in range(SPACES):
        tile = int(h.space_tile[space])
        if tile == NOTHING:
            continue
        worth = claim_worth(c, h, seat, tile, note)
        bits = int(c.claim_bits[tile, int(h.space_rot[space])])
        for throw in range(THROWS):
            if (bits >> throw) & 1 == 1 and worth > note.best[throw]:
                note.best[throw] = worth
                note.action[throw] = CLAIM + space


@rule
def judge_attacks(c: Record, h: Record, seat: int, price: int, note: Record) -> None:
    """For each throw an attack, if it is better than what was found before."""
    for tile in range(TILES):
        if h.where[tile] >= BOARD or h.where[tile] == seat:
            continue
        worth = attack_worth(c, h, seat, tile, price, note)
        bits = int(c.capture_bits[tile])
        for throw in range(THROWS):
            if (bits >> throw) & 1 == 1 and worth > note.best[throw]:
                note.best[throw] = worth
                note.action[throw] = ATTACK + tile


@rule
def judge_throws(c: Record, h: Record, seat: int, price: int, note: Record) -> None:
    """What every throw would be worth to this seat, as the dice lie and after a step."""
    for other in range(int(h.seats)):
        note.tally[other] = tally_of(c, h, other)
    if note.spiteful == 1:
        note.leader = leading_rival(c, h, seat)
    judge_claims(c, h, seat, note)
    for throw in range(THROWS):
        note.after_step[throw] = note.best[throw]
    if not capture_barred(h):
        judge_attacks(c, h, seat, price, note)
    if h.capture_natural == 0:
        for throw in range(THROWS):
            note.after_step[throw] = note.best[throw]


@rule
def rethrow_worth(c: Record, h: Record, die: int, note: Record) -> int:
    """The mean worth of throwing one die again."""
    kept = int(h.dice[1 - die])
    total = 0
    for face in range(1, FACES + 1):
        total += int(note.best[int(c.throw_of[face, kept])])
    return total // FACES


@rule
def moved(face: int, way: int) -> int:
    """The face one step up (way 0) or down (way 1)."""
    return next_face(face) if way == 0 else previous_face(face)


@rule
def step_worth(c: Record, h: Record, seat: int, die: int, way: int, price: int, note: Record) -> int:
    """The best that can be made of one step on a die, with one more step if that pays."""
    face, kept = moved(int(h.dice[die]), way), int(h.dice[1 - die])
    best = int(note.after_step[int(c.throw_of[face, kept])])
    if h.tokens[seat] > 1:
        further = int(note.after_step[int(c.throw_of[moved(face, way), kept])])
        further = max(further, int(note.after_step[int(c.throw_of[face, moved(kept, 0)])]))
        further = max(further, int(note.after_step[int(c.throw_of[face, moved(kept, 1)])]))
        best = max(best, further - price)
    return best - price


@rule
def choose_act(c: Record, h: Record, seat: int, note: Record) -> int:
    """The best act with the dice as they lie, or a token if what it opens is worth more than its price."""
    price = token_price(c, h) + LIKES_TOKENS * (int(note.bold) | int(note.careful))
    judge_throws(c, h, seat, price, note)
    throw = thrown(c, h)
    best, action = int(note.best[throw]), int(note.action[throw])
    if h.tokens[seat] == 0:
        return action
    for die in range(DICE):
        for way in range(WAYS):
            worth = step_worth(c, h, seat, die, way, price, note)
            if worth > best:
                best, action = worth, PLUS + way * (MINUS - PLUS) + die
        worth = rethrow_worth(c, h, die, note) - price
        if worth > best:
            best, action = worth, RETHROW + die
    return action


@rule
def choose_defence(c: Record, h: Record, seat: int, note: Record) -> int:
    """A token is paid when the tile means more than the token, to its owner and a little to the attacker."""
    tile = int(h.pending)
    at_stake = loss(c, tally_of(c, h, seat), tile, note)
    at_stake += gain(c, tally_of(c, h, int(h.cur)), tile, note) // (int(h.seats) - 1)
    wanted = CAREFUL_DEFENCE if note.careful == 1 else DEFENCE
    return PREVENT if at_stake * POINT > wanted * token_price(c, h) else LET_GO


@rule
def greedy(c: Record, h: Record, seat: int, mask: Mask, note: Record) -> int:
    """The baseline choice at any prompt; it never makes a wrong call."""
    note_hopes(c, note)
    if h.phase == DEFEND:
        return choose_defence(c, h, seat, note)
    return choose_act(c, h, seat, note)
