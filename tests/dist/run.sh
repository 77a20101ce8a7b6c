#!/usr/bin/env bash
# Makes what others install, from a quick build, and tries it: the sums, the systemd units, the proxies, the alerts, and the Debian package,
# which is installed into a scratch root, serves, is updated by the next package (with data of today, with data of an older
# version in another folder, with damaged ones, with a database) and is removed. Needs root, as dpkg does.
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
# Every link of a document leads to one that is there.
python3 - "$work"/caldera-*-linux/usr/share/doc/caldera <<'LINKS'
import pathlib, re, sys
folder = pathlib.Path(sys.argv[1])
documents = sorted(folder.rglob("*.md"))
links = 0
for document in documents:
    text = document.read_text()
    assert "<img" not in text and "![" not in text, f"# package: {document} has a picture"
    for place in re.findall(r"\]\(([^)\s]*)\)", text):
        if "://" not in place and not place.startswith("#"):
            links += 1
            assert (document.parent / place.split("#")[0]).is_file(), f"# package: {document}: {place} is missing"
assert len(documents) > 5 and links > 10, f"# package: {len(documents)} documents, {links} links"
LINKS
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
# serve VARIABLE: the variable names the folder of the data; systemd names it as STATE_DIRECTORY.
serve() {
  env HOME="$work" CALDERA_CONFIG="$root/etc/caldera/caldera.toml" "$1" \
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
usual="STATE_DIRECTORY=$root/var/lib/caldera"
serve "$usual"
visit "$address/" | grep -q '<title>'
visit -d '{"name":"Ada"}' "$address/api/me" >/dev/null
table="$(visit -d '{"plan":{"game":"wrath","table":{"seats":2}},"chairs":[{"kind":"me"},{"kind":"beside","name":"Bo"}]}' "$address/api/tables" | sed 's/.*"id":"\([a-z0-9]*\)".*/\1/')"
visit "$address/api/tables/$table" >/dev/null

# What Prometheus is to read is what it reads, and each alert is raised by what it is for.
curl --silent --fail "$address/metrics" | promtool check metrics
examples="$root/usr/share/doc/caldera/examples"
promtool check rules "$examples/prometheus-rules.yml" >"$work/said" || { cat "$work/said" >&2; exit 1; }
sed "s#RULES#$examples/prometheus-rules.yml#" "$project/tests/dist/alerts.yml" >"$work/alerts.yml"
promtool test rules "$work/alerts.yml" >"$work/said" || { cat "$work/said" >&2; exit 1; }

# Updated while it serves: the operator's settings stay, a copy of the data is there, and so is the table afterwards.
sed -i '1i lang = "fr"' "$root/etc/caldera/caldera.toml"
scratch --force-confold --install "$work"/dist-2/caldera_*-2_*.deb
ls "$root"/var/lib/caldera/before-update-from-*-1.sqlite >/dev/null
grep -q '^lang = "fr"' "$root/etc/caldera/caldera.toml"
end
serve "$usual"
visit "$address/api/tables/$table" | grep -q "$table"
end
HOME="$work" "$root/usr/bin/caldera" restore "$root"/var/lib/caldera/before-update-from-*-1.sqlite --data "$work/restored" --lang en >/dev/null
HOME="$work" "$root/usr/bin/caldera" doctor "$work/restored" --lang en | tail -n 1


# Data of an older version, in a folder that the settings name: the copy is as old as they are and opens; the new program brings them up to
# date, keeps a copy itself, and every table is where it was.
version() { python3 -c 'import sqlite3, sys; print(sqlite3.connect(sys.argv[1]).execute("PRAGMA user_version").fetchone()[0])' "$1"; }
status() { dpkg-query --admindir="$root/var/lib/dpkg" -W -f '${Version} ${db:Status-Abbrev}' caldera; }
scratch --force-confold --install "$work"/dist-1/caldera_*-1_*.deb
older="$root/srv/caldera"
install -d -m 0700 "$older"
gunzip -c "$project/crates/server/tests/data/tables-f4d8802.sqlite.gz" >"$older/caldera.sqlite"
sed -i 's#^\# data = .*#data = "/srv/caldera"#' "$root/etc/caldera/caldera.toml"
was="$(version "$older/caldera.sqlite")"
scratch --force-confold --install "$work"/dist-2/caldera_*-2_*.deb
copy="$(ls "$older"/before-update-from-*-1.sqlite)"
[ "$(version "$copy")" = "$was" ] && [ "$(stat -c %a "$copy")" = 600 ]
HOME="$work" "$root/usr/bin/caldera" restore "$copy" --data "$work/older" --lang en >/dev/null
[ "$(version "$work/older/caldera.sqlite")" = "$was" ]
HOME="$work" "$root/usr/bin/caldera" doctor "$work/older" --lang en | tail -n 1
serve "CALDERA_DATA=$older"
[ "$(version "$older/caldera.sqlite")" -gt "$was" ]
[ "$(version "$older/caldera.sqlite.version-$was")" = "$was" ]
rm -f "$work/cookie"
python3 - "$project/crates/server/tests/data/tables-f4d8802.json" >"$work/kept" <<'KEPT'
import json, sys
kept = json.load(open(sys.argv[1]))
print(json.dumps({"login": kept["login"], "password": kept["password"]}))
for table in kept["tables"]:
    print(table[2], table[4])
KEPT
visit -d "$(head -n 1 "$work/kept")" "$address/api/login" >/dev/null
opened=0
while read -r table phase; do
  visit "$address/api/tables/$table?as=data" | grep -q "\"phase\":\"$phase\"" || { echo "# package: table $table is not $phase" >&2; exit 1; }
  opened=$((opened + 1))
done < <(tail -n +2 "$work/kept")
[ "$opened" = 40 ]
end

# Data that cannot be copied: nothing is updated.
scratch --force-confold --install "$work"/dist-1/caldera_*-1_*.deb
mv "$older/caldera.sqlite" "$work/sound.sqlite"
rm -f "$older"/caldera.sqlite-* "$copy"
echo "this is no database" >"$older/caldera.sqlite"
! scratch --force-confold --install "$work"/dist-2/caldera_*-2_*.deb 2>/dev/null
case "$(status)" in *-1\ ii*) ;; *) echo "# package: updated without a copy: $(status)" >&2; exit 1 ;; esac
mv "$work/sound.sqlite" "$older/caldera.sqlite"

# Data in a database: the package says how to copy them, without the password, and copies nothing itself.
(umask 077; echo 'CALDERA_STORE="postgres://caldera:lava@db.example/games"' >"$root/etc/caldera/secrets")
scratch --force-confold --install "$work"/dist-2/caldera_*-2_*.deb
grep -q "pg_dump .*'postgres://caldera:…@db.example/games'" "$work/said"
! grep -q lava "$work/said"
[ ! -e "$copy" ]

# Removed: the program is gone, the games are not.
scratch --purge caldera
[ ! -e "$root/usr/bin/caldera" ]
[ ! -e "$root/etc/caldera/caldera.toml" ]
[ -f "$root/var/lib/caldera/caldera.sqlite" ]

# The proxies, with the program from the tar.
bash "$project/tests/dist/proxies.sh" "$work"/caldera-*-linux/usr/bin/caldera "$work"/caldera-*-linux/usr/share/doc/caldera/examples
echo "# package: installed, served, updated and removed; $(tail -n 1 "$work/security" | sed 's/^[^A-Z]*//')"
