import { Pool } from "pg";
import { type Database, poolDatabase } from "./database.js";
import { databaseHash } from "./hash.js";
import { loadCatalogue } from "./load.js";
import { buildSchema, hasSchema } from "./schemas.js";
import { typesRead } from "./wire-types.mjs";

/** The catalogue on sale on a day on a PostgreSQL server (15 or newer) or its like; loaded first where it is not there. */
export async function openServer(url: string, today: number): Promise<Database> {
  const schema = `ski_${databaseHash(today)}`;
  const pool = new Pool({
    connectionString: url,
    types: typesRead,
    options: `-c search_path=${schema}`,
    allowExitOnIdle: true,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on("error", (error) => console.error(`A connection to the database broke: ${error.message}`));
  try {
    if (!(await hasSchema(pool, schema))) await buildSchema(url, schema, (run) => loadCatalogue(run, today));
  } catch (error) {
    await pool.end();
    throw error;
  }
  return poolDatabase(pool);
}
