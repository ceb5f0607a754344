#!/usr/bin/env bash
# Pins every package, with hashes and no host names: requirements.lock is what playing from a clone needs,
# requirements-dev.lock what contributors need beside it, requirements-node.lock Node.js from PyPI.
set -euo pipefail
cd "$(dirname "$0")/.."

pin() { .venv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header "$@"; }

pin pyproject.toml --group clone -o requirements.lock
pin pyproject.toml --group clone --group dev --extra docs -c requirements.lock -o requirements-dev.lock
pin --group node -o requirements-node.lock
