"""A game at the terminal: bots move by themselves, people are asked in turn, secrets stay behind the curtain."""

from collections.abc import Sequence
from pathlib import Path

import click
from rich.console import Console, Group
from rich.rule import Rule
from rich.text import Text

from jadetable.cli import saves, screen
from jadetable.cli.common import sentence, show
from jadetable.cli.seating import Sitter, wake_bots
from jadetable.core import registry
from jadetable.core.errors import BadAction, IllegalAction, JadeError
from jadetable.core.game import Choice
from jadetable.core.match import Match
from jadetable.core.words import words

WIPE = "\x1b[2J\x1b[3J\x1b[H"  # the screen and what can be scrolled back to
MOST_REASONS = 8
MOST_LISTED, FIRST_LISTED = 60, 8  # of more choices than these only the first are listed
SHORTEST_SEARCH = 2


class Leave(Exception):
    """The person wants to go."""

    def __init__(self, save: bool) -> None:
        super().__init__()
        self.save = save


class Table:
    """One game with the people and bots around it."""

    def __init__(
        self, match: Match, sitters: Sequence[Sitter], lang: str, console: Console, path: Path | None = None
    ) -> None:
        self.match = match
        self.sitters = list(sitters)
        self.bots = wake_bots(match, sitters)
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter.is_person]
        self.lang = lang
        self.say = words(lang)
        self.match.names = [
            sitter.name or self.say.text("person-name", number=seat + 1) for seat, sitter in enumerate(sitters)
        ]
        self.console = console
        self.path = path
        self.own_path = path
        self.told = {seat: saves.known_before(match, seat) for seat in range(-1, match.seats)}
        self.at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None

    @property
    def reader(self) -> int | None:
        """The seat whose person reads the screen; nobody in particular where several do."""
        return self.people[0] if len(self.people) == 1 else None

    # --- the game -----------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            while not self.match.over:
                self.move(self.match.asked[0])
        except Leave as leave:
            self.leave(leave.save)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.leave(save=True)
        else:
            self.finish()

    def move(self, seat: int) -> None:
        """One decision of one seat."""
        if seat in self.bots:
            self.match.act(seat, self.bots[seat].choose(self.match.know(seat)))
            if not self.people:
                self.tell(-1)
        else:
            self.ask(seat)

    def finish(self) -> None:
        """Show how it ended."""
        if len(self.people) > 1:
            self.wipe()
        viewer = self.people[0] if len(self.people) == 1 else -1
        self.tell(viewer)
        self.console.print(screen.draw_table(self.match, viewer if viewer >= 0 else None, self.lang))
        self.console.print(Rule(style="green"))
        ending = self.say.text("play-truncated" if self.match.truncated else "play-over")
        self.console.print(Text(ending, "bold green"))
        self.console.print(screen.ranking_table(self.match, self.lang))
        path = self.save()
        self.line("play-seed", seed=str(self.match.seed))
        self.line("play-saved", file=str(path))
        self.line("play-replay", file=str(path))

    def leave(self, save: bool) -> None:
        """Say goodbye, with the game saved or not."""
        if save:
            path = self.save()
            self.line("play-saved", file=str(path))
            self.line("play-farewell", file=str(path))
        else:
            self.line("play-unsaved")

    # --- a person's decision ------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Show a person the table and ask until something is chosen."""
        if len(self.people) > 1 and self.at_keyboard != seat:
            self.curtain(seat)
        self.at_keyboard = seat
        self.tell(seat)
        self.console.print(screen.draw_table(self.match, seat, self.lang))
        choices = self.match.choices(seat, self.lang)
        self.offer(seat, choices)
        made = len(self.match.actions)
        while True:
            chosen = self.answer(seat, choices, self.read(self.say.text("play-ask")))
            if len(self.match.actions) < made:
                return  # something was taken back
            if chosen is None:
                continue
            try:
                self.match.act_all(seat, chosen)
            except IllegalAction:
                self.refuse_step(seat, chosen)
                continue
            return

    def refuse_step(self, seat: int, actions: Sequence[int]) -> None:
        """Say which of several actions is not possible, and why."""
        trial = self.match.clone()
        for step, action in enumerate(actions, 1):
            reason = trial.why_not(seat, action, self.lang)
            if reason is not None:
                self.line("error-step", step=step, why=reason, style="red")
                return
            trial.act(seat, action)

    def offer(self, seat: int, choices: Sequence[Choice], every: bool = False) -> None:
        """The question and the numbered choices; of very many only the first, so that the table stays in sight."""
        self.console.print(Rule(style="dim"))
        question = self.match.teller(self.lang).prompt(str(self.match.know(seat).prompt))
        if len(self.people) > 1:
            question = self.say.text("play-now", name=self.match.name(seat, self.lang), question=question)
        self.console.print(Text(question, "bold green"))
        listed = list(enumerate(choices, 1))
        if len(listed) > MOST_LISTED and not every:
            listed = listed[:FIRST_LISTED]
        self.console.print(screen.choice_list(listed, self.console.width))
        if len(listed) < len(choices):
            self.line("play-many", count=len(choices) - len(listed), last=len(choices))
        if len(choices) == 1:
            self.line("play-only-choice")
        self.line("play-hint", style="dim")

    def answer(self, seat: int, choices: Sequence[Choice], text: str) -> list[int] | None:
        """The actions a person's input stands for, or None when it was a question or a mistake."""
        if not text:
            if len(choices) == 1:
                return [choices[0].action]
            self.offer(seat, choices, every=True)
            return None
        if text.isdecimal():
            return self.by_number(choices, int(text))
        if self.command(seat, choices, text):
            return None
        entry = getattr(registry.terminal_of(self.match.game), "read_entry", None)
        known = self.match.know(seat)
        entered: list[int] | None = entry(text, known.view, known.facts) if entry else None
        return entered if entered is not None else self.by_words(seat, choices, text)

    def by_number(self, choices: Sequence[Choice], number: int) -> list[int] | None:
        """The choice with this number."""
        if 1 <= number <= len(choices):
            return [choices[number - 1].action]
        self.line("play-no-number", number=str(number), last=len(choices))
        return None

    def by_words(self, seat: int, choices: Sequence[Choice], text: str) -> list[int] | None:
        """The one choice that is spelled so, or else holds these words; several are listed."""
        spelled = self.spelled(text)
        found = [place for place, choice in enumerate(choices) if choice.action == spelled]
        found = found or screen.matching([choice.text for choice in choices], text)
        if len(text) < SHORTEST_SEARCH and text.isascii():
            found = []
        if len(found) == 1:
            self.line("play-chosen", choice=choices[found[0]].text)
            return [choices[found[0]].action]
        if not found:
            self.unfit(seat, text)
            return None
        self.line("play-several", text=text)
        numbered = [(place + 1, choices[place]) for place in found]
        self.console.print(screen.choice_list(numbered, self.console.width))
        return None

    def spelled(self, text: str) -> int | None:
        """The action a text such as LAY.rat spells, if it is one."""
        try:
            return self.match.parse(text)
        except BadAction:
            return None

    def unfit(self, seat: int, text: str) -> None:
        """Say why what was typed is no choice: of a spelling, what is wrong with it or why it is not possible now."""
        try:
            self.explain(seat, [self.match.parse(text)])
        except BadAction as error:
            if "." in text and error.message != "error-spelling-kind":
                self.refuse(error)
            else:
                self.line("play-no-match", text=text)

    # --- commands -----------------------------------------------------------------------------------------------------

    def command(self, seat: int, choices: Sequence[Choice], text: str) -> bool:
        """Do what a command letter asks for; False when the input is none."""
        letter, _, rest = text.partition(" ")
        rest = rest.strip()
        if letter in ("?", "？") and not rest:
            spelling = Text(screen.spelling_text(self.match.game, self.lang))
            show(self.console, Group(screen.rules_text(self.match.game, self.lang), spelling))
        elif letter == "o" and not rest:
            show(self.console, screen.options_table(self.match, self.lang))
        elif letter == "h" and not rest:
            events = self.match.events(seat)
            show(
                self.console,
                screen.titled(self.say.text("play-history"), screen.log(self.match, events, self.lang, self.reader)),
            )
        elif letter == "u" and not rest:
            self.take_back(seat)
        elif letter == "w":
            self.why_not(seat, choices, rest)
        elif letter == "s":
            self.save_as(rest)
        elif letter == "q" and not rest:
            self.quit()
        else:
            return False
        return True

    def take_back(self, seat: int) -> None:
        """Take back what this person chose last, or else what somebody else at this keyboard did."""
        for other in (seat, *(person for person in self.people if person != seat)):
            if self.match.may_take_back(other):
                self.match.take_back(other)
                return
        self.line("error-nothing-to-take-back", name=self.match.name(seat, self.lang), style="red")

    def why_not(self, seat: int, choices: Sequence[Choice], text: str) -> None:
        """Explain why what is spelled or named by these words (or has this code) may not be chosen now."""
        if not text:
            self.line("play-why-usage", example=self.match.describe(seat, 0, self.lang))
            return
        size, spelled = self.match.game.actions.size, self.spelled(text)
        if text.isdecimal() and int(text) < size:
            actions = [int(text)]
        elif spelled is not None:
            actions = [spelled]
        else:
            everything = [self.match.describe(seat, action, self.lang) for action in range(size)]
            actions = screen.matching(everything, text)
        if not actions:
            self.line("play-why-none", text=text)
            return
        self.explain(seat, actions)

    def explain(self, seat: int, actions: Sequence[int]) -> None:
        """Show why these actions may not be chosen now, the first few of them."""
        reasons: dict[str, str | None] = {}
        for action in actions:
            reason = self.match.why_not(seat, action, self.lang)
            sentence_of = self.match.describe(seat, action, self.lang)
            if reason is None or sentence_of not in reasons:
                reasons[sentence_of] = reason
        for described, reason in list(reasons.items())[:MOST_REASONS]:
            if reason is None:
                self.line("play-why-may", choice=described)
            else:
                self.console.print(Text.assemble((f"✗ {described}: ", "bold"), reason))
        if len(reasons) > MOST_REASONS:
            self.line("play-why-more", count=len(reasons) - MOST_REASONS)

    def quit(self) -> None:
        """Leave, after asking about the game."""
        answer = self.read(self.say.text("play-quit")).casefold()
        if answer in self.say.text("play-quit-stay").split():
            return
        raise Leave(save=answer not in self.say.text("play-quit-no").split())

    # --- saving -------------------------------------------------------------------------------------------------------

    def save_as(self, name: str) -> None:
        """Save under a name, or where the game was saved before."""
        path = Path(name).expanduser() if name else self.path
        if name and path is not None and path.suffix != ".jade":
            path = path.with_name(path.name + ".jade")
        if name and path is not None and path.exists() and path != self.own_path:
            self.line("play-save-exists", file=str(path), style="red")
            return
        try:
            self.line("play-saved", file=str(self.save(path)))
        except JadeError as error:
            self.refuse(error)

    def save(self, path: Path | None = None) -> Path:
        """Write the game, its bots among the names; raises BadReplay."""
        target = path or self.path or saves.fresh_path(self.match.game.slug)
        saves.write(self.match, [sitter.saved_name for sitter in self.sitters], target)
        self.path = self.own_path = target
        return target

    # --- the screen ---------------------------------------------------------------------------------------------------

    def tell(self, seat: int) -> None:
        """Everything that happened since this seat (or the spectator) was last told."""
        events = self.match.events(seat if seat >= 0 else None, self.told[seat])
        if events:
            self.console.print()
            self.console.print(screen.log(self.match, events, self.lang, self.reader))
        self.told[seat] += len(events)

    def curtain(self, seat: int) -> None:
        """Hide the last person's cards until the next one sits at the keyboard."""
        name = self.match.name(seat, self.lang)
        self.wipe()
        self.console.print(Rule(style="yellow"))
        self.line("play-curtain", name=name, style="bold yellow")
        self.read(self.say.text("play-curtain-enter", name=name))
        self.wipe()

    def wipe(self) -> None:
        """Clear the screen and what could be scrolled back to."""
        if self.console.is_terminal:
            click.echo(WIPE, nl=False, color=True)

    def read(self, question: str) -> str:
        """A line of input."""
        return self.console.input(Text.assemble((question, "bold cyan"), " ▸ ")).strip()

    def refuse(self, error: JadeError) -> None:
        """A refusal in words."""
        self.console.print(Text(sentence(error, self.lang), "red"))

    def line(self, message: str, style: str = "", **details: object) -> None:
        """One sentence; a long file name stays in one piece, so that it can be copied."""
        self.console.print(Text(self.say.text(message, **details), style), soft_wrap="file" in details)
