"""How a baseline player judges the secret plays of a round: alone, then against what the others may well play."""

from jadetable.core.compiled import rule
from jadetable.core.record import Record
from jadetable.core.rng import roll
from jadetable.games.race.bot_worth import (
    PER_MILLE,
    SPACE,
    card_worth,
    copy_hand,
    exchange_worth,
    karma_worth,
    next_number,
    runway_worth,
)
from jadetable.games.race.rules_contest import outer_space
from jadetable.games.race.rules_exchange import values_owned
from jadetable.games.race.rules_gains import in_river
from jadetable.games.race.rules_play import descent, may_play, play_code, repeated
from jadetable.games.race.state import (
    CARDS,
    CAT,
    CHEAT,
    COUNT_SEATS,
    DOG,
    DRAGON,
    GOAT,
    GREEN,
    HELP,
    HIGHEST,
    HORSE,
    LOWEST,
    MONKEY,
    NO_CARD,
    NOTHING,
    PIG,
    REPEAT,
    REST,
    ROOSTER,
    RUN,
    SLOTS,
    SNAKE,
    SPACES,
    STRATEGISE,
    VALUES,
    YELLOW,
    every_seat,
    owned,
    takes_part,
)

SAMPLES = 12
HALVING = 624  # a play worth so much less is half as likely: a temperature of 0.9 spaces
FULL_WEIGHT, MOST_HALVINGS = 1 << 16, 16
TUCKED_SHARE, NEXT_SHARE = 150, 200  # of a card's worth lost while it lies in play; of the best number next round
FINISH_BONUS = 3 * SPACE


@rule
def shown(c: Record, s: Record, action: int, space: int, company: int) -> int:
    """The number an action reads on an outer space with so many seats."""
    face = int(c.face[int(s.seats)])
    value = int(c.num[face, GREEN if c.is_movement[action] == 1 else YELLOW, space])
    return company if value == COUNT_SEATS else value


@rule
def look_ahead(c: Record, s: Record, note: Record) -> None:
    """For every action the better of the two numbers it will show next round to a seat alone."""
    for action in range(CARDS):
        note.next_best[action] = 0
    for action in range(1, SLOTS + 1):
        low = outer_space(c, s, action, 0)
        if low != NOTHING:
            first = shown(c, s, action, (low + 1) % SPACES, 1)
            note.next_best[action] = max(first, shown(c, s, action, (low + 2) % SPACES, 1))
    note.next_best[REPEAT] = 0


@rule
def value_of_strategise(c: Record, s: Record, seat: int, top: bool, patient: int, note: Record) -> int:
    """What collecting the cards is worth: the run and the next number they allow, less what the river takes."""
    area_n, cards, energy, regained = int(s.area_n[seat]), int(s.hand_a[seat]), 0, 0
    cheapest = card_worth(HIGHEST, patient)
    for value in range(LOWEST, VALUES):
        energy += int(s.hand_e[seat, value])
        if s.hand_e[seat, value] > 0:
            cheapest = min(cheapest, card_worth(value, patient))
    for place in range(0 if top else 1, area_n):
        cards |= 1 << int(s.area_a[seat, place])
        value = int(s.area_e[seat, place])
        if value > 0:
            energy += 1
            regained += card_worth(value, patient) * TUCKED_SHARE // PER_MILLE
            cheapest = min(cheapest, card_worth(value, patient))
    last = NO_CARD if top or area_n == 0 else int(s.area_a[seat, 0])
    worth = regained + runway_worth(c, s, seat, cards, last, int(s.karma[seat]), energy, patient)
    worth += next_number(c, s, cards, last, note) * NEXT_SHARE * patient // PER_MILLE
    if s.animal[seat] == DOG:
        worth += SPACE if in_river(s, seat) else card_worth(LOWEST, patient)
    elif in_river(s, seat) and energy > s.river_keep:
        worth -= cheapest
    return worth


