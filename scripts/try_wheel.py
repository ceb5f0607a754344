"""Build the wheel, install it into an empty environment with what it asks for, and play from it outside the clone.

python -m scripts.try_wheel            build it and try it
python -m scripts.try_wheel FILE       try a wheel that is there

A game is played at the keyboard and kept, the saved game is verified, and the server shows its page and deals a game.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
UV = (sys.executable, "-m", "uv")
PATIENCE = 120  # seconds for the server to open
# What other steps have compiled from the same sources is used here too: the cache of compiled code is the usual one.
SURROUNDINGS = os.environ | {"JADE_QUIET": "1", "JADE_LOG_LEVEL": "warning"}


def build(folder: Path) -> Path:
    """A wheel of these sources."""
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder], cwd=ROOT, check=True)
    return next(folder.glob("*.whl"))


def install(wheel: Path, folder: Path) -> Path:
    """An environment with this wheel and what it asks for, in the versions of the lock; the folder of its programs."""
    pins = [line.removesuffix(" \\") for line in (ROOT / "requirements.lock").read_text().splitlines() if "==" in line]
    limits = folder / "limits.txt"
    limits.write_text("\n".join(pins))
    place = folder / "environment"
    subprocess.run([*UV, "venv", "--quiet", "--python", sys.executable, place], check=True)
    programs = place / ("Scripts" if os.name == "nt" else "bin")
    subprocess.run(
        [*UV, "pip", "install", "--quiet", "--python", programs / "python", "--constraint", limits, wheel], check=True
    )
    return programs


def play(programs: Path, folder: Path) -> None:
    """A whole game at the keyboard, where a person always takes the first choice, and its replay."""
    said = _run(
        programs, folder, "jade", "play", "zodiac", "--seats", "2", "--seed", "5", "--lang", "en", typed="1\n" * 3000
    )
    saved = re.search(r"\S+\.jade", said)
    assert "over" in said and saved, said[-2000:]
    assert "Verified" in _run(programs, folder, "jade", "replay", saved[0], "--verify", "--lang", "en")
    found = _run(programs, folder, "python", "-c", "import jadetable; print(jadetable.__file__)").strip()
    assert not Path(found).is_relative_to(ROOT), found
    print(f"  played from {found}")


def serve(programs: Path, folder: Path) -> None:
    """The server: its page, what the page loads, and a game among bots."""
    tables = SURROUNDINGS | {"JADE_DATABASE": f"sqlite:///{folder / 'tables.db'}", "BROWSER": "true"}
    command = [programs / "jade", "serve", "--open", "--lang", "en"]
    with (
        (folder / "said").open("w+") as said,
        subprocess.Popen(command, cwd=folder, env=tables, stdout=said, stderr=subprocess.STDOUT) as server,
    ):
        try:
            address = _address(folder / "said", server)
            page = _fetch(f"{address}/").decode()
            scripts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
            assert scripts, page
            assert all(_fetch(address + script) for script in scripts)
            bots = [{"kind": "bot", "level": "easy"}] * 3
            wish = {"game": "zodiac", "lang": "en", "seats": bots, "start": True}
            opened: Any = json.loads(_fetch(f"{address}/api/tables/", json.dumps(wish).encode()))
            assert opened["table"]["game"] == "zodiac", opened
            print(f"  the server shows its page, {len(scripts)} files with it, and deals")
        finally:
            server.terminate()


def _run(programs: Path, folder: Path, name: str, *words: str, typed: str = "") -> str:
    done = subprocess.run(
        [programs / name, *words],
        cwd=folder,
        env=SURROUNDINGS,
        input=typed,
        text=True,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr
    return done.stdout


def _address(said: Path, server: "subprocess.Popen[bytes]") -> str:
    stop = time.monotonic() + PATIENCE
    while True:
        found = re.search(r"http://\S+", said.read_text())
        if found:
            return found[0]
        assert server.poll() is None and time.monotonic() < stop, said.read_text()
        time.sleep(0.1)


def _fetch(address: str, body: bytes | None = None) -> bytes:
    asked = urllib.request.Request(address, body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(asked, timeout=PATIENCE) as reply:
        found: bytes = reply.read()
        return found


def main() -> int:
    """Try it; an assertion says what is wrong."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        wheel = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else build(folder)
        programs = install(wheel, folder)
        print(f"  {wheel.name} is installed in an empty environment")
        play(programs, folder)
        serve(programs, folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
