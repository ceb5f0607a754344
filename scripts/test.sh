#!/usr/bin/env bash
# Everything a contributor needs to know, from a bare machine. Called by `make test`.
set -euo pipefail
cd "$(dirname "$0")/.."
bin=.venv/bin
export JADE_QUIET=1

step() { printf '\n== %s\n' "$1"; }

step "style, types, imports"
$bin/ruff check .
$bin/ruff format --check .
$bin/mypy
$bin/lint-imports --no-logo

step "the browser client"
$bin/python -m scripts.protocol --check
$bin/python -m scripts.node npm run --silent check
$bin/python -m scripts.node npx vitest run
$bin/python -m scripts.web_size

step "compiling the rules"
$bin/python -m scripts.prewarm

step "a browser for the pages"
$bin/python -m scripts.browser

step "the whole suite, compiled"
$bin/pytest -n 2 --dist worksteal --durations=25

step "the rules interpreted, with coverage"
NUMBA_DISABLE_JIT=1 $bin/pytest -n 2 -m "not slow" tests/games tests/core --cov --cov-report=term --cov-fail-under=85

step "the rules compiled with bounds checks"
NUMBA_BOUNDSCHECK=1 JADE_CACHE=${JADE_CACHE:-$HOME/.cache/jadetable}/checked $bin/python -m scripts.prewarm --rules
NUMBA_BOUNDSCHECK=1 JADE_CACHE=${JADE_CACHE:-$HOME/.cache/jadetable}/checked $bin/pytest -n 2 tests/conformance/test_games.py -k "good_order"
