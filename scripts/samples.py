"""Positions for the board gallery: `python -m scripts.samples [GAME]` lets bots play and keeps what seat 0 sees."""

import sys
from pathlib import Path
from typing import Any

import jadetable as jt
from jadetable.bots import make
from jadetable.core import registry
from jadetable.core.match import Match
from jadetable.core.tables import message_name
from jadetable.core.words import words
from jadetable.server import protocol

FOLDER = Path(__file__).parent.parent / "web" / "samples"


def ask(match: Match, seat: int) -> protocol.Ask | None:
    """What the seat is asked, as the server would send it."""
    if seat not in match.asked:
        return None
    kind = match.game.prompt(match.know(seat).record, seat)
    choices = [protocol.ChoiceInfo(c.action, c.kind, c.details, c.text) for c in match.choices(seat, "en")]
    return protocol.Ask(0, kind, words("en").text(message_name(match.game.slug, "prompt", kind)), None, choices)


def samples(slug: str, seats: int, seed: int, options: dict[str, Any]) -> list[dict[str, Any]]:
    """Every position of a bot game in which seat 0 is asked, and the last one."""
    match = jt.new(slug, seats=seats, seed=seed, options=options)
    names = ["You", "Mei", "Luca", "Anna", "Bo", "Lin", "Ugo", "Ada"][:seats]
    sitting = [
        protocol.SeatInfo(seat, "bot" if seat else "person", name, "normal", False, True)
        for seat, name in enumerate(names)
    ]
    bot, found, events = make(match.game, "greedy", seed), [], []
    while True:
        asked = ask(match, 0)
        if asked is not None or match.over:
            told = [
                protocol.EventInfo(e.number, e.kind, e.seat, e.details, e.hidden, match.tell(e, "en")) for e in events
            ]
            found.append({"seats": sitting, "me": 0, "view": match.view(0), "ask": asked, "events": told})
            events = []
        if match.over:
            return found
        seat = match.asked[0]
        match.act(seat, bot.choose(match.know(seat)))
        events = list(match.events(0))[-12:]


def main() -> None:
    """Write the samples of one or of all games."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for slug in sys.argv[1:] or registry.slugs():
        game = registry.find(slug)
        seats = min(4, game.seat_range(game.load_components())[1])
        (FOLDER / f"{slug}.json").write_bytes(protocol.encode(samples(slug, seats, 7, {})))
        print(slug, "written")


if __name__ == "__main__":
    main()
