#!/usr/bin/env bash
# Builds the image of deploy/Containerfile with a real engine and tries it: tests/dist/container.sh FOLDER, where `cargo xtask dist` has put
# the package (target/dist). No registry is asked: the base is made of Debian's own packages. Takes about five minutes, root, the network and
# `apt install podman runc mmdebstrap`, so it is no part of `cargo xtask test`. RUNTIME names another runtime than runc.
set -euo pipefail
dist="$(realpath "$1")"
work="$(mktemp -d)"
engine() { podman --root "$work/images" --runroot "$work/run" --cgroup-manager cgroupfs --runtime "${RUNTIME:-runc}" "$@"; }
trap 'echo "# container: failed at line $LINENO: $BASH_COMMAND" >&2' ERR
trap 'engine rm --all --force --time 0 >/dev/null 2>&1 || true; umount "$work"/images/overlay 2>/dev/null || true; rm -rf "$work"' EXIT

mmdebstrap --quiet --variant=minbase bookworm "$work/base.tar"
engine import --quiet "$work/base.tar" docker.io/library/debian:12-slim >/dev/null
rm "$work/base.tar"
engine build --quiet --isolation chroot --pull=never -t caldera -f "$dist/Containerfile" "$dist" >/dev/null

# As docs/operating.md starts it, but without a network of its own: what asks it goes into its namespace.
start() {
  id="$(engine run --detach --network none --ulimit nofile=1024:1024 --ulimit nproc=4096:4096 -v caldera:/var/lib/caldera caldera)"
  pid="$(engine inspect --format '{{.State.Pid}}' "$id")"
  for _ in $(seq 100); do
    ! ask http://127.0.0.1:4117/readyz >/dev/null 2>&1 || return 0
    sleep 0.1
  done
  engine logs "$id" >&2
  return 1
}
ask() { nsenter --target "$pid" --net curl --silent --fail --cookie "$work/cookie" --cookie-jar "$work/cookie" -H 'content-type: application/json' "$@"; }
# Asked to end, it ends in order and at once.
end() {
  engine stop --time 20 "$id" >/dev/null
  [ "$(engine inspect --format '{{.State.ExitCode}}' "$id")" = 0 ]
}

start
[ "$(stat -c %u "/proc/$pid")" != 0 ]
[ "$(stat -c %u "/proc/$pid")" = "$(engine exec "$id" id -u caldera)" ]
ask http://127.0.0.1:4117/ | grep -q '<title>'
ask -d '{"name":"Ada"}' http://127.0.0.1:4117/api/me >/dev/null
plan='{"plan":{"game":"wrath","table":{"seats":2}},"chairs":[{"kind":"me"},{"kind":"beside","name":"Bo"}]}'
table="$(ask -d "$plan" http://127.0.0.1:4117/api/tables | sed 's/.*"id":"\([a-z0-9]*\)".*/\1/')"
end
# The next container finds what the first one left in the volume.
start
ask "http://127.0.0.1:4117/api/tables/$table" | grep -q "$table"
version="$(engine exec "$id" caldera --version)"
end
echo "# container: $version, built by $(engine --version), $(engine images --format '{{.Size}}' caldera); served, ended in order and found its data again"
