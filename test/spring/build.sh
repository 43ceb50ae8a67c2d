#!/usr/bin/env bash
# Builds the application of test/spring/application with Maven, and prints the path of its jar on
# the last line.
#
#   bash test/spring/build.sh [DIRECTORY]      (default: ${TMPDIR:-/tmp}/paramsmith-spring)
#
# Needs Java 17 and Maven; on Debian, root installs what is missing. A jar of the same sources is
# used again, without Maven and without network.
set -euo pipefail

readonly packages=(openjdk-17-jdk-headless maven)
here=$(dirname "$(realpath "${BASH_SOURCE[0]}")")
readonly here
directory=${1:-${TMPDIR:-/tmp}/paramsmith-spring}
readonly directory

fail() {
  printf 'build.sh: %s\n' "$1" >&2
  exit 1
}

has_tools() {
  command -v javac >/dev/null && command -v java >/dev/null && command -v mvn >/dev/null
}

install_tools() {
  if has_tools; then return; fi
  command -v apt-get >/dev/null && ((EUID == 0)) ||
    fail 'Java 17 or newer (java, javac) and Maven (mvn) are missing. Install them, or do not run the tests of test/spring.'
  # Other tests may install packages at the same time.
  { flock 7 && apt-get update --quiet=2 &&
    DEBIAN_FRONTEND=noninteractive apt-get install --quiet=2 --yes --no-install-recommends "${packages[@]}"; } \
    7>"${TMPDIR:-/tmp}/paramsmith-apt.lock" >&2 ||
    fail "apt-get could not install these packages: ${packages[*]}."
  has_tools || fail "java, javac or mvn is still missing after the installation of ${packages[*]}."
}

sources() {
  (cd "$here/application" && find pom.xml src -type f -print0 | sort -z | xargs -0 sha256sum)
}

install_tools
digest=$(sources | sha256sum | cut -c 1-16)
readonly jar="$directory/alliance-$digest.jar"
if [[ ! -f $jar ]]; then
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  cp -R "$here/application/." "$work"
  mvn --quiet --batch-mode --file "$work/pom.xml" package </dev/null >&2 ||
    fail 'Maven could not build the application. The first build needs the Maven Central repository.'
  mkdir -p "$directory"
  mv "$work/target/alliance.jar" "$jar.$$"
  mv "$jar.$$" "$jar"
fi
printf '%s\n' "$jar"
