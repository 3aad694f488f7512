import { execFile, execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { knownDay } from "../catalogue/days.js";
import { createDatabaseAnswers, type DatabaseAnswers } from "../database/database-answers.js";
import { openServer, type ServerOptions } from "../database/server.js";
import { type Ask, type Asked, asker, engineWith, testDay } from "./engine.driver.js";

/** A PostgreSQL server that a test may stop, kill and start again; `.ci/postgres.sh` provides them. */
interface TestServer {
  readonly url: string;
  /** Stops all its processes in the middle of their work, for ten seconds at most: it accepts connections, and answers nothing. */
  freeze(): void;
  thaw(): void;
  kill(): void;
  start(): Promise<void>;
}

interface TestServers {
  readonly primary: TestServer;
  readonly standbys: readonly [TestServer, TestServer];
  /** The address of the primary's PgBouncer, in transaction mode; null where it is not there. */
  readonly pooler: string | null;
}

/** A test that fails leaves no server frozen. */
const longestFreeze = 10_000;
const folder = process.env.DATABASE_TEST_FOLDER;

function testServer(name: string): TestServer {
  const data = join(folder ?? "", "servers", name);
  const line = (at: number): string => readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[at]?.trim() ?? "";
  const url = `postgres://postgres@127.0.0.1:${line(3)}/postgres`;
  const signal = (kind: NodeJS.Signals): void => {
    const parent = Number(line(0));
    const children = execFileSync("ps", ["-o", "pid=", "--ppid", String(parent)], { encoding: "utf8" });
    for (const id of [parent, ...children.trim().split(/\s+/).map(Number)])
      try {
        process.kill(id, kind);
      } catch {
        // A connection's process may have ended meanwhile.
      }
  };
  let thawing: NodeJS.Timeout | undefined;
  return {
    url,
    freeze() {
      signal("SIGSTOP");
      thawing = setTimeout(() => signal("SIGCONT"), longestFreeze);
    },
    thaw() {
      clearTimeout(thawing);
      signal("SIGCONT");
    },
    kill: () => signal("SIGKILL"),
    start: () => new Promise((resolve, reject) => execFile(join(data, "start"), (error) => (error ? reject(error) : resolve()))),
  };
}

function servers(): TestServers {
  const pooler = join(folder ?? "", "pgbouncer", "url");
  return {
    primary: testServer("primary"),
    standbys: [testServer("standby-1"), testServer("standby-2")],
    pooler: existsSync(pooler) ? readFileSync(pooler, "utf8").trim() : null,
  };
}

/** Describes tests that put servers out of action, which are skipped where there are none for that. */
export function describeServers(what: string, tests: (servers: TestServers) => void): void {
  if (folder) describe(`PostgreSQL: ${what}`, () => tests(servers()));
  else describe(`PostgreSQL: ${what}`, () => void it.skip("needs the servers of .ci/postgres.sh"));
}

/** An engine that answers from a server. */
export interface TestService {
  readonly ask: Ask;
  readonly answers: DatabaseAnswers;
}

export async function testService(url: string, options: ServerOptions = {}): Promise<TestService> {
  const answers = createDatabaseAnswers((day) => openServer(url, day, options), knownDay(testDay));
  await answers.ready;
  return { ask: asker(engineWith(answers).app), answers };
}

/** The page of a search that visitors make. */
export const search = (ask: Ask): Promise<Asked> =>
  ask("/se/search/product?size=20&start=0&agg=lihePack", {
    body: { engineId: 1, station: [1], capacity: [2, 3, 4], beginDate: "2027-02-06", endDate: "2027-02-13" },
  });

/** Runs SQL on a server in a connection of its own. */
export async function execute<Row extends object>(url: string, text: string, values: readonly string[] = []): Promise<readonly Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(values.length > 0 ? { text, values: [...values] } : text)).rows;
  } finally {
    await client.end();
  }
}
