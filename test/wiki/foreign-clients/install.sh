#!/usr/bin/env bash
# Installs the clients in other languages that the stub is tried with: from Debian's packages, and from PyPI into
# python/ beside this file. Does nothing if they are there.
set -euo pipefail

readonly packages=(
  git-mediawiki jq libmediawiki-api-perl libmediawiki-bot-perl python3-mwclient python3-pip
)
here=$(dirname "$(realpath "${BASH_SOURCE[0]}")")
readonly here

missing=()
for name in "${packages[@]}"; do
  dpkg-query --show --showformat '${db:Status-Status}' "$name" 2>/dev/null |
    grep --quiet --line-regexp installed || missing+=("$name")
done
if ((${#missing[@]} > 0)); then
  ((EUID == 0)) || {
    printf 'Debian packages are missing, and only root can install them: %s\n' "${missing[*]}" >&2
    exit 1
  }
  # Other tests may install packages at the same time.
  exec 7>"${TMPDIR:-/tmp}/paramsmith-apt.lock"
  flock 7
  apt-get update --quiet=2 >&2
  DEBIAN_FRONTEND=noninteractive apt-get install --yes --quiet=2 --no-install-recommends \
    -o DPkg::Lock::Timeout=300 "${missing[@]}" >&2 7>&-
  exec 7>&-
fi

# The stamp is a copy of what is installed.
if ! cmp --silent "$here/requirements.txt" "$here/python/requirements.txt"; then
  rm -rf "$here/python"
  /usr/bin/python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore \
    --require-hashes --target "$here/python" --requirement "$here/requirements.txt" >&2
  cp "$here/requirements.txt" "$here/python/"
fi