@rule
def value_apart(c: Record, s: Record, seat: int, card: int, energy: int, patient: int, note: Record) -> int:
    """What a play costs and leaves behind, whoever else joins the action (not for Strategise)."""
    karma, cost = int(s.karma[seat]), descent(c, s, seat, card)
    worth = -karma_worth(c, karma - cost, cost, patient)
    if s.animal[seat] == SNAKE:
        worth += cost * SPACE
    worth -= card_worth(energy, patient) * TUCKED_SHARE // PER_MILLE
    cards = int(s.hand_a[seat]) & ~(1 << card)
    worth += runway_worth(c, s, seat, cards, card, karma - cost, int(note.in_hand[seat]) - 1, patient)
    return worth + next_number(c, s, cards, card, note) * NEXT_SHARE * patient // PER_MILLE


@rule
def ability_worth(c: Record, s: Record, seat: int, company: int, lower: int, patient: int, exchange: int) -> int:
    """What the animal's ability adds in a contest."""
    animal = s.animal[seat]
    if animal == HORSE and lower > 0:
        return SPACE
    if company < 2:
        return 0
    if animal == MONKEY and owned(s, seat) < c.energy_limit:
        return card_worth(LOWEST, patient)
    if animal == ROOSTER:
        return karma_worth(c, int(s.karma[seat]), 1, patient)
    return exchange if animal == GOAT else 0


@rule
def resource_worth(c: Record, s: Record, seat: int, action: int, number: int, top: bool, patient: int) -> int:
    """What Help or Rest brings."""
    bonus = 1 if s.animal[seat] == DRAGON else 0
    room = int(c.energy_limit) - owned(s, seat)
    karma, cards = 0, 0
    if action == HELP:
        karma = number + (bonus if number > 0 else 0)
        cards = 1 if top else 0
    else:
        cards = number
        karma = 1 + bonus if top else 0
    return karma_worth(c, int(s.karma[seat]), karma, patient) + min(cards, room) * card_worth(LOWEST, patient)


@rule
def sprint_gain(c: Record, s: Record, seat: int, karma: int, patient: int) -> int:
    """What a sprint brings if it can be paid and pays."""
    price = int(c.sprint_karma)
    if karma < price:
        return 0
    return max(0, int(c.sprint_moves) * SPACE - karma_worth(c, karma - price, price, patient))


@rule
def contest_worth(
    c: Record, s: Record, seat: int, card: int, action: int, company: int, total: int, lower: int, top: bool,
    patient: int, exchange: int,
) -> int:  # fmt: skip
    """What an action brings a seat with so much company, energy in all, rivals outbid, and being highest or not."""
    worth, moves = 0, lower * int(c.outbid[int(s.seats)])
    if action != STRATEGISE:
        space = outer_space(c, s, action, total)
        number = shown(c, s, action, space, company)
        number += 1 if s.animal[seat] == CAT and number >= c.cat_threshold else 0
        side, face = GREEN if c.is_movement[action] == 1 else YELLOW, int(c.face[int(s.seats)])
        if action == HELP or action == REST:
            worth += resource_worth(c, s, seat, action, number, top, patient)
        elif top:
            moves += number
        else:
            moves += 1 if action == RUN else (-1 if action == CHEAT else 0)
        if side == YELLOW or top:
            if c.ex[face, side, space] == 1 and (s.animal[seat] != GOAT or company < 2):
                worth += exchange
            if c.km[face, side, space] == 1:
                worth += sprint_gain(c, s, seat, int(s.karma[seat]) - descent(c, s, seat, card), patient)
    worth += ability_worth(c, s, seat, company, lower, patient, exchange)
    left = int(s.finish) - int(s.pos[seat])
    return worth + min(moves, left) * SPACE + (FINISH_BONUS if moves >= left else 0)


@rule
def weigh(note: Record, seat: int) -> None:
    """Turn the solo values of a seat's plays into how likely each is."""
    best, total = -(1 << 30), 0
    for k in range(int(note.count[seat])):
        best = max(best, int(note.solo[seat, k]))
    for k in range(int(note.count[seat])):
        worse = best - int(note.solo[seat, k])
        halvings, rest = worse // HALVING, worse % HALVING
        weight = 0
        if halvings < MOST_HALVINGS:
            weight = (FULL_WEIGHT >> halvings) - (FULL_WEIGHT >> (halvings + 1)) * rest // HALVING
        note.weight[seat, k] = weight
        total += weight
    note.total[seat] = total


