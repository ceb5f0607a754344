"""Mandarin's counting written again, slowly, from the rulebook's sentences; shares nothing with the rules."""

from collections import Counter
from typing import Any

Figures = list[tuple[int, bool]]  # animal, Emperor


def figures(record: Any, seat: int) -> Figures:
    """What lies on a card, one by one."""
    found: Figures = []
    for animal in range(12):
        found += [(animal, False)] * int(record.coll[seat][animal][0])
        found += [(animal, True)] * int(record.coll[seat][animal][1])
    return found


def cash(card: Figures) -> int:
    """200 for an ordinary figure, 400 for an Emperor."""
    return sum(400 if emperor else 200 for _, emperor in card)


def complete(card: Figures) -> bool:
    """At least one figure of every animal, or all six of one."""
    kinds = Counter(animal for animal, _ in card)
    return len(kinds) == 12 or 6 in kinds.values()


def all_twelve(card: Figures) -> bool:
    """At least one figure of every animal."""
    return {animal for animal, _ in card} == set(range(12))


def toll(cards: list[Figures], animal: int, mover: int) -> tuple[int | None, int]:
    """Who is owed what when the mover lands in an animal's sector."""
    holders = [seat for seat, card in enumerate(cards) if sum(kind == animal for kind, _ in card) >= 3]
    if len(holders) == 2:
        holders = [seat for seat in holders if (animal, True) in cards[seat]]
    if not holders or holders[0] == mover:
        return None, 0
    return holders[0], 400 if (animal, True) in cards[holders[0]] else 200


def ranking(record: Any, money_game: bool) -> list[int]:
    """Completer first, the rest by figures, then wealth; in the money game by wealth, then completer, then figures."""
    keys = []
    for seat in range(record.seats):
        card = figures(record, seat)
        rich, first = int(record.money[seat]) + cash(card), seat == record.completer
        keys.append((rich, first, len(card)) if money_game else (first, len(card), rich))
    return [1 + sum(other > key for other in keys) for key in keys]
