"""`make dev`: the server, started again when one of its files changes, and Vite, which reloads the browser client.

There is one address to open; Ctrl-C ends both. The tables of this server are in build/dev-tables.db.
"""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from types import FrameType

ROOT = Path(__file__).resolve().parent.parent
WATCHED = (".py", ".toml", ".ftl")
PAGE_PORT = 5173
PATIENCE, GRACE, PAUSE = 120, 10, 0.5  # seconds: until both answer, until a process is gone, between looks at the files


class Part:
    """A process that belongs to us, with all that it starts."""

    def __init__(self, command: list[str], surroundings: dict[str, str]) -> None:
        self._command, self._surroundings = command, surroundings
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it."""
        self._process = subprocess.Popen(
            self._command, cwd=ROOT, env=os.environ | self._surroundings, start_new_session=True
        )

    def end(self) -> None:
        """End it, kindly at first."""
        if self._process is None:
            return
        for kind in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(self._process.pid, kind)
                self._process.wait(GRACE)
            except ProcessLookupError:
                break
            except subprocess.TimeoutExpired:
                continue
        self._process.wait()

    @property
    def runs(self) -> bool:
        """Whether it is still there."""
        return self._process is not None and self._process.poll() is None


def free_port(wanted: int = 0) -> int:
    """This port, or any other where it is taken."""
    for port in (wanted, 0):
        with socket.socket() as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind(("127.0.0.1", port))
            except OSError:
                continue
            return int(trial.getsockname()[1])
    raise OSError("no port is free")


def stamps() -> dict[Path, float]:
    """When each file of the server was last written."""
    found = {}
    for path in (ROOT / "src" / "jadetable").rglob("*"):
        if path.suffix in WATCHED:
            with contextlib.suppress(FileNotFoundError):  # an editor may be putting another one in its place
                found[path] = path.stat().st_mtime
    return found


def wait_for(address: str, parts: list[Part]) -> None:
    """Wait until this address answers; raises TimeoutError, or ChildProcessError when a part has ended."""
    stop = time.monotonic() + PATIENCE
    while time.monotonic() < stop:
        if not all(part.runs for part in parts):
            raise ChildProcessError("the server or Vite could not start")
        try:
            with urllib.request.urlopen(address, timeout=5):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(PAUSE)
    raise TimeoutError(f"no answer at {address}")


def watch(server: Part) -> None:
    """Start the server again whenever one of its files changes, until Ctrl-C."""
    before = stamps()
    while True:
        time.sleep(PAUSE)
        now = stamps()
        if now != before:
            changed = sorted(path for path in now.keys() | before.keys() if now.get(path) != before.get(path))
            print(f"{changed[0].relative_to(ROOT)} has changed: the server starts again", flush=True)
            server.end()
            server.start()
            before = now


def interrupt(_number: int, _frame: FrameType | None) -> None:
    """Both ways of ending us are one."""
    raise KeyboardInterrupt


def main() -> int:
    """Run both until Ctrl-C."""
    for number in (signal.SIGINT, signal.SIGTERM):  # a shell starts what runs beside it deaf to Ctrl-C
        signal.signal(number, interrupt)
    (ROOT / "build").mkdir(exist_ok=True)
    page, port = free_port(PAGE_PORT), free_port()
    database = os.environ.get("JADE_DATABASE", f"sqlite:///{ROOT / 'build' / 'dev-tables.db'}")
    settings = {"JADE_LOG_LEVEL": os.environ.get("JADE_LOG_LEVEL", "warning"), "JADE_DATABASE": database}
    serve = [sys.executable, "-m", "jadetable", "serve", "--host", "127.0.0.1", "--port", str(port)]
    vite = [sys.executable, "-m", "scripts.node", "npx", "vite", "--host", "127.0.0.1", "--port", str(page)]
    quiet = ["--strictPort", "--logLevel", "warn"]
    server, client = Part(serve, settings), Part([*vite, *quiet], {"JADE_SERVER": f"http://127.0.0.1:{port}"})
    try:
        server.start()
        client.start()
        for path in ("/api/games", "/"):
            wait_for(f"http://127.0.0.1:{page}{path}", [server, client])
        print(f"Open http://127.0.0.1:{page} (Ctrl-C ends server and client).", flush=True)
        watch(server)
    except KeyboardInterrupt:
        return 0
    except (ChildProcessError, TimeoutError) as error:
        print(f"make dev: {error}", file=sys.stderr)
        return 1
    finally:
        client.end()
        server.end()
    return 0


if __name__ == "__main__":
    sys.exit(main())
