"""Fill the generated tables of the docs from code and TOML: `python -m scripts.tables [--check]`."""

import json
import re
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from benchmarks import scale
from jadetable.core import registry
from jadetable.core.declare import message_name
from jadetable.core.game import Game
from jadetable.core.notation import spell
from jadetable.core.record import HEADER
from jadetable.core.words import words
from jadetable.envs.table import LEAST, MOST
from jadetable.server.ops.metrics import Metrics
from jadetable.server.ops.settings import described

ROOT = Path(__file__).parents[1]
MARK = re.compile(r"<!-- generated: ([a-z]+) -->.*?<!-- end -->", re.S)


def table(head: tuple[str, ...], rows: Iterator[tuple[str, ...]]) -> str:
    """A Markdown table."""
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join(lines + ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows])


def components(game: Game) -> str:
    """Every printed number."""
    tables = tomllib.loads((game.folder / "components.toml").read_text(encoding="utf-8"))
    return table(("component", "value"), ((f"`{name}`", f"`{value}`") for name, value in _flat(tables, "")))


def _flat(tables: Mapping[str, Any], path: str) -> Iterator[tuple[str, str]]:
    for name, value in tables.items():
        if isinstance(value, Mapping):
            yield from _flat(value, f"{path}{name}.")
        elif isinstance(value, list) and value and isinstance(value[0], Mapping):
            yield from ((f"{path}{name}[{place}]", str(dict(entry))) for place, entry in enumerate(value))
        else:
            yield f"{path}{name}", str(value)


def state(game: Game) -> str:
    """The fields of the record."""
    common = {field[0] for field in HEADER}
    names = [name for name in game.state.names or () if name not in common and name != "pad"]

    def row(name: str) -> tuple[str, ...]:
        kind = game.state[name]
        shape = " x ".join(map(str, kind.shape)) or "1"
        base = kind.base
        return f"`{name}`", shape, "record of " + ", ".join(base.names) if base.names else str(base)

    size = f"{game.state.itemsize} bytes, the common header of {game.state.fields[names[0]][1]} included."  # type: ignore[index]
    return size + "\n\n" + table(("field", "shape", "kind"), (row(name) for name in names))


def actions(game: Game) -> str:
    """The action codes, and how actions are spelled."""

    def row(kind: Any) -> tuple[str, ...]:
        last = kind.first + kind.size - 1
        codes = str(kind.first) if kind.size == 1 else f"{kind.first}-{last}"
        told = ", ".join(f"{name} {low}..{low + count - 1}" for name, count, low in kind.arguments)
        return codes, f"`{kind.name}`", told, f"`{spell(game, kind.first + kind.size // 2)}`"

    head = f"{game.actions.size} actions; of several arguments the last counts fastest. One of a kind is spelled.\n\n"
    return head + table(("code", "kind", "arguments", "spelled"), (row(kind) for kind in game.actions.kinds))


def events(game: Game) -> str:
    """The kinds of events."""
    rows = (
        (str(place), f"`{kind.name}`", ", ".join(kind.arguments), "some seats" if kind.private else "all")
        for place, kind in enumerate(game.events)
    )
    return table(("code", "kind", "numbers", "numbers seen by"), rows)


def options(game: Game) -> str:
    """The options with their meaning."""
    english = words("en")

    def values(option: Any) -> str:
        if option.words:
            return ", ".join(option.words)
        if option.is_switch:
            return "yes, no"
        high = "seats - 1" if callable(option.high) else str(option.high)
        return f"{option.low} to {high}" + (f", a list of {option.length}" if option.length else "")

    def default(option: Any) -> str:
        shown = option.words[option.default] if option.words and isinstance(option.default, int) else option.default
        return {True: "yes", False: "no"}.get(shown, str(shown)) if isinstance(shown, bool) else str(shown)

    rows = (
        (f"`{o.name}`", values(o), default(o), english.text(message_name(game.slug, "option", o.name)))
        for o in game.choices_before
    )
    return table(("option", "values", "default", "meaning"), rows)


def observation(game: Game) -> str:
    """The pieces of an observation."""
    place, rows = 0, []
    for piece in game.pieces:
        rows.append((f"{place}", f"`{piece.name}`", " x ".join(map(str, piece.shape))))
        place += piece.size
    return f"{place} numbers (float32).\n\n" + table(("from", "piece", "shape"), iter(rows))


def games(_: Game | None) -> str:
    """All games of the house."""
    english = words("en")

    def row(slug: str) -> tuple[str, ...]:
        game = registry.find(slug)
        low, high = game.seat_range(game.load_components())
        title, pitch = (english.text(message_name(slug, part)) for part in ("title", "pitch"))
        return f"[`{slug}`](docs/games/{slug}.md)", title, f"{low}-{high}", pitch

    return table(("name", "game", "seats", ""), (row(slug) for slug in registry.house_slugs()))


