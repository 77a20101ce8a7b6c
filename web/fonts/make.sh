#!/usr/bin/env bash
# Makes the fonts of the pages anew: subsets of Noto Sans (from Debian) and Alegreya (from npm), as small as our texts allow.
# `signs.ttf` goes to the boards, which paint pictures without a browser. Needs apt-get, npm and python3 with venv.
set -euo pipefail
cd "$(dirname "$0")"
here=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get download fonts-noto-core fonts-noto-mono
for package in *.deb; do dpkg -x "$package" .; done
npm install --no-audit --no-fund @fontsource/alegreya@5.3.0
python3 -m venv python
python/bin/pip -q install fonttools==4.68.0 brotli==1.2.1
noto=usr/share/fonts/truetype/noto
subset() { python/bin/pyftsubset "$1" --unicodes="$2" --layout-features="$3" --no-hinting "${@:4}"; }

letters="U+0020-007E,U+00A0-017F,U+0192,U+0218-021B,U+02C6,U+02DA,U+02DC,U+0391-03A9,U+03B1-03C9,U+2009,U+2010-2015,U+2018-201E"
letters+=",U+2020-2022,U+2026,U+202F,U+2030,U+2032,U+2033,U+2039,U+203A,U+2070,U+2074-2079,U+2080-2089,U+20AC,U+2122,U+2153-2154"
spacing="kern,liga,tnum,lnum,mark,mkmk,ccmp,locl"
subset $noto/NotoSans-Regular.ttf "$letters" "$spacing" --flavor=woff2 --output-file="$here/text.woff2"
subset $noto/NotoSans-Bold.ttf "$letters" "$spacing" --flavor=woff2 --output-file="$here/text-bold.woff2"
subset node_modules/@fontsource/alegreya/files/alegreya-latin-800-normal.woff2 "*" "kern,liga,lnum" --flavor=woff2 --output-file="$here/title.woff2"
signs="U+0020-007E,U+00A0-00FF,U+0152-0153,U+2010-2015,U+2018-201E,U+2022,U+2026,U+202F,U+2039,U+203A,U+2190-2193,U+2212,U+2264,U+2265,U+2500-257F,U+2588,U+2591-2593"
subset $noto/NotoSansMono-Regular.ttf "$signs" "" --flavor=woff2 --output-file="$here/mono.woff2"
subset $noto/NotoSans-Regular.ttf "U+03A3" "" --output-file=sum.ttf
subset $noto/NotoSansMath-Regular.ttf "U+2190-2193,U+2196-2199,U+21DE,U+21DF,U+21E5,U+21F1,U+21F2,U+2212,U+2248,U+2260,U+2264,U+2265" "" --output-file=mathematics.ttf
subset $noto/NotoSansSymbols2-Regular.ttf "U+21E7,U+23CE,U+2423,U+25B8,U+25C2,U+25CA,U+25CB,U+25CF,U+2605,U+2665,U+2713,U+2717,U+2726" "" --output-file=symbols.ttf
subset $noto/NotoSansSymbols-Regular.ttf "U+2691" "" --output-file=flag.ttf
python/bin/pyftmerge --output-file="$here/../../crates/boards/assets/fonts/signs.ttf" sum.ttf mathematics.ttf symbols.ttf flag.ttf
subset "$here/../../crates/boards/assets/fonts/signs.ttf" "*" "" --flavor=woff2 --output-file="$here/signs.woff2"
