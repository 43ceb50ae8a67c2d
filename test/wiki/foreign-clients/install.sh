#!/usr/bin/env bash
# Installs the clients in other languages that the stub is tried with: from Debian's packages, and into folders beside
# this file, from PyPI into python/ and from Maven Central into java/. Does nothing if they are there.
set -euo pipefail

readonly packages=(
  git-mediawiki jq libmediawiki-api-perl libmediawiki-bot-perl maven openjdk-17-jdk-headless python3-mwclient python3-pip
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

if ! cmp --silent "$here/pom.xml" "$here/java/pom.xml"; then
  rm -rf "$here/java"
  mvn --quiet --batch-mode --file "$here/pom.xml" dependency:copy-dependencies \
    -DoutputDirectory="$here/java" </dev/null >&2
  cp "$here/pom.xml" "$here/java/"
fi
