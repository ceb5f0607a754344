"""What the compiled rules and bots do, written down: WebAssembly must do the same, byte for byte.

python -m tests.engine.cases zodiac case.json
"""

import base64
import hashlib
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from jadetable import bots
from jadetable.bots import search, search_root
from jadetable.bulk import batch
from jadetable.core import match, registry
from jadetable.core.game import Game
from jadetable.core.knowledge import Knowledge
from jadetable.core.match import Match
from jadetable.core.record import SPECTATOR

BULK_GAMES, STEPPED_GAMES, THOUGHTS, PLAYOUTS = 300, 4, 12, 120
EVERY_REASON = 7  # every so many-th action is asked why
EVERY_SHOWN = 23  # every so many-th position is written down in full


@dataclass(frozen=True)
class Setting:
    """How a game is played: seats, options as people write them, components that differ from the printed ones."""

    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    components: dict[str, Any] = field(default_factory=dict)


# Options that differ from the printed ones, and a number of the components that may well be another.
OTHER_RULES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "zodiac": ({"discarded_cat": "bites"}, {"cat": {"skips": 2}}),
    "wuxing": ({}, {"equipment": {"tokens_per_player": 3}}),
    "mandarin": ({"overtake_empty": "normal"}, {"game": {"limit": 40}}),
    "race": ({"river_keep": 2}, {"track": {"finish": 30}}),
    "ratdragon": ({}, {"sheet": {"pair_columns": 8}}),
}


def settings(game: Game) -> list[Setting]:
    """The fewest and the most seats as printed, and other rules in between."""
    low, high = game.seat_range(game.load_components())
    options, components = OTHER_RULES[game.slug]
    return [Setting(low), Setting(high), Setting(min(low + 1, high), options, components)]


def sha(*parts: bytes) -> str:
    """One digest of several pieces of bytes."""
    return hashlib.sha256(b"".join(parts)).hexdigest()


def text(array: Any) -> str:
    """Bytes as text."""
    return base64.b64encode(np.asarray(array).tobytes()).decode()


def cases(game: Game) -> dict[str, Any]:
    """All that is compared of one game."""
    found = [_setting(game, setting) for setting in settings(game)]
    return {"slug": game.slug, "settings": found, "thoughts": list(_thoughts(game)), "bots": list(_bot_games(game))}


def _setting(game: Game, setting: Setting) -> dict[str, Any]:
    printed = game.load_components(setting.components or None)
    frozen = game.freeze(printed)
    prototype = game.prototype(frozen, setting.seats, setting.options)
    return {
        "seats": setting.seats,
        "options": setting.options,
        "components": text(game.frozen(printed)),
        "derived": text(frozen),
        "prototype": text(prototype),
        "bulk": [_bulk(game, setting, slip) for slip in (1000, 0)],
        "stepped": [_stepped(game, setting, seed) for seed in range(STEPPED_GAMES)],
    }


def _bulk(game: Game, setting: Setting, slip: int) -> dict[str, Any]:
    """Many games in a row: their last records, and how they came out."""
    setup = batch.check_setup(
        game,
        BULK_GAMES,
        seats=setting.seats,
        seed=5,
        slips=[slip] * setting.seats,
        options=setting.options,
        components=setting.components or None,
    )
    run = batch.run(setup, threads=1, keep=True)
    return {
        "slips": np.asarray(setup.slips).tolist(),
        "games": BULK_GAMES,
        "seed": 5,
        "finals": sha(np.asarray(run.finals).tobytes()),
        "outcomes": sha(np.asarray(run.outcomes).tobytes()),
    }


