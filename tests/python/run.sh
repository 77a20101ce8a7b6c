#!/usr/bin/env bash
# Builds the Python module and runs its tests. Makes an environment of its own in target/python-tests, with maturin, pytest and the
# libraries for which the module has a part: they judge it by their own tests. Only wheels are taken: nothing is compiled.
# Arguments go to pytest. CALDERA names the program to compare with; it is built if not given.
set -euo pipefail
cd "$(dirname "$0")"
. ../need.sh
need python3 python3 python3-venv
python3 -c 'import ensurepip, venv' 2>/dev/null || bring "the venv module of Python" python3-venv
root="$(cd ../.. && pwd)"
target="$(cd "$root" && cargo metadata --format-version 1 --no-deps | python3 -c 'import json, sys; print(json.load(sys.stdin)["target_directory"])')"
tools="${PYTHON_TESTS_HOME:-$target/python-tests}"
libraries=('maturin>=1.9,<2' 'pytest>=8' 'numpy>=2' 'pettingzoo>=1.25' 'gymnasium>=1.1' 'open_spiel>=1.6' 'pandas>=2.2' 'matplotlib>=3.9' 'ray>=2.40')
# What was asked for last is noted, so that a longer list is installed and the same list is not looked at again.
if [ ! -x "$tools/bin/pytest" ] || [ "$(cat "$tools/libraries" 2>/dev/null)" != "${libraries[*]}" ]; then
  python3 -m venv "$tools"
  "$tools/bin/pip" install --quiet --disable-pip-version-check --only-binary :all: "${libraries[@]}"
  echo "${libraries[*]}" > "$tools/libraries"
fi
if [ -z "${CALDERA:-}" ]; then
  (cd "$root" && cargo build --bin caldera)
  CALDERA="$target/debug/caldera"
fi
# `pip install .`, as docs/python.md says it, but for what it would fetch: maturin is in the environment already. Tests are quick enough with the
# quick build.
(cd "$root" && PATH="$tools/bin:$PATH" "$tools/bin/pip" install --quiet --disable-pip-version-check --force-reinstall --no-deps \
  --no-build-isolation --config-settings=build-args="--profile dev" .)
# The tests must play with what was installed, not with the sources beside them.
"$tools/bin/python" -c 'import caldera; assert "site-packages" in caldera.__file__ and caldera.games(), caldera.__file__'
export CALDERA PYTHONDONTWRITEBYTECODE=1
"$tools/bin/pytest" -q -p no:cacheprovider . "$@"
