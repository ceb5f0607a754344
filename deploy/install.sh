#!/bin/sh
# Installs Jade Table into a folder of its own, with exactly what the locks name and the driver of PostgreSQL.
#
#   deploy/install.sh /opt/jadetable             from these sources: the browser client and the pages are built
#   deploy/install.sh /opt/jadetable FILE.whl    from a wheel that is there
set -eu
place=$1
wheel=${2:-.}
case $wheel in .) ;; *) wheel=$(realpath "$wheel") ;; esac
cd "$(dirname "$0")/.."

"${PYTHON:-python3}" -m venv "$place"
install() { "$place/bin/python" -m pip --disable-pip-version-check install --quiet --no-cache-dir --no-deps "$@"; }

install --require-hashes -r requirements.lock
driver=$(mktemp)
trap 'rm -f "$driver"' EXIT
awk '/^[a-z]/ { keep = /^asyncpg==/ } keep' requirements-dev.lock >"$driver"
install --require-hashes -r "$driver"
install "$wheel"
"$place/bin/jade" --version
