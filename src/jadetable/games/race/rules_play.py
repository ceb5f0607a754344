"""Parts 1 and 2 of a round: everybody secretly plays a card and energy; going down costs karma."""

from jadetable.core.asked import ask_also, clear_answers, is_asked
from jadetable.core.compiled import rule
from jadetable.core.events import emit1, emit3
from jadetable.core.mask import allow_set, held
from jadetable.core.record import Mask, Record
from jadetable.games.race.actions import BY_DESCENT, E_PLAY, E_REPLAY, LACKS_KARMA, LAST_CARD
from jadetable.games.race.rules_abilities import snake
from jadetable.games.race.rules_animals import rabbit
from jadetable.games.race.rules_cards import in_hand
from jadetable.games.race.rules_gains import change_karma
from jadetable.games.race.rules_resolve import begin_resolution
from jadetable.games.race.state import (
    ASK_PLAY,
    AUCTION,
    CARDS,
    CAT,
    HIGHEST,
    LOWEST,
    NO_CARD,
    NOBODY,
    NOTHING,
    PLAY,
    REPEAT,
    STRATEGISE,
    every_seat,
)


@rule
def takes_part(c: Record, s: Record, seat: int) -> bool:
    """Whether a seat plays in this round: the Cat sleeps through the first (R27)."""
    return s.animal[seat] != CAT or s.round > c.cat_sits_out


@rule
def last_card(s: Record, seat: int) -> int:
    """The rightmost card now in the play area, NO_CARD when it is empty (R9)."""
    area_n = int(s.area_n[seat])
    return int(s.area_a[seat, area_n - 1]) if area_n > 0 else NO_CARD


@rule
def descent(c: Record, s: Record, seat: int, card: int) -> int:
    """Karma to spend for a card below the last one: more when it is two or more lower; the Rabbit less."""
    lower = last_card(s, seat) - card
    if lower <= 0:
        return 0
    return rabbit(c, s, seat, int(c.one_lower) if lower == 1 else int(c.more_lower))


@rule
def is_strict(s: Record) -> bool:
    """Whether the mask bars misplays: always, unless table_rules lets them happen and not too often (R24)."""
    return s.table_rules == 0 or s.replays >= s.max_replays


@rule
def misplay(c: Record, s: Record, seat: int, card: int) -> int:
    """What is wrong with a card: too little karma (R11), or the last energy card not on Strategise; else NOTHING."""
    if s.karma[seat] < descent(c, s, seat, card):
        return LACKS_KARMA
    if card != STRATEGISE and in_hand(s, seat) == 1:
        return LAST_CARD
    return NOTHING


@rule
def may_play(c: Record, s: Record, seat: int, card: int) -> bool:
    """Whether a card can be played: it is in hand, Repeat has something to repeat, and strictly, it is no misplay."""
    if (int(s.hand_a[seat]) >> card) & 1 == 0 or (card == REPEAT and s.area_n[seat] == 0):
        return False
    return not is_strict(s) or misplay(c, s, seat, card) == NOTHING


@rule
def play_code(card: int, energy: int) -> int:
    """The action that plays a card with an energy card."""
    return HIGHEST * (card - 1) + energy - LOWEST


@rule
def allow_plays(c: Record, s: Record, seat: int, mask: Mask) -> None:
    """Every playable card with every energy value in hand."""
    energies = held(s.hand_e[seat, LOWEST:])
    for card in range(1, CARDS):
        if may_play(c, s, seat, card):
            allow_set(mask, play_code(card, LOWEST), energies)


@rule
def ask_plays(c: Record, s: Record) -> None:
    """Everybody who takes part chooses in secret."""
    s.phase = PLAY
    s.kind = ASK_PLAY
    for seat in every_seat(s):
        if takes_part(c, s, seat):
            ask_also(s, seat)


@rule
def has_chosen(c: Record, s: Record, seat: int) -> bool:
    """Whether a seat has secretly chosen while others still think."""
    together = s.phase == AUCTION or (s.phase == PLAY and takes_part(c, s, seat))
    return together and not is_asked(s, seat)


@rule
def repeated(s: Record, seat: int, card: int) -> int:
    """The action a card stands for: Repeat copies the last card of the play area (R10)."""
    return last_card(s, seat) if card == REPEAT else card


@rule
def uncover(c: Record, s: Record, log: Record) -> bool:
    """Turn all cards up; False when somebody played against the rules and the round is played again (R24)."""
    right = True
    for seat in every_seat(s):
        if takes_part(c, s, seat):
            card, energy = int(s.answer[seat]) // HIGHEST + 1, int(s.answer[seat]) % HIGHEST + LOWEST
            s.pick_a[seat] = card
            s.pick_e[seat] = energy
            s.eff[seat] = repeated(s, seat, card)
            emit3(log, E_PLAY, seat, card, energy, int(s.eff[seat]))
    for seat in every_seat(s):
        if takes_part(c, s, seat):
            wrong = misplay(c, s, seat, int(s.pick_a[seat]))
            if wrong != NOTHING:
                right = False
                emit1(log, E_REPLAY, seat, wrong)
    clear_answers(s)
    return right


@rule
def clear_picks(s: Record) -> None:
    """No cards are played yet."""
    for seat in every_seat(s):
        s.pick_a[seat] = 0
        s.pick_e[seat] = 0
        s.eff[seat] = 0
        s.spent[seat] = 0


@rule
def is_deadlocked(s: Record) -> bool:
    """Whether every seat plays its only energy card and all are equal, so that nobody could ever go on (R23)."""
    if s.deadlock_relief == 0:
        return False
    for seat in every_seat(s):
        if in_hand(s, seat) != 1 or s.pick_e[seat] != s.pick_e[0]:
            return False
    return True


@rule
def lay_out(s: Record, seat: int) -> None:
    """The card goes to the right end of the play area with its energy tucked under it."""
    card, energy, place = int(s.pick_a[seat]), int(s.pick_e[seat]), int(s.area_n[seat])
    s.hand_a[seat] = int(s.hand_a[seat]) & ~(1 << card)
    s.hand_e[seat, energy] = int(s.hand_e[seat, energy]) - 1
    s.area_a[seat, place] = card
    s.area_e[seat, place] = energy
    s.area_n[seat] = place + 1


@rule
def reveal_plays(c: Record, s: Record, log: Record) -> None:
    """Uncover; then all spend karma together, the Snake moves, and the actions are resolved."""
    if not uncover(c, s, log):
        clear_picks(s)
        s.replays = int(s.replays) + 1
        ask_plays(c, s)
        return
    s.replays = 0
    s.forced = 1 if is_deadlocked(s) else 0
    for seat in every_seat(s):
        if takes_part(c, s, seat):
            s.spent[seat] = descent(c, s, seat, int(s.pick_a[seat]))
            lay_out(s, seat)
            change_karma(c, s, seat, -int(s.spent[seat]), BY_DESCENT, NOBODY, log)
    for seat in every_seat(s):
        snake(s, seat, log)
    begin_resolution(s)
