import { knownDay } from "./catalogue/days.js";
import { createDatabaseAnswers, type DatabaseAnswers } from "./database/database-answers.js";
import type { Database } from "./database/database.js";
import { openEmbedded } from "./database/embedded.js";
import type { OpenDatabase } from "./database/open.js";
import { openServer } from "./database/server.js";
import { testDay } from "./test-engine.js";

/** A database of the test day's catalogue, opened once for all tests of a process, which ends without waiting for it. */
export interface TestDatabase {
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

/** Describes the same tests of every database at hand, and says when the server's are skipped. */
export function describeDatabases(what: string, tests: (database: TestDatabase) => void): void {
  for (const database of testDatabases) describe(`${database.name}: ${what}`, () => tests(database));
  if (!serverDatabase) describe(`PostgreSQL: ${what}`, () => void it("is skipped, as DATABASE_URL names no server"));
}
