"""Setup: age, animals, the wheel, the cards dealt, and the auction before the race."""

from jadetable.almanac.births import lunar_year_of_birth, sign_of_year
from jadetable.core.asked import ask_also, ask_only, clear_answers
from jadetable.core.compiled import rule
from jadetable.core.events import emit1
from jadetable.core.mask import NONE, allow, allow_set, bit
from jadetable.core.pick import pick_one
from jadetable.core.record import Mask, Record, Word
from jadetable.core.rng import roll, shuffle
from jadetable.games.race.actions import ANIMAL_FIRST, BID, BY_AUCTION, BY_TRANSFER, E_ANIMAL, E_BID
from jadetable.games.race.rules_animals import dragon, rat
from jadetable.games.race.rules_gains import change_karma
from jadetable.games.race.state import (
    ANIMALS,
    ASK_DRAFT,
    ASK_PRERACE,
    AUCTION,
    BY_CHANCE,
    BY_LIST,
    BY_SIGN,
    CAT,
    LOWEST,
    MOST_SEATS,
    NOBODY,
    NOTHING,
    REPEAT,
    SLOTS,
    SPACES,
    VALUES,
    every_seat,
)

# --- age and animals --------------------------------------------------------------------------------------------------


@rule
def is_older(s: Record, a: int, b: int) -> bool:
    """Whether seat a is older than seat b: earlier birth, unknown last, then the lower seat (R6)."""
    born_a, born_b = int(s.birth[a]), int(s.birth[b])
    if born_a == born_b:
        return a < b
    return born_b == 0 or (born_a != 0 and born_a < born_b)


@rule
def rank_ages(s: Record) -> None:
    """Give every seat its place in the order of age, 0 for the oldest."""
    for seat in every_seat(s):
        age = 0
        for other in every_seat(s):
            if other != seat and is_older(s, other, seat):
                age += 1
        s.age[seat] = age


@rule
def sign_of(c: Record, date: int) -> int:
    """The animal sign of a birth date, or NOTHING outside the years of the rulebook's table."""
    year = lunar_year_of_birth(date)
    return sign_of_year(year) if c.first_year <= year <= c.last_year else NOTHING


@rule
def is_free(s: Record, animal: int) -> bool:
    """Whether nobody has this animal yet; the Cat only runs with its option."""
    if animal == CAT and s.cat == 0:
        return False
    for seat in every_seat(s):
        if s.animal[seat] == animal:
            return False
    return True


@rule
def take_animal(s: Record, seat: int, animal: int, log: Record) -> None:
    """A seat gets its animal."""
    s.animal[seat] = animal
    emit1(log, E_ANIMAL, seat, animal)


@rule
def free_animals(s: Record) -> Word:
    """The set of the animals that nobody has yet."""
    free = NONE
    for animal in range(ANIMALS):
        if is_free(s, animal):
            free |= bit(animal)
    return free


@rule
def seat_of_age(s: Record, age: int) -> int:
    """The seat at this place in the order of age."""
    for seat in every_seat(s):
        if s.age[seat] == age:
            return seat
    return NOBODY


@rule
def assign_animals(c: Record, s: Record, log: Record) -> None:
    """Animals that are dealt, given by a list or by the sign of birth, oldest first (R5); the others are drafted."""
    for seat in range(MOST_SEATS):
        s.animal[seat] = NOTHING
    for seat in every_seat(s):
        if s.animal_mode == BY_CHANCE:
            take_animal(s, seat, pick_one(s, free_animals(s)), log)
        elif s.animal_mode == BY_LIST and s.animals[seat] != NOTHING:
            take_animal(s, seat, int(s.animals[seat]), log)
    if s.animal_mode == BY_SIGN:
        for age in every_seat(s):
            seat = seat_of_age(s, age)
            sign = sign_of(c, int(s.birth[seat]))
            if sign != NOTHING and is_free(s, sign):
                take_animal(s, seat, sign, log)


@rule
def allow_draft(s: Record, mask: Mask) -> None:
    """Any free animal."""
    allow_set(mask, ANIMAL_FIRST, free_animals(s))


