"""How a baseline player judges the secret plays of a round: alone, then against rivals who think of each other too."""

from jadetable.core.compiled import rule
from jadetable.core.record import Record
from jadetable.games.race.bot_rounds import judge_against, judge_plays, lay_nothing, read_table, shown
from jadetable.games.race.bot_value import (
    PER_MILLE,
    SPACE,
    card_worth,
    copy_hand,
    exchange_worth,
    karma_worth,
    next_number,
    runway_worth,
)
from jadetable.games.race.rules_cards import owned
from jadetable.games.race.rules_contest import outer_space
from jadetable.games.race.rules_exchange import values_owned
from jadetable.games.race.rules_gains import in_river
from jadetable.games.race.rules_play import descent, may_play, play_code, repeated, takes_part
from jadetable.games.race.state import (
    CARDS,
    CHEAT,
    DOG,
    HIGHEST,
    LOWEST,
    NO_CARD,
    NOTHING,
    REPEAT,
    RUN,
    SLOTS,
    SPACES,
    STRATEGISE,
    VALUES,
    every_seat,
)

ROUNDS, ROUNDS_OF_RIVALS = 12, 4  # imagined rounds that own plays are judged in, and a rival's at each thought
THOUGHTS, NEW_MIND = 2, 750  # how often rivals think about the others, and the share of each new thought in a thousand
HALVING = 400  # a play worth so much less is half as likely
FULL_WEIGHT, MOST_HALVINGS = 1 << 16, 16
# What a temper adds, in thousandths of a space: the bold one likes to run, the spiteful one to cheat, by which others
# fall back, the careful one to take its cards back.
LIKES_RUNS, LIKES_CHEATS, LIKES_CARDS = 250, 250, 250
TUCKED_SHARE, NEXT_SHARE = 270, 200  # of a card's worth lost while it lies in play; of the best number next round


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
    """What collecting the cards is worth: the run and the next number they allow once the river has had its card."""
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
    taken = s.animal[seat] != DOG and in_river(s, seat) and energy > s.river_keep
    if taken:
        energy -= 1
    last = NO_CARD if top or area_n == 0 else int(s.area_a[seat, 0])
    worth = regained + runway_worth(c, s, seat, cards, last, int(s.karma[seat]), energy, patient)
    worth += next_number(c, s, cards, last, note) * NEXT_SHARE * patient // PER_MILLE
    if s.animal[seat] == DOG:
        worth += SPACE if in_river(s, seat) else card_worth(LOWEST, patient)
    elif taken:
        worth -= cheapest
    return worth


@rule
def value_apart(c: Record, s: Record, seat: int, card: int, energy: int, patient: int, note: Record) -> int:
    """What a play costs and leaves behind, whoever else joins the action (not for Strategise)."""
    karma, cost = int(s.karma[seat]), descent(c, s, seat, card)
    worth = -karma_worth(c, karma - cost, cost, patient)
    worth -= card_worth(energy, patient) * TUCKED_SHARE // PER_MILLE
    cards = int(s.hand_a[seat]) & ~(1 << card)
    worth += runway_worth(c, s, seat, cards, card, karma - cost, int(note.in_hand[seat]) - 1, patient)
    return worth + next_number(c, s, cards, card, note) * NEXT_SHARE * patient // PER_MILLE


@rule
def list_plays(c: Record, s: Record, seat: int, patient: int, note: Record) -> None:
    """Write down a seat's plays: their actions, karma, and what they leave behind."""
    found = 0
    top = value_of_strategise(c, s, seat, True, patient, note)
    note.leftmost[seat] = top - value_of_strategise(c, s, seat, False, patient, note)
    for card in range(1, CARDS):
        if not may_play(c, s, seat, card):
            continue
        for energy in range(LOWEST, VALUES):
            if s.hand_e[seat, energy] > 0:
                note.plays[seat, found] = play_code(card, energy)
                note.actions[seat, found] = repeated(s, seat, card)
                note.cost[seat, found] = descent(c, s, seat, card)
                note.apart[seat, found] = (
                    top if card == STRATEGISE else value_apart(c, s, seat, card, energy, patient, note)
                )
                found += 1
    note.count[seat] = found


