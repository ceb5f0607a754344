"""One imagined round of a baseline player: who meets whom, how far it takes them, and what a play is worth in it.

The round lies on the note: `action`, `energy`, `card` and `paid` of every seat, NO_CARD for a seat that plays nothing.
"""

from jadetable.core.compiled import rule
from jadetable.core.record import Record
from jadetable.core.rng import roll
from jadetable.games.race.bot_value import SPACE, card_worth, karma_worth
from jadetable.games.race.rules_contest import outer_space
from jadetable.games.race.state import (
    CAT,
    CHEAT,
    COUNT_SEATS,
    DRAGON,
    GOAT,
    GREEN,
    HELP,
    HIGHEST,
    HORSE,
    LOWEST,
    MONKEY,
    NO_CARD,
    PIG,
    RAT,
    ROOSTER,
    RUN,
    SLOTS,
    SNAKE,
    SPACES,
    STRATEGISE,
    YELLOW,
    every_seat,
)

WON, LOST = 5 * SPACE, 3 * SPACE  # what the end of the race is worth against going on, as a round's gain
LONGEST_ROUND = 14  # spaces: with more to go for everybody, the race does not end in this round


@rule
def shown(c: Record, s: Record, action: int, space: int, company: int) -> int:
    """The number an action reads on an outer space with so many seats."""
    face = int(c.face[int(s.seats)])
    value = int(c.num[face, GREEN if c.is_movement[action] == 1 else YELLOW, space])
    return company if value == COUNT_SEATS else value


@rule
def read_table(c: Record, s: Record, note: Record) -> None:
    """Write down where every action's low range points, and whether the race can end: asked often in one decision."""
    note.near = 0
    for seat in every_seat(s):
        if int(s.pos[seat]) + LONGEST_ROUND >= s.finish:
            note.near = 1
    for action in range(1, SLOTS + 1):
        note.low_space[action] = outer_space(c, s, action, 0)


@rule
def space_of(c: Record, action: int, total: int, note: Record) -> int:
    """The outer space of an action for so much energy, from the note."""
    return (int(note.low_space[action]) + (1 if total > c.low_max[action] else 0)) % SPACES


@rule
def lay(s: Record, seat: int, k: int, note: Record) -> None:
    """Put a seat's play number k into the imagined round."""
    play = int(note.plays[seat, k])
    note.card[seat] = play // HIGHEST + 1
    note.energy[seat] = play % HIGHEST + LOWEST
    note.action[seat] = note.actions[seat, k]
    note.paid[seat] = note.cost[seat, k]


@rule
def lay_nothing(seat: int, note: Record) -> None:
    """A seat plays nothing in the imagined round."""
    note.card[seat] = NO_CARD
    note.action[seat] = NO_CARD


@rule
def meet(c: Record, s: Record, seat: int, note: Record) -> tuple[int, int, int, bool]:
    """At a seat's action: how many seats, their energy in all, how many it outbids, and whether it is highest."""
    action, energy = int(note.action[seat]), int(note.energy[seat])
    company, total, lower, highest = 1, energy, 0, True
    for other in every_seat(s):
        if other != seat and note.action[other] == action:
            rival = int(note.energy[other])
            company += 1
            total += rival
            if rival < energy:
                lower += 1
            elif rival > energy or c.joint[action, int(s.seats)] == 0:
                highest = False
    return company, total, lower, highest


@rule
def wheel_moves(
    c: Record, s: Record, seat: int, company: int, total: int, moved: int, patient: int, note: Record
) -> int:
    """The spaces the wheel gives the highest, with a sprint where it pays or leads to Finish; its price is noted."""
    space = space_of(c, int(note.action[seat]), total, note)
    number = shown(c, s, int(note.action[seat]), space, company)
    if s.animal[seat] == CAT and number >= c.cat_threshold:
        number += 1
    if c.km[int(c.face[int(s.seats)]), GREEN, space] == 0:
        return number
    price, run = int(c.sprint_karma), int(c.sprint_moves)
    karma = int(s.karma[seat]) - int(note.paid[seat]) + (1 if s.animal[seat] == ROOSTER and company > 1 else 0)
    left = int(s.finish) - int(s.pos[seat]) - moved - number
    if karma < price or left <= 0:
        return number
    paid = karma_worth(c, karma - price, price, patient)
    if left > run and run * SPACE <= paid:
        return number
    note.sprint = paid
    return number + run


