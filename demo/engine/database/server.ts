import { connectServer, type Server, ServerFailure } from "./connections.js";
import type { Database } from "./database.js";
import { databaseHash } from "./hash.js";
import { loadCatalogue } from "./load.js";
import { buildSchema, type Catalogue, checkSchema, type Run, schemaState } from "./schemas.js";
import { checkAddress, checkVersion, startFailure } from "./server-failures.js";
import { StartFailure } from "../start-failure.js";
import { spreadReads } from "./standbys.js";

/** How a server is used. */
export interface ServerOptions {
  /** Addresses of its standbys, which answer instead of it. */
  readonly readUrls?: readonly string[];
  /** The schema of the catalogue; one that is named after what it holds when left out. */
  readonly schema?: string | undefined;
}

/** A call is answered, or refused, within five seconds: by the server alone, or after two standbys failed it. */
const aloneMilliseconds = 4000;
const eachMilliseconds = 1500;

function checkSchemaName(schema: string): void {
  if (/^(?!pg_)[a-z_][a-z0-9_]{0,62}$/.test(schema) && schema !== "information_schema") return;
  throw new StartFailure(
    `ENGINE_SCHEMA is "${schema}", which cannot be the name of a schema.`,
    "Give up to 63 small letters, digits and underscores, not beginning with a digit or pg_.",
  );
}

const runOn =
  (server: Server): Run =>
  (text, values = []) =>
    server.query({ name: "", text, values });

async function provide(server: Server, url: string, catalogue: Catalogue, today: number, named: boolean): Promise<void> {
  const run = runOn(server);
  const [row] = await run<{ readonly version: string }>("select current_setting('server_version_num') as version");
  checkVersion(Number(row?.version), url);
  const state = await checkSchema(run, catalogue, named);
  if (state === "ready") return;
  await buildSchema(url, catalogue, (execute) => loadCatalogue(execute, today));
  await checkSchema(run, catalogue, named);
}

async function checkStandby(server: Server, catalogue: Catalogue): Promise<void> {
  const state = await schemaState(runOn(server), catalogue);
  if (state !== "ready") throw new ServerFailure(server.label, new Error("it has not the season's catalogue yet"), false);
}

/** The catalogue on sale on a day on a PostgreSQL server (15 or newer); loaded first where it is not there. */
export async function openServer(url: string, today: number, { readUrls = [], schema }: ServerOptions = {}): Promise<Database> {
  checkAddress("DATABASE_URL", url);
  for (const readUrl of readUrls) checkAddress("DATABASE_READ_URLS", readUrl);
  if (schema !== undefined) checkSchemaName(schema);
  const hash = databaseHash(today);
  const catalogue = { schema: schema ?? `ski_${hash}`, hash };
  const milliseconds = readUrls.length > 0 ? eachMilliseconds : aloneMilliseconds;
  const opening = connectServer(url, catalogue.schema, aloneMilliseconds);
  try {
    await provide(opening, url, catalogue, today, schema !== undefined);
  } catch (error) {
    throw startFailure(error instanceof ServerFailure ? error.cause : error, url);
  } finally {
    await opening.close();
  }
  const connect = (address: string): Server => connectServer(address, catalogue.schema, milliseconds);
  return spreadReads({ primary: connect(url), standbys: readUrls.map(connect), check: (standby) => checkStandby(standby, catalogue) });
}
