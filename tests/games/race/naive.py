"""Race once more, plainly: lists and dictionaries, one long story told from the rulebook's text.

A generator that asks (`yield question, seats`) and is told (`send(answers)`). It shares no code with the rules; numbers
and wheel texts come straight from the components file. Misplays (table_rules) are left to the mask.
"""

from collections.abc import Generator
from typing import Any

Asked = tuple[str, list[int]]
Story = Generator[Asked, dict[int, int], None]
CARDS = ("", "Cheat", "Help", "Run", "Rest", "Cooperate", "Walk", "Repeat", "Strategise")


class Seat:
    """One player's things."""

    def __init__(self, animal: str, age: int, n: int, excluded: list[int]) -> None:
        self.animal, self.age = animal, age
        self.place, self.karma = 0, 3 if animal == "rat" else 0
        self.energy = [1, 1, 2, 2, 3] + ([3] if animal == "rat" else [])
        self.cards = [card for card in range(1, 9) if n > 3 or card not in excluded]
        self.row: list[tuple[int, int]] = []
        self.card = self.bid = 0
        self.action = ""

    def everything(self) -> list[int]:
        return sorted(self.energy + [energy for _, energy in self.row if energy])

    def gain_karma(self, count: int) -> None:
        if count:
            self.karma = min(8, self.karma + count + (1 if self.animal == "dragon" else 0))

    def gain_ones(self, count: int) -> None:
        self.energy += [1] * max(0, min(count, 12 - len(self.everything())))


