# Every target sets up what it needs: a virtual environment in .venv, made on first use and remade when pyproject.toml changes.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
RUN_READY := $(VENV)/.nvopt
TEST_READY := $(VENV)/.nvopt-test
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check
# Numba-CUDA lives beside what the tests run in: where it is installed, each start of Python imports a part of it. llvmlite is nvopt's.
NUMBA := numba 'numba-cuda>=0.30' numpy cuda-bindings cuda-core cuda-pathfinder
PYTEST := $(BIN)/python -m pytest
# Python does not keep what it compiles where PYTHONDONTWRITEBYTECODE is set; nvopt would then start at half its speed.
COMPILE := $(BIN)/python -m compileall -q nvopt
# The tests start it by the hundred, and what pytest makes of their own files takes each of its processes 20 s where it is not kept.
COMPILED := $(COMPILE) && PYTHONDONTWRITEBYTECODE=

DEMO := fixtures/demo.ll
DEMO_OUT := build/demo.ll

.DEFAULT_GOAL := help
.PHONY: help install demo test lint docs bench bench-all bench-gpu bless peers fixtures fuzz mutate clean

help: ## Say what each target does
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "nvopt needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1). Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@echo "making $(VENV)"
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

$(RUN_READY): pyproject.toml | $(BIN)/python
	@echo "installing nvopt into $(VENV)"
	@$(PIP) install --editable .
	@$(COMPILE)
	@touch $@

$(TEST_READY): $(RUN_READY)
	@echo "installing what the tests need into $(VENV)"
	@$(PIP) install --editable '.[test]'
	@rm -rf $(VENV)/numba && $(PIP) install --no-deps --target $(VENV)/numba $(NUMBA)
	@touch $@

install: $(RUN_READY) ## Install nvopt (editable) into .venv; then run .venv/bin/nvopt
	@echo "installed: $(BIN)/nvopt"

demo: $(RUN_READY) ## Run nvopt on a real CUDA module, show what changed as a diff
	@mkdir -p $(dir $(DEMO_OUT))
	$(BIN)/nvopt -passes=nvvm-reflect,nvvm-reflect-pp,lower-aggr-copies -mcpu=sm_90 -print-changed=diff-quiet $(DEMO) -o $(DEMO_OUT)
	@echo "The result is in $(DEMO_OUT)"

test: $(TEST_READY) ## Run the whole test suite
	@$(COMPILED) $(PYTEST) -q -n auto

lint: $(TEST_READY) ## Check style and types (ruff, mypy --strict, also of the tests)
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check . || { echo "not formatted: $(BIN)/ruff format . mends this"; exit 1; }
	@$(BIN)/mypy --no-error-summary

docs: $(TEST_READY) ## Write a page on the library, of docstrings, to build/api.html
	@$(BIN)/python tests/api/api_page.py build/api.html
	@echo "The page is build/api.html"

bench: $(TEST_READY) ## Measure nvopt's speed beside that of LLVM's opt, and against the marks set for it
	@$(COMPILE)
	@$(BIN)/python tests/benchmarks/marks.py

bench-all: $(TEST_READY) ## Run all other benchmarks, for hours: levels, growth, memory, the quality of PTX
	@$(COMPILE)
	@for bench in tests/benchmarks/bench_*.py; do $(BIN)/python $$bench || exit 1; done

bench-gpu: $(TEST_READY) ## Run kernels of nvopt's and LLVM's PTX on a GPU; PTX=DIR takes PTX that gpu_run.py --prepare made
	@$(BIN)/python tests/benchmarks/gpu_run.py $(PTX)

bless: $(TEST_READY) ## Rewrite the expected output of the golden tests, for review as a diff
	@$(PYTEST) -q --bless -p no:xdist tests/golden

fixtures: $(TEST_READY) ## Remake fixtures/*.ll from the .cu sources (needs clang-22 and CUDA)
	@$(BIN)/python fixtures/make.py

fuzz: $(TEST_READY) ## Run the property tests for long, on new random input, and nvopt on hostile input by the thousand
	@$(COMPILED) $(PYTEST) -q -n auto --hypothesis-profile=fuzz -o faulthandler_timeout=0 tests
	@$(BIN)/python tests/hostile/fuzz.py --seed $$(date +%Y%m%d)

mutate: $(TEST_READY) ## Plant faults in nvopt's code and see whether the tests notice; MUTATE='--number=300 --seed=1 ...'
	@nice -n 10 $(BIN)/python tests/mutation/mutate.py $(MUTATE)

peers: ## Install LLVM 22's opt, llc and clang, which benchmarks and fixtures compare with (apt, as root)
	@command -v apt-get >/dev/null || { echo "no apt-get here: install LLVM 22 and clang 22 by your system's own means"; exit 1; }
	@[ "$$(id -u)" = 0 ] || { echo "installing packages takes root: sudo make peers"; exit 1; }
	@apt-get update --quiet=2
	@apt-get install --quiet=2 --no-install-recommends llvm-22 clang-22 || \
		{ echo "this system has no packages llvm-22 and clang-22: https://apt.llvm.org says how to add them"; exit 1; }

clean:
	rm -rf $(VENV) build .pytest_cache .mypy_cache .ruff_cache .hypothesis
