"""What stands in for a game's judgement where nobody asks for it: a GPU then compiles a far smaller kernel."""

from jadetable.core.compiled import rule
from jadetable.core.mask import nth
from jadetable.core.record import Mask, Record


@rule
def first_allowed(component: Record, known: Record, seat: int, mask: Mask, note: Record) -> int:
    """The first action that is allowed."""
    return nth(mask, 0)
