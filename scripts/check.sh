#!/usr/bin/env bash
# What a change must pass, in steps with names. `make check` runs all of them, `make test` all but the quick tests (it runs
# every test), and a commit those that its files concern (.pre-commit-config.yaml).
#
#   scripts/check.sh                     every step
#   scripts/check.sh style FILE ...      one step; style looks at these files alone, if any are named
set -euo pipefail
cd "$(dirname "$0")/.."
bin=.venv/bin

style() {
  $bin/ruff check --force-exclude "$@" &&
  $bin/ruff format --check --force-exclude "$@"
}

types() { $bin/mypy; }

imports() { $bin/lint-imports --no-logo; }

# The browser's message types are those that Python declares.
protocol() { $bin/python -m scripts.protocol --check; }

client() { $bin/python -m scripts.node npm run --silent check; }

tests() {
  $bin/pytest -n 2 -m "not slow" \
    tests/almanac tests/core tests/docs tests/games tests/golden tests/scripts tests/style tests/web tests/words
}

# Python's checks and the browser client's run side by side: most machines have two cores.
checks() {
  local failed=0 said
  said=$(mktemp)
  client >"$said" 2>&1 &
  trap "kill $! 2>/dev/null || true; rm -f '$said'" EXIT
  { style && types && imports && protocol; } || failed=1
  wait $! || failed=1
  cat "$said"
  return $failed
}

case ${1:-all} in
  all) checks && tests ;;
  checks | style | types | imports | protocol | client | tests) "$@" ;;
  *)
    sed -n '2,/^set/{/^#/p}' "$0" >&2
    exit 2
    ;;
esac
