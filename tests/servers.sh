#!/usr/bin/env bash
# Installs the servers the tests talk to where it may, else says in one sentence what to install.
set -u
missing=()
command -v redis-server >/dev/null || missing+=(redis-server)
command -v chromium >/dev/null || command -v google-chrome >/dev/null || missing+=(chromium)
[ ${#missing[@]} -eq 0 ] && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "== installing ${missing[*]}"
  export DEBIAN_FRONTEND=noninteractive
  apt-get -o DPkg::Lock::Timeout=300 update -qq >/dev/null && \
    apt-get -o DPkg::Lock::Timeout=300 install -yqq --no-install-recommends "${missing[@]}" >/dev/null && exit 0
fi
echo "Please install: ${missing[*]} (Debian and Ubuntu: sudo apt-get install ${missing[*]})."
[ "${CI:-}" = true ] && exit 1
exit 0