@rule
def moves_of(c: Record, s: Record, seat: int, met: tuple[int, int, int, bool], patient: int, note: Record) -> int:
    """The spaces a seat's play takes it when it has met these, animals that move by themselves included."""
    company, total, lower, highest = met
    action, moves = int(note.action[seat]), lower * int(c.outbid[int(s.seats)])
    note.sprint = 0
    if s.animal[seat] == SNAKE:
        moves += int(note.paid[seat])
    elif s.animal[seat] == HORSE and lower > 0:
        moves += 1
    if c.is_movement[action] == 0:
        return moves
    if highest:
        return moves + wheel_moves(c, s, seat, company, total, moves, patient, note)
    return moves + (1 if action == RUN else (-1 if action == CHEAT else 0))


@rule
def place_after(c: Record, s: Record, seat: int, patient: int, note: Record) -> int:
    """The space a seat stands on when the imagined round is over."""
    moves = moves_of(c, s, seat, meet(c, s, seat, note), patient, note)
    return min(int(s.pos[seat]) + moves, int(s.finish))


@rule
def resource_worth(c: Record, s: Record, seat: int, number: int, highest: bool, patient: int, note: Record) -> int:
    """What Help or Rest brings."""
    bonus = 1 if s.animal[seat] == DRAGON else 0
    karma, cards = 0, 0
    if note.action[seat] == HELP:
        karma = number + (bonus if number > 0 else 0)
        cards = 1 if highest else 0
    else:
        cards = number
        karma = 1 + bonus if highest else 0
    worth = min(cards, int(note.room[seat])) * card_worth(LOWEST, patient)
    return worth + karma_worth(c, int(s.karma[seat]), karma, patient)


@rule
def gains_of(
    c: Record, s: Record, seat: int, company: int, total: int, highest: bool, patient: int, note: Record
) -> int:
    """What a seat's play brings besides spaces: karma, cards, an exchange."""
    action, animal, worth = int(note.action[seat]), s.animal[seat], 0
    exchange = animal == GOAT and company > 1
    if action != STRATEGISE:
        side = GREEN if c.is_movement[action] == 1 else YELLOW
        if side == YELLOW or highest:
            space = space_of(c, action, total, note)
            exchange = exchange or c.ex[int(c.face[int(s.seats)]), side, space] == 1
            if side == YELLOW:
                number = shown(c, s, action, space, company)
                number += 1 if animal == CAT and number >= c.cat_threshold else 0
                worth += resource_worth(c, s, seat, number, highest, patient, note)
    if exchange:
        worth += int(note.exchange[seat, int(note.energy[seat])])
    if company > 1 and animal == MONKEY and note.room[seat] > 0:
        worth += card_worth(LOWEST, patient)
    elif company > 1 and animal == ROOSTER:
        worth += karma_worth(c, int(s.karma[seat]), 1, patient)
    return worth


@rule
def gift_of_the_pig(c: Record, s: Record, seat: int, patient: int, note: Record) -> int:
    """What the Pig gets for being alone the lowest, or with four or five seats the highest."""
    lowest, highest = True, c.pig_highest[int(s.seats)] == 1
    for other in every_seat(s):
        if other != seat and note.card[other] != NO_CARD:
            lowest = lowest and note.card[other] > note.card[seat]
            highest = highest and note.card[other] < note.card[seat]
    if not lowest and not highest:
        return 0
    return max(karma_worth(c, int(s.karma[seat]), 1, patient), card_worth(LOWEST, patient))


