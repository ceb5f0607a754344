# Jade Table. `make` or `make help` lists what there is; ##@ begins a group there, ## says what a target does.
SHELL := /bin/bash
.DEFAULT_GOAL := help
BIN := .venv/bin
JADE := $(BIN)/jade
NODE = $(BIN)/python -m scripts.node

# What has been installed is known by the files .venv/ready, .venv/dev, web/node_modules/.play and web/node_modules/.dev.
PLAY := .venv/ready
DEV := .venv/ready .venv/dev
PAGE := src/jadetable/server/static/index.html
PICTURE := src/jadetable/pictures/rat.svg
LETTERS := src/jadetable/printing/fonts/serif.ttf
LETTER_SOURCES := $(shell find src/jadetable/locales -name '*.ftl' 2>/dev/null) $(wildcard src/jadetable/games/*/components.toml)
WEB_SOURCES := $(shell find web/src web/public src/jadetable/locales src/jadetable/pictures -type f 2>/dev/null) $(wildcard web/*.ts web/*.js web/*.json web/index.html)

# The documentation: built once, and again when a source changed.
DOCS := src/jadetable/docs_site/index.html
DOCS_SOURCES := $(shell find docs src/jadetable/locales -type f -not -path 'docs/rules/*/*' -not -path '*/__pycache__/*' 2>/dev/null) \
	$(shell find src/jadetable -name '*.py' 2>/dev/null) scripts/site.py

.PHONY: help play play-family play-terminal web engine site setup dev hooks fmt clean check test test-server test-web soak bench ladder ladder-check \
	screenshots docs tables protocol samples golden lock release

help: ## what there is
	@awk 'BEGIN {FS = ":.*## "} /^##@ / {printf "\n%s\n", substr($$0, 5)} /^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

##@ Play

play: $(PLAY) $(PAGE) ## open the table in your browser
	@JADE_LOG_LEVEL=$${JADE_LOG_LEVEL:-warning} $(JADE) serve --open

play-family: $(PLAY) $(PAGE) ## the same, for everybody on your network: phones and other computers can join
	@JADE_LOG_LEVEL=$${JADE_LOG_LEVEL:-warning} $(JADE) serve --open --lan

play-terminal: $(PLAY) ## play in the terminal against bots: make play-terminal GAME=zodiac
	@$(JADE) play $(or $(GAME),zodiac)

web: $(PAGE) ## build the browser client into the server's folder

engine: $(DEV) ## build the rules and bots as WebAssembly for browsers
	@echo "Building the engine for browsers, where its sources changed (a minute or two) ..."
	@$(BIN)/python -m scripts.engine

site: $(DEV) $(PAGE) engine docs ## write build/site: all games against bots in the browser, for any file server
	@$(BIN)/python -m scripts.static_site

##@ Work

setup: $(DEV) ## create .venv with everything pinned (PYTHON=... names the Python)

dev: $(DEV) web/node_modules/.dev $(PICTURE) $(LETTERS) ## server and browser client, both reloaded when you save a file
	@$(BIN)/python -m scripts.dev

hooks: $(DEV) web/node_modules/.dev ## have git check each commit, and run the quick tests before a push
	@$(BIN)/pre-commit install

fmt: $(DEV) ## format the code
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean: ## remove what was built
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis \
		.coverage* dist build web/node_modules src/jadetable/server/static src/jadetable/docs_site \
		src/jadetable/printing/fonts \
		src/jadetable/browser_engine/*.wasm src/jadetable/browser_engine/*.json src/jadetable/browser_engine/*.gz

##@ Test

check: $(DEV) web/node_modules/.dev $(PICTURE) $(LETTERS) ## lint, types, import contract and the quick tests (under two minutes)
	@scripts/check.sh

test: $(DEV) web/node_modules/.dev $(PAGE) ## everything: check, slow tests, server, browser, interpreted and bounds-checked runs
	@scripts/test.sh

test-server: $(DEV) ## the table server alone: protocol, secrets, crashes, PostgreSQL, fuzzing
	$(BIN)/pytest -n 2 tests/server

test-web: $(DEV) $(PAGE) ## the pages alone, in a real browser; traces of failures are kept in test-results/
	$(BIN)/python -m scripts.browser
	$(BIN)/python -m scripts.engine
	$(BIN)/pytest -n 2 tests/web

soak: $(DEV) ## the crash test at length: make soak MINUTES=60
	$(BIN)/python -m scripts.soak --minutes $(or $(MINUTES),10)
	$(BIN)/python -m scripts.soak --minutes $(or $(MINUTES),10) --postgres

##@ Measure

bench: $(DEV) ## speed of every game beside its peers
	$(JADE) bench

ladder: $(DEV) ## write docs/ladder.md from the stored results
	$(BIN)/python -m scripts.ladder

ladder-check: $(DEV) ## replay a small part of the ladder; fail if a published order no longer holds
	$(BIN)/python -m scripts.ladder check

##@ Docs and generated files

docs: tables $(DOCS) ## build the documentation into the package: jade docs shows it

tables: $(DEV) ## fill the generated tables of the documentation
	$(BIN)/python -m scripts.tables

screenshots: $(DEV) $(PAGE) ## pictures of every page and board, wide and phone-sized, into docs/screenshots
	$(BIN)/python -m scripts.browser
	$(BIN)/python -m scripts.screenshots

protocol: $(DEV) web/node_modules/.dev ## write the browser's message types and names of the signs anew
	$(BIN)/python -m scripts.protocol

samples: $(DEV) ## positions for the board gallery (docs/web.md)
	$(BIN)/python -m scripts.samples

golden: $(DEV) ## write golden games and leaf counts anew (look at the diff!)
	$(BIN)/python -m tests.golden.make

##@ Release

lock: $(DEV) ## pin the newest allowed versions, with hashes and no host names
	@scripts/lock.sh

release: $(DEV) web/node_modules/.dev $(PAGE) ## test, build and tag a version: make release VERSION=0.2.0
	@$(BIN)/python -m scripts.release "$(VERSION)"

# --- what is installed and built --------------------------------------------------------------------------------------

.venv/ready: requirements.lock pyproject.toml
	@PYTHON="$(PYTHON)" scripts/setup.sh play
	@touch $@

.venv/dev: requirements-dev.lock | $(PLAY)
	@scripts/setup.sh dev
	@touch $@

# A player needs what builds the client; checking and testing it needs the rest of web/package.json too.
web/node_modules/.play: web/package-lock.json | $(PLAY)
	@echo "Fetching what builds the browser client (only when it changed) ..."
	@scripts/setup.sh node
	@$(NODE) npm ci --omit=dev --silent --no-progress
	@touch $@

web/node_modules/.dev: web/package-lock.json | $(PLAY)
	@echo "Fetching what builds and tests the browser client (only when it changed) ..."
	@scripts/setup.sh node
	@$(NODE) npm ci --silent --no-progress
	@touch $@ web/node_modules/.play

# Pictures and letters come out of packages of the registry; the browser's page and paper show the same ones.
$(PICTURE): scripts/pictures.py | $(PLAY) web/node_modules/.play
	@$(BIN)/python -m scripts.pictures
	@touch $@

$(LETTERS): scripts/fonts.py $(LETTER_SOURCES) | $(PLAY) web/node_modules/.play
	@$(BIN)/python -m scripts.fonts

$(PAGE): $(WEB_SOURCES) | $(PLAY) web/node_modules/.play $(PICTURE) $(LETTERS)
	@echo "Building the browser client ..."
	@$(NODE) npx vite build --logLevel warn

$(DOCS): $(DOCS_SOURCES) | $(DEV)
	@echo "Building the documentation ..."
	@$(BIN)/python -m scripts.site
