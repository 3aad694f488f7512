import { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import { expect } from "chai";
import { Pool, type QueryResultRow } from "pg";
import { UnknownId } from "../answers.js";
import { knownDay } from "../catalogue/days.js";
import { createRandom } from "../catalogue/random.js";
import { embeddedDatabase } from "../testing/database.driver.js";
import { testDay } from "../testing/engine.driver.js";
import { answerKeys } from "./answer-keys.js";
import { createDatabaseAnswers } from "./database-answers.js";
import type { Database } from "./database.js";
import { embeddedFile, openEmbedded } from "./embedded.js";
import { readKept } from "./kept-file.mjs";
import { randomCall } from "./random-searches.js";
import { queryNames, sqlText, type Statement } from "./statements.js";
import { typesRead } from "./wire-types.mjs";

const today = knownDay(testDay);
const tables = ["schema.sql", "summaries.sql"]
  .flatMap((file) => [...sqlText(file).matchAll(/create table (\w+)/g)])
  .map(([, table]) => table ?? "");

/** The same catalogue with the rows of every table in another physical order. */
async function shuffledDatabase(): Promise<{ readonly pglite: PGlite; readonly database: Database }> {
  const pglite = await PGlite.create({ loadDataDir: new Blob([new Uint8Array(await readKept(embeddedFile(today)))]) });
  // Summaries of stays are shuffled, not made anew.
  await pglite.exec("set session_replication_role = replica");
  for (const table of tables)
    await pglite.exec(
      `create temporary table shuffled as select * from ${table} order by md5(cast(${table} as text));
       truncate ${table}; insert into ${table} select * from shuffled; drop table shuffled; analyze ${table}`,
    );
  const pool = new Pool(Object.assign(createPgConfig(pglite), { max: 1, types: typesRead }));
  const query = async <Row extends QueryResultRow>({ name, text, values }: Statement) =>
    (await pool.query<Row>({ name, text, values: [...values] })).rows;
  return { pglite, database: { query, close: () => pool.end() } };
}

/** A database that runs each query on another too, and compares the rows one by one. */
function compared(database: Database, other: Database, seen: (statement: Statement, rows: readonly QueryResultRow[]) => void): Database {
  return {
    async query<Row extends QueryResultRow>(statement: Statement) {
      const rows = await database.query<Row>(statement);
      expect(await other.query(statement), `${statement.query} ${JSON.stringify(statement.values)}`).to.deep.equal(rows);
      seen(statement, rows);
      return rows;
    },
    close: () => database.close(),
  };
}

describe("the order of every result", function () {
  this.timeout(120_000);
  it("is the same however the rows lie in their tables, as its keys are unique", async () => {
    const kept = await embeddedDatabase.open();
    const { pglite, database } = await shuffledDatabase();
    const asked = new Set<string>();
    const both = compared(kept, database, ({ query }, rows) => {
      if (!query) throw new Error("A statement that is no query");
      const keys = rows.map((row) => answerKeys[query].map((key) => String(row[key])).join(" "));
      expect(new Set(keys).size, `keys of ${query}`).to.equal(keys.length);
      if (rows.length > 1 || query === "stock-version") asked.add(query);
    });
    try {
      const answers = createDatabaseAnswers(openEmbedded, today, Promise.resolve(both));
      const random = createRandom("the order");
      for (let turn = 0; turn < 200; turn++)
        await randomCall(random)
          .ask(answers)
          .catch((error: unknown) => {
            if (!(error instanceof UnknownId)) throw error;
          });
      expect([...asked]).to.have.members(queryNames);
    } finally {
      await pglite.close();
    }
  });
});
