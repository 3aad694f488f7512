import { randomUUID } from "node:crypto";
import { expect } from "chai";
import { Pool } from "pg";
import { describeServer } from "../test-database.js";
import { buildSchema, hasSchema } from "./schemas.js";

const hour = 3_600_000;

describeServer("a schema that is built", (url) => {
  let pool: Pool;
  let schema = "";
  const made: string[] = [];
  before(() => {
    pool = new Pool({ connectionString: url, max: 1 });
  });
  beforeEach(() => {
    schema = `ski_test_${randomUUID().replaceAll("-", "")}`;
    made.push(schema);
  });
  after(async () => {
    for (const name of made) await pool.query(`drop schema if exists ${name} cascade`);
    await pool.end();
  });

  const asides = async (): Promise<string[]> => {
    const { rows } = await pool.query<{ name: string }>("select schema_name as name from information_schema.schemata order by 1");
    return rows.map(({ name }) => name).filter((name) => name.startsWith("ski_building_"));
  };
  const load = async (run: (sql: string) => Promise<unknown>): Promise<void> => void (await run("create table snow (depth int)"));

  it("appears whole, and leaves nothing aside", async () => {
    const before = await asides();
    await buildSchema(url, schema, load);
    expect((await pool.query(`select * from ${schema}.snow`)).rows).to.deep.equal([]);
    expect(await asides()).to.deep.equal(before);
  });

  it("leaves nothing when it fails, and reports why", async () => {
    const before = await asides();
    const failed = await buildSchema(url, schema, async (run) => {
      await load(run);
      await run("select 1 from nowhere");
    }).catch((error: unknown) => error);
    expect(failed).to.be.instanceOf(Error).with.property("message").that.includes("nowhere");
    expect(await hasSchema(pool, schema)).to.equal(false);
    expect(await asides()).to.deep.equal(before);
  });

  it("is the one that was built first", async () => {
    const before = await asides();
    await buildSchema(url, schema, async (run) => {
      await load(run);
      await buildSchema(url, schema, async (runFirst) => void (await runFirst("create table first (one int)")));
    });
    expect((await pool.query(`select * from ${schema}.first`)).rows).to.deep.equal([]);
    expect(await asides()).to.deep.equal(before);
  });

  it("takes with it what a build left behind the day before, and no younger one", async () => {
    const now = Date.now();
    const [old, young] = [`ski_building_${now - 25 * hour}_old`, `ski_building_${now - 23 * hour}_young`];
    made.push(old, young);
    for (const name of [old, young]) await pool.query(`create schema ${name}`);
    await buildSchema(url, schema, load, now);
    expect(await hasSchema(pool, old)).to.equal(false);
    expect(await hasSchema(pool, young)).to.equal(true);
  });
});
