#!/usr/bin/env bash
# Makes a wiki on SQLite for the tests, of one of several versions of MediaWiki.
#
#   bash test/wiki/install.sh [DIRECTORY]      (default: ${TMPDIR:-/tmp}/paramsmith-wiki)
#   bash test/wiki/install.sh --content first|second [DIRECTORY]
#                         (default: ${TMPDIR:-/tmp}/paramsmith-filled-wiki-first, or -second)
#
#   PARAMSMITH_WIKI_VERSION=1.39   Debian 12's package, which is installed (default)
#   PARAMSMITH_WIKI_VERSION=1.43   Debian 13's package, which is unpacked, not installed, into
#                                  ${TMPDIR:-/tmp}/paramsmith-mediawiki-1.43
#   PARAMSMITH_MEDIAWIKI=FOLDER    the sources of any version in a folder, with their dependencies
#
# The names of the default directories end with the version, except for 1.39.
#
# The wiki is nearly empty, or test/wiki/fill.php fills it with one of its contents. Prints the
# wiki's directory on its last line. A finished wiki is used again; one that a broken or an older
# installation left behind, or that holds something else, is removed and made anew. Nothing is
# started: test/wiki/server.ts does that.
#
#   DIRECTORY/LocalSettings.php   the wiki's settings
#   DIRECTORY/mediawiki           a link to MediaWiki's sources
#   DIRECTORY/www/                what the web server shows: entry points, static files, uploads
#   DIRECTORY/data/               the databases
#   DIRECTORY/cache/              compiled interface messages
#   DIRECTORY/log/                what PHP complained about
set -euo pipefail

readonly php_packages=(php-cli php-sqlite3 php-mbstring php-xml php-intl)
readonly installed=/usr/share/mediawiki
here=$(dirname "$(realpath "${BASH_SOURCE[0]}")")
readonly here
readonly admin_password='paramsmith-admin-password'
readonly bot_password='paramsmith-highlimits-password'

fail() {
  printf 'install.sh: %s\n' "$1" >&2
  exit 1
}

# missing_packages PACKAGE...
missing_packages() {
  local name
  for name in "$@"; do
    dpkg-query --show --showformat '${db:Status-Status}' "$name" 2>/dev/null |
      grep --quiet --line-regexp installed || printf '%s\n' "$name"
  done
}

