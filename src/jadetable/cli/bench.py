"""`jade bench`: how fast the games are played here, beside what others reach."""

import json

import click

from jadetable.cli.common import lang_option

EPILOG = """\b
Examples:
  jade bench
  jade bench zodiac --seconds 2 --no-peers --no-starts
  jade bench --json > bench.json
  jade bench --envs
"""


@click.command(epilog=EPILOG, short_help="Measure how fast the games are.")
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option("--json", "as_json", is_flag=True, help="Print the numbers as JSON.")
@click.option("--no-peers", is_flag=True, help="Measure only our own games.")
@click.option("--no-starts", is_flag=True, help="Leave out how long compiling and starting take.")
@click.option(
    "--seconds", type=click.FloatRange(min=0.01), default=1.0, show_default=True, help="How long to measure each."
)
@click.option("--envs", is_flag=True, help="Measure environments for learning, ours and others', instead.")
@lang_option
def bench(
    games: tuple[str, ...], as_json: bool, no_peers: bool, no_starts: bool, seconds: float, envs: bool, lang: str
) -> None:
    """Measure how many decisions and games a second this machine plays of each GAME (all of them by default)."""
    from rich.console import Console

    from jadetable.bench.run import run, run_envs
    from jadetable.cli.bench_show import show, show_envs
    from jadetable.core import registry

    if envs:
        report = run_envs(seconds)
        if as_json:
            click.echo(json.dumps(report, indent=1))
        else:
            show_envs(report, Console(highlight=False))
        return
    slugs = [registry.find(slug).slug for slug in games] or list(registry.slugs())
    found = run(slugs, not no_peers, seconds, not no_starts)
    if as_json:
        click.echo(json.dumps(found, indent=1))
    else:
        show(found, Console(highlight=False))
