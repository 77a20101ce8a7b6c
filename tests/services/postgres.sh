#!/usr/bin/env bash
# A PostgreSQL server for tests, on a free port, in a folder of its own, until the standard input ends.
#
#   postgres.sh FOLDER PORT      prints "ready" when it answers; reads commands, one per line:
#     crash                      ends it at once (immediate mode, as a crash does) and starts it again; prints "ready"
#
# What is missing is installed (tests/need.sh). PostgreSQL does not run as root: then the package's own user runs it.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
. "$here/../need.sh"
folder="$1" port="$2"

programs() { ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1; }
if [ -z "$(programs)" ]; then
  # Several tests may ask at once; one installs.
  exec 9>"${TMPDIR:-/tmp}/caldera-install.lock"
  flock 9
  [ -n "$(programs)" ] || bring PostgreSQL postgresql >&2
  exec 9>&-
fi
bin="$(programs)"

if [ "$(id -u)" = 0 ]; then
  chown -R postgres "$folder"
  as() { setpriv --reuid=postgres --regid=postgres --init-groups -- "$@"; }
else
  as() { "$@"; }
fi

data="$folder/data"
end() {
  as "$bin/pg_ctl" -D "$data" -m immediate -w stop >/dev/null 2>&1 || true
  rm -rf "$folder"
}
trap end EXIT
cd "$folder"

as "$bin/initdb" -D "$data" -U postgres -A trust --no-sync --no-locale -E UTF8 >"$folder/initdb.log" 2>&1 || {
  cat "$folder/initdb.log" >&2
  exit 1
}
cat >>"$data/postgresql.conf" <<CONFIG
listen_addresses = '127.0.0.1'
port = $port
unix_socket_directories = ''
max_connections = 100
shared_buffers = 64MB
CONFIG

# The same as a command of its own, for programs that crash it themselves.
user=()
[ "$(id -u)" != 0 ] || user=(setpriv --reuid=postgres --regid=postgres --init-groups --)
echo "cd '$folder' && ${user[*]} '$bin/pg_ctl' -D '$data' -l '$folder/log' -m immediate -w restart >/dev/null" >"$folder/crash.sh"

start() {
  as "$bin/pg_ctl" -D "$data" -l "$folder/log" -w start >/dev/null || {
    cat "$folder/log" >&2
    exit 1
  }
  echo ready
}
start
while read -r command; do
  case "$command" in
    crash)
      sh "$folder/crash.sh"
      echo ready
      ;;
    *) echo "unknown command: $command" >&2 ;;
  esac
done