def _stepped(game: Game, setting: Setting, seed: int) -> dict[str, Any]:
    """One game, one call a decision: every event, record, view, choice and reason of it."""
    played = match.new(game, setting.seats, seed, setting.options, components=setting.components or None)
    players = [bots.make(game, "slip:100", seed=seed * 10 + seat) for seat in range(setting.seats)]
    steps, shown = [played.history[0], np.asarray(played.position.records).tobytes()], []
    while not played.over:
        seat = played.asked[0]
        for looker in (*range(setting.seats), SPECTATOR):
            known = played.know(looker)
            steps += [np.asarray(known.records).tobytes(), np.asarray(known.view_record).tobytes()]
        if len(played.actions) % EVERY_SHOWN == 0:
            shown.append(_shown(played, seat))
        played.act(seat, players[seat].choose(played.know(seat)))
        steps += [played.history[-1], np.asarray(played.position.records).tobytes()]
    return {
        "seed": seed,
        "actions": played.actions,
        "steps": sha(*steps),
        "shown": shown,
        "scores": list(played.scores),
        "payoffs": list(played.payoffs),
    }


def _shown(played: Match, seat: int) -> dict[str, Any]:
    """A position as people see it: what JavaScript reads from the same bytes."""
    known = played.know(seat)
    asked = range(0, played.game.actions.size, EVERY_REASON)
    return {
        "place": len(played.actions),
        "seat": seat,
        "view": known.view,
        "facts": known.facts,
        "prompt": known.prompt,
        "choices": [{"action": one.action, "kind": one.kind, "details": one.details} for one in known.choices],
        "reasons": [[action, *_reason(known, action)] for action in asked],
    }


def _reason(known: Knowledge, action: int) -> tuple[str | None, dict[str, int]]:
    found = known.why(action)
    return (None, {}) if found is None else (found.name, found.details)


def _thoughts(game: Game) -> Iterator[dict[str, Any]]:
    """What the search thinks at positions of games: the whole root record."""
    low, high = game.seat_range(game.load_components())
    left = THOUGHTS
    for seed in range(100):
        played = match.new(game, high if seed % 2 else low, seed)
        player = bots.make(game, "greedy", seed)
        while not played.over:
            seat, ply = played.asked[0], len(played.actions)
            known = played.know(seat)
            if known.count > 1 and ply % 11 == seed % 11:
                yield _thought(known, ply, is_patient=left == 1)
                left -= 1
                if not left:
                    return
            played.act(seat, player.choose(known))


def _thought(known: Knowledge, seed: int, is_patient: bool) -> dict[str, Any]:
    """One thought; a patient one has the other plan."""
    playouts = search.PATIENT_PLAYOUTS if is_patient else PLAYOUTS
    budget = search.Budget(playouts=playouts)
    paper = np.zeros(2, known.game.notes)
    question = search._Question(known, budget, paper, search_root.NO_ACTION, False)
    found = search._Root(question, seed)
    root = found.root
    search_root.first_worlds(root, playouts)
    while True:
        found.try_worlds()
        used = int(root["playouts"]) / playouts
        search_root.next_worlds(root, playouts)
        if not search_root.goes_on(root, known.seat, used, False):
            break
    advice = found.advice()
    return {
        "seat": known.seat,
        "known": text(known.records),
        "mask": text(known.mask),
        "legal": known.legal,
        "seed": seed,
        "playouts": playouts,
        "root": sha(np.asarray(found.thought.root).tobytes()),
        "advice": [[one.action, one.tries, one.worth, one.more, one.error] for one in advice],
        "action": search.best(advice, budget.plan(known.game).doubt).action,
    }


def _bot_games(game: Game) -> Iterator[dict[str, Any]]:
    """Whole games between bots of several kinds: every choice."""
    _, high = game.seat_range(game.load_components())
    with_temper = [f"normal:{temper}" for temper in bots.tempers_of(game)]
    codes = [*with_temper, "search:20", "easy", "normal", "random"]
    seated = [codes[seat % len(codes)] for seat in range(min(high, 4))]
    played = match.new(game, len(seated), 77)
    players = [bots.make(game, code, seed=900 + seat) for seat, code in enumerate(seated)]
    while not played.over and len(played.actions) < 150:
        seat = played.asked[0]
        played.act(seat, players[seat].choose(played.know(seat)))
    prototype = text(game.prototype(played.position.components, len(seated)))
    yield {"bots": seated, "seed": 77, "prototype": prototype, "actions": played.actions}


if __name__ == "__main__":
    Path(sys.argv[2]).write_text(json.dumps(cases(registry.find(sys.argv[1]))), encoding="utf-8")
