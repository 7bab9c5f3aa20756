# On a machine with Python 3.11+ and make: `make play` plays in the browser, `make test` tests.
# Each target first sets up what it needs from requirements/*.txt; stamps keep it from being done twice.

PYTHON  ?= python3
GAME    ?= clash
UV       = uv==0.13.7
VENVS    = .venv .venv-bench .venv-compiled .venv-lock .venv-ray
INSTALL  = bin/python -m pip --disable-pip-version-check --quiet install --no-compile
LOCKED   = $(INSTALL) --require-hashes --requirement
EDITABLE = $(INSTALL) --no-deps --no-build-isolation --editable .
COMPILE  = bin/uv pip compile $(ARGS) --quiet --universal --python-version 3.11 \
           --generate-hashes --no-emit-index-url --custom-compile-command 'make lock'
# Calls inside the one compiled library are made directly: a seventh faster. What mypyc calls unlikely,
# the errors, is laid out of the way as if it never came: a twentieth (Gladiatori). Nothing is multiplied and
# added in one go, or the last bits of a float, and a bot's choice, would differ from pure Python.
FAST     = -flto=auto -fno-semantic-interposition -fvisibility=hidden -fno-plt -ffp-contract=off \
           --param builtin-expect-probability=100
SOURCES := $(shell find src \( -name __pycache__ -o -path src/harena/server/client \) -prune -o -print)

# The tests start hundreds of processes: none of them compiles all modules anew.
export PYTHONDONTWRITEBYTECODE =

# Builds the browser client where it has changed; NPM calls npm, also where only the wheel brings one.
BUILD    = .venv/bin/python hatch_build.py
NPM      = $(BUILD) run

.PHONY: play terminal fast game test proof kills postgresql check check-python check-client test-client format compiled bench ladder ray lock clean

play: .venv/run.stamp                  # the table: serves it, says where, and opens the browser
	$(BUILD)
	.venv/bin/python -m tools.engine serve --open

terminal: .venv/run.stamp              # a match in the terminal; another game: make terminal GAME=...
	.venv/bin/python -m tools.engine play $(GAME)

fast:                                  # the compiled engine, built once: play, terminal and ladder use it from then on
	@if command -v $${CC:-cc} > /dev/null; then $(MAKE) .venv-compiled/wheel.stamp; \
	else echo "make fast needs a C compiler ($${CC:-cc}), and there is none here: install gcc or clang. Until then all is played on pure Python."; fi

game: .venv/run.stamp                  # a new game from the template: make game NAME=...
	.venv/bin/python -m tools.new_game $(NAME)

test: .venv/browser.stamp              # everything that must hold: format, lint, types, tests
	$(BUILD)
	$(MAKE) --jobs 2 --output-sync check-python check-client test-client
	.venv/bin/python -m pytest -n 3 --dist worksteal

proof: .venv/dev.stamp                 # hours: laws ten times over, what is never used, that all ends, rules changed one by one
	HARENA_PROOF=10 .venv/bin/python -m pytest -n 2 -o faulthandler_timeout=0 tests/laws tests/interop tests/bots/test_search.py tests/house/test_exhaustive.py
	.venv/bin/python -m tests.proof.unused
	.venv/bin/python -m tests.proof.ending
	.venv/bin/python -m tests.proof.mutants $(ARGS)

kills: .venv/dev.stamp                 # three processes on one database, 200 kills; needs nginx
	.venv/bin/python -m load.shared --kills 200

postgresql: .venv/dev.stamp            # the tests of the server once more, on PostgreSQL
	.venv/bin/python -m tests.server.postgresql

check: .venv/dev.stamp                 # format, lint and types only
	$(BUILD)
	$(MAKE) --jobs 2 --output-sync check-python check-client

check-python:
	.venv/bin/ruff format --check
	.venv/bin/ruff check
	.venv/bin/mypy

check-client:
	$(NPM) check

test-client:
	$(NPM) test
	$(NPM) size

format: .venv/dev.stamp                # mend what can be mended without thought
	.venv/bin/python -m tools.fields
	.venv/bin/python -m tools.steps
	.venv/bin/ruff check --fix-only
	.venv/bin/ruff format