class Race:
    """The table."""

    def __init__(self, parts: Any, seats: list[Seat], inner: list[int], rot: int, options: dict[str, Any]) -> None:
        self.parts, self.seats, self.inner, self.rot, self.options = parts, seats, inner, rot, options
        self.n, self.finish, self.river = len(seats), options["finish"], options["river"]
        self.supply = {value: parts.energy.total[value - 1] for value in range(2, 7)}
        for seat in seats:
            for value in seat.energy:
                self.take(value)
        self.round = 0

    def take(self, value: int) -> None:
        if value > 1:
            self.supply[value] -= 1

    def put(self, value: int) -> None:
        if value > 1:
            self.supply[value] += 1

    def move(self, p: Seat, spaces: int) -> None:
        if p.place < self.finish:
            p.place = max(0, min(self.finish, p.place + spaces))

    def wet(self, p: Seat) -> bool:
        return self.river <= p.place < self.finish

    def ask(self, question: str, p: Seat) -> Generator[Asked, dict[int, int], int]:
        answers = yield question, [self.seats.index(p)]
        return answers[self.seats.index(p)]

    # --- the story ----------------------------------------------------------------------------------------------------

    def story(self) -> Story:
        answers = yield "prerace", list(range(self.n))
        self.auction([answers[k] - 47 for k in range(self.n)])
        while True:
            self.round += 1
            awake = [k for k, p in enumerate(self.seats) if p.animal != "cat" or self.round > 1]
            for p in self.seats:
                p.card, p.action, p.bid = 0, "", 0
            answers = yield "play", awake
            stuck = all(len(p.energy) == 1 for p in self.seats) and len({answers[k] % 6 for k in awake}) == 1
            self.reveal({k: divmod(answers[k], 6) for k in awake})
            for action in ("Cheat", "Help", "Run", "Rest", "Cooperate", "Walk", "Strategise"):
                together = [p for p in self.seats if p.action == action]
                for p in sorted(together, key=lambda p: (-p.place, p.age)):
                    yield from self.resolve(p, action, together, stuck and self.options["deadlock_relief"])
            if any(p.place == self.finish for p in self.seats) or self.round == self.options["max_rounds"]:
                return
            self.rot = (self.rot + 1) % 12
            for p in self.seats:
                room = len(p.everything()) < 12 or p.karma < 8
                if (
                    p.animal == "horse"
                    and 0 < p.place < self.finish
                    and room
                    and (yield from self.ask("horse", p)) == 55
                ):
                    self.move(p, -1)
                    p.gain_ones(1)
                    p.gain_karma(1)

    def auction(self, cards: list[int]) -> None:
        table = sorted(cards, reverse=True)
        gains = {3: [3, 2, 1], 4: [4, 3, 2, 1], 5: [5, 4, 3, 2, 1]}[self.n]
        pairs = {5: 1, 4: 2} if self.n == 3 else {6: 1, 5: 2, 4: 3}
        for p, card in zip(self.seats, cards, strict=True):
            last_place = len(table) - 1 - table[::-1].index(card)
            bonus = 1 if p.animal == "dragon" and self.options["dragon_prerace_bonus"] else 0
            p.karma += gains[last_place] + bonus
            p.karma += sum(pairs.get(other) == card for other in cards)
            p.karma -= sum(other == pairs.get(card) for other in cards)
            p.cards.remove(card)
            p.row = [(card, 0)]

    def reveal(self, plays: dict[int, tuple[int, int]]) -> None:
        for k, (card, energy) in plays.items():
            p, card, energy = self.seats[k], card + 1, energy + 1
            last = p.row[-1][0] if p.row else 0
            price = 0 if card > last else (1 if card == last - 1 else 2)
            price = max(0, price - 1) if p.animal == "rabbit" else price
            p.karma -= price
            p.cards.remove(card)
            p.energy.remove(energy)
            p.row.append((card, energy))
            p.card, p.bid, p.action = card, energy, CARDS[last if card == 7 else card]
            if p.animal == "snake":
                self.move(p, price)

    def wheel(self, action: str, total: int, company: int) -> tuple[int, bool, bool]:
        if action == "Strategise":
            return 0, False, False
        piece = CARDS.index(action)
        high = 0 if total <= self.parts.inner.low_max[piece - 1] else 1
        colour = "yellow" if action in ("Help", "Rest") else "green"
        face = getattr(self.parts.outer, colour + ("5" if self.n == 5 else "34"))
        number, *icons = face[(2 * self.inner.index(piece) + high + self.rot) % 12].split("+")
        return company if number == "N" else int(number), "E" in icons, "K" in icons

    def resolve(self, p: Seat, action: str, together: list[Seat], relief: bool) -> Story:
        bids = [q.bid for q in together]
        lower = sum(bid < p.bid for bid in bids)
        best, alone = p.bid == max(bids), bids.count(p.bid) == 1
        shared = action == "Cooperate" or (self.n == 5 and action in ("Help", "Rest", "Strategise"))
        top = (best and (alone or shared)) or (relief and action == "Strategise")
        number, e, k = self.wheel(action, sum(bids), len(bids))
        served = top or action in ("Help", "Rest")
        extra = 1 if p.animal == "cat" and number >= 3 else 0
        crowd, was_wet = len(bids) > 1, self.wet(p)
        double = 2 if self.n == 3 else 1
        pig = p.animal == "pig" and self.pig_applies(p)
        asked = (
            (p.animal == "monkey" and crowd and e and served)
            or (p.animal == "rooster" and crowd and k and served)
            or (pig and (e or k) and served)
            or (p.animal == "goat" and crowd and action in ("Help", "Rest", "Strategise"))
            or (p.animal == "dog" and action == "Strategise" and p.place < self.river <= p.place + lower * double)
        )
        first = asked and p.place < self.finish and (yield from self.ask("order", p)) == 56
        dry = [False]  # whether the river's toll is waived
        if first:
            yield from self.ability(p, action, lower, crowd, pig, dry)
        if action == "Help":
            p.gain_karma(number + extra)
            p.gain_ones(1 if top else 0)
        elif action == "Rest":
            p.gain_ones(number + extra)
            p.gain_karma(1 if top else 0)
        elif action == "Strategise":
            keep = 0 if top or p.row[0][0] == 8 else 1
            self.pick_up(p, keep)
        elif top:
            self.move(p, number + extra)
        else:
            self.move(p, {"Cheat": -1, "Run": 1}.get(action, 0))
        self.move(p, lower * double)
        if k and served and p.karma >= 2 and p.place < self.finish and (yield from self.ask("sprint", p)) == 55:
            p.karma -= 2
            self.move(p, 4 if p.animal == "cat" and not extra else 3)
        if e and served and not (p.animal == "goat" and crowd and not self.options["goat_two_exchanges"]):
            yield from self.exchange(p)
        if not first:
            yield from self.ability(p, action, lower, crowd, pig, dry)
        if action == "Strategise" and self.wet(p):
            yield from self.toll(p, was_wet, dry[0])

    def pick_up(self, p: Seat, keep: int) -> None:
        for card, energy in p.row[keep:]:
            p.cards.append(card)
            p.energy += [energy] if energy else []
        p.row = p.row[:keep]

    def pig_applies(self, p: Seat) -> bool:
        others = [q.card for q in self.seats if q is not p and q.card]
        return p.card < min(others) or (self.n > 3 and p.card > max(others))

    def ability(self, p: Seat, action: str, lower: int, crowd: bool, pig: bool, dry: list[bool]) -> Story:
        if p.animal == "horse" and lower:
            self.move(p, 1)
        elif p.animal == "goat" and crowd:
            yield from self.exchange(p)
        elif p.animal == "monkey" and crowd:
            p.gain_ones(1)
        elif p.animal == "rooster" and crowd:
            p.gain_karma(1)
        elif p.animal == "dog" and action == "Strategise":
            if p.place < self.river:
                p.gain_ones(1)
            elif self.wet(p):
                dry[0] = True
                self.move(p, 1)
        elif pig:
            room = len(p.everything()) < 12 or p.karma < 8 or (self.n == 5 and p.place < self.finish)
            gift = (yield from self.ask("pig", p)) if room else 0
            p.gain_ones(1 if gift == 58 else 0)
            p.gain_karma(1 if gift == 59 else 0)
            self.move(p, 1 if gift == 60 else 0)

    def exchange(self, p: Seat) -> Story:
        if p.place == self.finish:
            return
        had, choice = p.everything(), 54
        ups = [v for v in range(2, 7) if self.may_have(v, had) and self.can_pay(p, v)]
        if ups or any(value > 1 for value in p.energy):
            choice = yield from self.ask("exchange", p)
        if choice == 54:
            self.move(p, 1 if p.animal == "tiger" else 0)
        elif choice <= 65:
            value = choice - 59
            assert value in ups
            owed, given = value - (1 if p.animal == "tiger" else 0), 0
            while owed > 0 or given == 0:
                item = yield from self.ask("give", p)
                if item == 77:
                    p.karma, owed = p.karma - 1, owed - 2
                else:
                    p.energy.remove(item - 70)
                    self.put(item - 70)
                    owed, given = owed - (item - 70), given + 1
            p.energy.append(value)
            self.take(value)
            self.move(p, {4: 1, 5: 2, 6: 2}.get(value, 0) if p.animal == "ox" else 0)
        else:
            yield from self.break_up(p, choice - 64, had)

    def may_have(self, value: int, had: list[int]) -> bool:
        fits = {4: {3, 4}, 5: {4, 5}, 6: {5}}.get(value)
        return (fits is None or bool(fits & set(had))) and (value < 6 or 6 not in had) and self.supply.get(value, 1) > 0

    def can_pay(self, p: Seat, value: int) -> bool:
        low = [card for card in p.energy if card < value]
        have = sum(low) + (2 if p.animal == "dragon" and p.karma else 0)
        return bool(low) and have >= value - (1 if p.animal == "tiger" else 0)

    def break_up(self, p: Seat, value: int, had: list[int]) -> Story:
        credit, used = value, False
        while True:
            item = yield from self.ask("receive", p)
            if item == 78:
                break
            if item == 77:
                p.karma, credit, used = p.karma - 1, credit + 2, True
            else:
                assert item - 70 < value and item - 70 <= credit and self.may_have(item - 70, had)
                p.energy.append(item - 70)
                self.take(item - 70)
                credit -= item - 70
            can_add = p.animal == "dragon" and p.karma > 0 and not used
            if len(p.everything()) - 1 == 12 or (credit == 0 and not can_add):
                break
        p.energy.remove(value)
        self.put(value)

    def toll(self, p: Seat, was_wet: bool, dry: bool) -> Story:
        due = not dry and len(p.everything()) > self.options["river_keep"] and len(p.energy) > 1
        if not due and not (was_wet and p.row):
            return
        choice = yield from self.ask("return", p)
        if choice == 79:
            self.move(p, -8)
            self.pick_up(p, 0)
        elif choice != 54:
            p.energy.remove(choice - 70)
            self.put(choice - 70)

    def ranks(self) -> list[int]:
        def key(p: Seat) -> tuple[int, bool, int, int, int]:
            return (-p.place, not (p.place == self.finish and p.animal == "rat"), p.card or 9, -p.karma, p.age)

        order = sorted(self.seats, key=key)
        return [order.index(p) + 1 for p in self.seats]
