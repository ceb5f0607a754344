"""A system without fcntl, pwd, resource and user numbers, as Windows is. (We have no Windows to run on.)"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# Imported once with everything there, so that what others need on this system is loaded; then again without.
PLAY_WITHOUT = """
import importlib, importlib.util, os, pkgutil, signal, sys, tempfile, types
import jadetable

def import_all():
    found = [one.name for one in pkgutil.walk_packages(jadetable.__path__, "jadetable.")]
    found = [one for one in found if not one.endswith(("__main__", "_kernels"))]  # kernels are loaded for one game each
    if not importlib.util.find_spec("torch"):  # an extra, which only training imports
        found = [one for one in found if not one.startswith("jadetable.training.")]
    for name in found:
        importlib.import_module(name)
    return found

import_all()
for name in [one for one in sys.modules if one.partition(".")[0] == "jadetable"]:
    del sys.modules[name]
for name in ("fcntl", "grp", "pwd", "resource", "termios"):
    sys.modules[name] = None
for name in ("fork", "getuid", "geteuid", "getgid", "uname"):
    delattr(os, name)
del signal.SIGKILL
held = []
sys.platform = "win32"
sys.modules["msvcrt"] = types.SimpleNamespace(LK_NBLCK=2, locking=lambda file, kind, size: held.append((kind, size)))

jadetable = importlib.import_module("jadetable")
found = import_all()
assert "jadetable.core.compiled" in found and any(one.startswith("jadetable.server.") for one in found), found
run = importlib.import_module("jadetable.server.ops.run")
run.lock_file(f"sqlite:///{tempfile.mkdtemp()}/tables.db").close()
assert held == [(2, 1)]
match = jadetable.new("zodiac", seats=3, seed=5)
while not match.over:
    match.act(match.asked[0], match.legal(match.asked[0])[0])
print(len(found), "modules,", len(match.actions), "decisions")
"""


def test_everything_imports_and_a_game_is_played_where_unix_calls_are_missing(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAY_WITHOUT],
        cwd=tmp_path,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    modules, decisions = (int(word) for word in done.stdout.split() if word.isdigit())
    assert modules > 100
    assert decisions > 20