def animals(game: Game) -> str:
    """How much each animal of the race wins, from the numbers `scripts.animals` stored."""
    stored = json.loads((ROOT / "docs" / "lab-notes" / f"{game.slug}-animals.json").read_text(encoding="utf-8"))
    counts = list(stored["seats"])
    english = words("en")

    def cell(animal: str, seats: str) -> str:
        one = stored["seats"][seats].get(animal)
        if one is None:
            return ""
        low, high = (100 * bound for bound in one["interval"])
        times = int(seats) * one["share"]
        return f"{100 * one['share']:.1f} % ({low:.1f}-{high:.1f}), x {times:.2f}"

    rows = [
        (english.text(f"sign-{animal}"), *(cell(animal, seats) for seats in counts))
        for animal in stored["seats"][counts[0]]
    ]
    even = ("even share", *(f"{100 / int(seats):.1f} %" for seats in counts))
    said = f"`{stored['command']}`, version {stored['version']}, all seats `{stored['bot']}`."
    return said + "\n\n" + table(("animal", *(f"{seats} seats" for seats in counts)), iter([*rows, even]))


def settings(_: Game | None) -> str:
    """Every setting of the table server."""
    rows = (
        (f"`{name}`", f"{about}", "a file in your data folder" if name == "JADE_DATABASE" else _plain(default))
        for name, about, default in described()
    )
    return table(("setting", "meaning", "default"), rows)


def _plain(default: Any) -> str:
    return {True: "true", False: "false"}[default] if isinstance(default, bool) else f"{default}"


def metrics(_: Game | None) -> str:
    """Everything the table server counts."""
    rows = ((f"`{one.name}`", one.kind, one.about) for one in vars(Metrics()).values())
    return table(("metric", "kind", "what it is"), rows)


def environments(_: Game | None) -> str:
    """How every game is called by the environments, and the shapes of what they tell."""

    def row(slug: str) -> tuple[str, ...]:
        game = registry.find(slug)
        low, high = game.seat_range(game.load_components())
        numbers, actions = game.observation_size, game.actions.size
        ids = f"`jadetable/{slug}-v0`", f"`jadetable_{slug}`"
        return *ids, f"{low}-{high}", str(numbers), str(actions), "yes" if game.simultaneous else "no"

    head = ("Gymnasium", "OpenSpiel", "seats", "observation", "actions", "at the same time")
    said = f"Numbers of an observation lie within {LEAST:.0f} to {MOST:.0f}, masks within 0 to 1."
    return said + "\n\n" + table(head, (row(slug) for slug in registry.house_slugs()))


def measured(_: Game | None) -> str:
    """What the load benchmark found."""
    kept = json.loads(scale.FIGURES.read_text(encoding="utf-8"))
    names = {
        "tables": "tables", "sockets": "connections", "moves_per_second": "moves a second",
        "p50_ms": "delay, half of all moves under (ms)", "p99_ms": "delay, 99 of 100 under (ms)",
        "server_cpu_percent": "of one core (%)", "kib_per_table": "memory a table (KiB)",
    }  # fmt: skip
    rows = ((about, f"{kept[name]:g}") for name, about in names.items())
    return f"`{kept['command']}`: {kept['about']}.\n\n" + table(("", "measured"), rows)


def needs(_: Game | None) -> str:
    """What so many players need, by the load model."""
    return table(scale.HEAD, map(scale.cells, scale.needs()))


PARTS: dict[str, Callable[[Any], str]] = {
    "components": components,
    "state": state,
    "actions": actions,
    "events": events,
    "options": options,
    "observation": observation,
    "games": games,
    "animals": animals,
    "environments": environments,
    "settings": settings,
    "metrics": metrics,
    "measured": measured,
    "scale": needs,
}


def filled(text: str, game: Game | None) -> str:
    """A page with its generated parts made anew."""
    return MARK.sub(lambda m: f"<!-- generated: {m[1]} -->\n{PARTS[m[1]](game)}\n<!-- end -->", text)


def pages() -> Iterator[tuple[Path, Game | None]]:
    """Every page with generated parts."""
    yield ROOT / "README.md", None
    yield ROOT / "docs" / "environments.md", None
    yield ROOT / "docs" / "operating.md", None
    yield ROOT / "docs" / "scale.md", None
    for slug in registry.house_slugs():
        for folder in ("games", "lab-notes"):
            yield ROOT / "docs" / folder / f"{slug}.md", registry.find(slug)


def main(check: bool) -> int:
    """Write the pages, or only say which are out of date."""
    stale = []
    for path, game in pages():
        text = path.read_text(encoding="utf-8")
        if filled(text, game) != text:
            stale.append(path)
            if not check:
                path.write_text(filled(text, game), encoding="utf-8")
    for path in stale:
        print(f"{path.relative_to(ROOT)} {'is out of date: run `make tables`' if check else 'written'}")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
