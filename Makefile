# One command is the truth: `make test` is everything `make check` does, and the whole suite.
#
# Every target makes .venv first, and again only when requirements.lock, pyproject.toml or the
# folder changed. Needs make, a POSIX shell and Python 3.11 or later.

PYTHON = python3
FILE =
BIN = .venv/bin
READY = .venv/.ready
# What the environment was made from; the folder, because scripts in .venv carry its path.
INPUTS = { pwd; cat requirements.lock pyproject.toml; }

.NOTPARALLEL:
.PHONY: help run test check format bench vectors mutants monkey screenshots lock clean ready static

help: ## Say what there is to make
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

run: ready ## Open the library of encounters, or one file: make run FILE=encounters/goblins.json
	@$(BIN)/tracker $(if $(FILE),"$(FILE)")

test: ready static ## Check everything and run the whole suite
	$(BIN)/python -m pytest -n 2

check: ready static ## Format, lint, types, walls and the fast tests
	$(BIN)/python -m pytest -n 2 -m "not slow" --hypothesis-profile=quick

format: ready ## Format the code and mend what can be mended
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .

bench: ready ## Measure start-up, repaint, rules and long fights against their bounds
	$(BIN)/python -m tests.bench

vectors: ready ## Run the rule vectors, or those in another folder: TRACKER_VECTORS=DIR make vectors
	@$(BIN)/python -m tests.rules.vectors

mutants: ready ## Put faults into the rules and see which no test notices: make mutants MINUTES=10
	$(BIN)/python -m tests.tools.mutants --minutes $(or $(MINUTES),10)

monkey: ready ## Press 20,000 random keys and tell the fewest that break something: make monkey SEED=7
	@$(BIN)/python -m tests.tui.monkey --keys $(or $(KEYS),20000) --seed $(or $(SEED),0)

screenshots: ready ## Draw the pictures of the README anew
	$(BIN)/python -m tests.tools.screenshots

lock: ready ## Write requirements.lock anew from pyproject.toml (installs uv in a folder of its own)
	@test -x build/uv/bin/uv || { $(BIN)/python -m venv build/uv && build/uv/bin/pip install --quiet uv; }
	build/uv/bin/uv pip compile --universal --python-version 3.11 --generate-hashes --upgrade \
		--no-annotate --quiet \
		--custom-compile-command "make lock" --group dev pyproject.toml --output-file requirements.lock

clean: ## Remove the environment, caches and builds
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find tracker tests -name __pycache__ -type d -prune -exec rm -rf {} +

static:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

ready:
	@if [ -x $(BIN)/tracker ] && $(BIN)/python -c '' && $(INPUTS) | cmp -s - $(READY); then exit 0; fi; \
	set -e; \
	for python in $(PYTHON) python3.14 python3.13 python3.12 python3.11 ''; do \
		if [ -z "$$python" ]; then \
			echo "tracker needs Python 3.11 or later; set PYTHON=/path/to/python3 if it is elsewhere." >&2; exit 1; \
		fi; \
		if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then break; fi; \
	done; \
	if ! "$$python" -c 'import ensurepip, venv' 2>/dev/null; then \
		echo "$$python cannot make virtual environments; on Debian and Ubuntu: apt install python3-venv" >&2; exit 1; \
	fi; \
	echo "Making .venv with $$("$$python" --version 2>&1) ..." >&2; \
	rm -f $(READY); \
	$(BIN)/python -m pip --version >/dev/null 2>&1 || "$$python" -m venv --clear .venv; \
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements.lock; \
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .; \
	$(INPUTS) > $(READY)
