"""The steps of deploy/Dockerfile in a plain folder, for a machine without Docker: python -m scripts.try_image

The sources are copied as git knows them, without what the image is not sent. The steps of the first stage run there.
Then the server is started with the environment of the image, and asked by the health check of the image.
"""

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DOCKERFILE = ROOT / "deploy" / "Dockerfile"
PLACE = "/opt/jadetable"
PATIENCE = 300  # seconds until the server answers


def sources(folder: Path) -> None:
    """What COPY sends into the image."""
    ignored = DOCKERFILE.with_name("Dockerfile.dockerignore").read_text(encoding="utf-8").split()
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in listed.splitlines():
        parents = [str(parent) for parent in (Path(name), *Path(name).parents)]
        if any(fnmatch(parent, pattern.rstrip("/")) for parent in parents for pattern in ignored):
            continue
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)


def steps(name: str) -> list[str]:
    """The steps of one kind, each in one line."""
    text = re.sub(r"\\\n\s*", " ", DOCKERFILE.read_text(encoding="utf-8"))
    return re.findall(rf"^(?:HEALTHCHECK .*)?{name} (.*)$", text, re.M)


def main() -> int:
    """Do them; an assertion says what is wrong."""
    with tempfile.TemporaryDirectory(prefix="jade-image-") as place:
        folder, installed = Path(place) / "sources", Path(place) / "installed"
        sources(folder)
        install = steps("RUN")[0]
        assert PLACE in install, install
        subprocess.run(["sh", "-c", install.replace(PLACE, str(installed))], cwd=folder, check=True)
        shutil.rmtree(folder)  # the image has only what was installed
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        environment = {"PATH": f"{installed}/bin:{os.environ['PATH']}", "XDG_DATA_HOME": place, "JADE_PORT": str(port)}
        environment |= {"JADE_CACHE": os.environ.get("JADE_CACHE", str(Path.home() / ".cache" / "jadetable"))}
        check, serve = (json.loads(line) for line in steps("CMD"))
        (entry,) = json.loads(steps("ENTRYPOINT")[0])
        with subprocess.Popen([installed / "bin" / entry, *serve], cwd=place, env=environment) as server:
            try:
                check = [word.replace("8000", str(port)) for word in check]
                stop = time.monotonic() + PATIENCE
                while subprocess.run(check, env=environment, stderr=subprocess.DEVNULL, check=False).returncode != 0:
                    assert server.poll() is None and time.monotonic() < stop, "the server does not answer"
                    time.sleep(1)
                print("  what the image holds is healthy")
            finally:
                server.terminate()
    return 0


if __name__ == "__main__":
    sys.exit(main())
