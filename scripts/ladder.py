"""The ladder: how strong each level is, one of the stronger among weaker ones, seats rotated.

python -m scripts.ladder                                       write docs/ladder.md from the stored results
python -m scripts.ladder play race --games 40                  play rungs; store them in docs/ladder/ if they are not
                                                               shorter than what is there (--anew: in any case)
python -m scripts.ladder play race --as hard=search:500        the same with a budget of playouts in place of time
python -m scripts.ladder check                                 replay a small part; fail if an order no longer holds
"""

import argparse
import json
import os
import platform
import sys
import time
from math import hypot, inf
from pathlib import Path
from typing import Any

import jadetable
from jadetable.arena import chart, contests
from jadetable.bots import LEVELS
from jadetable.bots.search import PATIENT_PLAYOUTS, Budget
from jadetable.bulk.summary import Share
from jadetable.core import registry
from jadetable.core.errors import JadeError
from jadetable.core.words import words

ROOT = Path(__file__).resolve().parents[1]
STORED, PAGE = ROOT / "docs" / "ladder", ROOT / "docs" / "ladder.md"
RUNGS = (
    ("easy", "random"),
    ("normal", "random"),
    ("normal", "easy"),
    ("hard", "normal"),
    ("master", "hard"),
)
SEED = 2026
SAVE_SECONDS = 120.0
DIGITS = 6  # of a fingerprint
CHECK_SEED, CHECK_PART = 7, 5
CHECK_SECONDS, FEWEST_CHECKED, MOST_CHECKED = 30.0, 24, 240  # of a row, and games
AT_LENGTH = 4  # times as many games of a row that is in doubt
PLAYOUTS_A_MILLISECOND = 10  # what a budget of time is replayed with
INTRODUCTION = """\
How strong the four levels are. In each row one seat plays the stronger bot and all others the weaker one. Every deal is
played once from each seat.

- **share**: the stronger bot's part of all wins, with its 95 % interval over deals (Student's t).
- **even**: the share it would have if both bots were equal. Alone at the table: what the weaker bot wins.
- **games**: most rows stopped as soon as the order was clear. A share of few games is therefore a little too extreme.
  Rows marked *fixed* were played to a number of games, or for a time, that was set before.
- **`search:N`** is a budget of N playouts for a choice. Such results do not depend on the speed of the machine. The
  budgets are mostly smaller than what the level's own time allows, but master always has ten times the playouts of
  hard.
- **ms a choice** is the stronger bot's time, on a machine that was sometimes busy. In rows without a + under *rules* it
  includes the loading of compiled code. *GPU* means that all games were played side by side on a GPU, where single
  choices are not timed.
- **rules**: the first digits of a fingerprint of the rules of play and, after the +, of what bots think with. If they
  differ between two rows, something was edited between them. (Older rows changed with any edit, whether or not it
  changed play.)

`make ladder` writes this page from the results in `docs/ladder/`. `python -m scripts.ladder play GAME` plays them
again (a shorter result replaces a longer one only with `--anew`). `make ladder-check` plays a small part again and
fails if an order no longer holds."""
ON_A_GPU = "GPU"  # many games side by side: single choices were not timed
LEVELS_UP = ("random", *LEVELS)  # from the weakest


def stored() -> list[dict[str, Any]]:
    """All stored results, by game, seats and rung."""
    found = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(STORED.glob("*.json"))]
    return sorted(found, key=lambda one: (one["game"], one["seats"], *map(LEVELS_UP.index, one["levels"])))


def hero(report: dict[str, Any]) -> dict[str, Any]:
    """The standing of the stronger bot of a rung."""
    return next(one for one in report["standings"] if one["bot"] == report["bots"][0])


# --- playing ----------------------------------------------------------------------------------------------------------


def play(contest: contests.Contest, rung: tuple[str, str], given: argparse.Namespace) -> None:
    """Play one rung and store it."""
    saved, until_clear = time.monotonic(), not given.through

    def keep(tally: contests.Tally) -> None:
        """Store what was played, and whether it was to stop when the order is clear."""
        store(contests.as_dict(tally) | {"until_clear": until_clear}, rung, given.anew)

    def save(tally: contests.Tally) -> None:
        """Store the result so far from time to time, so that an interruption loses little."""
        nonlocal saved
        if time.monotonic() - saved > SAVE_SECONDS:
            keep(tally)
            saved = time.monotonic()

    keep(contests.run(contest, given.jobs, until_clear=until_clear, progress=save, seconds=given.seconds))


