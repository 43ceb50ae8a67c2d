#!/usr/bin/env bash
# Installs the clients in other languages that the stub is tried with, from Debian's packages.
set -euo pipefail

readonly packages=(python3-mwclient libmediawiki-api-perl)

missing=()
for name in "${packages[@]}"; do
  dpkg-query --show --showformat '${db:Status-Status}' "$name" 2>/dev/null |
    grep --quiet --line-regexp installed || missing+=("$name")
done
((${#missing[@]} == 0)) && exit 0
((EUID == 0)) || {
  printf 'Debian packages are missing, and only root can install them: %s\n' "${missing[*]}" >&2
  exit 1
}
apt-get update --quiet=2 >&2
DEBIAN_FRONTEND=noninteractive apt-get install --yes --quiet=2 --no-install-recommends \
  -o DPkg::Lock::Timeout=300 "${missing[@]}" >&2
