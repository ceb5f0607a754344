"""What a seat of Wu Xing sees: the table, the question it is asked, and what an action means to it.

Tiles go by their numbers; what is printed on each stands in the facts, in the order of these numbers.
"""

from jadetable.almanac import ELEMENT_NAMES, SIGN_NAMES
from jadetable.core.asked import is_asked
from jadetable.core.codes import argument
from jadetable.core.compiled import rule
from jadetable.core.layout import (
    Exactly,
    Flag,
    Layout,
    Maybe,
    Members,
    Names,
    Number,
    PerSeat,
    UpTo,
    view_layout,
)
from jadetable.core.record import Numbers, Record
from jadetable.games.wuxing.actions import ATTACK, CLAIM, CODES, MINUS, NO_TILE, PLUS, PREVENT, PROMPTS, RETHROW
from jadetable.games.wuxing.rules_board import unclaimed
from jadetable.games.wuxing.rules_score import bonus_points, colour_count, kind_count, tally_of, tile_values
from jadetable.games.wuxing.rules_turn import capture_barred, claim_matches, is_rivals, next_face, previous_face, thrown
from jadetable.games.wuxing.state import (
    COLOURS,
    DICE,
    DISCARD_PILE,
    DRAW_PILE,
    FACES,
    KIND_NAMES,
    KINDS,
    MOST_DICE,
    MOST_SEATS,
    NOTHING,
    OVER,
    PAIR,
    PANELS,
    PHASES,
    SPACES,
    TILE_NAMES,
    TILES,
)

TILE = Number("i1")
SOME_TILES = Members(TILES)
POINTS = Number("i2")
FACE = Number("i1")

PLAYER = Layout(
    "WuxingPlayer",
    score=POINTS,
    animal=Maybe(Names("Animal", SIGN_NAMES)),  # nobody is one here
    tokens=Number("i1"),
    tiles=SOME_TILES,
    values=POINTS,
    bonus=POINTS,
    colours=Exactly(COLOURS, Number("i1")),  # how many tiles of each, in the order of the elements
    series=Exactly(KINDS, Number("i1")),  # how many elements, animals, stems
)
SPACE = Layout(
    "WuxingSpace",
    tile=Maybe(TILE),
    panel=Number("i1"),  # the one at the bottom
    matches=Flag(),
    gain=POINTS,  # of the seat at turn, if it claimed the tile
)
RAID = Layout("WuxingAttack", tile=TILE, attacker=Number("i1"), owner=Number("i1"), loss=POINTS, gain=POINTS)
OPENED = Layout("WuxingOpened", face=FACE, claims=Members(SPACES), attacks=SOME_TILES)  # by a die with another face
PREVIEW = Layout("WuxingPreview", plus=OPENED, minus=OPENED, rethrow=Exactly(FACES, OPENED))

VIEW = view_layout(
    "WuxingView",
    PROMPTS,
    phase=Names("Phase", tuple(phase.lower() for phase in PHASES)),
    turn=Number("i4"),
    turn_of=Number("i1"),
    dice=Exactly(DICE, FACE),
    stepped=Flag(),
    captures=SOME_TILES,  # of rivals, that the dice capture as they lie
    captures_barred=Flag(),
    board=Exactly(SPACES, SPACE),
    attack=Maybe(RAID),
    draw_pile=Number("i1"),
    unseen=SOME_TILES,
    discard_pile=SOME_TILES,
    unclaimed=Number("i1"),
    left=Number("i1"),  # claims until the game ends
    players=PerSeat(PLAYER, MOST_SEATS),
    own=Layout(
        "WuxingOwn",
        previews=UpTo(DICE, PREVIEW),  # what a token on each die would open to this seat; empty where it can spend none
    ),
)

