"""A person at the page, who knows nothing but what is on the screen: points, taps or types."""

import contextlib
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLong

from tests.web.measuring import script

STATE = """(prompt) => {
    if (document.querySelector(".play > .result")) return "over";
    if (document.querySelector(".curtain")) return "curtain";
    const dock = document.querySelector(".dock[data-prompt]");
    return dock && dock.dataset.prompt !== prompt ? "asked" : null;
}"""
LEFT = "(prompt) => document.querySelector('.dock')?.dataset.prompt !== prompt"
BOARD = ".play > .board"
# An entry of several parts, and its end.
SQUARES, DONE = ".square.offered", ".dock .done[aria-disabled=false], .dock .match"
# What answers: neither what is refused now nor what only opens something to look at.
USABLE = ":not([aria-disabled=true], [popovertarget], [data-shows]):visible"
BUTTONS = f"button:enabled{USABLE}, [role=button][tabindex='0']{USABLE}"
PART = f".dock .part button:enabled{USABLE}"  # what a board offers in the dock
KEYS = "1234567890"
MOST_PRESSES = 5000
NOTICE = 50  # milliseconds until a press shows that it answered: the page takes its question away at once
PATIENCE = 16  # presses on the board that answered nothing, before the list is used
LONGEST = 120.0  # seconds that one question may take, on a crowded machine too


@dataclass
class Hands:
    """Plays one page to the end of its game, pressing this and that."""

    page: Page
    way: str = "mouse"  # mouse, touch or keyboard
    rng: random.Random = field(default_factory=lambda: random.Random(7))
    on_board: int = 0  # answers given on the board itself
    in_list: int = 0
    asked: int = 0  # questions met so far
    watch: Callable[[], None] = lambda: None  # called at every question, before anything is pressed

    def play(self, answers: int = MOST_PRESSES) -> bool:
        """Play until the result is shown or so many answers were given; whether the game is over."""
        prompt, given = "", 0
        for _ in range(MOST_PRESSES):
            state = str(self.page.wait_for_function(STATE, arg=prompt).json_value())
            if state == "over":
                return True
            if state == "curtain":
                self.press(self.page.locator(".curtain button"))
                prompt = ""
                continue
            prompt = self.page.locator(".dock").get_attribute("data-prompt") or ""
            self.asked += 1
            self.watch()
            self.press_until_answered(prompt)
            given += 1
            if given == answers:
                return False
        raise AssertionError("the game does not end")

    def press_until_answered(self, prompt: str) -> None:
        """Press this and that until the question is gone; a press may show late that it was the answer."""
        press, end = 0, time.monotonic() + LONGEST
        while time.monotonic() < end:
            boarded = self.answer(press >= PATIENCE)
            if self.answered(prompt):
                self.on_board += boarded
                self.in_list += not boarded
                return
            press += 1
        raise AssertionError("nothing answers the question")

    def answered(self, prompt: str) -> bool:
        """Whether the page took the last press for an answer."""
        with contextlib.suppress(TooLong):
            self.page.wait_for_function(LEFT, arg=prompt, timeout=NOTICE)
            return True
        return False

    def answer(self, by_list: bool) -> bool:
        """Press something on the board where it offers anything, else in the list; whether it was on the board."""
        board = self.page.locator(BOARD)
        for part in (self.page.locator(DONE), board.locator(SQUARES)):
            if part.count() and not by_list:
                self.press(part.nth(self.rng.randrange(part.count())))
                return True
        part = self.page.locator(PART)
        if part.count() and not by_list and self.rng.random() < 0.6:
            self.press(part.nth(self.rng.randrange(part.count())))
            return True
        board = board.locator(BUTTONS)
        listed = self.page.locator(".dock .groups button:visible")
        offered, named = board.count(), listed.count()
        if offered and not by_list and (not named or self.rng.random() < 0.7):
            self.press(board.nth(self.rng.randrange(offered)))
            return True
        if not named:
            self.press(self.page.locator(".dock .tools button[aria-expanded]").first)  # unfold the list
        elif self.way == "keyboard":
            self.page.keyboard.press(KEYS[self.rng.randrange(min(named, len(KEYS)))])
        else:
            self.press(listed.nth(self.rng.randrange(named)))
        return False

    def press(self, place: Locator) -> None:
        """Press something: with the mouse, a finger that scrolls to nothing, or the keyboard alone."""
        try:
            if self.way == "keyboard":
                place.focus(timeout=2000)
                self.page.keyboard.press("Enter")
            elif self.way == "touch":
                self.tap(place)
            else:
                place.click(timeout=2000)
        except TooLong:
            return  # it went away meanwhile: the table moved on

    def tap(self, place: Locator) -> None:
        """Tap what can be seen and touched as it stands; the browser's own tap would scroll to it first."""
        if not self.page.evaluate("'measures' in window"):
            self.page.evaluate(script())
        spot = place.evaluate("(node) => measures.reach(node)", timeout=2000)
        if spot:
            self.page.touchscreen.tap(spot["x"], spot["y"])
