#!/usr/bin/env bash
# The proxies of `deploy` for real, with https, in front of servers of a program; only ports and places are changed.
#
#   proxies.sh PROGRAM EXAMPLES      EXAMPLES is the folder of the configurations
#
# A page comes through, a stream begins at once, what is for the operator stays inside, and who comes without https is sent to it. In
# front of two servers every table stays at one of them, and when that one is gone the other one answers.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
. "$here/../need.sh"
PATH="$PATH:/usr/sbin"
need curl curl
need openssl openssl
need nginx nginx-light
need caddy caddy
program="$1" examples="$2"
work="$(mktemp -d)"
trap 'echo "# proxies: failed at line $LINENO: $BASH_COMMAND" >&2' ERR
running=()
trap 'for one in "${running[@]}"; do kill "$one" 2>/dev/null || true; done; wait; rm -rf "$work"' EXIT

openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=caldera.example \
  -addext subjectAltName=DNS:caldera.example -keyout "$work/privkey.pem" -out "$work/fullchain.pem" 2>"$work/said" || { cat "$work/said" >&2; exit 1; }

# serve NUMBER: a server with data of its own, whose address is then in `at[NUMBER]` and whose process in `server[NUMBER]`.
at=() server=()
serve() {
  HOME="$work" "$program" serve --address 127.0.0.1:0 --data "$work/data-$1" --secure --trusted-proxy 127.0.0.1 --unlimited --lang en >"$work/serving-$1" &
  server[$1]=$!
  running+=($!)
  for _ in $(seq 200); do
    at[$1]="$(sed -n 's#.*http://\([0-9.:]*\)/.*#\1#p' "$work/serving-$1")"
    [ -z "${at[$1]}" ] || return 0
    sleep 0.1
  done
  return 1
}
serve 1
serve 2

secure= plain=
through() {
  curl --silent --noproxy '*' --cacert "$work/fullchain.pem" --resolve "caldera.example:$secure:127.0.0.1" --resolve "caldera.example:$plain:127.0.0.1" "$@"
}
# How many requests a server has answered.
answered() { curl --silent --noproxy '*' "http://${at[$1]}/metrics" | sed -n 's/^caldera_requests_total //p'; }

with_nginx() {
  mkdir -p "$work/nginx"
  sed -e "s#/etc/letsencrypt/live/caldera.example#$work#" -e "s/127\.0\.0\.1:4117/${at[1]}/" -e "s/127\.0\.0\.1:4118/${at[2]}/" \
    -e "s/listen 80;/listen 127.0.0.1:$plain;/" -e "s/listen 443 /listen 127.0.0.1:$secure /" \
    -e "s#^http {#http { client_body_temp_path $work/nginx/b; proxy_temp_path $work/nginx/p; fastcgi_temp_path $work/nginx/f; uwsgi_temp_path $work/nginx/u; scgi_temp_path $work/nginx/s;#" \
    "$examples/$1" >"$work/nginx.conf"
  nginx -p "$work/nginx" -c "$work/nginx.conf" -g "pid $work/nginx/pid; daemon off; error_log $work/nginx/error.log;" &
}
with_caddy() {
  { echo "{"; echo "  admin off"; echo "  http_port $plain"; echo "  https_port $secure"; echo "  auto_https disable_certs"; echo "}"
    sed -e "s/127\.0\.0\.1:4117/${at[1]}/" -e "s/127\.0\.0\.1:4118/${at[2]}/" \
      -e "s#^caldera.example {#&\n  tls $work/fullchain.pem $work/privkey.pem#" "$examples/$1"; } >"$work/Caddyfile"
  HOME="$work" caddy run --config "$work/Caddyfile" --adapter caddyfile >"$work/caddy.log" 2>&1 &
}

# What holds for every proxy.
one_server() {
  through --retry 100 --retry-delay 0 --retry-all-errors --max-time 30 --fail "https://caldera.example:$secure/" | grep -q '<title>'
  [ "$(through -o /dev/null -w '%{http_code}' "https://caldera.example:$secure/metrics")" = 404 ]
  through -o /dev/null -w '%{http_code} %{redirect_url}' "http://caldera.example:$plain/book" | grep -q '^30[18] https://caldera.example'
  through -D "$work/head" -o /dev/null -d '{"name":"Ada"}' -H 'content-type: application/json' "https://caldera.example:$secure/api/me"
  grep -qi '^set-cookie:.*secure' "$work/head"
  # The first event of the lobby, although the answer never ends.
  grep -m 1 -q '^event: ' < <(through --no-buffer --max-time 20 "https://caldera.example:$secure/api/lobby")
}
# A table stays at one of two servers, whatever is asked of it; tables are shared out between both; if one server is gone, the other
# one answers for its tables.
two_servers() {
  local table before after both=0 home
  for table in a b c d e f g h; do
    table="$(printf "%.0s$table" $(seq 20))"
    before=("$(answered 1)" "$(answered 2)")
    for place in "/t/$table" "/api/tables/$table" "/api/tables/$table/replay" "/t/$table"; do
      through -o /dev/null "https://caldera.example:$secure$place"
    done
    after=("$(answered 1)" "$(answered 2)")
    # Each count was asked by a request of its own.
    home="$((after[0] - before[0] >= 4)) $((after[1] - before[1] >= 4))"
    case "$home" in
      "1 0") both=$((both | 1)) ;;
      "0 1") both=$((both | 2)) ;;
      *) echo "# proxies: $1 keeps a table at no server alone: ${before[*]}, then ${after[*]}" >&2; return 1 ;;
    esac
  done
  [ "$both" = 3 ] || { echo "# proxies: $1 sends all tables to one server" >&2; return 1; }
  kill "${server[2]}"
  wait "${server[2]}" || true
  for table in a b c d e f g h; do
    table="$(printf "%.0s$table" $(seq 20))"
    [ "$(through --max-time 20 -o /dev/null -w '%{http_code}' "https://caldera.example:$secure/api/tables/$table")" = 404 ]
  done
  serve 2
}

for proxy in nginx caddy; do
  case "$proxy" in
    nginx) files=(nginx-tls.conf nginx-nodes-tls.conf) ;;
    caddy) files=(Caddyfile Caddyfile-nodes) ;;
  esac
  for file in "${files[@]}"; do
    secure=$((20000 + RANDOM % 5000)) plain=$((26000 + RANDOM % 5000))
    "with_$proxy" "$file"
    process=$!
    running+=("$process")
    one_server
    case "$file" in *nodes*) two_servers "$file" ;; esac
    kill "$process"
    wait "$process" || true
  done
done
echo "# proxies: nginx and Caddy, with https, in front of one server and of two"
