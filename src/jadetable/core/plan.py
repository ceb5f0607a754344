"""How the search bot plays a game: chosen by measurement, declared by the game."""

from dataclasses import dataclass


@dataclass(frozen=True)
class SearchPlan:
    """How the search bot plays this game, chosen by measurement.

    horizon      rounds of the table after which a playout is valued instead of played on
    width        actions considered at the root, if there are more: what the game's judgement chooses in other moods
    strays       how many random actions are added to them, at most `width` in all
    doubt        standard errors by which an action must look better than the game's own judgement to be chosen
    depth        decisions below the root that the tree remembers
    exploration  how much the tree looks into what it has tried little
    trust        in the tree, the prior of the game's own judgement; all other actions share the rest
    haste        how much judgements hurry in playouts, where they can: with each step they look at half as much
    slip         choices in a thousand that a playout makes at random
    smooth       finished playouts too are valued by the value rule, which knows narrow results from clear ones
    patient      the plan of a large budget, where that is another one: more playouts bear a longer look
    """

    horizon: int = 100_000
    width: int = 32
    strays: int = 32
    doubt: float = 1.0
    depth: int = 0
    exploration: float = 1.0
    trust: float = 0.7
    haste: int = 0
    slip: int = 0
    smooth: bool = False
    patient: "SearchPlan | None" = None
