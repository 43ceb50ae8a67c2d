#!/usr/bin/env bash
# Installs pywikibot, which the stub is tried with, from PyPI into python/ beside this file. Does nothing if it is there.
set -euo pipefail

here=$(dirname "$(realpath "${BASH_SOURCE[0]}")")
readonly here

# The stamp is a copy of what is installed.
cmp --silent "$here/requirements.txt" "$here/python/requirements.txt" && exit

if ! /usr/bin/python3 -m pip --version >/dev/null 2>&1; then
  ((EUID == 0)) || {
    printf 'python3-pip is missing, and only root can install it.\n' >&2
    exit 1
  }
  # Other tests may install packages at the same time.
  exec 7>"${TMPDIR:-/tmp}/paramsmith-apt.lock"
  flock 7
  apt-get update --quiet=2 >&2
  DEBIAN_FRONTEND=noninteractive apt-get install --yes --quiet=2 --no-install-recommends \
    -o DPkg::Lock::Timeout=300 python3-pip >&2 7>&-
  exec 7>&-
fi
rm -rf "$here/python"
/usr/bin/python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore \
  --require-hashes --target "$here/python" --requirement "$here/requirements.txt" >&2
cp "$here/requirements.txt" "$here/python/"
