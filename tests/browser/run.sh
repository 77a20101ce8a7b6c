#!/usr/bin/env bash
# Runs the browser tests: installs Chromium and Firefox (or takes those that CHROMIUM and FIREFOX name), Node.js and what else the tests need where it
# is missing, builds the program, checks the types of the scripts, plays.
set -euo pipefail
cd "$(dirname "$0")"
. ../need.sh
need node nodejs
need npm npm
# The other end of mail is a server from PyPI, which the test installs into a folder of its own.
need python3 python3 python3-venv
python3 -c 'import ensurepip, venv' 2>/dev/null || bring "the venv module of Python" python3-venv
node chromium.mjs >/dev/null || bring chromium chromium fonts-dejavu-core
node firefox.mjs >/dev/null || bring firefox firefox-esr
# What npm wrote down when it installed tells whether that is still what is wanted.
cmp -s package-lock.json node_modules/.wanted || { npm ci --no-audit --no-fund && cp package-lock.json node_modules/.wanted; }
if [ -z "${CALDERA:-}" ]; then
  (cd ../.. && cargo build --bin caldera)
  CALDERA="$(cd ../.. && cargo metadata --format-version 1 --no-deps | node -p 'JSON.parse(require("fs").readFileSync(0)).target_directory')/debug/caldera"
fi
export CALDERA
case "${1:-}" in
  pictures) shift; exec node pictures.mjs "$@" ;;
  # The types of the wire; with CALDERA_BLESS=1 they are written anew.
  wire) exec node --test wire.test.mjs ;;
esac
npx tsc -p ../../web

# Every run deals other cards. A file that failed is run once more, and that is told: what is broken fails twice, what is only
# unsteady is seen here and can be looked for.
failed=()
for file in *.test.mjs; do
  node --test "$file" || failed+=("$file")
done
for file in "${failed[@]}"; do
  echo "# $file failed: once more"
  node --test "$file" || exit 1
  echo "# $file is unsteady: it failed and passed"
done
echo "# browser tests: all files passed, ${#failed[@]} of them in a second run"
