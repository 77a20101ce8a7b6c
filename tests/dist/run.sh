#!/usr/bin/env bash
# Makes what others install, from a quick build, and tries it: the sums, the systemd units, and the Debian package, which is
# installed into a scratch root, serves, is updated by the next package and is removed. Needs root, as dpkg does.
set -euo pipefail
cd "$(dirname "$0")/../.."
project="$PWD"
. tests/need.sh
need dpkg-deb dpkg
need objcopy binutils
need systemd-analyze systemd
need curl curl
need promtool prometheus
need unzip unzip
need python3 python3 python3-venv
[ "$(id -u)" = 0 ] || { echo "# package: dpkg installs for root alone; not tried" >&2; exit 0; }

# A test that stops says where.
trap 'echo "# package: failed at line $LINENO: $BASH_COMMAND" >&2' ERR
work="$(mktemp -d)"
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true; rm -rf "$work"' EXIT
target="$(cargo metadata --format-version 1 --no-deps | sed 's/.*"target_directory":"\([^"]*\)".*/\1/')"
for revision in 1 2; do
  wheel=()
  [ "$revision" = 2 ] || wheel=(--wheel)
  cargo --quiet xtask dist --debug --revision "$revision" "${wheel[@]}"
  cp -r "$target/dist" "$work/dist-$revision"
done

cd "$work/dist-1"
sha256sum --quiet --check SHA256SUMS
[ "$(wc -l <SHA256SUMS)" = "$(find . -type f ! -name SHA256SUMS | wc -l)" ]
tar -xzf caldera-*-linux.tar.gz -C "$work"
cmp "$work"/caldera-*-linux/usr/bin/caldera <(dpkg-deb --fsys-tarfile caldera_*.deb | tar -xO ./usr/bin/caldera)
# The wheel is for every Python from 3.10 on, and has the module, its types and the list of its libraries.
unzip -Z1 caldera-*-cp310-abi3-*.whl >"$work/wheel"
for file in caldera/_caldera.abi3.so caldera/__init__.pyi caldera/py.typed 'dist-info/sboms/.*json'; do
  grep -q "$file\$" "$work/wheel" || { echo "# package: the wheel has no $file" >&2; exit 1; }
done
# The list of libraries has what the program is made of, and nothing that only tests use.
grep -q '"pkg:cargo/rusqlite@' caldera.cdx.json
if grep -q '"pkg:cargo/proptest@' caldera.cdx.json; then
  echo "# package: a library of the tests is in the list of libraries" >&2
  exit 1
fi
grep -q '^rusqlite ' "$work"/caldera-*-linux/usr/share/doc/caldera/THIRD-PARTY.txt

root="$work/root"
mkdir -p "$root/var/lib/dpkg/info" "$root/var/lib/dpkg/updates" "$root/etc"
touch "$root/var/lib/dpkg/status"
scratch() {
  dpkg --root="$root" --force-script-chrootless --force-depends --force-not-root "$@" >"$work/said" 2>&1 || { cat "$work/said" >&2; return 1; }
}
serve() {
  HOME="$work" CALDERA_CONFIG="$root/etc/caldera/caldera.toml" CALDERA_DATA="$root/var/lib/caldera" \
    "$root/usr/bin/caldera" serve --address 127.0.0.1:0 --lang en >"$work/serving" &
  server=$!
  for _ in $(seq 100); do
    address="$(sed -n 's#.*\(http://[0-9.:]*\)/.*#\1#p' "$work/serving")"
    [ -z "$address" ] || return 0
    sleep 0.1
  done
  return 1
}
end() { kill "$server" && wait "$server" && server=; }
visit() { curl --silent --fail --cookie "$work/cookie" --cookie-jar "$work/cookie" -H 'content-type: application/json' "$@"; }

# Installed: the user is there, the settings are understood, the units are sound, and the page opens.
scratch --install caldera_*-1_*.deb
grep -q '^caldera:' "$root/etc/passwd"
systemd-analyze verify --root="$root" --man=no caldera.service caldera.socket 2>"$work/unit" || true
if grep -E 'caldera\.(service|socket)' "$work/unit" | grep -v 'not executable\|sysinit\|basic.target'; then
  echo "# package: systemd finds fault with a unit" >&2
  exit 1
fi
systemd-analyze security --offline=true --threshold=25 --root="$root" caldera.service >"$work/security" || { cat "$work/security"; exit 1; }
install -d -m 0700 "$root/var/lib/caldera"
serve
visit "$address/" | grep -q '<title>'
visit -d '{"name":"Ada"}' "$address/api/me" >/dev/null
table="$(visit -d '{"plan":{"game":"wrath","table":{"seats":2}},"chairs":[{"kind":"me"},{"kind":"beside","name":"Bo"}]}' "$address/api/tables" | sed 's/.*"id":"\([a-z0-9]*\)".*/\1/')"
visit "$address/api/tables/$table" >/dev/null

# What Prometheus is to read is what it reads, and each alert is raised by what it is for.
curl --silent --fail "$address/metrics" | promtool check metrics
promtool check rules "$project/deploy/prometheus-rules.yml" >"$work/said" || { cat "$work/said" >&2; exit 1; }
sed "s#RULES#$project/deploy/prometheus-rules.yml#" "$project/tests/dist/alerts.yml" >"$work/alerts.yml"
promtool test rules "$work/alerts.yml" >"$work/said" || { cat "$work/said" >&2; exit 1; }

# Updated while it serves: the operator's settings stay, a copy of the data is there, and so is the table afterwards.
sed -i '1i lang = "fr"' "$root/etc/caldera/caldera.toml"
scratch --force-confold --install "$work"/dist-2/caldera_*-2_*.deb
ls "$root"/var/lib/caldera/before-update-from-*-1.sqlite >/dev/null
grep -q '^lang = "fr"' "$root/etc/caldera/caldera.toml"
end
serve
visit "$address/api/tables/$table" | grep -q "$table"
end
HOME="$work" "$root/usr/bin/caldera" restore "$root"/var/lib/caldera/before-update-from-*-1.sqlite --data "$work/restored" --lang en >/dev/null
HOME="$work" "$root/usr/bin/caldera" doctor "$work/restored" --lang en | tail -n 1

# Removed: the program is gone, the games are not.
scratch --purge caldera
[ ! -e "$root/usr/bin/caldera" ]
[ ! -e "$root/etc/caldera/caldera.toml" ]
[ -f "$root/var/lib/caldera/caldera.sqlite" ]

# The proxies, with the program from the tar.
bash "$project/tests/dist/proxies.sh" "$work"/caldera-*-linux/usr/bin/caldera "$project/deploy"
echo "# package: installed, served, updated and removed; $(tail -n 1 "$work/security" | sed 's/^[^A-Z]*//')"
