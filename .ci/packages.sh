# Installs packages where it can: on Debian, as root. Waits for no mirror, lock or question for ever. Sourced by .ci/run.
install_packages() {
  if [[ "$(id -u)" != 0 ]] || ! command -v apt-get >/dev/null; then return 0; fi
  local options=(-o Acquire::Retries=1 -o Acquire::http::Timeout=20 -o Acquire::https::Timeout=20 -o DPkg::Lock::Timeout=60)
  {
    timeout 120 apt-get "${options[@]}" update
    DEBIAN_FRONTEND=noninteractive timeout 300 apt-get "${options[@]}" -o Dpkg::Options::=--force-confold \
      install -y --no-install-recommends "$@"
  } </dev/null >/dev/null 2>&1 || true
}
