#!/usr/bin/env bash
# Installs a browser and the fonts of the screenshots from Debian's packages, if they are missing.
#
#   bash test/browser/install.sh [chromium | firefox-esr]
#
# Prints the path of the browser on its last line. Default: chromium. Nothing is started: test/browser/browser.ts does that.
set -euo pipefail

readonly browser=${1:-chromium}
readonly packages=("$browser" fonts-dejavu-core)
readonly fonts=/usr/share/fonts/truetype/dejavu

fail() {
  printf 'install.sh: %s\n' "$1" >&2
  exit 1
}

missing_packages() {
  local name
  for name in "${packages[@]}"; do
    dpkg-query --show --showformat '${db:Status-Status}' "$name" 2>/dev/null |
      grep --quiet --line-regexp installed || printf '%s\n' "$name"
  done
}

install_packages() {
  command -v dpkg-query >/dev/null && command -v apt-get >/dev/null ||
    fail "the browser is Debian's (${packages[*]}), and there is no apt-get here."
  local -a missing
  mapfile -t missing < <(missing_packages)
  ((${#missing[@]} == 0)) && return
  ((EUID == 0)) ||
    fail "Debian packages are missing, and only root can install them: ${missing[*]}."
  # Other tests may install packages at the same time.
  exec 7>"${TMPDIR:-/tmp}/paramsmith-apt.lock"
  flock 7
  apt-get update --quiet=2 >&2 ||
    fail "apt-get update failed, and these packages are missing: ${missing[*]}."
  DEBIAN_FRONTEND=noninteractive \
    apt-get install --yes --quiet=2 --no-install-recommends \
    -o DPkg::Lock::Timeout=300 "${missing[@]}" >&2 9>&- 7>&- ||
    fail "apt-get could not install ${missing[*]}; its own message is above."
  exec 7>&-
}

main() {
  # One installation at a time.
  exec 9>"${TMPDIR:-/tmp}/paramsmith-browser.lock"
  flock 9
  install_packages
  [[ -d $fonts ]] || fail "the package fonts-dejavu-core has no fonts in $fonts."
  command -v "$browser" || fail "the package $browser has no command $browser."
}

main "$@"
