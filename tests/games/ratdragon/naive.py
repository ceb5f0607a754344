"""The rules again, written plainly from the rulebook with sets and lists, to compare with."""

from typing import Any

from jadetable.core.match import Match

Squares = set[tuple[int, int]]


def around(square: tuple[int, int]) -> Squares:
    """The four squares that share an edge."""
    row, column = square
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}


def is_connected(squares: Squares) -> bool:
    """Whether every square can be reached from every other."""
    if not squares:
        return False
    return group_of(next(iter(squares)), squares) == squares


def group_of(start: tuple[int, int], squares: Squares) -> Squares:
    """The squares that hang together with one of them."""
    reached, edge = {start}, [start]
    while edge:
        for near in around(edge.pop()) & squares - reached:
            reached.add(near)
            edge.append(near)
    return reached


def seen(m: Match, seat: int | None = None) -> dict[str, Any]:
    """All that a seat (or an onlooker) sees, in one: view, facts and options."""
    known = m.know(-1 if seat is None else seat)
    return known.view | known.facts | {"options": m.options}


def creatures_of(view: dict[str, Any], seat: int) -> list[tuple[int, int, Squares]]:
    """Number, mate (place in the list, -1 none) and squares of every finished creature of a sheet."""
    sheet, width = view["players"][seat], view["width"]
    found = []
    for creature in sheet["creatures"]:
        squares = {divmod(place, width) for place, owner in enumerate(sheet["owner"]) if owner == creature["id"]}
        found.append((creature["number"], creature["mate"] - 1, squares))
    return found


def room(view: dict[str, Any], creatures: list[tuple[int, int, Squares]], number: int) -> Squares:
    """Every square on which some legal drawing of this number could lie."""
    sheet = {(row, column) for row in range(view["height"]) for column in range(view["width"])}
    taken = {square for _, _, squares in creatures for square in squares}
    equals = {square for n, _, squares in creatures if n % 2 == number % 2 for square in squares}
    usable = {square for square in sheet - taken if not around(square) & equals}
    fitting: Squares = set()
    for square in usable:
        if square not in fitting:
            group = group_of(square, usable)
            if len(group) >= number:
                fitting |= group
    return fitting


def partners(creatures: list[tuple[int, int, Squares]], any_kind: bool) -> set[int]:
    """The places of the creatures with which the last one may pair."""
    number, _, squares = creatures[-1]
    edge = {near for square in squares for near in around(square)}
    found = set()
    for place, (other, mate, theirs) in enumerate(creatures[:-1]):
        if mate < 0 and theirs & edge and (any_kind or (other <= 6) != (number <= 6)):
            found.add(place)
    return found


def total(view: dict[str, Any], seat: int) -> int:
    """The score of a seat by the book."""
    creatures = creatures_of(view, seat)
    points = sum(abs(n - creatures[mate][0]) for place, (n, mate, _) in enumerate(creatures) if mate > place)
    lonely = sum(n for n, mate, _ in creatures if mate < 0)
    points -= -(-lonely // 2)
    points -= sum(guest for guest in view["guests"] if guest not in {n for n, _, _ in creatures})
    solo = view["seats"] == 1
    charge = view["options"]["stuck_penalty"]
    if charge == 1 or (charge == -1 and solo):
        points -= view["players"][seat]["stuck"] or 0
    if solo:
        points -= view["width"] * view["height"] - sum(len(squares) for _, _, squares in creatures)
    return points


def faults(view: dict[str, Any], seat: int) -> list[str]:
    """What is wrong with a sheet."""
    creatures = creatures_of(view, seat)
    wrong = []
    for place, (number, mate, squares) in enumerate(creatures):
        edge = {near for square in squares for near in around(square)}
        if len(squares) != number or not is_connected(squares):
            wrong.append(f"creature {place + 1} is not {number} squares in one piece")
        for other, (n, _, theirs) in enumerate(creatures):
            if other != place and theirs & edge and n % 2 == number % 2:
                wrong.append(f"creatures {place + 1} and {other + 1} may not touch")
        if mate >= 0 and (creatures[mate][1] != place or not creatures[mate][2] & edge):
            wrong.append(f"creature {place + 1} and its mate do not fit")
        if mate >= 0 and view["options"]["pair_rule"] == "yang_ying" and (number <= 6) == (creatures[mate][0] <= 6):
            wrong.append(f"creature {place + 1} has a mate of its own kind")
    return wrong


def ranks(view: dict[str, Any]) -> list[int]:
    """Points first, then fewer empty squares; equals share."""
    keys = [(-total(view, seat), view["players"][seat]["empty"]) for seat in range(view["seats"])]
    return [1 + sum(other < own for other in keys) for own in keys]
