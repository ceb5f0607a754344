"""Bots and hints that have less time than they would like to."""

from jadetable import bots


def shortened(code: str, share: float) -> str:
    """The code of the same bot with a part of its budget; one that does not think ahead has nothing to save."""
    if share >= 1 or not bots.thinks_ahead(code):
        return code
    from jadetable.bots.search import Budget  # noqa: PLC0415  # loaded when needed

    budget = Budget.of(code)
    threads = f"x{budget.threads}" if budget.threads > 1 else ""
    if budget.milliseconds:
        return f"search:{max(1, int(budget.milliseconds * share))}ms{threads}"
    return f"search:{max(1, int(budget.playouts * share))}{threads}"
