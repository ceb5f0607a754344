#!/usr/bin/env bash
# Everything a contributor needs to know, from a bare machine. Called by `make test`.
#
# What needs no answer from another step runs beside it: `beside NAME COMMAND` starts it, `meet NAME` waits for it, shows
# what it said and fails the whole run if it failed.
set -euo pipefail
cd "$(dirname "$0")/.."
bin=.venv/bin
export JADE_QUIET=1
lanes=$(mktemp -d)

step() { printf '\n== %s (%d:%02d)\n' "$1" $((SECONDS / 60)) $((SECONDS % 60)); }

beside() {
  local name=$1
  shift
  set -m # a process group of its own: all of it can be ended when another step fails
  "$@" >"$lanes/$name" 2>&1 </dev/null &
  set +m
  echo $! >"$lanes/$name.pid"
}

meet() {
  local status=0
  wait "$(cat "$lanes/$1.pid")" || status=$?
  rm "$lanes/$1.pid"
  cat "$lanes/$1"
  if ((status)); then
    printf '\n== failed: %s\n' "$1" >&2
    exit "$status"
  fi
}

end() {
  local pid
  for pid in "$lanes"/*.pid; do
    if [ -e "$pid" ]; then kill -- "-$(cat "$pid")" 2>/dev/null || true; fi
  done
  rm -rf "$lanes"
}
trap end EXIT

compile_all() {
  $bin/python -m scripts.prewarm
  $bin/python -m scripts.engine
}

other_ways_to_run_the_rules() {
  step "the rules interpreted, with coverage"
  NUMBA_DISABLE_JIT=1 $bin/pytest -m "not slow" tests/games tests/core --cov --cov-report=term --cov-fail-under=85

  step "the rules compiled with bounds checks"
  export NUMBA_BOUNDSCHECK=1 JADE_CACHE=${JADE_CACHE:-$HOME/.cache/jadetable}/checked
  $bin/python -m scripts.prewarm --rules
  $bin/pytest tests/conformance/test_games.py -k "good_order"
}

beside compiling compile_all

step "packages, style, types, imports, the browser client"
$bin/pip --disable-pip-version-check check
scripts/check.sh checks
$bin/python -m scripts.node npx vitest run
$bin/python -m scripts.web_size

step "a browser for the pages"
$bin/python -m scripts.browser

step "compiling the rules"
meet compiling

# The pages and the server leave the machine idle now and then; the other ways need nothing but its time.
beside other-ways other_ways_to_run_the_rules

# What fails while the machine is crowded is judged once more, alone: a true failure fails again.
tested() { $bin/pytest -n 3 --dist worksteal --durations=25 "$@" || $bin/pytest --last-failed --last-failed-no-failures none "$@"; }

# The driver of a browser keeps its process's event loop to itself, so the pages have processes of their own.
step "the whole suite but the pages, compiled"
tested --ignore=tests/web

step "the pages in a real browser"
tested tests/web

meet other-ways
step "all is well"
