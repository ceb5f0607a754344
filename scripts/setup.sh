#!/usr/bin/env bash
# Sets up .venv with the packages that a lock names.
#
#   scripts/setup.sh play    what playing needs, and Jade Table itself from these sources
#   scripts/setup.sh dev     what contributors need beside it
#   scripts/setup.sh node    Node.js, which builds the browser client, where the machine has none
#
# The lock names every package: with --no-deps pip looks for no others (it would take a newer release than the pinned one
# for a package that another asks for with an extra, and then refuse it). Python compiles a module when it is first
# imported, which is sooner done than compiling all of them now (--no-compile).
set -euo pipefail
cd "$(dirname "$0")/.."
python=.venv/bin/python

# The first Python that will do: the one named by PYTHON, or what this machine has.
find_python() {
  local found
  if [ -n "${PYTHON:-}" ]; then
    "$PYTHON" scripts/python_range.py >&2 && echo "$PYTHON"
    return
  fi
  for found in python3 python3.{15,14,13,12,11} python; do
    if "$found" scripts/python_range.py >/dev/null 2>&1; then
      echo "$found"
      return
    fi
  done
  python3 scripts/python_range.py >&2 || echo "Install Python first: https://www.python.org/downloads/" >&2
  return 1
}

install() { $python -m pip --disable-pip-version-check install --quiet --no-deps --no-compile "$@"; }

case $1 in
  play)
    if ! $python scripts/python_range.py >/dev/null 2>&1; then
      found=$(find_python)
      "$found" -m venv --clear .venv
    fi
    echo "Setting up .venv (only the first time) ..."
    install --require-hashes -r requirements.lock
    install --no-build-isolation -e .
    ;;
  dev)
    echo "Installing the tools of contributors (only when they changed) ..."
    install --require-hashes -r requirements-dev.lock
    ;;
  node)
    if ! $python -m scripts.node node --version >/dev/null 2>&1; then
      echo "Fetching Node.js, which this machine does not have ..."
      install --require-hashes -r requirements-node.lock
    fi
    ;;
  *)
    echo "scripts/setup.sh play, dev or node" >&2
    exit 2
    ;;
esac