# install_packages PACKAGE...
install_packages() {
  command -v dpkg-query >/dev/null && command -v apt-get >/dev/null ||
    fail "the wiki needs Debian's packages ($*), and there is no apt-get here."
  local -a missing
  mapfile -t missing < <(missing_packages "$@")
  ((${#missing[@]} == 0)) && return
  ((EUID == 0)) ||
    fail "Debian packages are missing, and only root can install them: ${missing[*]}."
  # Other tests may install packages at the same time.
  exec 7>"${TMPDIR:-/tmp}/paramsmith-apt.lock"
  flock 7
  apt-get update --quiet=2 >&2 ||
    fail "apt-get update failed, and these packages are missing: ${missing[*]}."
  local name
  for name in "${missing[@]}"; do
    apt-cache show --no-all-versions "$name" >/dev/null 2>&1 ||
      fail "apt has no package $name here; MediaWiki 1.39 is in Debian 12 (bookworm)."
  done
  # MediaWiki depends on a web server, which the tests do not use: it must not be started.
  local policy=/usr/sbin/policy-rc.d
  if [[ ! -e $policy ]]; then
    # shellcheck disable=SC2064
    trap "rm -f $policy" EXIT
    printf '#!/bin/sh\nexit 101\n' >"$policy"
    chmod 755 "$policy"
  fi
  DEBIAN_FRONTEND=noninteractive \
    apt-get install --yes --quiet=2 --no-install-recommends \
    -o DPkg::Lock::Timeout=300 "${missing[@]}" >&2 9>&- 7>&- ||
    fail "apt-get could not install ${missing[*]}; its own message is above."
  exec 7>&-
  if [[ -n "$(trap -p EXIT)" ]]; then
    rm -f "$policy"
    trap - EXIT
  fi
}

# Downloads MediaWiki of Debian 13 and unpacks it, beside a system of any other version: lists of
# packages of its own are used for one download.
unpack_trixie() {
  local folder=$1
  [[ -e "$folder/.unpacked" ]] && return
  command -v dpkg-deb >/dev/null && command -v apt-get >/dev/null ||
    fail "MediaWiki 1.43 is Debian 13's package, and there is no apt-get here."
  local keys=/usr/share/keyrings/debian-archive-keyring.gpg
  [[ -e $keys ]] || fail "Debian's keys ($keys) are missing: install debian-archive-keyring."
  rm -rf "$folder"
  mkdir -p "$folder"/{lists/partial,cache/archives/partial}
  cat >"$folder/trixie.sources" <<SOURCES
Types: deb
URIs: http://deb.debian.org/debian
Suites: trixie
Components: main
Signed-By: $keys
SOURCES
  local -a options=(
    --quiet=2 -o "Dir::Etc::SourceList=$folder/trixie.sources" -o Dir::Etc::SourceParts=/dev/null
    -o Dir::Etc::Preferences=/dev/null -o Dir::Etc::PreferencesParts=/dev/null
    -o "Dir::State::Lists=$folder/lists" -o "Dir::Cache=$folder/cache"
    -o APT::Sandbox::User=
  )
  (cd "$folder" && apt-get update "${options[@]}" &&
    apt-get download "${options[@]}" mediawiki mediawiki-classes) >&2 ||
    fail 'MediaWiki of Debian 13 could not be downloaded; the message of apt-get is above.'
  local package
  for package in "$folder"/*.deb; do dpkg-deb --extract "$package" "$folder"; done
  # Links to folders of a system in which the package is installed.
  local sources="$folder$installed"
  rm -f "$sources"/{LocalSettings.php,config,images,extensions}
  ln -s extensions-core "$sources/extensions"
  rm -rf "$folder"/{lists,cache,*.deb}
  touch "$folder/.unpacked"
}

# The version of the sources in a folder, such as 1.39.17.
version_of() {
  sed -n "s/^define( 'MW_VERSION', '\(.*\)' );$/\1/p" "$1/includes/Defines.php"
}

# Makes MediaWiki's sources available, and sets `source` to their folder.
provide_source() {
  local wanted=$1
  if [[ -n "${PARAMSMITH_MEDIAWIKI:-}" ]]; then
    source=$(realpath "$PARAMSMITH_MEDIAWIKI")
    install_packages "${php_packages[@]}"
    return
  fi
  case $wanted in
    1.39)
      source=$installed
      install_packages mediawiki "${php_packages[@]}"
      ;;
    1.43)
      install_packages "${php_packages[@]}"
      local folder=${TMPDIR:-/tmp}/paramsmith-mediawiki-1.43
      exec 8>"$folder.lock"
      flock 8
      unpack_trixie "$folder" 8>&-
      exec 8>&-
      source=$folder$installed
      ;;
    *) fail "PARAMSMITH_WIKI_VERSION is 1.39 or 1.43, not $wanted." ;;
  esac
  local version
  version=$(version_of "$source")
  [[ "$version" == "$wanted".* ]] ||
    fail "MediaWiki $wanted is wanted, and $source has ${version:-none}."
}

# The version whose wiki is wanted, such as 1.43.
wanted_version() {
  if [[ -z "${PARAMSMITH_MEDIAWIKI:-}" ]]; then
    printf '%s\n' "${PARAMSMITH_WIKI_VERSION:-1.39}"
    return
  fi
  [[ -e "$PARAMSMITH_MEDIAWIKI/includes/Defines.php" ]] ||
    fail "PARAMSMITH_MEDIAWIKI is a folder with MediaWiki's sources, not $PARAMSMITH_MEDIAWIKI."
  local version
  version=$(version_of "$PARAMSMITH_MEDIAWIKI")
  [[ "$version" =~ ^[0-9]+\.[0-9]+ ]] || fail "$PARAMSMITH_MEDIAWIKI has no version."
  printf '%s\n' "${BASH_REMATCH[0]}"
}

make_wiki() {
  local directory=$1
  mkdir -p "$directory"/{data,cache,log,www/images}
  ln -s "$source" "$directory/mediawiki"

  MW_CONFIG_FILE="$directory/LocalSettings.php" php "$source/maintenance/install.php" \
    --confpath "$directory" --dbtype sqlite --dbname wiki --dbpath "$directory/data" \
    --server http://127.0.0.1:8080 --scriptpath '' --lang en --skins Vector \
    --pass "$admin_password" 'Paramsmith Wiki' Admin

  cat >>"$directory/LocalSettings.php" <<'PHP'

# The settings below are test/wiki/install.sh's.

# The wiki is at whatever address it was asked under. A script on the command line can say which.
$wgServer = PHP_SAPI === 'cli-server'
	? 'http://' . $_SERVER['HTTP_HOST']
	: ( getenv( 'PARAMSMITH_WIKI_SERVER' ) ?: 'http://127.0.0.1:8080' );

# The same request must get the same answer whatever was asked before it: nothing is cached but
# sessions (without which nobody can log in) and the compiled interface messages.
$wgMainCacheType = CACHE_NONE;
$wgMessageCacheType = CACHE_NONE;
$wgParserCacheType = CACHE_NONE;
$wgSessionCacheType = CACHE_DB;
$wgCacheDirectory = __DIR__ . '/cache';
$wgLocalisationCacheConf['store'] = 'array';
$wgJobRunRate = 0;
$wgPingback = false;

# Tests ask fast and often.
$wgRateLimits = [];
$wgPasswordAttemptThrottle = [];
$wgAccountCreationThrottle = 0;

$wgEnableUploads = true;
$wgUploadDirectory = __DIR__ . '/www/images';
$wgUploadPath = '/images';
$wgUseImageMagick = false;
# Comparisons do not depend on the extension php-wikidiff2, which Debian recommends.
$wgDiffEngine = 'php';

$wgShowExceptionDetails = true;
$wgShowHostnames = false;
PHP

  # An entry point of our own for each of MediaWiki's, so that the package's files stay where they
  # are.
  local name
  for name in api index load rest thumb; do
    cat >"$directory/www/$name.php" <<PHP
<?php
define( 'MW_CONFIG_FILE', dirname( __DIR__ ) . '/LocalSettings.php' );
require '$source/$name.php';
PHP
  done
  ln -s "$source/resources" "$source/skins" "$directory/www/"

  php "$source/maintenance/createAndPromote.php" --conf "$directory/LocalSettings.php" \
    --custom-groups bot Highlimits "$bot_password"
}

fill_wiki() {
  local directory=$1 content=$2
  cp "$here/fill/settings.php" "$directory/FilledSettings.php"
  printf "\nrequire __DIR__ . '/FilledSettings.php';\n" >>"$directory/LocalSettings.php"
  # A language with variants.
  [[ "$content" == first ]] ||
    printf "\$wgLanguageCode = 'sr';\n" >>"$directory/LocalSettings.php"
  MW_INSTALL_PATH="$source" php -d error_log="$directory/log/fill.log" "$here/fill.php" \
    --conf "$directory/LocalSettings.php" --content "$content"
}

main() {
  local content=''
  if [[ "${1:-}" == --content ]]; then
    content=${2:-}
    [[ "$content" == first || "$content" == second ]] ||
      fail "--content is first or second, not ${content:-nothing}."
    shift 2
  fi
  local wanted
  wanted=$(wanted_version)
  local name=paramsmith-${content:+filled-}wiki${content:+-$content}
  [[ "$wanted" == 1.39 ]] || name+=-$wanted
  local directory=${1:-${TMPDIR:-/tmp}/$name}
  directory=$(realpath --canonicalize-missing "$directory")
  mkdir -p "$(dirname "$directory")"

  # One installation at a time.
  exec 9>"$directory.lock"
  flock 9
  local source
  provide_source "$wanted"

  # `.paramsmith-wiki` says that a directory is ours to remove, `.installed` that it is finished,
  # and from what it was made.
  local fingerprint
  fingerprint=$(
    sha256sum <"${BASH_SOURCE[0]}"
    if [[ -n "$content" ]]; then
      printf '%s\n' "$content"
      cat "$here/class-names.php" "$here/fill.php" "$here"/fill/*.php | sha256sum
    fi
    printf '%s\n' "$source"
    version_of "$source"
  )
  if [[ "$(cat "$directory/.installed" 2>/dev/null || true)" != "$fingerprint" ]]; then
    if [[ -e "$directory" && ! -e "$directory/.paramsmith-wiki" &&
      -n "$(ls -A "$directory")" ]]; then
      fail "$directory holds something that this script did not make; name another directory."
    fi
    rm -rf "$directory"
    mkdir "$directory"
    touch "$directory/.paramsmith-wiki"
    # Not `make_wiki || ...`: there, a failing command inside it would not end it.
    # shellcheck disable=SC2064
    trap "cat '$directory/install.log' >&2; echo 'install.sh: it failed, as said above.' >&2" EXIT
    make_wiki "$directory" >"$directory/install.log" 2>&1 9>&-
    [[ -z "$content" ]] || fill_wiki "$directory" "$content" >>"$directory/install.log" 2>&1 9>&-
    trap - EXIT
    printf '%s\n' "$fingerprint" >"$directory/.installed"
  fi
  printf '%s\n' "$directory"
}

main "$@"