@rule
def prepare_seat(c: Record, s: Record, seat: int, patient: int, note: Record) -> None:
    """Write down what a seat can do and has room for, before rounds are imagined."""
    note.count[seat] = 0
    lay_nothing(seat, note)
    if not takes_part(c, s, seat):
        return
    note.in_hand[seat] = copy_hand(s, seat, 0, note)
    note.room[seat] = int(c.energy_limit) - owned(s, seat)
    s.ex_have = values_owned(s, seat)
    for energy in range(LOWEST, VALUES):
        if s.hand_e[seat, energy] > 0:
            copy_hand(s, seat, energy, note)
            note.exchange[seat, energy] = exchange_worth(c, s, seat, patient, note)
    s.ex_have = 0
    list_plays(c, s, seat, patient, note)


@rule
def judge_alone(c: Record, s: Record, seat: int, patient: int, note: Record) -> None:
    """The value of a seat's plays when nobody else plays at all: what it may be thought to play at first sight."""
    for k in range(int(note.count[seat])):
        note.alone[seat, k] = judge_against(c, s, seat, k, patient, note)
        note.worth[seat, k] = note.alone[seat, k]
    lay_nothing(seat, note)


@rule
def weigh(note: Record, seat: int) -> None:
    """Turn the values of a seat's plays into how likely each is."""
    best, total = -(1 << 30), 0
    for k in range(int(note.count[seat])):
        best = max(best, int(note.worth[seat, k]))
    for k in range(int(note.count[seat])):
        worse = best - int(note.worth[seat, k])
        halvings, rest = worse // HALVING, worse % HALVING
        weight = 0
        if halvings < MOST_HALVINGS:
            weight = (FULL_WEIGHT >> halvings) - (FULL_WEIGHT >> (halvings + 1)) * rest // HALVING
        note.weight[seat, k] = weight
        total += weight
    note.total[seat] = total


@rule
def reconsider(note: Record, seat: int) -> None:
    """A seat changes its mind by a share: mixed minds are what keeps thinking ahead from going round in circles."""
    before = int(note.total[seat])
    for k in range(int(note.count[seat])):
        note.former[seat, k] = int(note.weight[seat, k]) * FULL_WEIGHT // before
    weigh(note, seat)
    now, total = int(note.total[seat]), 0
    for k in range(int(note.count[seat])):
        fresh = int(note.weight[seat, k]) * FULL_WEIGHT // now
        mixed = (int(note.former[seat, k]) * (PER_MILLE - NEW_MIND) + fresh * NEW_MIND) // PER_MILLE
        note.weight[seat, k] = mixed
        total += mixed
    note.total[seat] = total


@rule
def think_ahead(c: Record, s: Record, seat: int, patient: int, note: Record) -> None:
    """Guess the rivals' plays: first what looks good alone, then what is good against others who choose like that."""
    for other in every_seat(s):
        judge_alone(c, s, other, patient, note)
        weigh(note, other)
    for thought in range(THOUGHTS):
        for other in every_seat(s):
            if other != seat or thought < THOUGHTS - 1:
                judge_plays(c, s, other, ROUNDS_OF_RIVALS, patient, note)
                for k in range(int(note.count[other])):
                    note.worth[other, k] = int(note.sum[k]) // ROUNDS_OF_RIVALS
        for other in every_seat(s):
            if note.count[other] > 0 and (other != seat or thought < THOUGHTS - 1):
                reconsider(note, other)


@rule
def liked(note: Record, seat: int, k: int) -> int:
    """What a temper adds to a play."""
    action = note.actions[seat, k]
    if action == RUN:
        return LIKES_RUNS * int(note.bold)
    if action == CHEAT:
        return LIKES_CHEATS * int(note.spiteful)
    return LIKES_CARDS * int(note.careful) if action == STRATEGISE else 0


@rule
def best_play(c: Record, s: Record, seat: int, patient: int, note: Record) -> int:
    """The play with the best mean against a handful of likely rounds."""
    look_ahead(c, s, note)
    read_table(c, s, note)
    for other in every_seat(s):
        prepare_seat(c, s, other, patient, note)
    think_ahead(c, s, seat, patient, note)
    judge_plays(c, s, seat, ROUNDS, patient, note)
    best, value = 0, -(1 << 30)
    for k in range(int(note.count[seat])):
        worth = int(note.sum[k]) + ROUNDS * liked(note, seat, k)
        if worth > value:
            best, value = k, worth
    return int(note.plays[seat, best])
