# Three commands are all it takes: `make try`, `make run` and `make test`. `make help` lists the rest.

PYTHON ?= python3
VENV := .venv
SCRATCH := $(VENV)/scratch.sqlite3
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet install --constraint constraints.txt
LOCK := uv pip compile --quiet --constraint constraints.txt --universal --python-version 3.11 \
  --only-binary :all: --generate-hashes --no-header --no-annotate
INSTALLING := echo 'Installing what is needed into $(VENV); the first time takes a minute or two.' >&2

# what one compiles, the next need not: a worker reads the tests in 7 seconds instead of 11
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
export message
.PHONY: help run try quick test slow check migration mutants audit lock soak bench docs gallery clean

help: ## show this
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 18

run: $(VENV)/run.stamp ## play: on Discord with a DISCORD_TOKEN, else in this terminal
	@echo 'Starting Tilemate. To see it in your browser, much as on Discord: make try' >&2
	@$(BIN)/tilemate

try: $(VENV)/try.stamp ## try the bot in your browser, without a Discord account
	@echo 'Starting Tilemate for your browser.' >&2
	@$(BIN)/tilemate try

quick: $(VENV)/dev.stamp ## run what your change touches, for half a minute (the first time: all tests)
	@test -e .testmondata || echo 'This first run looks at which test runs what: it takes half as long again as make test.' >&2
	@TILEMATE_TEST_SECONDS=25 $(BIN)/python -m pytest $$(test -e .testmondata && printf %s '--numprocesses=0') \
	  --testmon --testmon-forceselect -p tests.touched

test: $(VENV)/dev.stamp ## run the tests (with TILEMATE_DISCORD_OPENAPI=openapi.json against Discord's own description)
	$(BIN)/python -m pytest

slow: $(VENV)/dev.stamp ## run long proofs too, and properties ten times as long (TILEMATE_LISTS)
	$(BIN)/python -m pytest -m "slow or not slow" --hypothesis-profile=thorough

check: $(VENV)/dev.stamp ## lint, types, import rules, migrations, documents, tests
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/pyright
	$(BIN)/lint-imports --no-logo
	$(BIN)/deptry .
	rm -f $(SCRATCH)*
	TILEMATE_DATABASE_URL=sqlite:///$(SCRATCH) $(BIN)/alembic upgrade head
	TILEMATE_DATABASE_URL=sqlite:///$(SCRATCH) $(BIN)/alembic check
	$(MAKE) docs
	$(MAKE) test

migration: $(VENV)/dev.stamp ## write the migration that the models ask for (message="Add a note to a game")
	@test -n "$$message" || { echo 'Say what it does: make migration message="Add a note to a game"' >&2; exit 2; }
	@rm -f $(SCRATCH)*
	@TILEMATE_DATABASE_URL=sqlite:///$(SCRATCH) $(BIN)/alembic upgrade head
	@TILEMATE_DATABASE_URL=sqlite:///$(SCRATCH) $(BIN)/alembic revision --autogenerate --message "$$message"

mutants: $(VENV)/dev.stamp ## change the code at random, and see what no test notices (SAMPLE=40; after make quick)
	@$(BIN)/python -m tests.mutants --sample $(or $(SAMPLE),400) --seed $(or $(SEED),0) --jobs $(or $(JOBS),1)

audit: ## look for known vulnerabilities in the pinned packages (needs the network, and uv or pipx)
	@run=$$(command -v uvx || { command -v pipx >/dev/null && echo pipx run; }); \
	if [ -z "$$run" ]; then echo 'SKIPPED: no audit without uv or pipx.' >&2; \
	elif ! curl --silent --fail --max-time 20 --output /dev/null https://pypi.org/pypi/pip/25.0/json; then \
	  echo 'SKIPPED: no audit, because PyPI cannot be reached.' >&2; \
	else $$run pip-audit --requirement constraints.txt --no-deps --disable-pip; fi

lock: ## pin by hash what the container installs, by constraints.txt (needs the network and uv)
	$(LOCK) pyproject.toml --extra postgres --output-file requirements.lock
	echo 'hatchling>=1.27' | $(LOCK) - --output-file requirements-build.lock

soak: $(VENV)/dev.stamp ## prove at length that nothing is lost (hours; SHARE=0.01 for a part)
	$(BIN)/python -m tests.reliability --share $(or $(SHARE),1)

bench: $(VENV)/dev.stamp ## measure the engine, against peers and a plain baseline
	$(BIN)/python -m tests.benchmarks

docs: $(VENV)/docs.stamp ## build the documentation site into site/ (SERVE=1 shows it while you write)
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs $(if $(SERVE),serve,build --strict --quiet)
	@$(if $(SERVE),,echo 'Written: site/index.html' >&2)

gallery: $(VENV)/dev.stamp ## photograph every mode and card again, for docs/gallery.md (needs Chromium)
	$(BIN)/python -m docs.pictures.gallery

clean: ## remove the virtual environment
	rm -rf $(VENV)

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed; set PYTHON=")'
	@echo 'Making a virtual environment in $(VENV).' >&2
	@$(PYTHON) -m venv $(VENV)

# an installed tree is good until what it was installed from changes
$(VENV)/run.stamp: pyproject.toml constraints.txt | $(BIN)/python
	@$(INSTALLING)
	@$(PIP) --editable '.[local]'
	@touch $@

$(VENV)/try.stamp: pyproject.toml constraints.txt | $(BIN)/python
	@$(INSTALLING)
	@$(PIP) --editable '.[try]'
	@touch $@ $(VENV)/run.stamp

$(VENV)/dev.stamp: pyproject.toml constraints.txt | $(BIN)/python
	@$(INSTALLING)
	@$(PIP) --editable '.[dev]'
	@touch $@ $(VENV)/run.stamp $(VENV)/try.stamp

$(VENV)/docs.stamp: pyproject.toml constraints.txt | $(BIN)/python
	@$(INSTALLING)
	@$(PIP) --editable '.[docs]'
	@touch $@
