"""Make a release: `make release VERSION=0.2.0`.

It checks that the version, the working tree and CHANGELOG.md are ready, runs `make test`, builds the source archive
and the wheel into dist/, tries that wheel in an empty environment and tags the commit. It uploads and pushes nothing:
at the end it prints the commands that do.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VERSION = re.compile(r"\d+\.\d+\.\d+")
BRANCH = "main"


class NotReady(Exception):
    """Why there can be no release now."""


def git(root: Path, *words: str) -> str:
    """What git says."""
    return subprocess.run(["git", *words], cwd=root, check=True, capture_output=True, text=True).stdout.strip()


def stated_version(root: Path) -> str:
    """The version that the package says it has."""
    found = re.search(r'^__version__ = "(.+)"', (root / "src/jadetable/__init__.py").read_text(encoding="utf-8"), re.M)
    return found[1] if found else ""


def notes(root: Path, version: str) -> str:
    """What CHANGELOG.md says of this version; the heading is `## 0.2.0 (2026-12-24)`."""
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(version)} \(\d{{4}}-\d\d-\d\d\)\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    return found[1].strip() if found else ""


def check(root: Path, version: str) -> None:
    """Raise NotReady with what is to be done first."""
    if not VERSION.fullmatch(version):
        raise NotReady("Name the version in three numbers: make release VERSION=0.2.0")
    if stated_version(root) != version:
        raise NotReady(f'src/jadetable/__init__.py says {stated_version(root)}: set __version__ = "{version}" first.')
    if not notes(root, version):
        raise NotReady(f"CHANGELOG.md has no notes below a heading such as: ## {version} (2026-12-24)")
    if git(root, "branch", "--show-current") != BRANCH:
        raise NotReady(f"Releases are made on the branch {BRANCH}.")
    if git(root, "status", "--porcelain"):
        raise NotReady("Some files are not committed: git status shows them.")
    if git(root, "tag", "--list", f"v{version}"):
        raise NotReady(f"There is a tag v{version} already.")


def build(root: Path) -> list[Path]:
    """The source archive and the wheel, in an empty dist/."""
    shutil.rmtree(root / "dist", ignore_errors=True)
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-d", "dist"], cwd=root, check=True)
    return sorted((root / "dist").iterdir())


def release(root: Path, version: str) -> None:
    """Everything up to the tag; raises NotReady, or CalledProcessError where a step fails."""
    check(root, version)
    subprocess.run(["make", "test"], cwd=root, check=True)
    check(root, version)  # the tests may have left something behind
    files = build(root)
    wheel = next(file for file in files if file.suffix == ".whl")
    subprocess.run([sys.executable, "-m", "scripts.try_wheel", wheel], cwd=root, check=True)
    git(root, "tag", "--annotate", f"v{version}", "--message", f"Jade Table {version}\n\n{notes(root, version)}")
    names = " ".join(str(file.relative_to(root)) for file in files)
    print(f"\nJade Table {version} is built and tagged. What remains:\n")
    print(f"  git push origin {BRANCH} v{version}")
    print(f"  .venv/bin/uv publish {names}")


def main() -> int:
    """Make a release, or say why not."""
    try:
        release(ROOT, sys.argv[1] if len(sys.argv) > 1 else "")
    except NotReady as reason:
        print(reason, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        print(f"No release: this failed: {' '.join(map(str, error.cmd))}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