@rule
def judge_alone(c: Record, s: Record, seat: int, patient: int, note: Record) -> None:
    """List a seat's plays with their value when nobody else joins the action."""
    found = 0
    note.in_hand[seat] = copy_hand(s, seat, 0, note)
    s.ex_have = values_owned(s, seat)
    for energy in range(LOWEST, VALUES):
        if s.hand_e[seat, energy] > 0:
            copy_hand(s, seat, energy, note)
            note.exchange[seat, energy] = exchange_worth(c, s, seat, patient, note)
    s.ex_have = 0
    for card in range(1, CARDS):
        if not may_play(c, s, seat, card):
            continue
        action = repeated(s, seat, card)
        for energy in range(LOWEST, VALUES):
            if s.hand_e[seat, energy] == 0:
                continue
            if action == STRATEGISE:
                apart = value_of_strategise(c, s, seat, True, patient, note)
            else:
                apart = value_apart(c, s, seat, card, energy, patient, note)
            exchange = int(note.exchange[seat, energy])
            note.plays[seat, found] = play_code(card, energy)
            note.apart[seat, found] = apart
            note.solo[seat, found] = apart + contest_worth(
                c, s, seat, card, action, 1, energy, 0, True, patient, exchange
            )
            found += 1
    note.count[seat] = found


@rule
def imagine_rivals(c: Record, s: Record, seat: int, note: Record) -> None:
    """Draw one play for every rival, likelier the better it looks alone."""
    for other in every_seat(s):
        note.card[other] = NO_CARD
        if other == seat or not takes_part(c, s, other):
            continue
        place = roll(note, int(note.total[other]))
        for k in range(int(note.count[other])):
            place -= int(note.weight[other, k])
            if place < 0:
                play = int(note.plays[other, k])
                note.card[other] = play // HIGHEST + 1
                note.energy[other] = play % HIGHEST + LOWEST
                note.action[other] = repeated(s, other, int(note.card[other]))
                break


@rule
def judge_against(c: Record, s: Record, seat: int, k: int, loss: int, patient: int, note: Record) -> int:
    """The value of one own play against the rivals just imagined; `loss` is what the leftmost card is worth."""
    play = int(note.plays[seat, k])
    card, energy = play // HIGHEST + 1, play % HIGHEST + LOWEST
    action = repeated(s, seat, card)
    company, total, lower, tie, higher = 1, energy, 0, 0, 0
    below, above = 0, 0
    for other in every_seat(s):
        if other != seat and note.card[other] != NO_CARD:
            below += 1 if note.card[other] <= card else 0
            above += 1 if note.card[other] >= card else 0
            if note.action[other] == action:
                company += 1
                total += int(note.energy[other])
                lower += 1 if note.energy[other] < energy else 0
                tie += 1 if note.energy[other] == energy else 0
                higher += 1 if note.energy[other] > energy else 0
    top = higher == 0 and (tie == 0 or c.joint[action, int(s.seats)] == 1)
    exchange = int(note.exchange[seat, energy])
    worth = int(note.apart[seat, k])
    worth += contest_worth(c, s, seat, card, action, company, total, lower, top, patient, exchange)
    if action == STRATEGISE and not top:
        worth -= loss
    if s.animal[seat] == PIG and (below == 0 or (above == 0 and c.pig_highest[int(s.seats)] == 1)):
        worth += max(karma_worth(c, int(s.karma[seat]), 1, patient), card_worth(LOWEST, patient))
    return worth


@rule
def best_play(c: Record, s: Record, seat: int, patient: int, note: Record) -> int:
    """The play with the best mean against a handful of likely rounds."""
    look_ahead(c, s, note)
    for other in every_seat(s):
        if takes_part(c, s, other):
            judge_alone(c, s, other, patient, note)
            weigh(note, other)
    loss = value_of_strategise(c, s, seat, True, patient, note) - value_of_strategise(c, s, seat, False, patient, note)
    for k in range(int(note.count[seat])):
        note.sum[k] = 0
    for _ in range(SAMPLES):
        imagine_rivals(c, s, seat, note)
        for k in range(int(note.count[seat])):
            note.sum[k] = int(note.sum[k]) + judge_against(c, s, seat, k, loss, patient, note)
    best = 0
    for k in range(int(note.count[seat])):
        if note.sum[k] > note.sum[best]:
            best = k
    return int(note.plays[seat, best])
