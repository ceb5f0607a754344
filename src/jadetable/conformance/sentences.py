"""Every sentence that a game calls for is there, and tells apart what players must tell apart."""

from jadetable.conformance.cases import Case, stops
from jadetable.core.declare import message_name
from jadetable.core.game import Game
from jadetable.core.measures import of_game
from jadetable.core.words import FALLBACK, words


def needed(game: Game) -> set[str]:
    """The messages a game's tables call for."""
    names = {message_name(game.slug, part) for part in ("title", "pitch")}
    names |= {message_name(game.slug, "action", kind.name) for kind in game.actions.kinds}
    names |= {message_name(game.slug, "event", kind.name) for kind in game.events}
    names |= {message_name(game.slug, "event", kind.name) + "-hidden" for kind in game.events if kind.private}
    names |= {message_name(game.slug, "prompt", prompt) for prompt in game.prompts}
    names |= {message_name(game.slug, "why", reason.name) for reason in game.reasons if reason is not game.reasons[0]}
    names |= {message_name(game.slug, "error", misfit.name) for misfit in list(game.misfits)[1:]}
    names |= {message_name(game.slug, "option", option.name) for option in game.choices_before}
    measures = of_game(game)
    names |= {measures.message(measure) for measure in measures.listed}
    for section in game.chapters:
        names |= {message_name(game.slug, "rules", section), message_name(game.slug, "rules", section) + ".title"}
    return names | {message for group in game.named.values() for message in group}


def check_no_message_is_missing(game: Game) -> None:
    """The message file has every sentence that the game calls for."""
    missing = sorted(name for name in needed(game) if not words(FALLBACK).has(name))
    assert missing == [], f"missing in the message file: {', '.join(missing)}"


def check_sentences_tell_choices_apart(case: Case, lang: str = FALLBACK) -> None:
    """The choices at a prompt differ in their texts, and every event can be told."""
    match = case.start()
    for moment in stops(match, every=3, most=80):
        for seat in moment.asked:
            texts = [choice.text for choice in moment.choices(seat, lang)]
            assert len(set(texts)) == len(texts), f"two choices read alike: {texts}"
    for seat in (None, *range(match.seats)):
        for event in match.events(seat):
            assert match.tell(event, lang).strip(), f"the event {event.kind} has an empty sentence"
