# Two commands do everything a newcomer needs: `make demo` and `make test`. Each makes its own environment.
SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
# Where the environment keeps Python from storing what it compiled, every process would compile all of it again.
export PYTHONDONTWRITEBYTECODE :=
# Sums over several threads wait for each other by spinning, while other tests need the processors.
export OPENBLAS_NUM_THREADS ?= 1
BIN := $(VENV)/bin
# A fifth of the tests' time is waiting, for a browser above all: one more of them than processors.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(min(5, (os.cpu_count() or 1) + 1))')
APPS := ../shared/apps

.PHONY: help demo test lint types unit accept apps bench lock wheel clean
help: ## Show what there is
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 12

$(VENV)/.base: pyproject.toml requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "formdiver needs Python 3.11 or newer as '$(PYTHON)' (set PYTHON=...)"; exit 1; }
	@echo "== making the environment in $(VENV)"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) 2>/dev/null || \
	  { if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then echo "== installing python3-venv"; apt-get update -qq && apt-get install -yqq python3-venv >/dev/null && $(PYTHON) -m venv $(VENV); \
	    else echo "Python's venv is missing: install the package python3-venv and call make again."; exit 1; fi; }
	@$(BIN)/python -m pip install -q --disable-pip-version-check --upgrade pip -c requirements.lock
	@$(BIN)/python -m pip install -q --disable-pip-version-check -c requirements.lock -e .
	@touch $@

$(VENV)/.dev: $(VENV)/.base
	@echo "== adding what the tests need"
	@$(BIN)/python -m pip install -q --disable-pip-version-check -c requirements.lock -e '.[all]' --group dev
	@touch $@

demo: $(VENV)/.base ## Start a small deep web on this machine, harvest it, show the result
	@echo "== harvesting a small deep web on this machine"
	@$(BIN)/formdiver demo && echo "demo: success" || { echo "demo: FAILED"; exit 1; }

test: $(VENV)/.dev ## Lint, types and all tests, against real servers
	@bash tests/servers.sh
	@$(MAKE) --no-print-directory lint types unit && echo "test: success" || { echo "test: FAILED"; exit 1; }

lint: $(VENV)/.dev ## Style
	@echo "== lint"
	@$(BIN)/ruff check . && $(BIN)/ruff format --check -q .

types: $(VENV)/.dev ## Strict types
	@echo "== types"
	@$(BIN)/mypy

unit: $(VENV)/.dev ## Tests without the acceptance rows in full
	@echo "== tests"
	@$(BIN)/python -m pytest -m "not accept" -n $(WORKERS) --dist loadfile

accept: $(VENV)/.dev ## Every figure that must be reached, in full (hours, resumable); writes BENCHMARKS.md
	@$(BIN)/python -m tests.accept

apps: $(VENV)/.base ## Crawl the real applications and print what was found
	@$(BIN)/python -m tests.bench.apps $(APPS)

bench: $(VENV)/.dev ## Speed, as ratios against rivals in the same run
	@$(BIN)/python -m tests.bench.speed

lock: $(VENV)/.dev ## Pin the newest dependencies again
	@$(BIN)/uv pip compile --quiet --upgrade --universal --all-extras --group dev --python-version 3.11 --no-annotate --no-emit-index-url --no-header -o requirements.lock pyproject.toml

wheel: $(VENV)/.dev ## Build the wheel
	@$(BIN)/python -m build --wheel --no-isolation

clean: ## Remove the environment and what was built
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
