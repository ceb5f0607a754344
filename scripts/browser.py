"""The browser that tests and screenshots drive: one that is there, else one that is installed now.

python -m scripts.browser        print its path, installing one where there is none
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ADVICE = "No Chromium was found and none could be installed: install chromium, or set JADE_BROWSER to its path."


def find() -> str | None:
    """A Chromium of this machine: the one that is named, the driver's own, or the system's."""
    named = os.environ.get("JADE_BROWSER")
    if named:
        return named
    with sync_playwright() as driver:
        own = driver.chromium.executable_path
    if Path(own).exists():
        return own
    return next((path for path in map(shutil.which, NAMES) if path), None)


def install() -> None:
    """Have one installed: by the driver, or where its download is not to be had, by the system."""
    if subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False).returncode == 0:
        return
    if shutil.which("apt-get") and os.geteuid() == 0:
        quiet = {"stdout": subprocess.DEVNULL, "env": os.environ | {"DEBIAN_FRONTEND": "noninteractive"}}
        subprocess.run(["apt-get", "update"], check=False, **quiet)  # type: ignore[call-overload]
        packages = ["chromium", "fonts-noto-cjk"]
        subprocess.run(["apt-get", "install", "-y", "--no-install-recommends", *packages], check=False, **quiet)  # type: ignore[call-overload]


def main() -> int:
    """Print the path of a browser."""
    if find() is None:
        print("Installing a browser for the tests ...", file=sys.stderr)
        install()
    found = find()
    print(found or ADVICE)
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main())
