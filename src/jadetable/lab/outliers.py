"""The most extreme games of a run, played again and saved, so that `jade replay` shows what happened in them."""

from pathlib import Path

import numpy as np

from jadetable import bots as players
from jadetable.core import match, replay
from jadetable.core.match import Match
from jadetable.core.rng import game_seed
from jadetable.core.words import words
from jadetable.lab.metric import kept_games
from jadetable.lab.pieces import write
from jadetable.lab.report import Links
from jadetable.lab.run import Found
from jadetable.lab.trial import Trial


def play_again(trial: Trial, number: int) -> Match:
    """A game of a trial, with its history."""
    seed = int(game_seed(np.uint64(trial.seed), number))
    table = match.new(
        trial.game,
        trial.seats,
        seed,
        dict(trial.options),
        components=dict(trial.components) or None,
        names=trial.line_up,
    )
    sitters = [players.make(table.game, code, seed) for code in trial.line_up]
    while not table.over:
        seat = table.asked[0]
        table.act(seat, sitters[seat].choose(table.know(seat)))
    return table


def save(found: Found, folder: Path, lang: str) -> Links:
    """Save the kept games of every metric into a folder; what to link to, relative to the folder's own."""
    say, links, saved = words(lang), Links(), dict[int, str]()
    for metric in found.ready.metrics:
        for extreme, games in kept_games(metric, found.whole.tallies[metric.name]).items():
            for mark, number in games:
                if number not in saved:
                    saved[number] = f"game-{number}.jade"
                    table = play_again(found.ready.trial, number)
                    write(folder / saved[number], replay.encode(replay.file_of(table)))
                href = f"{folder.name}/{saved[number]}"
                text = say.text("lab-outlier", number=number, mark=abs(mark), file=href)
                links.setdefault(extreme, []).append((href, text))
    return links
