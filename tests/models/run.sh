#!/usr/bin/env bash
# Compares independent models of the games, written in Python from their rules alone, with the engine over its messages.
# DECISIONS says how many decisions of each game (2000), SEED which games; arguments name games. Needs Python alone.
set -euo pipefail
cd "$(dirname "$0")"
. ../need.sh
need python3 python3
python3 -c 'import tomllib' 2>/dev/null || { echo "Python 3.11 or newer is needed" >&2 && exit 1; }
if [ -z "${CALDERA:-}" ]; then
  (cd ../.. && cargo build --bin caldera)
  CALDERA="$(cd ../.. && cargo metadata --format-version 1 --no-deps | python3 -c 'import json, sys; print(json.load(sys.stdin)["target_directory"])')/debug/caldera"
fi
export PYTHONDONTWRITEBYTECODE=1
python3 . "$@" --spoilt --program "$CALDERA"
python3 . "$@" --decisions "${DECISIONS:-2000}" --seed "${SEED:-1}" --program "$CALDERA"