@rule
def is_first_on_finish(s: Record, seat: int, other: int, note: Record) -> bool:
    """Whether a seat ranks before another when both reach Finish: the Rat, the smaller card, more karma, the older."""
    if s.animal[seat] == RAT or s.animal[other] == RAT:
        return s.animal[seat] == RAT
    if note.card[seat] != note.card[other]:
        return note.card[seat] < note.card[other]
    karma, rival = int(s.karma[seat]) - int(note.paid[seat]), int(s.karma[other]) - int(note.paid[other])
    return karma > rival if karma != rival else s.age[seat] < s.age[other]


@rule
def is_beaten(c: Record, s: Record, seat: int, place: int, patient: int, note: Record) -> bool:
    """Whether a rival wins the race in the imagined round when this seat comes to `place`."""
    for other in every_seat(s):
        if other == seat or note.action[other] == NO_CARD:
            continue
        end = int(note.end[other])
        if note.action[other] == note.action[seat]:
            end = place_after(c, s, other, patient, note)
        if end == s.finish and (place < s.finish or not is_first_on_finish(s, seat, other, note)):
            return True
    return False


@rule
def judge_against(c: Record, s: Record, seat: int, k: int, patient: int, note: Record) -> int:
    """The value of a seat's play number k in the imagined round; once somebody finishes, only who wins counts."""
    lay(s, seat, k, note)
    met = meet(c, s, seat, note)
    company, total, _, highest = met
    moves = moves_of(c, s, seat, met, patient, note)
    sprint, place = int(note.sprint), min(int(s.pos[seat]) + moves, int(s.finish))
    if note.near == 1 and is_beaten(c, s, seat, place, patient, note):
        return -LOST
    if place == s.finish:
        return WON
    worth = int(note.apart[seat, k]) + moves * SPACE - sprint
    worth += gains_of(c, s, seat, company, total, highest, patient, note)
    if note.action[seat] == STRATEGISE and not highest:
        worth -= int(note.leftmost[seat])
    if s.animal[seat] == PIG:
        worth += gift_of_the_pig(c, s, seat, patient, note)
    return worth


@rule
def imagine_rivals(c: Record, s: Record, seat: int, patient: int, note: Record) -> None:
    """Draw one play for every rival by its likelihood, and see where it takes them without this seat."""
    lay_nothing(seat, note)
    note.busy = 0
    note.over = 0
    for other in every_seat(s):
        if other == seat or note.count[other] == 0:
            continue
        place = roll(note, int(note.total[other]))
        for k in range(int(note.count[other])):
            place -= int(note.weight[other, k])
            if place < 0:
                lay(s, other, k, note)
                note.busy = int(note.busy) | 1 << int(note.action[other])
                break
    if note.near == 1:
        for other in every_seat(s):
            if note.action[other] != NO_CARD:
                note.end[other] = place_after(c, s, other, patient, note)
                if note.end[other] == s.finish:
                    note.over = 1


@rule
def is_undisturbed(s: Record, seat: int, k: int, note: Record) -> bool:
    """Whether a play goes in the imagined round as if nobody else played: that value is known already."""
    return note.over == 0 and (int(note.busy) >> int(note.actions[seat, k])) & 1 == 0 and s.animal[seat] != PIG


@rule
def judge_plays(c: Record, s: Record, seat: int, rounds: int, patient: int, note: Record) -> None:
    """Sum up what each of a seat's plays is worth over so many imagined rounds."""
    for k in range(int(note.count[seat])):
        note.sum[k] = 0
    for _ in range(rounds):
        imagine_rivals(c, s, seat, patient, note)
        for k in range(int(note.count[seat])):
            if is_undisturbed(s, seat, k, note):
                note.sum[k] = int(note.sum[k]) + int(note.alone[seat, k])
            else:
                note.sum[k] = int(note.sum[k]) + judge_against(c, s, seat, k, patient, note)