FACTS = Layout(
    "WuxingFacts",
    first=Number("i1"),  # who began
    ends_at=Number("i1"),  # with so many unclaimed tiles, or fewer
    tokens=Number("i1"),  # what a seat begins with
    tiles=Exactly(
        TILES,
        Layout(
            "WuxingTile",
            name=Names("Tile", TILE_NAMES),
            glyph=Number("i4"),  # its Chinese character, by the number that Unicode gives it
            kind=Names("Kind", KIND_NAMES),
            colour=Names("Colour", ELEMENT_NAMES),
            value=Number("i1"),
            panels=Exactly(PANELS, Layout("WuxingPanel", faces=UpTo(MOST_DICE, FACE))),
            pairs=UpTo(PANELS, Exactly(PAIR, FACE)),  # what captures it
        ),
    ),
    bonuses=Layout(
        "WuxingBonuses",
        colour=Exactly(TILES + 1, POINTS),  # by how many tiles of one colour a seat holds
        series=Exactly(KINDS, POINTS),  # for all elements, animals, stems
        series_size=Exactly(KINDS, Number("i1")),
    ),
)


# --- tiles and points -------------------------------------------------------------------------------------------------


@rule
def tiles_at(h: Record, place: int) -> int:
    """The tiles in one place: with a seat or in a pile, as bits."""
    bits = 0
    for tile in range(TILES):
        if h.where[tile] == place:
            bits |= 1 << tile
    return bits


@rule
def points_more(c: Record, tally: int, tile: int) -> int:
    """By how much a holding's score grows with a tile."""
    return bonus_points(c, tally + int(c.tally[tile])) - bonus_points(c, tally) + int(c.value[tile])


@rule
def rivals_captured(c: Record, h: Record, throw: int) -> int:
    """The rivals' tiles that a throw captures for the seat at turn, as bits."""
    bits = 0
    for place in range(int(c.capture_n[throw])):
        tile = int(c.capture_list[throw, place])
        if is_rivals(h, int(h.cur), tile):
            bits |= 1 << tile
    return bits


# --- what a token would open ------------------------------------------------------------------------------------------


@rule
def show_opened(c: Record, h: Record, die: int, face: int, barred: bool, opened: Record) -> None:
    """What the seat at turn could claim or attack if one die showed another face."""
    throw = int(c.throw_of[face, int(h.dice[1 - die])])
    claims = 0
    for space in range(SPACES):
        if claim_matches(c, h, space, throw):
            claims |= 1 << space
    opened.face = face
    opened.claims = claims
    opened.attacks = 0 if barred else rivals_captured(c, h, throw)


@rule
def show_previews(c: Record, h: Record, v: Record) -> None:
    """For each die what one more, one less, and each face of a new throw would open."""
    after_step = h.capture_natural == 1
    after_throw = capture_barred(h)
    v.own.previews_n = DICE
    for die in range(DICE):
        face, preview = int(h.dice[die]), v.own.previews[die]
        show_opened(c, h, die, next_face(face), after_step, preview.plus)
        show_opened(c, h, die, previous_face(face), after_step, preview.minus)
        for place in range(FACES):
            show_opened(c, h, die, place + 1, after_throw, preview.rethrow[place])


# --- the view ---------------------------------------------------------------------------------------------------------


@rule
def show_player(c: Record, h: Record, seat: int, player: Record) -> None:
    """A seat's tiles and what they score."""
    tally, values = tally_of(c, h, seat), tile_values(c, h, seat)
    bonus = bonus_points(c, tally)
    player.score = values + bonus
    player.animal = NOTHING
    player.tokens = h.tokens[seat]
    player.tiles = tiles_at(h, seat)
    player.values = values
    player.bonus = bonus
    for colour in range(COLOURS):
        player.colours[colour] = colour_count(tally, colour)
    for kind in range(KINDS):
        player.series[kind] = kind_count(tally, kind)


@rule
def show_board(c: Record, h: Record, v: Record) -> None:
    """The tiles on the board: which panel is at the bottom, whether the dice match it, what the tile would bring."""
    throw, tally = thrown(c, h), tally_of(c, h, int(h.cur))
    for space in range(SPACES):
        tile, shown = int(h.space_tile[space]), v.board[space]
        shown.tile = tile
        shown.panel = h.space_rot[space]
        shown.matches = h.phase != OVER and claim_matches(c, h, space, throw)
        shown.gain = points_more(c, tally, tile) if tile != NOTHING else 0


