# Provides a PostgreSQL for the run where it can and sets DATABASE_URL: one that is installed, or on Debian, as root, its
# package. Sourced by .ci/run; never fails it.

postgres_floor=15
postgres_home=""
postgres_bin=""

# PostgreSQL refuses to run as root.
postgres_as() { if [[ "$(id -u)" == 0 ]]; then runuser -u postgres -- "$@"; else "$@"; fi; }

# The newest one installed, from the floor up; empty without.
find_postgres() {
  postgres_bin="$(
    for bin in /usr/lib/postgresql/*/bin; do
      version="${bin%/bin}"
      version="${version##*/}"
      if [[ -x "$bin/initdb" && "$version" =~ ^[0-9]+$ && "$version" -ge "$postgres_floor" ]]; then echo "$bin"; fi
    done | sort -V | tail -n 1
  )" || postgres_bin=""
}

# Waits for no mirror, lock or question for ever, and makes no cluster of its own that would stay behind.
install_postgres() {
  if [[ "$(id -u)" != 0 ]] || ! command -v apt-get >/dev/null || ! command -v runuser >/dev/null; then return 0; fi
  if [[ ! -e /etc/postgresql-common/createcluster.conf ]]; then
    mkdir -p /etc/postgresql-common && echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf
  fi
  local options=(-o Acquire::Retries=1 -o Acquire::http::Timeout=20 -o Acquire::https::Timeout=20 -o DPkg::Lock::Timeout=60)
  {
    timeout 120 apt-get "${options[@]}" update
    DEBIAN_FRONTEND=noninteractive timeout 300 apt-get "${options[@]}" -o Dpkg::Options::=--force-confold \
      install -y --no-install-recommends postgresql
  } </dev/null >/dev/null 2>&1 || true
}

start_postgres() {
  if [[ -n "${DATABASE_URL:-}" ]]; then echo "PostgreSQL: the one that DATABASE_URL names."; return 0; fi
  find_postgres
  if [[ -z "$postgres_bin" ]]; then install_postgres || true; find_postgres; fi
  if [[ -z "$postgres_bin" ]]; then
    echo "PostgreSQL: none of version $postgres_floor or newer, nor can one be installed; its tests are skipped."
    return 0
  fi
  local port
  if postgres_home="$(mktemp -d)" && { [[ "$(id -u)" != 0 ]] || chown postgres "$postgres_home"; } &&
    port="$(node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })')" &&
    postgres_as "$postgres_bin/initdb" -D "$postgres_home/data" -U postgres -A trust -E UTF8 --locale=C >"$postgres_home/log" 2>&1 &&
    postgres_as "$postgres_bin/pg_ctl" -D "$postgres_home/data" -w -l "$postgres_home/server.log" \
      -o "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories=$postgres_home" start >>"$postgres_home/log" 2>&1; then
    export DATABASE_URL="postgres://postgres@127.0.0.1:$port/postgres"
    echo "PostgreSQL: $("$postgres_bin/postgres" --version) on port $port."
  else
    echo "PostgreSQL: installed, but it could not be started; its tests are skipped."
  fi
}

stop_postgres() {
  if [[ -n "$postgres_home" && -d "$postgres_home" ]]; then
    if [[ -d "$postgres_home/data" ]]; then postgres_as "$postgres_bin/pg_ctl" -D "$postgres_home/data" -m immediate stop >/dev/null 2>&1 || true; fi
    rm -rf "$postgres_home"
  fi
}
