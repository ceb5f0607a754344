"""What must always hold in a state of Race."""

from jadetable.core.compiled import rule
from jadetable.core.record import NO_ANSWER, Record
from jadetable.games.race.rules_cards import in_hand, owned, owned_of
from jadetable.games.race.rules_play import takes_part
from jadetable.games.race.state import (
    AUCTION,
    CARDS,
    DOWNWARD,
    DRAFT,
    END,
    HIGHEST,
    LOWEST,
    OVER,
    PLAY,
    REPEAT,
    SLOTS,
    SPACES,
    STRATEGISE,
    VALUES,
    every_seat,
)

FAULTS = (
    "an energy card is missing or there twice",
    "an action card is missing or there twice",
    "a seat holds too many or too few cards",
    "karma is out of bounds",
    "a token stands outside the track",
    "a play area is impossible",
    "the asked seats do not fit the question",
    "the wheel is out of step with the rounds",
    "the winner is not ahead",
)
(
    ENERGY_LOST, CARDS_LOST, COUNT_WRONG, KARMA_WRONG, PLACE_WRONG, AREA_WRONG, ASKED_WRONG, WHEEL_WRONG, WIN_WRONG,
) = (1 << place for place in range(len(FAULTS)))  # fmt: skip


@rule
def _check_energy(c: Record, s: Record) -> int:
    """Every energy card above 1 is in the supply, in a hand or tucked; nobody holds too many."""
    faults = 0
    for value in range(LOWEST + 1, VALUES):
        found = int(s.supply[value])
        for seat in every_seat(s):
            found += owned_of(s, seat, value)
        if found != c.energy_total[value] or s.supply[value] < 0:
            faults |= ENERGY_LOST
    for seat in every_seat(s):
        # During a downward exchange the card given away still lies in the hand.
        spare = 1 if s.ex_dir == DOWNWARD and s.ord[s.ord_i] == seat else 0
        have = owned(s, seat)
        if have > int(c.energy_limit) + spare or have < 1:
            faults |= COUNT_WRONG
        if owned_of(s, seat, HIGHEST) > c.max_six or s.hand_e[seat, 0] != 0:
            faults |= COUNT_WRONG
        if s.karma[seat] < 0 or s.karma[seat] > c.karma_limit:
            faults |= KARMA_WRONG
        if s.pos[seat] < 0 or s.pos[seat] > s.finish:
            faults |= PLACE_WRONG
    return faults


@rule
def _check_cards(c: Record, s: Record) -> int:
    """Every seat's action cards are in its hand or play area; only the auction card lies without energy."""
    faults = 0
    for seat in every_seat(s):
        found, area_n = int(s.hand_a[seat]), int(s.area_n[seat])
        for place in range(area_n):
            card = int(s.area_a[seat, place])
            if (found >> card) & 1 == 1:
                faults |= CARDS_LOST
            found |= 1 << card
            if s.area_e[seat, place] == 0 and place > 0:
                faults |= AREA_WRONG
        for place in range(area_n, CARDS - 1):
            if s.area_a[seat, place] != 0 or s.area_e[seat, place] != 0:
                faults |= AREA_WRONG
        if found != c.cards[int(s.seats)]:
            faults |= CARDS_LOST
        if area_n > 0 and s.area_a[seat, 0] == REPEAT:
            faults |= AREA_WRONG
        if s.phase == PLAY and int(s.hand_a[seat]) >> STRATEGISE & 1 == 0:
            faults |= AREA_WRONG
        if s.phase == PLAY and in_hand(s, seat) < 1:
            faults |= COUNT_WRONG
    return faults


@rule
def _check_asked(c: Record, s: Record) -> int:
    """The asked seats fit the question; answers wait only during a simultaneous one."""
    faults = 0
    asked = int(s.asked)
    together = s.phase == AUCTION or s.phase == PLAY
    for seat in every_seat(s):
        waiting = (asked >> seat) & 1 == 1
        playing = s.phase != PLAY or takes_part(c, s, seat)
        if together and playing and waiting == (s.answer[seat] != NO_ANSWER):
            faults |= ASKED_WRONG
        if not (together and playing) and s.answer[seat] != NO_ANSWER:
            faults |= ASKED_WRONG
    if (asked == 0) != (s.over == 1) or (s.over == 1) != (s.phase == OVER) or asked >> int(s.seats) != 0:
        faults |= ASKED_WRONG
    if not together and asked & (asked - 1) != 0:
        faults |= ASKED_WRONG
    return faults


@rule
def _check_wheel_and_winner(c: Record, s: Record) -> int:
    """The wheel turns once a round; each piece lies in one slot; the winner is furthest ahead."""
    faults, pieces = 0, 0
    for slot in range(SLOTS):
        pieces |= 1 << int(s.inner[slot])
    if pieces | 1 != (int(c.cards[int(s.seats)]) & ((1 << REPEAT) - 1)) | 1:
        faults |= WHEEL_WRONG
    turned = int(s.round) - (0 if s.phase == END else 1)
    if s.round > 0 and s.rot != (int(s.rot_start) + turned) % SPACES:
        faults |= WHEEL_WRONG
    if s.over == 1:
        for seat in every_seat(s):
            if s.winner < 0 or s.pos[seat] > s.pos[s.winner] or (s.rank[seat] == 1) != (seat == s.winner):
                faults |= WIN_WRONG
    return faults


@rule
def check(c: Record, s: Record) -> int:
    """Everything that is wrong with a state, as flags in the order of FAULTS."""
    if s.phase == DRAFT:
        return _check_asked(c, s)
    return _check_energy(c, s) | _check_cards(c, s) | _check_asked(c, s) | _check_wheel_and_winner(c, s)
