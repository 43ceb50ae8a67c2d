#!/usr/bin/env bash
# Clones a wiki with git, through git-remote-mediawiki, and pushes to it. Prints what it got as JSON, a step a member.
#
#   with-git.sh ENDPOINT NAME PASSWORD
set -euo pipefail

readonly address=${1%/api.php} name=$2 password=$3
folder=$(mktemp -d)
readonly folder
trap 'rm -rf "$folder"' EXIT
# No configuration of the machine or the user.
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null GIT_TERMINAL_PROMPT=0
export GIT_AUTHOR_NAME=test GIT_AUTHOR_EMAIL=test@localhost GIT_COMMITTER_NAME=test GIT_COMMITTER_EMAIL=test@localhost

clone() {
  git clone --quiet -c "remote.origin.mwLogin=$name" -c "remote.origin.mwPassword=$password" \
    "mediawiki::$address" "$1" 2>>"$folder/log" || fail
}

fail() {
  cat "$folder/log" >&2
  exit 1
}

# A repository as JSON: the authors and subjects of its commits, and its files.
described() {
  local commits
  commits=$(git -C "$1" log --format='%an: %s' | jq --raw-input --slurp 'split("\n")[:-1]')
  (cd "$1" && for file in *.mw; do jq --raw-input --slurp --arg name "$file" '{ ($name): . }' <"$file"; done) |
    jq --slurp --argjson commits "$commits" '{ commits: $commits, files: add }'
}

clone "$folder/first"
cd "$folder/first"
printf 'One [[Main Page]].\n' >Pages_of_git.mw
git add Pages_of_git.mw
git commit --quiet --message first
printf 'Two.\n' >>Pages_of_git.mw
git commit --quiet --all --message second
git push --quiet origin master 2>>"$folder/log" || fail
clone "$folder/second"
jq --null-input --compact-output --argjson first "$(described "$folder/first")" --argjson second "$(described "$folder/second")" \
  '{ pushed: $first, cloned: $second }'
