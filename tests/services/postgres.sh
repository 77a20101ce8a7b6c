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
# It also takes encrypted connections, with a certificate of an authority of its own: authority.pem. stranger.pem is another's.
authority() {
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 3650 -subj "/CN=$1" \
    -addext basicConstraints=critical,CA:TRUE -keyout "$folder/$1.key" -out "$folder/$1.pem" 2>/dev/null
}
encrypted=off
if command -v openssl >/dev/null && authority authority && authority stranger; then
  openssl req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost -keyout "$data/server.key" -out "$folder/server.csr" 2>/dev/null
  echo "subjectAltName=DNS:localhost,IP:127.0.0.1" >"$folder/names"
  openssl x509 -req -in "$folder/server.csr" -CA "$folder/authority.pem" -CAkey "$folder/authority.key" -CAcreateserial -days 3650 \
    -extfile "$folder/names" -out "$data/server.crt" 2>/dev/null
  chmod 600 "$data/server.key"
  [ "$(id -u)" != 0 ] || chown postgres "$data/server.key" "$data/server.crt"
  encrypted=on
  # Whoever comes as "encrypted" must come so.
  sed -i '1i hostnossl all encrypted all reject' "$data/pg_hba.conf"
fi
cat >>"$data/postgresql.conf" <<CONFIG
ssl = $encrypted
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

# Two more: the disk of the database is full, and it has room again. A real full disk gives the same error (53100).
cat >"$folder/full.sh" <<FULL
set -e
case "\$1" in
  full) '$bin/psql' -qX -v ON_ERROR_STOP=1 "\$2" -c "
    CREATE OR REPLACE FUNCTION caldera_full() RETURNS trigger LANGUAGE plpgsql AS \\\$\\\$
      BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END \\\$\\\$;
    CREATE OR REPLACE TRIGGER caldera_full BEFORE INSERT ON line FOR EACH STATEMENT EXECUTE FUNCTION caldera_full()" ;;
  free) '$bin/psql' -qX -v ON_ERROR_STOP=1 "\$2" -c "DROP TRIGGER IF EXISTS caldera_full ON line" ;;
esac
FULL

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
