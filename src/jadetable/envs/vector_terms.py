"""What the compiled loops of `vector` are handed: arrays that always travel together, by name.

A row is what one seat is shown at one table: there is one row a table, or (jointly) one a seat of every table.
"""

from typing import NamedTuple

from jadetable.core.record import Numbers, Records

LEARNER = -1  # in a line-up, instead of how often a bot slips: whoever calls `step` decides
NOBODY = -1  # who is asked where the game is over

PAYOFF, SCORE = 0, 1  # what is rewarded when a game ends
BEGIN, TURN, LOOK = 0, 1, 2  # what is done at a table: deal, let learners choose, or only tell how it stands


class Rules(NamedTuple):
    """What all tables are played by; it never changes."""

    components: Records  # one
    prototype: Records  # one, blank but for seats, options and birth dates
    lineups: Numbers  # for each table and seat: how often in a thousand a bot slips, or LEARNER
    turns_round: Numbers  # for each table: 1 where the line-up moves on by one seat with every game number
    seats: int
    joint: int  # 1: all seats that are asked answer at once
    redeal: int  # 1: a finished game is followed by the next one
    reward: int  # PAYOFF or SCORE
    skip_forced: int  # 1: a learner's only legal action is played without asking
    advised: int  # 1: the baseline's choice is told too
    finals: int  # 1: what every seat sees at the end is kept
    privileged: int  # 1: what all seats see is written at every step


class Tables(NamedTuple):
    """The games in play."""

    states: Records
    notes: Records  # note paper, MAX_SEATS sheets a table and a blank one last
    slips: Numbers  # the line-up of the running game, by table and seat
    seeds: Numbers  # the seed of the run that a table's games belong to
    numbers: Numbers  # the number of the running game in its run
    strides: Numbers  # by how much the number grows with the next game


class Seen(NamedTuple):
    """What is told after each step."""

    seat: Numbers  # by row: who is asked, or NOBODY
    observation: Numbers  # by row
    pieces: Records  # the same memory, piece by piece
    bits: Numbers  # by row: what is allowed, 64 actions a word
    shown: Numbers  # by row: the bits that the bytes tell
    mask: Numbers  # by row: what is allowed, a byte an action
    advice: Numbers  # by row: what the baseline would choose
    kept: Records  # by row: its note paper as it was before that
    reward: Numbers  # by table and seat
    done: Numbers  # by table
    truncated: Numbers  # by table
    rank: Numbers  # of the game that ended last, by table and seat
    score: Numbers  # the same
    length: Numbers  # the same, in decisions, by table
    final: Numbers  # by table and seat: the last observation of that game
    final_pieces: Records  # the same memory, piece by piece
    state: Numbers  # by table and seat: what each seat sees, for critics
    state_pieces: Records  # the same memory, piece by piece


class Desk(NamedTuple):
    """What one thread works on."""

    known: Records  # one for each thread
    masks: Numbers  # one for each thread
    log: Records  # one, muted
