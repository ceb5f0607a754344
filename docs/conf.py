"""How Sphinx builds the documentation: `make docs` writes it into src/jadetable/docs_site/."""

import sys
from pathlib import Path
from typing import Any

import jadetable
from jadetable.core.game import Game

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "_ext"))

project = "Jade Table"
author = "the Jade Table authors"
version = release = jadetable.__version__
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc", "rules_pages", "walk"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["_ext", "_templates", "ladder", "screenshots", "screenshots.md"]
nitpicky = False

myst_enable_extensions = ["attrs_block", "attrs_inline", "colon_fence"]
myst_heading_anchors = 3
myst_links_external_new_tab = False

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 88
default_role = "code"  # docstrings mark code as Markdown does, with single backticks
maximum_signature_line_length = 88

html_theme = "furo"
html_title = "Jade Table"
html_logo = "_static/logo.svg"
html_favicon = "_static/logo.svg"
html_static_path = ["_static"]
templates_path = ["_templates"]
html_css_files = ["jade.css"]
html_theme_options = {"top_of_page_buttons": [], "navigation_with_keys": True}
html_copy_source = False
html_show_sourcelink = False
html_show_copyright = False
html_use_index = False
html_domain_indices = False
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "sidebar/search.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}
pygments_style = "friendly"
pygments_dark_style = "monokai"


def without_its_tables(*told: Any) -> tuple[str, str] | None:
    """No signature for a game: nobody but `Game.of` calls it with its forty tables."""
    return ("", "") if told[3] is Game else None


def setup(app: Any) -> None:
    """What Sphinx calls."""
    app.connect("autodoc-process-signature", without_its_tables)
