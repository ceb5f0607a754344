"""A page of rules for each game and language, from the same messages that `jade rules` and the browser show.

The pages are written into docs/rules/<language>/ when the documentation is built; git does not keep them.
"""

from pathlib import Path
from typing import Any

from jadetable.core import registry
from jadetable.core.declare import message_name
from jadetable.core.game import Game
from jadetable.core.words import LANGUAGES, words

LANGUAGE_NAMES = {"en": "English", "it": "Italiano", "zh-Hans": "简体中文"}
ESCAPED = str.maketrans({mark: f"\\{mark}" for mark in "\\`*_{}[]<>#|~$"})


def page(game: Game, lang: str) -> str:
    """The rules of one game in one language, a heading for each chapter."""
    say = words(lang)
    title, pitch = (say.text(message_name(game.slug, part)) for part in ("title", "pitch"))
    others = " · ".join(
        f"[{name}](../{other}/{game.slug}.md)" for other, name in LANGUAGE_NAMES.items() if other != lang
    )
    lines = [f"# {say.text('rules-heading', title=title).translate(ESCAPED)}", "", f"*{pitch.translate(ESCAPED)}*"]
    lines += ["", others, ""]
    for chapter in game.chapters:
        message = message_name(game.slug, "rules", chapter)
        lines += [f"## {say.text(f'{message}.title').translate(ESCAPED)}", "", say.text(message).translate(ESCAPED), ""]
    return "\n".join(lines)


def write_pages(folder: Path) -> None:
    """Every page, touched only when it says something new: Sphinx builds anew what is newer."""
    for lang in LANGUAGES:
        for slug in registry.house_slugs():
            path = folder / lang / f"{slug}.md"
            text = page(registry.find(slug), lang)
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")


def _language_of(app: Any, pagename: str, template: str, context: dict[str, Any], doctree: Any) -> None:
    """Say in the markup which language a page of rules is written in."""
    folder, _, rest = pagename.removeprefix("rules/").partition("/")
    if pagename.startswith("rules/") and rest:
        context["language"] = folder


def setup(app: Any) -> dict[str, bool]:
    """Write the pages before Sphinx looks for its sources."""
    app.connect("builder-inited", lambda app: write_pages(Path(app.srcdir) / "rules"))
    app.connect("html-page-context", _language_of)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
