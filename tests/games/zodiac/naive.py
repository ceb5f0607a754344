"""Zodiac's ending told slowly and plainly, from the rulebook: who has won, and how the others stand."""

from collections import Counter

SIGNS = ["rat", "ox", "tiger", "rabbit", "dragon", "snake", "horse", "goat", "monkey", "rooster", "dog", "pig"]


def has_won(hand: list[str], table: list[str]) -> bool:
    """Twelve cards, six hidden and six shown, one of each sign, no action card."""
    return len(hand) == 6 and len(table) == 6 and sorted(hand + table) == sorted(SIGNS)


def ranking(held: list[list[str]], winner: int | None) -> list[int]:
    """Places: the winner, then by different signs, then by fewer cards; equals share."""
    keys = []
    for seat, cards in enumerate(held):
        signs = {card for card in cards if card in SIGNS}
        keys.append(
            (0 if seat == winner else 1, -len(signs) if seat != winner else 0, len(cards) if seat != winner else 0)
        )
    return [1 + sum(other < key for other in keys) for key in keys]


def whole_deck() -> Counter[str]:
    """A hundred cards."""
    return Counter(dict.fromkeys(SIGNS, 7) | {"cat": 8, "pangu": 8})
