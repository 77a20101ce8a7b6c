#!/usr/bin/env bash
# nginx for tests, with the configuration in deploy/nginx.conf, in front of two servers, until the standard input ends.
#
#   nginx.sh FOLDER PORT FIRST SECOND      prints "ready" when it listens at PORT; FIRST and SECOND are the servers' ports
#
# Only ports and places of files are changed. What is missing is installed (tests/need.sh).
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
. "$here/../need.sh"
folder="$1" port="$2" first="$3" second="$4"
PATH="$PATH:/usr/sbin"

if ! command -v nginx >/dev/null; then
  # Several tests may ask at once; one installs.
  exec 9>"${TMPDIR:-/tmp}/caldera-install.lock"
  flock 9
  need nginx nginx-light >&2
  exec 9>&-
fi

sed -e "s/127\.0\.0\.1:4117/127.0.0.1:$first/" -e "s/127\.0\.0\.1:4118/127.0.0.1:$second/" \
  -e "s/listen 127\.0\.0\.1:8080/listen 127.0.0.1:$port/" "$here/../../deploy/nginx.conf" >"$folder/nginx.conf"
mkdir -p "$folder/body" "$folder/proxy"
cat >"$folder/places" <<PLACES
pid $folder/pid; daemon off; error_log $folder/error.log;
PLACES
# Temporary files go to the folder, too: the usual place belongs to the system's own nginx.
sed -i "s#^http {#http { client_body_temp_path $folder/body; proxy_temp_path $folder/proxy; fastcgi_temp_path $folder/f; uwsgi_temp_path $folder/u; scgi_temp_path $folder/s;#" "$folder/nginx.conf"

nginx -p "$folder" -c "$folder/nginx.conf" -g "$(cat "$folder/places")" 2>"$folder/said" &
nginx=$!
end() {
  kill "$nginx" 2>/dev/null || true
  wait "$nginx" 2>/dev/null || true
  rm -rf "$folder"
}
trap end EXIT
for _ in $(seq 100); do
  if (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; then
    echo ready
    cat >/dev/null
    exit 0
  fi
  sleep 0.1
done
cat "$folder/said" >&2
exit 1
