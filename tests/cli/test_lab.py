"""`jade lab`: pages that open without a network, and a sentence for whatever cannot be."""

import re
from pathlib import Path

import pytest

from jadetable.core import replay
from tests.cli.jade import LANGUAGES, jade

pytest.importorskip("matplotlib")
pytest.importorskip("pyarrow")


def test_a_report_is_one_page_with_its_data_and_games(tmp_path: Path) -> None:
    from pyarrow import parquet

    out = tmp_path / "here" / "z.html"
    result = jade("lab", "report", "zodiac", "--games", 24, "--seats", 3, "--bots", "normal,easy", "--out", out)
    assert result.exit_code == 0, result.output
    page = out.read_text(encoding="utf-8")
    assert not re.search(r"""(?:src|href)=["'](?:https?:)?//""", page) and "<script" not in page
    charts = re.findall(r"<svg [^>]*>", page)
    assert len(charts) > 10 and all('role="img"' in one and 'aria-label="' in one for one in charts)
    ids = re.findall(r'\bid="([^"]*)"', page)
    assert len(ids) == len(set(ids))
    assert {"Who wins", "How long", "Games to look at"} <= set(re.findall(r"<h2>(.*?)</h2>", page))
    links = re.findall(r'href="(z-games/[^"]+\.jade)"', page)
    assert links and all((out.parent / link).is_file() for link in links)
    assert replay.verify(out.parent / links[0]).over
    games = parquet.read_table(out.with_suffix(".games.parquet"))
    assert games.num_rows == 24 and games.schema.metadata[b"complete"] == b"True"
    sums = parquet.read_table(out.with_suffix(".parquet")).to_pylist()
    assert sum(row["sum"] for row in sums if row["metric"] == "wins" and row["field"] == "games") == 24
    assert not out.with_name("z.html.parts").exists()
    assert page.split('class="answer">')[1].split("<")[0] in result.output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_speak_three_languages(lang: str, tmp_path: Path) -> None:
    out = tmp_path / "v.html"
    result = jade("lab", "vary", "zodiac", "--set", "deal.hand=5,6", "--games", 12, "--out", out, "--lang", lang)
    assert result.exit_code == 0, result.output
    assert f'<html lang="{lang}">' in out.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("report", "chess"), "There is no game"),
        (("report", "zodiac", "--bots", "master"), "thinks too long"),
        (("report", "zodiac", "--seats", "9"), "2 to 8 seats"),
        (("report", "zodiac", "--metric", "none.py"), "There is no file"),
        (("report", "zodiac", "--resume"), "nothing to go on with"),
        (("report", "zodiac", "--device", "cuda"), "no CUDA device"),
        (("report", "zodiac", "--out", "/proc/nowhere/r.html"), "cannot be written"),
        (("vary", "zodiac", "--set", "win.chair=3"), "hand, table"),
        (("vary", "zodiac", "--set", "win.table=99"), "not possible"),
        (("compare", "zodiac", "none.toml"), "There is no file"),
        (("restrict", "zodiac", "--never", "DANCE"), "no kind of action"),
        (("fit", "zodiac"), "brings no aims"),
        (("fit", "zodiac", "none.toml"), "There is no file"),
    ],
)
def test_what_cannot_be_is_a_sentence_and_leaves_nothing(
    arguments: tuple[str, ...], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = jade("lab", *arguments)
    assert result.exit_code == 2, result.output
    assert why in result.stderr and "Traceback" not in result.output
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["report", "vary", "compare", "restrict", "fit"])
def test_every_experiment_has_help_with_an_example(command: str) -> None:
    result = jade("lab", command, "--help")
    assert result.exit_code == 0
    assert re.search(rf"Examples?:\n +jade lab {command}", result.stdout)
