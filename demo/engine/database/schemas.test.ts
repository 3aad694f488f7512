import { randomUUID } from "node:crypto";
import { expect } from "chai";
import { Pool } from "pg";
import { describeServer } from "../testing/database.driver.js";
import { StartFailure } from "../start-failure.js";
import { buildSchema, type Catalogue, checkSchema, foreignSchemas, type Run, schemaState } from "./schemas.js";

describeServer("a schema that is built", (url) => {
  let pool: Pool;
  let catalogue: Catalogue;
  const made: string[] = [];
  const run: Run = async (text, values = []) => (await pool.query({ text, values: [...values] })).rows;
  const newCatalogue = (): Catalogue => {
    const schema = `ski_test_${randomUUID().replaceAll("-", "")}`;
    made.push(schema);
    return { schema, hash: "of this test" };
  };
  before(() => {
    pool = new Pool({ connectionString: url, max: 1 });
  });
  beforeEach(() => {
    catalogue = newCatalogue();
  });
  afterEach(async () => {
    for (const name of made.splice(0)) await pool.query(`drop schema if exists ${name} cascade`);
  });
  after(() => pool.end());

  const load = async (execute: (sql: string) => Promise<unknown>): Promise<void> => void (await execute("create table snow (depth int)"));
  const refusalOf = async (asked: Promise<unknown>): Promise<string> => {
    const error = await asked.catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(StartFailure);
    return error instanceof StartFailure ? error.message : "";
  };

  it("appears whole: nothing of it is seen before", async () => {
    await buildSchema(url, catalogue, async (execute) => {
      await load(execute);
      expect(await schemaState(run, catalogue)).to.equal("absent");
    });
    expect(await run(`select * from ${catalogue.schema}.snow`)).to.deep.equal([]);
    expect(await schemaState(run, catalogue)).to.equal("ready");
  });

  it("leaves nothing when it fails, and reports why", async () => {
    const failed = await buildSchema(url, catalogue, async (execute) => {
      await load(execute);
      await execute("select 1 from nowhere");
    }).catch((error: unknown) => error);
    expect(failed).to.be.instanceOf(Error).with.property("message").that.includes("nowhere");
    expect(await schemaState(run, catalogue)).to.equal("absent");
  });

  it("is built once by several engines that begin at the same time", async () => {
    let builds = 0;
    const counted = async (execute: (sql: string) => Promise<unknown>): Promise<void> => {
      builds++;
      await load(execute);
      await new Promise((resolve) => setTimeout(resolve, 100));
    };
    await Promise.all(Array.from({ length: 5 }, () => buildSchema(url, catalogue, counted)));
    expect(builds).to.equal(1);
    expect(await schemaState(run, catalogue)).to.equal("ready");
  });

  it("is filled where it is there and empty", async () => {
    await pool.query(`create schema ${catalogue.schema}`);
    expect(await schemaState(run, catalogue)).to.equal("empty");
    await buildSchema(url, catalogue, load);
    expect(await schemaState(run, catalogue)).to.equal("ready");
  });

  it("is refused, untouched, where it holds other tables, or a catalogue of another season or version", async () => {
    await buildSchema(url, catalogue, load);
    expect(await refusalOf(checkSchema(run, { ...catalogue, hash: "another" }, true))).to.include("another season or version");
    const foreign = newCatalogue();
    await pool.query(`create schema ${foreign.schema}; create table ${foreign.schema}.customer (name text)`);
    expect(await refusalOf(checkSchema(run, foreign, true))).to.include(`${foreign.schema} has tables that this engine did not make`);
    await buildSchema(url, foreign, load);
    expect(await schemaState(run, foreign), "no build touches it").to.equal("foreign");
  });

  it("is built in a database that others use only when it is named", async () => {
    expect(await foreignSchemas(run)).to.deep.equal([]);
    expect(await checkSchema(run, catalogue, false)).to.equal("absent");
    const other = newCatalogue().schema;
    await pool.query(`create schema ${other}; create table ${other}.customer (name text)`);
    const refusal = await refusalOf(checkSchema(run, catalogue, false));
    expect(refusal.split("\n")).to.have.length(2);
    expect(refusal).to.include(`in other use: its schema ${other} has tables`).and.to.include("ENGINE_SCHEMA");
    expect(await checkSchema(run, catalogue, true)).to.equal("absent");
    await buildSchema(url, catalogue, load);
    expect(await checkSchema(run, catalogue, false), "it is there already").to.equal("ready");
  });
});
