# Two commands do all the set-up: `make report` and `make test`.

PYTHON ?= python3
VENV := .venv
READY := $(VENV)/.ready
OUT := out/reference

MUTATION := out/mutation/venv

.PHONY: report test check mutation clean

# Status 2 means that something is not verified, which the report says first; a failed clause (1) stops here.
report: $(READY)
	$(VENV)/bin/pa58 run --out $(OUT) || test $$? -eq 2
	@echo "Open $(OUT)/index.html"

# The tests of one file share what they prepare, so each file stays with one process.
test: $(READY)
	$(VENV)/bin/python -m pytest --numprocesses logical --dist loadfile

check: $(READY)
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy

# Changes the reference, one small change at a time; see docs/mutation.md. Takes a while the first time.
mutation: $(MUTATION)/.ready
	nice -n 10 $(MUTATION)/bin/python -m pa58_mutation

$(MUTATION)/.ready: requirements.txt mutation/requirements.txt mutation/pyproject.toml
	$(PYTHON) -m venv $(MUTATION)
	$(MUTATION)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	$(MUTATION)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r mutation/requirements.txt
	$(MUTATION)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable . --editable mutation
	touch $(MUTATION)/.ready

$(READY): requirements.txt pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "pa58 needs Python 3.11 or newer; say which with: make PYTHON=python3.12 ...")'
	$(PYTHON) -m venv $(VENV)
	$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	touch $(READY)

clean:
	rm -rf $(VENV) out
