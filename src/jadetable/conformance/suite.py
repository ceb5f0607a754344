"""All checks of a game in a list: for pytest (parametrised by it) and for `jade check-game`."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import partial
from typing import Any

from jadetable.conformance import checks, pending, sentences, taking_back
from jadetable.conformance.cases import Case, Further, cases, middling, nothing_more
from jadetable.core import registry
from jadetable.core.game import Game

EVERY_CASE = (
    checks.check_play_ends_in_good_order,
    checks.check_masks_are_what_act_accepts,
    checks.check_secrets,
    checks.check_masks_need_no_secrets,
    pending.check_pending_answers_are_secret,
    checks.check_same_seed_same_game,
)
ONE_CASE = (
    checks.check_copies_are_independent,
    checks.check_imagined_worlds_can_be_played,
    taking_back.check_taking_back,
    checks.check_undisplayed,
    checks.check_search_keeps_secrets,
    sentences.check_sentences_tell_choices_apart,
)
WHOLE_GAME = (checks.check_spelling, sentences.check_no_message_is_missing)


@dataclass(frozen=True)
class Check:
    """One check of one game: it runs in silence, or fails with an AssertionError that says what is wrong."""

    kind: str
    about: str
    says: str  # what must hold
    run: Callable[[], Any]

    def __str__(self) -> str:
        return f"{self.kind}-{self.about}"


def checks_of(game: str | Game, seldom: Collection[str] = (), further: Further = nothing_more) -> list[Check]:
    """All checks of a game. `seldom` names events that need not happen, `further` gives more options to play with."""
    found = game if isinstance(game, Game) else registry.find(game)
    every, one = cases(found, further), middling(found)
    listed = [_check(function, found.slug, found) for function in WHOLE_GAME]
    listed += [_check(function, str(case), case) for function in EVERY_CASE for case in every]
    listed += [_check(function, str(one), one) for function in ONE_CASE]
    happens = partial(checks.check_every_event_happens, seldom=seldom)
    return [*listed, _check(happens, found.slug, every, checks.check_every_event_happens)]


def _check(
    function: Callable[..., Any], about: str, subject: Game | Case | list[Case], named: Callable[..., Any] | None = None
) -> Check:
    """A function that checks, with what it is to check."""
    told = named or function
    kind = told.__name__.removeprefix("check_")
    says = (told.__doc__ or "").partition("\n")[0]
    return Check(kind, about, says, partial(function, subject))
