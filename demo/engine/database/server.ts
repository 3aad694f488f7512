import { randomUUID } from "node:crypto";
import { Pool } from "pg";
import { type Database, poolDatabase } from "./database.js";
import { databaseHash } from "./hash.js";
import { loadCatalogue } from "./load.js";
import { typesRead } from "./wire-types.js";

async function has(pool: Pool, schema: string): Promise<boolean> {
  const { rowCount } = await pool.query("select 1 from information_schema.schemata where schema_name = $1", [schema]);
  return (rowCount ?? 0) > 0;
}

/** Builds aside under another name; the schema appears under its own once it is whole. Who comes second drops theirs. */
async function build(url: string, schema: string, today: number): Promise<void> {
  const aside = `ski_building_${randomUUID().replaceAll("-", "")}`;
  const pool = new Pool({ connectionString: url, max: 1 });
  try {
    await pool.query(`create schema ${aside}`);
    await pool.query(`set search_path to ${aside}`);
    await loadCatalogue((sql) => pool.query(sql), today);
    await pool.query("analyze");
    await pool.query(`alter schema ${aside} rename to ${schema}`).catch(async (error: unknown) => {
      await pool.query(`drop schema ${aside} cascade`);
      if (!(await has(pool, schema))) throw error;
    });
  } finally {
    await pool.end();
  }
}

/** The catalogue on sale on a day on a PostgreSQL server (15 or newer) or its like; loaded first where it is not there. */
export async function openServer(url: string, today: number): Promise<Database> {
  const schema = `ski_${databaseHash(today)}`;
  const pool = new Pool({
    connectionString: url,
    types: typesRead,
    options: `-c search_path=${schema} -c enable_nestloop=off -c jit=off`,
    allowExitOnIdle: true,
  });
  // A connection that breaks while it rests is replaced by the pool; without a listener it would end the process.
  pool.on("error", (error) => console.error(`A connection to the database broke: ${error.message}`));
  if (!(await has(pool, schema))) await build(url, schema, today);
  return poolDatabase(pool);
}
