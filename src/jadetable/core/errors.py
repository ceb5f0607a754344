"""Every refusal is one of these: a kind that programs can catch and a sentence that people can read."""

from typing import Any


class JadeError(Exception):
    """Something was refused; nothing was changed. `text` gives the sentence in another language.

    A detail that is itself a sentence is given as a function of the language.
    """

    def __init__(self, message: str, **details: Any) -> None:
        self.message = message
        self.details = details
        super().__init__(message)

    def text(self, lang: str = "en") -> str:
        """The sentence in this language."""
        from jadetable.core.words import words

        details = {name: given(lang) if callable(given) else given for name, given in self.details.items()}
        return words(lang).text(self.message, **details)

    def __str__(self) -> str:
        return self.text("en")


class UnknownGame(JadeError, LookupError):
    """No game has this name."""


class BrokenGame(JadeError):
    """The package that holds this game cannot be loaded."""


class BadName(JadeError, ValueError):
    """A new game cannot be called so."""


class UnknownLanguage(JadeError, LookupError):
    """No language has this code."""


class UnknownBot(JadeError, LookupError):
    """No bot has this code."""


class BadSeats(JadeError, ValueError):
    """This game is not for this number of seats, or there is no such seat."""


class BadOption(JadeError, ValueError):
    """An option does not exist or has an impossible value."""


class BadSeed(JadeError, ValueError):
    """A seed is not a whole number that fits in 64 bits."""


class BadBirthday(JadeError, ValueError):
    """A birth date cannot be read, or lies outside the years we know."""


class BadComponents(JadeError, ValueError):
    """A components file is broken or says something impossible."""


class NotAsked(JadeError):
    """This seat has nothing to decide now."""


class IllegalAction(JadeError):
    """This seat may not choose that now."""


class BadAction(JadeError, ValueError):
    """A text spells no action of the game."""


class GameOver(JadeError):
    """The game has ended."""


class BadReplay(JadeError, ValueError):
    """A .jade file cannot be read, or does not hold what it says."""


class BadNet(JadeError, ValueError):
    """There are no weights of a learned player, or they are not for this game; or it cannot be trained so."""


class RuleFault(JadeError):
    """The engine caught itself breaking an invariant. Always a bug."""