def store(report: dict[str, Any], rung: tuple[str, str], anew: bool) -> None:
    """Keep a result, unless a longer one is kept already: that takes `anew`."""
    name = f"{report['game']}-{report['seats']}-{rung[0]}-{rung[1]}.json"
    path = STORED / name
    kept = json.loads(path.read_text(encoding="utf-8"))["games"] if path.exists() else 0
    if kept > report["games"] and not anew:
        print(f"{name}: the {kept} games that are stored stay, these are {report['games']} (see --anew)", flush=True)
        return
    if report["even"] is None:  # alone at the table: what the weaker bot wins with the same deals
        report["even"] = next(one["share"] for one in report["standings"] if one["bot"] == report["bots"][1])
    report["levels"] = list(rung)
    report["machine"] = {"processor": platform.machine(), "cores": os.cpu_count(), "python": platform.python_version()}
    STORED.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    one = hero(report)
    low, high = one["interval"]
    told = f"{one['share']:.3f} ({low:.3f} - {high:.3f}), even {report['even']:.3f}"
    print(f"{name}: {told}, {report['games']} games, {report['seconds']:.0f} s", flush=True)


# --- the page ---------------------------------------------------------------------------------------------------------


def verdict(report: dict[str, Any]) -> str:
    """What the interval says."""
    low, high = hero(report)["interval"]
    if low > report["even"]:
        return "stronger"
    return "weaker" if high < report["even"] else "not told apart"


def page() -> str:
    """docs/ladder.md."""
    english = words("en")
    lines = [
        "# The ladder",
        "",
        *INTRODUCTION.splitlines(),
        "",
    ]
    lines += [f"- **{english.text(f'bot-{level}')}** (`{LEVELS[level]}`): {english.text(f'bot-{level}.about')}"
              for level in LEVELS]  # fmt: skip
    for slug in registry.house_slugs():
        rows = [report for report in stored() if report["game"] == slug]
        if rows:
            lines += ["", f"## {english.text(f'{slug}-title')}", ""]
            lines += [
                "| seats | stronger | weaker | share | 95 % interval | even | games | ms a choice | rules | verdict |",
                "|---|---|---|---|---|---|---|---|---|---|",
            ]
            lines += [_row(report) for report in rows]
            lines += [
                line for note in dict.fromkeys(filter(None, (one.get("former") for one in rows))) for line in ("", note)
            ]
            lines += ["", f"Version {rows[0]['version']}, seed {rows[0]['seed']}, "
                          f"search plan {_plan(rows[-1]['plan'])}."]  # fmt: skip
    return "\n".join(lines) + "\n"


def _plan(plan: dict[str, Any]) -> str:
    """A plan in words; of a patient one what differs."""
    patient = plan.get("patient") or {}
    told = ", ".join(f"{name} {value}" for name, value in plan.items() if name != "patient")
    other = ", ".join(f"{name} {value}" for name, value in patient.items() if name != "patient" and value != plan[name])
    return told + (f"; with a large budget {other}" if other else "")


def fingerprint(report: dict[str, Any]) -> str:
    """The beginnings of the fingerprints of rules and bots; older results have none of the bots."""
    return " + ".join(f"`{report[part][:DIGITS]}`" for part in ("rules", "search") if part in report)


def _row(report: dict[str, Any]) -> str:
    one = hero(report)
    low, high = one["interval"]
    names = [
        level if LEVELS.get(level, level) == report["codes"][bot] else f"{level} as `{report['codes'][bot]}`"
        for level, bot in zip(report["levels"], report["bots"], strict=True)
    ]
    cells = (
        str(report["seats"]), *names, f"{100 * one['share']:.1f} %", f"{100 * low:.1f} - {100 * high:.1f} %",
        f"{100 * report['even']:.1f} %", str(report["games"]) + ("" if report.get("until_clear", True) else " (fixed)"),
        ON_A_GPU if one["milliseconds"] is None else f"{one['milliseconds']:.1f}",
        fingerprint(report), verdict(report),
    )  # fmt: skip
    return "| " + " | ".join(cells) + " |"


# --- the check --------------------------------------------------------------------------------------------------------


def check(slugs: list[str]) -> int:
    """Replay a small part of the ladder; returns how many published orders no longer hold.

    With many rows, some look broken by chance. Such a row is replayed once more, at length and with other deals.
    """
    broken = 0
    for report in stored():
        if report["game"] not in slugs or report["seats"] == 1 or verdict(report) != "stronger":
            continue
        games = games_to_check(report)
        good = replay(report, games, CHECK_SEED) or replay(report, AT_LENGTH * games, CHECK_SEED + 1)
        broken += not good
        if not good:
            print(f"{report['game']} {report['seats']}: {' among '.join(report['levels'])} is BROKEN", flush=True)
    return broken


def replay(report: dict[str, Any], games: int, seed: int) -> bool:
    """Whether a published order holds in some other games."""
    bots = smaller([report["codes"][bot] for bot in report["bots"]])
    tally = contests.run(contests.Contest(report["game"], report["seats"], bots, games, seed, "one"))
    share = tally.share(bots[0])
    good = holds(share, report)
    print(f"{report['game']} {report['seats']}: {bots[0]} among {bots[1]}: {share.share:.2f} "
          f"({share.low:.2f} - {share.high:.2f}), even {report['even']:.2f}, {len(tally.played)} games: "
          f"{'holds' if good else 'in doubt'}", flush=True)  # fmt: skip
    return good


