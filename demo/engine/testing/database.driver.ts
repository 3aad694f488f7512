import { knownDay } from "../catalogue/days.js";
import { createDatabaseAnswers, type DatabaseAnswers } from "../database/database-answers.js";
import type { Database } from "../database/database.js";
import { openEmbedded } from "../database/embedded.js";
import type { OpenDatabase } from "../database/open.js";
import { openServer } from "../database/server.js";
import { testDay } from "./engine.driver.js";

/** A database of the test day's catalogue, opened once for all tests of a process, which ends without waiting for it. */
interface TestDatabase {
  readonly name: string;
  readonly open: () => Promise<Database>;
  readonly answers: () => Promise<DatabaseAnswers>;
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

function testDatabase(name: string, openOn: OpenDatabase): TestDatabase {
  const today = knownDay(testDay);
  const open = once(() => openOn(today));
  const answers = once(async () => {
    const opened = createDatabaseAnswers(openOn, today, open());
    await opened.ready;
    return opened;
  });
  return { name, open, answers };
}

export const embeddedDatabase = testDatabase("the embedded database", openEmbedded);

const url = process.env.DATABASE_URL;
const serverDatabase = url ? testDatabase("PostgreSQL", (today) => openServer(url, today)) : null;

/** Every database at hand: the embedded one, and the server that `DATABASE_URL` names. */
export const testDatabases: readonly TestDatabase[] = serverDatabase ? [embeddedDatabase, serverDatabase] : [embeddedDatabase];

function skipped(what: string): void {
  describe(`PostgreSQL: ${what}`, () => void it.skip("needs a server that DATABASE_URL names"));
}

/** Describes the same tests of every database at hand, and skips the server's where there is none. */
export function describeDatabases(what: string, tests: (database: TestDatabase) => void): void {
  for (const database of testDatabases)
    describe(`${database.name}: ${what}`, () => {
      before(async function () {
        this.timeout(120_000);
        await database.open();
      });
      tests(database);
    });
  if (!serverDatabase) skipped(what);
}

/** Describes tests of a PostgreSQL server, which are skipped where there is none. */
export function describeServer(what: string, tests: (url: string) => void): void {
  if (url) describe(`PostgreSQL: ${what}`, () => tests(url));
  else skipped(what);
}
