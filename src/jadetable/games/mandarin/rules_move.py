"""The die and the board: cashing in, moving, overtaking, tolls and the Bank, bankruptcy, taking figures."""

from jadetable.core.asked import ask_only
from jadetable.core.compiled import rule
from jadetable.core.events import emit1, emit2, emit3
from jadetable.core.mask import allow
from jadetable.core.record import Mask, Record
from jadetable.core.rng import roll
from jadetable.core.steps import go_to
from jadetable.games.mandarin.actions import (
    E_BANK,
    E_CASH,
    E_MOVE,
    E_PASS,
    E_ROLL,
    E_SEIZE,
    E_TAKE,
    E_TOLL,
    SEAT,
)
from jadetable.games.mandarin.rules_end import end_if_complete
from jadetable.games.mandarin.rules_figures import control, figures_on_card, give_figure, is_character_space
from jadetable.games.mandarin.state import (
    EMPEROR,
    FIRST_ROLL,
    FORFEITS,
    KINDS,
    MOVE,
    NO_EFFECT,
    NOBODY,
    ONE_FROM_EACH,
    SECOND_ROLL,
    SEIZE,
    SPACES,
    TAKE,
    VICTIM,
)


@rule
def cash_in(c: Record, s: Record, seat: int, figure: int, log: Record) -> None:
    """A figure goes back into the Pagoda for its cash value; only before the roll (R21)."""
    animal, kind = figure // KINDS, figure % KINDS
    amount = int(c.value_emperor) if kind == EMPEROR else int(c.value)
    s.coll[seat, animal, kind] = int(s.coll[seat, animal, kind]) - 1
    s.pagoda[animal, kind] = int(s.pagoda[animal, kind]) + 1
    s.pagoda_n = int(s.pagoda_n) + 1
    s.money[seat] = int(s.money[seat]) + amount
    emit3(log, E_CASH, seat, animal, kind, amount)
    ask_only(s, seat)


@rule
def roll_and_move(c: Record, s: Record, log: Record) -> None:
    """Throw the die and move the pawn clockwise; the first roll of a turn may overtake other pawns."""
    mover = int(s.cur)
    s.roll_no = int(s.roll_no) + 1
    s.die = c.die[roll(s, len(c.die))]
    start, steps = int(s.pos[mover]), int(s.die)
    s.pos[mover] = (start + steps) % SPACES
    emit2(log, E_ROLL, mover, steps, int(s.roll_no))
    emit2(log, E_MOVE, mover, start, int(s.pos[mover]))
    s.overtaken = 0
    if s.roll_no == FIRST_ROLL:
        overtake(s, mover, start, steps, log)


@rule
def overtake(s: Record, mover: int, start: int, steps: int, log: Record) -> None:
    """Pawns strictly between start and destination are overtaken; by option also those left on the start space (R8)."""
    for seat in range(int(s.seats)):
        ahead = (int(s.pos[seat]) - start + SPACES) % SPACES
        jumped = 0 < ahead < steps or (ahead == 0 and s.overtake_level == 1)
        if seat != mover and jumped:
            s.overtaken = int(s.overtaken) | (1 << seat)
            emit1(log, E_PASS, mover, seat)


@rule
def pay_on_landing(c: Record, s: Record, log: Record) -> None:
    """A toll to whoever controls the sector, else the Bank's pay on a character space (R7, R18, R19)."""
    if s.roll_no == SECOND_ROLL and s.second_roll == NO_EFFECT:
        return
    mover = int(s.cur)
    space = int(s.pos[mover])
    controller = control(c, s, space // int(c.spaces_per_sector))
    if controller != NOBODY and controller != mover:
        pay_toll(c, s, mover, controller, log)
    elif is_character_space(c, space):
        s.money[mover] = int(s.money[mover]) + int(c.bank_pays)
        emit1(log, E_BANK, mover, int(c.bank_pays))


@rule
def pay_toll(c: Record, s: Record, mover: int, controller: int, log: Record) -> None:
    """Pay what is due; who cannot hands over all money and, if any, a figure of the creditor's choice (R20)."""
    sector = int(s.pos[mover]) // int(c.spaces_per_sector)
    due = int(c.toll_emperor) if s.coll[controller, sector, EMPEROR] > 0 else int(c.toll)
    paid = min(due, int(s.money[mover]))
    s.money[mover] = int(s.money[mover]) - paid
    s.money[controller] = int(s.money[controller]) + paid
    emit3(log, E_TOLL, mover, controller, due, paid)
    if paid < due and figures_on_card(s, mover) > 0:
        s.creditor = controller
        s.phase = SEIZE
        ask_only(s, controller)


@rule
def seize(c: Record, s: Record, creditor: int, figure: int, log: Record) -> None:
    """The creditor takes one figure of the bankrupt mover; the rest of the debt is forgiven (R20)."""
    mover = int(s.cur)
    give_figure(s, mover, creditor, figure)
    emit3(log, E_SEIZE, creditor, mover, figure // KINDS, figure % KINDS)
    s.creditor = NOBODY
    end_if_complete(c, s, creditor, log)


@rule
def rob_overtaken(s: Record) -> None:
    """After the first roll a figure from an overtaken card, and then a second roll instead of the Pagoda (R10)."""
    if s.roll_no == SECOND_ROLL:
        return
    if ask_for_overtaken_figure(s, int(s.cur)) or (s.overtaken != 0 and s.overtake_empty == FORFEITS):
        go_to(s, MOVE)
    else:
        s.overtaken = 0


@rule
def may_be_robbed(s: Record, seat: int) -> bool:
    """Whether a seat was overtaken and has something to give."""
    return (int(s.overtaken) >> seat) & 1 == 1 and figures_on_card(s, seat) > 0


@rule
def ask_for_overtaken_figure(s: Record, mover: int) -> bool:
    """Ask the mover whose card it takes from, or which figure when only one card has any; False when none has."""
    victims, last = 0, NOBODY
    for seat in range(int(s.seats)):
        if may_be_robbed(s, seat):
            victims += 1
            last = seat
    if victims == 0:
        return False
    ask_only(s, mover)
    if victims == 1:
        s.victim = last
        s.phase = TAKE
    else:
        s.phase = VICTIM
    return True


@rule
def allow_victims(s: Record, mask: Mask) -> None:
    """Every overtaken seat with figures; there is no declining (R11)."""
    for seat in range(int(s.seats)):
        if may_be_robbed(s, seat):
            allow(mask, SEAT + seat)


@rule
def choose_victim(s: Record, mover: int, victim: int) -> None:
    """The mover has chosen a card to take from: now which figure."""
    s.victim = victim
    s.phase = TAKE
    ask_only(s, mover)


@rule
def take(c: Record, s: Record, mover: int, figure: int, log: Record) -> None:
    """The mover takes a figure; by option one from each overtaken card; then the second roll (R9, R11)."""
    victim = int(s.victim)
    give_figure(s, victim, mover, figure)
    emit3(log, E_TAKE, mover, victim, figure // KINDS, figure % KINDS)
    s.victim = NOBODY
    s.overtaken = int(s.overtaken) & ~(1 << victim)
    end_if_complete(c, s, mover, log)
    if s.over == 0 and s.overtake_take == ONE_FROM_EACH:
        ask_for_overtaken_figure(s, mover)
