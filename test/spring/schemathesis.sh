#!/usr/bin/env bash
# Installs Schemathesis in a virtual environment of Python, by the versions of
# tools/requirements.txt, and prints the path of its command on the last line.
#
#   bash test/spring/schemathesis.sh [DIRECTORY]      (default: ${TMPDIR:-/tmp}/paramsmith-schemathesis)
#
# Needs Python 3.10 or newer with venv; on Debian, root installs what is missing. An environment of
# the same versions is used again, without network.
set -euo pipefail

readonly packages=(python3 python3-venv)
here=$(dirname "$(realpath "${BASH_SOURCE[0]}")")
readonly here
readonly requirements="$here/tools/requirements.txt"
directory=${1:-${TMPDIR:-/tmp}/paramsmith-schemathesis}
readonly directory

fail() {
  printf 'schemathesis.sh: %s\n' "$1" >&2
  exit 1
}

has_python() {
  python3 -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 10))' 2>/dev/null
}

install_python() {
  if has_python; then return; fi
  command -v apt-get >/dev/null && ((EUID == 0)) ||
    fail 'Python 3.10 or newer with venv is missing. Install it, or do not run the tests of test/spring.'
  # Other tests may install packages at the same time.
  { flock 7 && apt-get update --quiet=2 &&
    DEBIAN_FRONTEND=noninteractive apt-get install --quiet=2 --yes --no-install-recommends "${packages[@]}"; } \
    7>"${TMPDIR:-/tmp}/paramsmith-apt.lock" >&2 ||
    fail "apt-get could not install these packages: ${packages[*]}."
  has_python || fail "Python is still missing after the installation of ${packages[*]}."
}

install_python
digest=$(sha256sum "$requirements" | cut -c 1-16)
readonly environment="$directory/venv-$digest"
if [[ ! -f $environment/complete ]]; then
  rm -rf "$environment"
  mkdir -p "$directory"
  python3 -m venv "$environment" >&2
  "$environment/bin/pip" install --quiet --disable-pip-version-check --requirement "$requirements" >&2 ||
    fail 'pip could not install Schemathesis. The first installation needs the Python Package Index.'
  touch "$environment/complete"
fi
printf '%s\n' "$environment/bin/schemathesis"
