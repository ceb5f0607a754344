"""Action codes taken apart inside rules: which kind an action is, and its arguments.

A game's table of kinds is one constant array (`ActionTable.codes`): a row for each kind with its first code, how many
arguments it has, and for each argument how many values it takes, the lowest, and by how much a code grows with it.
"""

from jadetable.core.compiled import rule
from jadetable.core.record import Numbers, Record, solid_dtype

MOST_DETAILS = 8  # numbers that may explain an action or a refusal
MISSING = -(1 << 31)  # a number that is not there
ALLOWED = 0  # the reason code of an action that is allowed

FIRST, ARGUMENTS, ROW = 0, 1, 2
PER_ARGUMENT = 3  # count, lowest, stride

CHOICE = solid_dtype([("action", "i4"), ("kind", "i4"), ("values", "i4", (MOST_DETAILS,))])
REASON = solid_dtype([("code", "i4"), ("values", "i4", (MOST_DETAILS,))])


@rule
def kind_of(codes: Numbers, action: int) -> int:
    """The kind of an action, by its place in the table."""
    kind = len(codes) - 1
    while kind > 0 and codes[kind, FIRST] > action:
        kind -= 1
    return kind


@rule
def argument(codes: Numbers, action: int, place: int) -> int:
    """One argument of an action."""
    row = codes[kind_of(codes, action)]
    at = ROW + PER_ARGUMENT * place
    return int((action - row[FIRST]) // row[at + 2] % row[at] + row[at + 1])


@rule
def write_arguments(codes: Numbers, action: int, d: Record) -> None:
    """Fill in what an action is: its kind and its arguments; what explains it further is missing."""
    kind = kind_of(codes, action)
    d.action = action
    d.kind = kind
    for place in range(MOST_DETAILS):
        d.values[place] = argument(codes, action, place) if place < codes[kind, ARGUMENTS] else MISSING


@rule
def refuse(r: Record, code: int) -> int:
    """Note a reason without numbers, and return it."""
    r.code = code
    return code


@rule
def refuse1(r: Record, code: int, a: int) -> int:
    """Note a reason with one number, and return it."""
    r.code = code
    r.values[0] = a
    return code


@rule
def refuse2(r: Record, code: int, a: int, b: int) -> int:
    """Note a reason with two numbers, and return it."""
    r.code = code
    r.values[0] = a
    r.values[1] = b
    return code


@rule
def refuse3(r: Record, code: int, a: int, b: int, c: int) -> int:
    """Note a reason with three numbers, and return it."""
    refuse2(r, code, a, b)
    r.values[2] = c
    return code


@rule
def no_reason(r: Record) -> None:
    """Blank a reason: allowed, and no numbers."""
    r.code = ALLOWED
    for place in range(MOST_DETAILS):
        r.values[place] = MISSING