compiled: .venv-compiled/wheel.stamp .venv/browser.stamp   # all tests again, on the installed mypyc wheel
	HARENA_EXPECT_COMPILED=1 .venv-compiled/bin/python -m pytest -n 3 --dist worksteal

bench: .venv-bench/bench.stamp .venv-compiled/wheel.stamp   # speed, pure and compiled
	.venv-bench/bin/python -m bench --compiled-python .venv-compiled/bin/python

ladder: .venv/run.stamp                # every bot against every other, 100 matches each: hours
	.venv/bin/python -m tools.engine ladder $(GAME) --games 100 --jobs 2

ray: .venv-ray/ray.stamp               # matches on a local Ray of two workers, one of which is killed
	.venv-ray/bin/python -m pytest -n 0 tests/lab/test_ray.py

lock: .venv-lock/bin/uv                # renew the locks; newest releases: make lock ARGS=--upgrade
	.venv-lock/$(COMPILE) pyproject.toml --group build -o requirements/run.txt
	.venv-lock/$(COMPILE) pyproject.toml --group build --extra postgresql -c requirements/run.txt -o requirements/image.txt
	.venv-lock/$(COMPILE) --group node -o requirements/node.txt
	.venv-lock/$(COMPILE) pyproject.toml --group dev -c requirements/run.txt -o requirements/dev.txt
	.venv-lock/$(COMPILE) pyproject.toml --group bench -c requirements/run.txt -o requirements/bench.txt
	.venv-lock/$(COMPILE) pyproject.toml --group ray -c requirements/run.txt -o requirements/ray.txt

clean:                                 # forget everything that was set up or built
	rm -rf $(VENVS) build .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(VENVS:=/bin/python):
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Harena needs Python 3.11 or newer, and $(PYTHON) is " + sys.version.split()[0] + ". Name another: make PYTHON=...")'
	$(PYTHON) -m venv $(@:/bin/python=)

.venv/run.stamp: requirements/run.txt pyproject.toml | .venv/bin/python
	.venv/$(LOCKED) requirements/run.txt
	$(BUILD) node || .venv/$(LOCKED) requirements/node.txt
	.venv/$(EDITABLE)
	touch $@

.venv/dev.stamp: requirements/dev.txt .venv/run.stamp
	.venv/$(LOCKED) requirements/dev.txt
	touch $@

# A Chromium: from the PATH, else from the system's packages where they may be installed, else Playwright's.
# And proxies, where they may be installed.
.venv/browser.stamp: tests/browser/chromium.py tests/server/proxies.py .venv/dev.stamp
	.venv/bin/python tests/browser/chromium.py
	.venv/bin/python tests/server/proxies.py
	touch $@

.venv-bench/bench.stamp: requirements/bench.txt pyproject.toml | .venv-bench/bin/python
	.venv-bench/$(LOCKED) requirements/bench.txt
	.venv-bench/$(EDITABLE)
	touch $@

.venv-ray/ray.stamp: requirements/ray.txt pyproject.toml | .venv-ray/bin/python
	.venv-ray/$(LOCKED) requirements/ray.txt
	.venv-ray/$(EDITABLE)
	touch $@

.venv-compiled/dev.stamp: requirements/dev.txt | .venv-compiled/bin/python
	.venv-compiled/$(LOCKED) requirements/dev.txt
	.venv-compiled/bin/python hatch_build.py node || .venv-compiled/$(LOCKED) requirements/node.txt
	touch $@

# By way of the sdist: mypyc leaves its work beside the sources it compiles, and these stay pure.
.venv-compiled/wheel.stamp: .venv-compiled/dev.stamp pyproject.toml $(SOURCES)
	rm -rf build/compiled
	HATCH_BUILD_HOOK_ENABLE_MYPYC=true CFLAGS='$(FAST)' LDFLAGS='-flto=auto -O3' .venv-compiled/bin/python -m build --no-isolation --outdir build/compiled
	.venv-compiled/$(INSTALL) --no-deps --force-reinstall build/compiled/*.whl
	touch $@

.venv-lock/bin/uv: | .venv-lock/bin/python
	.venv-lock/$(INSTALL) $(UV)