@rule
def show_attack(c: Record, h: Record, v: Record) -> None:
    """The attack that waits for an answer, if there is one."""
    if h.pending == NOTHING:
        return
    tile, attacker = int(h.pending), int(h.cur)
    owner = int(h.where[tile])
    v.has_attack = 1
    v.attack.tile = tile
    v.attack.attacker = attacker
    v.attack.owner = owner
    v.attack.loss = points_more(c, tally_of(c, h, owner) - int(c.tally[tile]), tile)
    v.attack.gain = points_more(c, tally_of(c, h, attacker), tile)


@rule
def view(c: Record, h: Record, seat: int, v: Record) -> None:
    """The table as a seat sees it: nearly everything is open to all."""
    v.phase = h.phase
    v.turn = h.turn
    v.turn_of = h.cur
    for die in range(DICE):
        v.dice[die] = h.dice[die]
    v.stepped = h.stepped
    v.captures_barred = capture_barred(h)
    v.captures = 0 if h.phase == OVER or capture_barred(h) else rivals_captured(c, h, thrown(c, h))
    show_board(c, h, v)
    show_attack(c, h, v)
    v.draw_pile = h.draw_n
    v.unseen = tiles_at(h, DRAW_PILE)
    v.discard_pile = tiles_at(h, DISCARD_PILE)
    v.unclaimed = unclaimed(h)
    v.left = max(0, unclaimed(h) - int(h.end_at))
    for other in range(int(h.seats)):
        show_player(c, h, other, v.players[other])
    if seat == h.cur and is_asked(h, seat) and h.tokens[seat] > 0:
        show_previews(c, h, v)


@rule
def prompt(c: Record, h: Record, seat: int) -> int:
    """The question this seat is asked: prompts are named after the phases."""
    return int(h.phase)


@rule
def explain(c: Record, h: Record, seat: int, action: int, d: Record) -> None:
    """What an action means at this table: the tile in a space, the owner of a tile, what becomes of a die."""
    if action >= PREVENT:
        d.values[0] = h.pending if h.pending != NOTHING else NO_TILE
        d.values[1] = h.cur
    elif action >= PLUS:
        face = int(h.dice[argument(CODES, action, 0)])
        d.values[1] = face
        d.values[2] = face
        if action < MINUS:
            d.values[2] = next_face(face)
        elif action < RETHROW:
            d.values[2] = previous_face(face)
    elif action >= ATTACK:
        tile = action - ATTACK
        rival = is_rivals(h, seat, tile)
        d.values[1] = h.where[tile] if rival else NOTHING
        d.values[2] = 1 if rival else 0
    elif action >= CLAIM:
        tile = int(h.space_tile[action - CLAIM])
        d.values[1] = tile if tile != NOTHING else NO_TILE


# --- facts ------------------------------------------------------------------------------------------------------------


@rule
def copy_faces(panel: Numbers, size: int, faces: Numbers) -> None:
    """The dice on a panel."""
    for place in range(size):
        faces[place] = panel[place]


@rule
def tell_tile(c: Record, tile: int, told: Record) -> None:
    """What is printed on a tile."""
    told.name = tile
    told.glyph = c.glyph[tile]
    told.kind = c.kind[tile]
    told.colour = c.colour[tile]
    told.value = c.value[tile]
    pairs = 0
    for panel in range(PANELS):
        size = int(c.panel_size[tile, panel])
        told.panels[panel].faces_n = size
        copy_faces(c.panels[tile, panel], size, told.panels[panel].faces)
        if size == PAIR:
            copy_faces(c.panels[tile, panel], size, told.pairs[pairs])
            pairs += 1
    told.pairs_n = pairs


@rule
def facts(c: Record, h: Record, f: Record) -> None:
    """What never changes in a game: who began, when it ends, what is printed on the tiles, what sets pay."""
    f.first = h.first
    f.ends_at = h.end_at
    f.tokens = c.tokens_per_player
    for tile in range(TILES):
        tell_tile(c, tile, f.tiles[tile])
    for count in range(TILES + 1):
        f.bonuses.colour[count] = c.colour_bonus[count]
    for kind in range(KINDS):
        f.bonuses.series[kind] = c.series_bonus[kind]
        f.bonuses.series_size[kind] = c.series_size[kind]