def games_to_check(report: dict[str, Any]) -> int:
    """As many games of a row as took about half a minute when it was played: a narrow lead needs many to show.

    What a GPU played in no time is long on a processor.
    """
    if report.get("device") == "cuda":
        return FEWEST_CHECKED
    fit = int(CHECK_SECONDS * report["games"] / max(report["seconds"], 1.0))
    return max(FEWEST_CHECKED, min(fit, MOST_CHECKED))


def holds(replayed: Share, published: dict[str, Any]) -> bool:
    """Whether a replay agrees with a published order.

    It does not when the stronger bot is surely below the even share; nor when it is merely not above it, and that is
    further from the published share than both errors explain.
    """
    one, even = hero(published), published["even"]
    doubt = hypot(replayed.high - replayed.share, one["share"] - one["interval"][0])
    contradicted = replayed.share <= even and one["share"] - replayed.share > doubt
    return bool(replayed.high >= even and not contradicted)


def smaller(codes: list[str]) -> tuple[str, ...]:
    """The same bots, those who all search with a part of their playouts, so that a check is quick and repeatable.

    All get the same part, and a large budget stays one: it may have a plan of its own. A single search keeps its
    budget: with a part of it, it is a weaker bot among others who are as strong as ever.
    """
    playouts = {code: _playouts(code) for code in codes if code.startswith("search:")}
    most = max(playouts.values(), default=0)
    part = min(CHECK_PART, most / PATIENT_PLAYOUTS) if most >= PATIENT_PLAYOUTS else CHECK_PART
    part = part if len(playouts) == len(codes) else 1
    return tuple(f"search:{max(1, int(playouts[code] / part))}" if code in playouts else code for code in codes)


def _playouts(code: str) -> int:
    budget = Budget.of(code)
    return budget.playouts or PLAYOUTS_A_MILLISECOND * budget.milliseconds


def seat_counts(slug: str) -> list[int]:
    """The seat counts of a game's ladder: the fewest, and every even number below the most."""
    game = registry.find(slug)
    low, high = game.seat_range(game.load_components())
    return [seats for seats in range(low, high) if seats == low or seats % 2 == 0]


def play_all(slugs: list[str], given: argparse.Namespace) -> None:
    """Play the rungs that are asked for."""
    codes = dict(pair.partition("=")[::2] for pair in given.codes)
    for slug in slugs:
        for seats in seat_counts(slug) if given.seats is None else (given.seats,):
            for rung in RUNGS:
                if given.rung in (None, rung[0]):
                    bots = tuple(codes.get(level, level) for level in rung)
                    contest = contests.Contest(slug, seats, bots, given.most, SEED, "one", device=given.device)
                    play(contest, rung, given)


def main(words_given: list[str] | None = None) -> int:
    """Write the page, play rungs, or check them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="?", choices=("page", "play", "check"), default="page")
    parser.add_argument("games", nargs="*", help="slugs; all games by default")
    parser.add_argument("--games", dest="most", type=int, default=40, help="games for each rung at most")
    parser.add_argument("--seats", type=int, help="only this number of seats")
    parser.add_argument("--rung", choices=list(LEVELS), help="only the rung of this level")
    parser.add_argument("--as", dest="codes", action="append", default=[], metavar="LEVEL=CODE")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu", help="where to play")
    parser.add_argument("--seconds", type=float, default=inf, help="seconds for each rung at most")
    parser.add_argument("--through", action="store_true", help="play all games, also once the order is clear")
    parser.add_argument("--anew", action="store_true", help="replace stored results even by fewer games")
    given = parser.parse_args(words_given)
    try:
        slugs = [registry.find(slug).slug for slug in given.games or registry.house_slugs()]
        if given.what == "check":
            return 1 if check(slugs) else 0
        if given.what == "play":
            play_all(slugs, given)
    except JadeError as error:
        parser.error(str(error))
    PAGE.write_text(page(), encoding="utf-8")
    for slug in registry.house_slugs():
        _draw(slug)
    print(f"{PAGE.relative_to(ROOT)} written (version {jadetable.__version__})")
    return 0


def _draw(slug: str) -> None:
    """The picture of a game: the share of the stronger bot on every rung."""
    rows = [report for report in stored() if report["game"] == slug]
    if rows:
        bars = [hero(report) | {"bot": f"{report['levels'][0]}, {report['seats']}"} for report in rows]
        title = words("en").text(f"{slug}-title")
        picture = chart.svg(
            {"standings": bars, "even": None}, title, "", "share of the stronger bot's wins, 95 % interval"
        )
        (STORED / f"{slug}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
