import { escapeIdentifier, Pool, type PoolClient, type QueryResultRow } from "pg";
import { Unavailable } from "../answers.js";
import { retried } from "./database.js";
import { createLanes } from "./lanes.js";
import { isServerFailure, isTimeLimit, reasonOf, serverLabel } from "./server-failures.js";
import type { Statement } from "./statements.js";
import { typesRead } from "./wire-types.mjs";

/** A server, or the way to it, failed. */
export class ServerFailure extends Unavailable {
  readonly why: string;

  constructor(
    server: string,
    override readonly cause: unknown,
    /** Whether it did not answer at all, so that those that wait for it need not try. */
    readonly unreachable: boolean,
  ) {
    const why = reasonOf(cause);
    super(`The PostgreSQL server ${server} fails: ${why}`);
    this.name = "ServerFailure";
    this.why = why;
  }
}

/** One server, by a pool of connections. */
export interface Server {
  /** Its address, without its password. */
  readonly label: string;
  /** Statements that run or wait. */
  load(): number;
  /** Rejects with `ServerFailure` where the server failed, and with `Unavailable` where the statement took too long. */
  query<Row extends QueryResultRow>(statement: Statement): Promise<readonly Row[]>;
  close(): Promise<void>;
}

const connections = 8;
/** The server ends statements that take longer, even if nobody waits for them any more. */
const statementMilliseconds = 3500;
const lockMilliseconds = 1000;

/**
 * The statements that begin a read. Everything that a statement relies on is set for its transaction alone, as a pooler may give each
 * transaction another connection of the server.
 */
function readBegins(schema: string): string {
  const settings = {
    search_path: escapeIdentifier(schema),
    statement_timeout: statementMilliseconds,
    lock_timeout: lockMilliseconds,
    idle_in_transaction_session_timeout: statementMilliseconds,
  };
  return ["begin read only", ...Object.entries(settings).map(([name, value]) => `set local ${name} = ${value}`)].join("; ");
}

/** Connects to a server that must answer each statement within the time given, the time to connect included. */
export function connectServer(url: string, schema: string, milliseconds: number): Server {
  const label = serverLabel(url);
  const lanes = createLanes(connections);
  const begins = readBegins(schema);
  const pool = new Pool({
    connectionString: url,
    types: typesRead,
    max: connections,
    connectionTimeoutMillis: milliseconds,
    allowExitOnIdle: true,
  });
  // The pool replaces a connection that breaks while idle, and a call reports one that breaks in its use; an event that nobody hears ends the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));

  const connected = (): Promise<PoolClient> =>
    pool.connect().catch((error: unknown) => {
      throw new ServerFailure(label, error, true);
    });

  /** Runs a statement in a transaction of its own. Without a name it is planned each time: poolers keep no prepared statements. */
  async function transaction<Row extends QueryResultRow>({ text, values }: Statement): Promise<readonly Row[]> {
    const begun = performance.now();
    const client = await connected();
    let ends = (broken: boolean): void => {
      ends = () => {};
      client.release(broken);
    };
    let late = false;
    const timer = setTimeout(
      () => {
        late = true;
        ends(true);
      },
      milliseconds - (performance.now() - begun),
    );
    try {
      await client.query(begins);
      const { rows } = await client.query<Row>({ text, values: [...values] });
      await client.query("commit");
      ends(false);
      return rows;
    } catch (error) {
      if (late) throw new ServerFailure(label, new Error(`it did not answer within ${milliseconds} ms`), true);
      if (isServerFailure(error)) {
        ends(true);
        throw new ServerFailure(label, error, false);
      }
      await client.query("rollback").then(
        () => ends(false),
        () => ends(true),
      );
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    label,
    load: () => lanes.load(),
    query: (statement) =>
      lanes.run(async () => {
        try {
          return await retried(() => transaction(statement));
        } catch (error) {
          if (error instanceof ServerFailure && error.unreachable) lanes.turnAway(error);
          if (isTimeLimit(error)) throw new Unavailable(`The PostgreSQL server ${label} took too long: ${reasonOf(error)}`);
          throw error;
        }
      }),
    close: () => pool.end(),
  };
}
