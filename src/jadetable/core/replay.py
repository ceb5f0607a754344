"""The .jade file: a finished or running game as JSON text, and its check.

jade        format version                       rules       fingerprint of the rules that played it
game, seats, seed, options, birthdays, names     what the game was dealt from
components  every number in full, so that an edited components file never changes an old game
actions     [seat, action] in order              checks      a fingerprint after the deal and after each action,
                                                             of the events it caused and of the state it left
table, secret  of a game played at a table server: what its dice were keyed with (`core/dice.py`)
"""

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import numpy as np

import jadetable
from jadetable.core import registry
from jadetable.core.components import plain
from jadetable.core.dice import SECRET_BYTES, Dice
from jadetable.core.errors import BadReplay, JadeError
from jadetable.core.game import Game
from jadetable.core.match import Match, new
from jadetable.core.position import Position

FORMAT = 1
LARGEST_FILE = 64 * 1024 * 1024


class File(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a .jade file holds."""

    jade: int
    game: str
    made_by: str
    rules: str
    seats: int
    seed: Annotated[int, msgspec.Meta(ge=0)]
    options: dict[str, Any]
    birthdays: list[int]
    names: list[str]
    components: dict[str, Any]
    actions: list[tuple[int, int]]
    checks: list[str]
    over: bool
    ranking: list[int]
    table: str = ""
    secret: str = ""


def fingerprint(position: Position, rows: bytes) -> str:
    """A state and the events of the action that led to it, in eight letters."""
    digest = hashlib.blake2b(rows, digest_size=4)
    digest.update(position.digest.encode())
    return digest.hexdigest()


def fingerprint_now(match: Match) -> str:
    """The fingerprint of a match as it stands."""
    return fingerprint(match.position, match.history[-1])


def fingerprints(match: Match) -> list[str]:
    """Play a match again from its beginning, noting a fingerprint at each step."""
    return fingerprints_of(_file(match, []), match.game)


def fingerprints_of(file: File, game: Game | None = None) -> list[str]:
    """The same for a file, whatever fingerprints it holds."""
    again = _deal(file.game, file, game)
    found = [fingerprint_now(again)]
    for seat, action in file.actions:
        again.act(seat, action)
        found.append(fingerprint_now(again))
    return found


def file_of(match: Match, names: Sequence[str] | None = None) -> File:
    """A match as a .jade file holds it, every fingerprint recomputed by playing it again."""
    file = _file(match, fingerprints(match))
    return file if names is None else msgspec.structs.replace(file, names=list(names))


def encode(file: File) -> bytes:
    """The text of a .jade file."""
    return msgspec.json.format(msgspec.json.encode(file), indent=1) + b"\n"


def _file(match: Match, checks: list[str]) -> File:
    return File(
        jade=FORMAT,
        game=match.game.slug,
        made_by=f"jadetable {jadetable.__version__}",
        rules=match.game.digest,
        seats=match.seats,
        seed=match.seed,
        options=match.options,
        birthdays=list(match.birthdays),
        names=list(match.names),
        components=plain(match.printed),
        actions=list(match.actions),
        checks=checks,
        over=match.over,
        ranking=list(match.ranking),
        table=match.dice.table if match.dice else "",
        secret=match.dice.secret.hex() if match.dice else "",
    )


def save(match: Match, path: str | Path, names: Sequence[str] | None = None) -> None:
    """Write a match, whole or not at all."""
    text = encode(file_of(match, names))
    target = Path(path)
    draft = target.with_name(target.name + ".part")
    try:
        draft.write_bytes(text)
        draft.replace(target)
    except OSError as error:
        raise BadReplay("error-file-unwritable", file=str(path), why=str(error)) from error


def read(path: str | Path) -> File:
    """The contents of a .jade file; raises BadReplay."""
    source = Path(path)
    try:
        if source.stat().st_size > LARGEST_FILE:
            raise BadReplay("error-replay-large", file=str(path), most=LARGEST_FILE >> 20)
        data = source.read_bytes()
    except FileNotFoundError as error:
        raise BadReplay("error-file-missing", file=str(path)) from error
    except OSError as error:
        raise BadReplay("error-file-unreadable", file=str(path), why=str(error)) from error
    try:
        version = msgspec.json.decode(data)
    except msgspec.DecodeError as error:
        raise BadReplay("error-replay-json", file=str(path), why=str(error)) from error
    if not isinstance(version, dict) or "jade" not in version:
        raise BadReplay("error-replay-foreign", file=str(path))
    if version["jade"] != FORMAT:
        raise BadReplay("error-replay-version", file=str(path), version=str(version["jade"]), known=FORMAT)
    try:
        return msgspec.convert(version, File)
    except msgspec.ValidationError as error:
        raise BadReplay("error-replay-value", file=str(path), why=str(error)) from error


def dice_of(source: str | Path, file: File) -> Dice | None:
    """What the dice of a table's game were keyed with; raises BadReplay when that cannot be."""
    if not file.secret:
        return None
    try:
        dice = Dice(file.table, bytes.fromhex(file.secret))
    except ValueError as error:
        raise BadReplay("error-replay-secret", file=str(source)) from error
    if len(dice.secret) != SECRET_BYTES or dice.word(0) != file.seed:
        raise BadReplay("error-replay-secret", file=str(source))
    return dice


def _deal(source: str | Path, file: File, game: Game | None = None) -> Match:
    dice = dice_of(source, file)
    try:
        found = game or registry.find(file.game)
        names = [str(name)[:40] for name in file.names]
        match = new(found, file.seats, file.seed, file.options, file.birthdays, file.components, dice, names)
    except JadeError as error:
        raise BadReplay("error-replay-start", file=str(source), why=error.text) from error
    if file.rules == match.game.digest and plain(match.printed) != file.components:
        raise BadReplay("error-replay-components", file=str(source))
    return match


def load(path: str | Path) -> Match:
    """The match of a .jade file, played up to its last action and checked at every step; raises BadReplay."""
    return play(read(path), path)


def play(file: File, path: str | Path, game: Game | None = None) -> Match:
    """The same for a file that was read already; `path` is only what messages call it."""
    return examine(file, path, game)[0]


def examine(file: File, path: str | Path, game: Game | None = None) -> tuple[Match, bool]:
    """The same, and whether every fingerprint agrees.

    Of a game played by the present rules, one that does not is refused. Other rules may have told the same game in
    other bytes: then what counts is that every action is allowed and that the game ends as the file says.
    """
    match = _deal(path, file, game)
    if len(file.checks) != len(file.actions) + 1:
        raise BadReplay("error-replay-checks", file=str(path), checks=len(file.checks), actions=len(file.actions))
    same_rules, agrees = file.rules == match.game.digest, True
    for place in range(len(file.actions) + 1):
        if place > 0:
            _act(match, file, place, path)
        if fingerprint_now(match) != file.checks[place]:
            agrees = False
            if same_rules:
                raise BadReplay("error-replay-differs", file=str(path), place=place, actions=len(file.actions))
    if match.over != file.over or list(match.ranking) != file.ranking:
        raise BadReplay("error-replay-result", file=str(path))
    return match, agrees


def _act(match: Match, file: File, place: int, path: str | Path) -> None:
    """Play one action of a file; raises BadReplay when it is not possible."""
    seat, action = file.actions[place - 1]
    try:
        match.act(seat, action)
    except JadeError as error:
        same_rules = file.rules == match.game.digest
        message = "error-replay-action" if same_rules else "error-replay-rules"
        raise BadReplay(message, file=str(path), place=place, why=error.text) from error


def verify(path: str | Path) -> Match:
    """Recompute every event and the final state of a .jade file; raises BadReplay naming the first wrong action."""
    return load(path)


def digest_of(records: Any) -> str:
    """A fingerprint of many final states together."""
    return hashlib.blake2b(np.ascontiguousarray(records).tobytes(), digest_size=16).hexdigest()
