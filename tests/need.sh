# Sourced by the tests' scripts: what they need and is missing is installed, or named.

# need COMMAND PACKAGE...: a command, and Debian's packages that bring it.
need() {
  command -v "$1" >/dev/null || bring "$@"
}

# bring WHAT PACKAGE...: installs the packages where that can be done, otherwise says what to install.
bring() {
  local what="$1"
  shift
  if ! command -v apt-get >/dev/null || [ "$(id -u)" != 0 ]; then
    echo "$what is missing. Install it (on Debian: sudo apt-get install $*) and try again;" >&2
    echo "what needs Rust alone is run by: cargo xtask test --fast" >&2
    exit 1
  fi
  [ -n "${lists_are_fresh:-}" ] || apt-get update -qq
  lists_are_fresh=yes
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"
}
