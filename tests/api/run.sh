#!/usr/bin/env bash
# Fuzzes every operation of the API document with Schemathesis: whatever is asked, the answer is never a server error.
# Installs Python and curl where they are missing, and Schemathesis into a folder of its own. EXAMPLES says how many requests per
# operation; MINUTES goes on for so long, each round with tables of its own and other requests.
set -euo pipefail
cd "$(dirname "$0")"
. ../need.sh
need curl curl
need python3 python3 python3-venv
python3 -c 'import ensurepip, venv' 2>/dev/null || bring "the venv module of Python" python3-venv
tools="${SCHEMATHESIS_HOME:-../../target/schemathesis}"
if [ ! -x "$tools/bin/schemathesis" ]; then
  python3 -m venv "$tools"
  "$tools/bin/pip" install --quiet --disable-pip-version-check 'schemathesis>=4,<5'
fi
if [ -z "${CALDERA:-}" ]; then
  (cd ../.. && cargo build --bin caldera)
  CALDERA="$(cd ../.. && cargo metadata --format-version 1 --no-deps | python3 -c 'import json, sys; print(json.load(sys.stdin)["target_directory"])')/debug/caldera"
fi

data="$(mktemp -d)"
"$CALDERA" serve --address 127.0.0.1:0 --data "$data" --bot-pause 0 --unlimited --lang en >"$data/said" &
server=$!
trap 'kill "$server" 2>/dev/null; wait "$server" 2>/dev/null; rm -rf "$data"' EXIT
for _ in $(seq 100); do
  address="$(grep -o 'http://[0-9.:]*' "$data/said" || true)"
  [ -n "$address" ] && break
  sleep 0.1
done

arrive() {
  curl -si "$address/api/me" -H 'content-type: application/json' -d '{"name":"Fuzz"}' | sed -n 's/^set-cookie: \([^;]*\).*/\1/p'
}
cookie="$(arrive)"
fuzz() {
  local document="$1"
  shift
  "$tools/bin/schemathesis" run "$document" --url "$address" --header "Cookie: $cookie" --checks not_a_server_error \
    --request-timeout 10 --warnings off --no-color "$@"
}
# Streams have no end, and leaving makes the cookie worthless for all that follows: that one comes last.
stays='/stream$|/api/lobby|/api/logout|/api/account$|/api/me/erasure|/api/me/sessions'
leaves='/api/logout|/api/account$|/api/me/erasure|/api/me/sessions'
usual=(--max-examples "${EXAMPLES:-10}" --generation-deterministic)
fuzz "$address/api" "${usual[@]}" --phases examples,coverage,fuzzing,stateful --exclude-path-regex "$stays"
# The same at tables that are there: they wait, are played, or have ended.
python3 real.py "$address" "$cookie" "$data/document.json"
fuzz "$data/document.json" "${usual[@]}" --phases coverage,fuzzing --exclude-path-regex "$stays"
until="$(($(date +%s) + ${MINUTES:-0} * 60))"
for ((round = 1; $(date +%s) < until; round++)); do
  cookie="$(arrive)"
  python3 real.py "$address" "$cookie" "$data/document.json"
  fuzz "$data/document.json" --max-examples 100 --seed "$round" --phases fuzzing,stateful --exclude-path-regex "$stays"
  curl -s "$address/metrics" | grep '^caldera_\(requests\|failed\)_total '
done
fuzz "$address/api" "${usual[@]}" --phases examples,coverage,fuzzing --include-path-regex "$leaves"
curl -s "$address/metrics" | grep '^caldera_requests_total '
if curl -s "$address/metrics" | grep -q '^caldera_failed_total 0$'; then
  echo "1 passed, 0 failed"
else
  echo "some requests were answered with a server error" && exit 1
fi
