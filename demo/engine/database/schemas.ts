import { randomUUID } from "node:crypto";
import { Pool } from "pg";

/** Schemas on a server: each is built aside and appears under its own name once it is whole. */

const asideName = /^ski_building_(\d+)_/;
const day = 86_400_000;

export async function hasSchema(pool: Pool, schema: string): Promise<boolean> {
  const { rowCount } = await pool.query("select 1 from information_schema.schemata where schema_name = $1", [schema]);
  return (rowCount ?? 0) > 0;
}

/** Drops what builds that were killed left behind: no build lasts a day. */
async function dropAbandoned(pool: Pool, now: number): Promise<void> {
  const { rows } = await pool.query<{ name: string }>("select schema_name as name from information_schema.schemata");
  for (const { name } of rows) {
    const begun = asideName.exec(name)?.[1];
    if (begun !== undefined && now - Number(begun) > day) await pool.query(`drop schema if exists ${name} cascade`);
  }
}

/** Builds a schema by the SQL that `load` runs. A build that is second, or fails, drops its own; rejects if there is none then. */
export async function buildSchema(
  url: string,
  schema: string,
  load: (run: (sql: string) => Promise<unknown>) => Promise<void>,
  now = Date.now(),
): Promise<void> {
  const aside = `ski_building_${now}_${randomUUID().replaceAll("-", "")}`;
  const pool = new Pool({ connectionString: url, max: 1 });
  try {
    await dropAbandoned(pool, now);
    await pool.query(`create schema ${aside}`);
    await pool.query(`set search_path to ${aside}`);
    await load((sql) => pool.query(sql));
    await pool.query("analyze");
    await pool.query(`alter schema ${aside} rename to ${schema}`);
  } catch (error) {
    // Where the server itself is gone, the next build drops it, and this failure is the one to report.
    const settled = await pool.query(`drop schema if exists ${aside} cascade`).then(
      () => hasSchema(pool, schema),
      () => false,
    );
    if (!settled) throw error;
  } finally {
    await pool.end();
  }
}
