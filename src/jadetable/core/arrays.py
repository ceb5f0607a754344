"""Small help with arrays, which compiled rules can neither slice into one another nor assign whole."""

from jadetable.core.compiled import rule
from jadetable.core.record import Numbers


@rule
def copy(source: Numbers, target: Numbers) -> None:
    """Copy the numbers of one array into another one of the same length."""
    for place in range(len(target)):
        target[place] = source[place]