@rule
def ask_draft(s: Record) -> bool:
    """Ask the oldest seat without an animal to pick one; False when all have theirs."""
    for age in every_seat(s):
        seat = seat_of_age(s, age)
        if s.animal[seat] == NOTHING:
            s.kind = ASK_DRAFT
            ask_only(s, seat)
            return True
    return False


# --- the wheel and the cards ------------------------------------------------------------------------------------------


@rule
def set_up_wheel(c: Record, s: Record) -> None:
    """The pieces go onto the slots in random order and the wheel is turned, unless options say how (R4, R32)."""
    given = s.inner_order[0] != NOTHING
    for slot in range(SLOTS):
        s.inner[slot] = int(s.inner_order[slot]) if given else slot + 1
    if not given:
        shuffle(s, s.inner, SLOTS)
    for slot in range(SLOTS):
        if (int(c.cards[int(s.seats)]) >> int(s.inner[slot])) & 1 == 0:
            s.inner[slot] = 0
    s.rot_start = roll(s, SPACES) if s.start_rotation < 0 else int(s.start_rotation)
    s.rot = s.rot_start


@rule
def deal_cards(c: Record, s: Record) -> None:
    """Everybody gets a set of action cards and the same energy; the Rat its head start. The rest is the supply."""
    for seat in every_seat(s):
        s.hand_a[seat] = c.cards[int(s.seats)]
        for value in range(LOWEST, VALUES):
            s.hand_e[seat, value] = c.energy_start[value]
        rat(c, s, seat)
    for value in range(LOWEST + 1, VALUES):
        left = int(c.energy_total[value])
        for seat in every_seat(s):
            left -= int(s.hand_e[seat, value])
        s.supply[value] = left


# --- the auction before the race --------------------------------------------------------------------------------------


@rule
def begin_auction(s: Record) -> None:
    """Everybody secretly chooses a card."""
    s.phase = AUCTION
    s.kind = ASK_PRERACE
    for seat in every_seat(s):
        ask_also(s, seat)


@rule
def allow_bids(c: Record, s: Record, mask: Mask) -> None:
    """Cards 1 to 6 as far as they are in play."""
    for card in range(1, REPEAT):
        if (int(c.cards[int(s.seats)]) >> card) & 1 == 1:
            allow(mask, BID + card)


@rule
def highest_bid(c: Record, s: Record) -> int:
    """The largest card that can be bid: 5 with three seats, else 6."""
    top = REPEAT - 1
    while (int(c.cards[int(s.seats)]) >> top) & 1 == 0:
        top -= 1
    return top


@rule
def award_karma(c: Record, s: Record, seat: int, log: Record) -> None:
    """Karma by placing; tied seats get that of the lowest place they share. The Dragon's bonus is an option (R7)."""
    lower = 0
    for other in every_seat(s):
        if s.answer[other] < s.answer[seat]:
            lower += 1
    award = int(c.prerace[int(s.seats), int(s.seats) - 1 - lower])
    if s.dragon_prerace_bonus == 1:
        award = dragon(c, s, seat, award)
    change_karma(c, s, seat, award, BY_AUCTION, NOBODY, log)


@rule
def give_to_the_low(c: Record, s: Record, log: Record) -> None:
    """Every high card gives one karma to each seat with its counterpart among the low cards."""
    pair = highest_bid(c, s) + 1
    for giver in every_seat(s):
        card = int(s.answer[giver]) - BID
        for taker in every_seat(s):
            if card > pair - card and int(s.answer[taker]) - BID == pair - card:
                change_karma(c, s, giver, -1, BY_TRANSFER, taker, log)
                change_karma(c, s, taker, 1, BY_TRANSFER, giver, log)


@rule
def hold_auction(c: Record, s: Record, log: Record) -> None:
    """Reveal the cards, award karma, let the high give to the low; each card opens its owner's play area."""
    for seat in every_seat(s):
        emit1(log, E_BID, seat, int(s.answer[seat]) - BID)
    for seat in every_seat(s):
        award_karma(c, s, seat, log)
    give_to_the_low(c, s, log)
    for seat in every_seat(s):
        card = int(s.answer[seat]) - BID
        s.area_a[seat, 0] = card
        s.area_n[seat] = 1
        s.hand_a[seat] = int(s.hand_a[seat]) & ~(1 << card)
    clear_answers(s)
