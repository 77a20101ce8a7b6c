#!/usr/bin/env bash
# Plays whole games in a real terminal (tmux), at 80×24 in French and at 120×40 in English.
# CALDERA names the program; it is built if not given.
set -euo pipefail
cd "$(dirname "$0")"
. ../need.sh
need tmux tmux
need python3 python3
root="$(cd ../.. && pwd)"
if [ -z "${CALDERA:-}" ]; then
  (cd "$root" && cargo build --quiet -p caldera-cli)
  target="$(cd "$root" && cargo metadata --format-version 1 --no-deps | python3 -c 'import json, sys; print(json.load(sys.stdin)["target_directory"])')"
  CALDERA="$target/debug/caldera"
fi
export CALDERA PYTHONDONTWRITEBYTECODE=1
exec python3 play.py "$@"
