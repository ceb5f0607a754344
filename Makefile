# Jade Table. `make help` lists what there is.
SHELL := /bin/bash
.DEFAULT_GOAL := help
PYTHON ?= python3
BIN := .venv/bin
JADE := $(BIN)/jade

.PHONY: help setup web play play-terminal protocol samples test test-server test-web screenshots check soak bench ladder ladder-check fmt lock docs tables golden clean

help: ## what there is
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | awk -F'\t' '{printf "  make %-12s %s\n", $$1, $$2}'

setup: .venv/ready ## create .venv with everything pinned

# The lock names every package: with --no-deps pip looks for no others (it would take a newer release than the pinned one
# for a package that another asks for with an extra, and then refuse it). `make test` checks that nothing is missing.
.venv/ready: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed: make PYTHON=python3.12 ..."; exit 1; }
	@echo "Setting up .venv (only the first time) ..."
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --no-deps -r requirements.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

# The browser client: built once, and again when one of its sources changed.
PAGE := src/jadetable/server/static/index.html
WEB_SOURCES := $(shell find web/src web/public src/jadetable/locales -type f 2>/dev/null) $(wildcard web/*.ts web/*.js web/*.json web/index.html)
NODE = $(BIN)/python -m scripts.node

web: setup $(PAGE) ## build the browser client into the server's folder

web/node_modules/.ready: web/package-lock.json | setup
	@echo "Fetching what builds the browser client (only when it changed) ..."
	@$(NODE) npm ci --silent --no-progress
	@touch $@

$(PAGE): $(WEB_SOURCES) web/node_modules/.ready | setup
	@echo "Building the browser client ..."
	@$(NODE) npx vite build --logLevel warn

play: setup web ## open the table in your browser
	@JADE_LOG_LEVEL=$${JADE_LOG_LEVEL:-warning} $(JADE) serve --open

play-terminal: setup ## play in the terminal against bots: make play-terminal GAME=zodiac
	@$(JADE) play $(or $(GAME),zodiac)

protocol: setup web/node_modules/.ready ## write the browser's message types and names of the signs anew
	$(BIN)/python -m scripts.protocol

samples: setup ## positions for the board gallery (docs/web.md)
	$(BIN)/python -m scripts.samples

check: setup web/node_modules/.ready ## lint, types, import contract and the quick tests (under two minutes)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m scripts.protocol --check
	$(NODE) npm run --silent check
	$(BIN)/pytest -n 2 -m "not slow" tests/core tests/games tests/golden tests/words tests/web tests/docs tests/almanac tests/outside

test: setup web ## everything: check, slow tests, server, pages in a browser, interpreted and bounds-checked runs
	@bash scripts/test.sh

test-server: setup ## the table server alone: protocol, secrets, crashes, PostgreSQL, fuzzing
	$(BIN)/pytest -n 2 tests/server

test-web: setup web ## the pages alone, in a real browser; traces of failures are kept in test-results/
	$(BIN)/python -m scripts.browser
	$(BIN)/pytest -n 2 tests/web

screenshots: setup web ## pictures of every page and board, wide and phone-sized, into docs/screenshots
	$(BIN)/python -m scripts.browser
	$(BIN)/python -m scripts.screenshots

soak: setup ## the crash test at length: make soak MINUTES=60
	$(BIN)/python -m scripts.soak --minutes $(or $(MINUTES),10)
	$(BIN)/python -m scripts.soak --minutes $(or $(MINUTES),10) --postgres

bench: setup ## speed of every game beside its peers
	$(JADE) bench

ladder: setup ## write docs/ladder.md from the stored results
	$(BIN)/python -m scripts.ladder

ladder-check: setup ## replay a small part of the ladder; fail if a published order no longer holds
	$(BIN)/python -m scripts.ladder check

fmt: setup ## format the code
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

golden: setup ## write golden games and leaf counts anew (look at the diff!)
	$(BIN)/python -m tests.golden.make

# The documentation: built once, and again when a source changed.
DOCS := src/jadetable/docs_site/index.html
DOCS_SOURCES := $(shell find docs src/jadetable/locales -type f -not -path 'docs/rules/*/*' -not -path '*/__pycache__/*' 2>/dev/null) \
	$(shell find src/jadetable -name '*.py' 2>/dev/null) scripts/site.py

docs: setup tables $(DOCS) ## build the documentation into the package: jade docs shows it

$(DOCS): $(DOCS_SOURCES) | setup
	@echo "Building the documentation ..."
	@$(BIN)/python -m scripts.site

tables: setup ## fill the generated tables of the documentation
	$(BIN)/python -m scripts.tables

lock: setup ## pin the newest allowed versions, with hashes and no host names
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --extra dev --extra docs -o requirements.lock pyproject.toml

clean: ## remove what was built
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis \
		.coverage* dist build web/node_modules src/jadetable/server/static src/jadetable/docs_site
