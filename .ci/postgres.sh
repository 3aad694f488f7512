# Provides a PostgreSQL for the run where it can (root on Debian) and sets DATABASE_URL. Sourced by .ci/run; never fails it.

postgres_home=""
postgres_bin=""

postgres_as() { runuser -u postgres -- "$@"; }

start_postgres() {
  if [[ -n "${DATABASE_URL:-}" ]]; then echo "PostgreSQL: the one that DATABASE_URL names."; return 0; fi
  if [[ "$(id -u)" != 0 ]] || ! command -v apt-get runuser >/dev/null; then
    echo "PostgreSQL: none, as only root on Debian can provide one; its tests are skipped."
    return 0
  fi
  if ! compgen -G "/usr/lib/postgresql/*/bin/initdb" >/dev/null; then
    (apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends postgresql) >/dev/null 2>&1 || true
  fi
  postgres_bin="$(compgen -G "/usr/lib/postgresql/*/bin" | sort -V | tail -n 1 || true)"
  postgres_home="$(mktemp -d)"
  local port
  port="$(node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })')"
  if [[ -n "$postgres_bin" ]] && chown postgres "$postgres_home" &&
    postgres_as "$postgres_bin/initdb" -D "$postgres_home/data" -A trust -E UTF8 --locale=C >"$postgres_home/log" 2>&1 &&
    postgres_as "$postgres_bin/pg_ctl" -D "$postgres_home/data" -w -l "$postgres_home/server.log" \
      -o "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories=$postgres_home" start >>"$postgres_home/log" 2>&1; then
    export DATABASE_URL="postgres://postgres@127.0.0.1:$port/postgres"
    echo "PostgreSQL: $("$postgres_bin/postgres" --version) on port $port."
  else
    echo "PostgreSQL: none, as it could not be installed or started; its tests are skipped."
  fi
}

stop_postgres() {
  if [[ -n "$postgres_home" && -d "$postgres_home" ]]; then
    if [[ -d "$postgres_home/data" ]]; then postgres_as "$postgres_bin/pg_ctl" -D "$postgres_home/data" -m immediate stop >/dev/null 2>&1 || true; fi
    rm -rf "$postgres_home"
  fi
}
