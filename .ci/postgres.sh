# Provides a PostgreSQL for the run where it can and sets DATABASE_URL: one that is installed, or on Debian, as root, its
# package. Beside it two standbys that stream from it and a PgBouncer, which only tests of their own use: these find them in the
# folder DATABASE_TEST_FOLDER, as servers/NAME/{postmaster.pid,start} and pgbouncer/{url,pid}. Sourced by .ci/run, after packages.sh;
# never fails it.

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

# Makes no cluster of its own that would stay behind.
install_postgres() {
  if ! command -v runuser >/dev/null || ! command -v apt-get >/dev/null; then return 0; fi
  if [[ "$(id -u)" == 0 && ! -e /etc/postgresql-common/createcluster.conf ]]; then
    mkdir -p /etc/postgresql-common && echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf
  fi
  install_packages postgresql
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
  if postgres_home="$(mktemp -d)" && postgres_owns "$postgres_home" && port="$(free_port)" &&
    postgres_as "$postgres_bin/initdb" -D "$postgres_home/servers/primary" -U postgres -A trust -E UTF8 --locale=C >"$postgres_home/log" 2>&1 &&
    demand_password with_password && start_server primary "$port"; then
    export DATABASE_URL="postgres://postgres@127.0.0.1:$port/postgres"
    echo "PostgreSQL: $("$postgres_bin/postgres" --version) on port $port."
    start_companions
  else
    echo "PostgreSQL: installed, but it could not be started; its tests are skipped."
  fi
}

postgres_owns() { if [[ "$(id -u)" == 0 ]]; then chown postgres "$1"; fi; }

# The one user that a test gives a wrong password to.
demand_password() {
  local rules="$postgres_home/servers/primary/pg_hba.conf"
  { echo "host all $1 127.0.0.1/32 scram-sha-256"; cat "$rules"; } | postgres_as tee "$rules.new" >/dev/null && postgres_as mv "$rules.new" "$rules"
}

free_port() {
  node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })'
}

# Starts a server by a script that tests can run again after they ended it.
start_server() {
  local name="$1" port="$2" data="$postgres_home/servers/$1" as=""
  if [[ "$(id -u)" == 0 ]]; then as="runuser -u postgres --"; fi
  postgres_as tee "$data/start" >/dev/null <<SCRIPT
#!/bin/sh
cd /
exec $as "$postgres_bin/pg_ctl" -D "$data" -w -t 30 -l "$postgres_home/servers/$name.log" -o "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories=$postgres_home -c max_wal_senders=8 -c wal_keep_size=256MB" start </dev/null >/dev/null 2>&1
SCRIPT
  postgres_as chmod +x "$data/start"
  "$data/start"
}

# Two standbys, and PgBouncer in transaction mode before the primary. Without them their tests are skipped.
start_companions() {
  local number port
  for number in 1 2; do
    if ! { port="$(free_port)" &&
      postgres_as "$postgres_bin/pg_basebackup" -d "$DATABASE_URL" -D "$postgres_home/servers/standby-$number" -R -c fast >>"$postgres_home/log" 2>&1 &&
      start_server "standby-$number" "$port"; }; then
      echo "PostgreSQL: standby $number could not be started; the tests of standbys are skipped."
      return 0
    fi
  done
  echo "PostgreSQL: two standbys stream from it."
  export DATABASE_TEST_FOLDER="$postgres_home"
  if [[ ! -x "$(find_pgbouncer)" ]]; then install_packages pgbouncer || true; fi
  if [[ ! -x "$(find_pgbouncer)" ]] || ! start_pgbouncer; then
    echo "PgBouncer: not installed, or it could not be started; its tests are skipped."
  fi
}

find_pgbouncer() { command -v pgbouncer || echo /usr/sbin/pgbouncer; }

start_pgbouncer() {
  local port folder="$postgres_home/pgbouncer" server="${DATABASE_URL##*:}"
  port="$(free_port)"
  postgres_as mkdir "$folder"
  postgres_as tee "$folder/ini" >/dev/null <<INI
[databases]
postgres = host=127.0.0.1 port=${server%%/*} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = $port
unix_socket_dir =
auth_type = trust
auth_file = $folder/users
pool_mode = transaction
default_pool_size = 4
pidfile = $folder/pid
logfile = $folder/log
INI
  echo '"postgres" ""' | postgres_as tee "$folder/users" >/dev/null
  postgres_as "$(find_pgbouncer)" -q -d "$folder/ini" >>"$postgres_home/log" 2>&1 || return 1
  echo "postgres://postgres@127.0.0.1:$port/postgres" | postgres_as tee "$folder/url" >/dev/null
  echo "PgBouncer: $("$(find_pgbouncer)" --version | head -n 1) on port $port, in transaction mode."
}

stop_postgres() {
  if [[ -n "$postgres_home" && -d "$postgres_home" ]]; then
    if [[ -s "$postgres_home/pgbouncer/pid" ]]; then kill "$(<"$postgres_home/pgbouncer/pid")" 2>/dev/null || true; fi
    local data
    for data in "$postgres_home"/servers/*/; do
      if [[ ! -s "$data/postmaster.pid" ]]; then continue; fi
      # A test that was ended may have left a server stopped in the middle.
      pkill -CONT -P "$(head -n 1 "$data/postmaster.pid")" 2>/dev/null || true
      kill -CONT "$(head -n 1 "$data/postmaster.pid")" 2>/dev/null || true
      postgres_as "$postgres_bin/pg_ctl" -D "$data" -m immediate stop >/dev/null 2>&1 || true
    done
    rm -rf "$postgres_home"
  fi
}
