import { Client, escapeIdentifier, type QueryResultRow } from "pg";
import { StartFailure } from "../start-failure.js";

/** Schemas on a server: each holds one catalogue, and is built in one transaction, so that it is there whole or not at all. */

/** The catalogue that an engine needs, and the schema that holds it. */
export interface Catalogue {
  readonly schema: string;
  /** Of what it was built from. */
  readonly hash: string;
}

/** Runs SQL on a server. */
export type Run = <Row extends QueryResultRow>(text: string, values?: readonly string[]) => Promise<readonly Row[]>;

/** The state of a schema: it holds the catalogue, or one of another season or version, or what no engine made, or nothing, or is not there. */
type SchemaState = "ready" | "other" | "foreign" | "empty" | "absent";

/** The table that records what a schema was built from. */
const mark = "built_catalogue";

export async function schemaState(run: Run, { schema, hash }: Catalogue): Promise<SchemaState> {
  const [found] = await run<{ readonly tables: number; readonly marks: number }>(
    `select count(relname) as tables, count(case when relname = '${mark}' then 1 end) as marks
     from pg_namespace left join pg_class on relnamespace = pg_namespace.oid where nspname = $1 group by nspname`,
    [schema],
  );
  if (!found) return "absent";
  if (Number(found.marks) === 0) return Number(found.tables) === 0 ? "empty" : "foreign";
  const [built] = await run<{ readonly hash: string }>(`select hash from ${escapeIdentifier(schema)}.${mark}`);
  return built?.hash === hash ? "ready" : "other";
}

/** Schemas of engines before there was a mark, and what their builds left behind. */
const earlier = "ski_([0-9a-f]{16}|building_.*)$";

/** The names of schemas with tables or views that neither an engine nor an extension made. */
export async function foreignSchemas(run: Run): Promise<readonly string[]> {
  const rows = await run<{ readonly name: string }>(
    `select distinct nspname as name from pg_namespace
     join pg_class on relnamespace = pg_namespace.oid and relkind in ('r', 'p', 'v', 'm', 'f')
     left join pg_class as mark on mark.relnamespace = pg_namespace.oid and mark.relname = '${mark}'
     left join pg_depend on pg_depend.objid = pg_class.oid and deptype = 'e'
     where mark.oid is null and pg_depend.objid is null and nspname <> 'information_schema' and nspname !~ '^(pg_|${earlier})'
     order by name`,
  );
  return rows.map(({ name }) => name);
}

/** Refuses a schema that holds something else, and a database that is in other use, unless the schema was named for it. */
export async function checkSchema(run: Run, { schema, hash }: Catalogue, named: boolean): Promise<SchemaState> {
  const state = await schemaState(run, { schema, hash });
  if (state === "foreign")
    throw new StartFailure(
      `The schema ${schema} has tables that this engine did not make.`,
      "Name an empty schema, or a new one, in ENGINE_SCHEMA.",
    );
  if (state === "other")
    throw new StartFailure(
      `The schema ${schema} holds the catalogue of another season or version.`,
      `Name another in ENGINE_SCHEMA, or drop this one: drop schema ${escapeIdentifier(schema)} cascade.`,
    );
  if (state === "ready" || named) return state;
  const [foreign] = await foreignSchemas(run);
  if (foreign !== undefined)
    throw new StartFailure(
      `The database of DATABASE_URL is in other use: its schema ${foreign} has tables that this engine did not make.`,
      "Give a database of the engine's own, or name the schema that the engine may create there in ENGINE_SCHEMA.",
    );
  return state;
}

const connectMilliseconds = 4000;
const buildMilliseconds = 120_000;
/** A build whose engine stopped in the middle is given up by the server, and another's begins. */
const idleMilliseconds = 30_000;

/** Builds a catalogue by the SQL that `load` runs, unless it is there: engines that build the same one do so one after the other. */
export async function buildSchema(
  url: string,
  catalogue: Catalogue,
  load: (run: (sql: string) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectMilliseconds, query_timeout: buildMilliseconds });
  // A connection that breaks fails the statement that runs; an event that nobody hears would end the process.
  client.on("error", () => {});
  const schema = escapeIdentifier(catalogue.schema);
  const run: Run = async (text, values = []) => (await client.query({ text, values: [...values] })).rows;
  try {
    await client.connect();
    await client.query(
      `begin; set local lock_timeout = ${buildMilliseconds}; set local statement_timeout = ${buildMilliseconds};
       set local idle_in_transaction_session_timeout = ${idleMilliseconds}`,
    );
    await run("select pg_advisory_xact_lock(hashtext($1))", [catalogue.schema]);
    const state = await schemaState(run, catalogue);
    let vacuum = "";
    if (state === "absent") await client.query(`create schema ${schema}`);
    if (state === "absent" || state === "empty") {
      await client.query(`set local search_path to ${schema}`);
      await load((sql) => client.query(sql));
      const tables = await run<{ readonly name: string }>("select tablename as name from pg_tables where schemaname = $1", [
        catalogue.schema,
      ]);
      const names = tables.map(({ name }) => `${schema}.${escapeIdentifier(name)}`).join(", ");
      await client.query(`analyze ${names}`);
      vacuum = `vacuum ${names}`;
      await run(`create table ${mark} (hash text primary key)`);
      await run(`insert into ${mark} values ($1)`, [catalogue.hash]);
    }
    await client.query("commit");
    // No transaction can vacuum, and an index alone is read only once its table is vacuumed.
    if (vacuum) await client.query(vacuum);
  } finally {
    await client.end();
  }
}
