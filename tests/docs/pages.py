"""The Markdown pages of the documentation, and the Python in them."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
FENCE = re.compile(r"^(`{3,}|:{3,}).*?^\1$", re.M | re.S)


def pages() -> list[Path]:
    """Every page that somebody wrote, but for the rules, which are made from messages."""
    written = [path for path in DOCS.rglob("*.md") if path.parent.parent.name != "rules"]
    return sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *written])


def name_of(path: Path) -> str:
    """A page as a test calls it."""
    return path.relative_to(ROOT).as_posix()


def python_of(text: str) -> str:
    """The Python of a page: its blocks follow one another, as for somebody who types them in order."""
    return "\n".join(re.findall(r"^```python\n(.*?)^```", text, re.S | re.M))


def run(code: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run code in a process of its own; a warning is an error."""
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src"), "JADE_QUIET": "1"}
    command = [sys.executable, "-W", "error", "-c", code]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def anchors_of(text: str) -> set[str]:
    """The anchors of a page's headings, as GitHub and MyST make them."""
    headings = re.findall(r"^#{1,6} +(.+?) *$", re.sub(r"^```.*?^```", "", text, flags=re.M | re.S), re.M)
    return {re.sub(r"[^\w\- ]", "", heading.replace("`", "").lower()).replace(" ", "-") for heading in headings}


def links_of(text: str) -> list[str]:
    """The targets of all links and pictures outside code."""
    prose = re.sub(r"^```(?!\{).*?^```|`[^`\n]*`", "", text, flags=re.M | re.S)
    return re.findall(r"\]\(([^)\s]+)\)", prose)
