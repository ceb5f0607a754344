"""Build the documentation with Sphinx: `python -m scripts.site` writes src/jadetable/docs_site/."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCES, SITE, KEPT = ROOT / "docs", ROOT / "src" / "jadetable" / "docs_site", ROOT / "build" / "docs"
UNUSED = (".buildinfo", "objects.inv")


def build(site: Path = SITE, kept: Path = KEPT) -> int:
    """Build every page; a warning is an error. What Sphinx has read is `kept` for the next time."""
    shutil.rmtree(site, ignore_errors=True)
    options = ["-q", "-W", "--keep-going", "-b", "html", "-d", str(kept)]
    command = [sys.executable, "-m", "sphinx", *options, str(SOURCES), str(site)]
    path = os.pathsep.join(filter(None, (str(ROOT / "src"), os.environ.get("PYTHONPATH"))))
    done = subprocess.run(command, cwd=ROOT, env=os.environ | {"PYTHONPATH": path}, check=False).returncode
    if done != 0:
        shutil.rmtree(site, ignore_errors=True)  # no half-built site: the next `make docs` tries again
    for name in UNUSED:
        (site / name).unlink(missing_ok=True)
    return done


if __name__ == "__main__":
    sys.exit(build())
