#!/usr/bin/env bash
# Runs the browser tests: installs Chromium and what the tests need when they are missing, checks the types of the scripts,
# builds the program, plays.
set -euo pipefail
cd "$(dirname "$0")"
if ! command -v chromium >/dev/null; then
  apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core
fi
[ -d node_modules/playwright-core ] && [ -d node_modules/typescript ] || npm ci --no-audit --no-fund
npx tsc -p ../../web
if [ -z "${CALDERA:-}" ]; then
  (cd ../.. && cargo build -p cli)
  CALDERA="$(cd ../.. && cargo metadata --format-version 1 --no-deps | node -p 'JSON.parse(require("fs").readFileSync(0)).target_directory')/debug/caldera"
fi
export CALDERA
if [ "${1:-}" = pictures ]; then
  exec node pictures.mjs
fi
exec npm test --silent
