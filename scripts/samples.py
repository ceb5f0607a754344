"""Positions for the board gallery: `python -m scripts.samples [GAME]` lets bots play and keeps what seat 0 sees."""

import sys
from pathlib import Path
from typing import Any

import jadetable as jt
from jadetable.bots import make
from jadetable.core import registry
from jadetable.core.knowledge import Knowledge
from jadetable.core.teller import Teller
from jadetable.server import protocol
from jadetable.server.tables import viewers

FOLDER = Path(__file__).parent.parent / "web" / "samples"


def ask(known: Knowledge, teller: Teller) -> protocol.Ask | None:
    """What a seat is asked, as the server would send it."""
    if known.prompt is None:
        return None
    choices = [viewers.choice(choice, teller) for choice in known.choices]
    return protocol.Ask(0, known.prompt, teller.prompt(known.prompt), None, choices)


def samples(slug: str, seats: int, seed: int, options: dict[str, Any]) -> list[dict[str, Any]]:
    """Every position of a bot game in which seat 0 is asked, and the last one."""
    match = jt.new(slug, seats=seats, seed=seed, options=options)
    names = ["Nora", "Mei", "Luca", "Anna", "Bo", "Lin", "Ugo", "Ada"][:seats]
    sitting = [
        protocol.SeatInfo(seat, "bot" if seat else "person", name, "normal", False, True)
        for seat, name in enumerate(names)
    ]
    bot, teller, found, since = make(match.game, "greedy", seed), match.teller(reader=0), [], 0
    while True:
        known = match.know(0)
        asked = ask(known, teller)
        if asked is not None or match.over:
            told = viewers.told(match.events(0, since)[-12:], teller)
            seen = {"view": known.view, "facts": known.facts, "ask": asked, "events": told}
            found.append({"seats": sitting, "me": 0, **seen})
            since = match.event_count
        if match.over:
            return found
        seat = match.asked[0]
        match.act(seat, bot.choose(match.know(seat)))


def main() -> None:
    """Write the samples of one or of all games."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for slug in sys.argv[1:] or registry.house_slugs():
        game = registry.find(slug)
        seats = min(4, game.seat_range(game.load_components())[1])
        (FOLDER / f"{slug}.json").write_bytes(protocol.encode(samples(slug, seats, 7, {})))
        print(slug, "written")


if __name__ == "__main__":
    main()
