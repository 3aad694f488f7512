import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import { Unavailable } from "../answers.js";
import { knownDay } from "../catalogue/days.js";
import { testDay } from "../testing/engine.driver.js";
import { describeServers, execute, search, testService, type TestService } from "../testing/servers.driver.js";
import { recordWarnings } from "../testing/warnings.driver.js";
import { buildSchema, type Run, schemaState } from "./schemas.js";
import { openServer, type ServerOptions } from "./server.js";

const today = knownDay(testDay);
const startScript = fileURLToPath(new URL("../start.mjs", import.meta.url));

async function failureOf(url: string, options?: ServerOptions): Promise<string> {
  const opened = await openServer(url, today, options).catch((error: unknown) => error);
  expect(opened).to.be.instanceOf(Unavailable);
  return opened instanceof Unavailable ? opened.message : "";
}

describeServers("one that is frozen", ({ primary }) => {
  const warnings = recordWarnings();
  let service: TestService;
  before(async function () {
    this.timeout(120_000);
    service = await testService(primary.url);
  });
  after(() => service.answers.close());

  it("gives 503 within five seconds to all calls that wait, with one line in the log for each; works again when it is thawed", async () => {
    expect((await search(service.ask)).status).to.equal(200);
    primary.freeze();
    const begun = performance.now();
    try {
      const starting = failureOf(primary.url);
      const answers = await Promise.all(Array.from({ length: 30 }, () => search(service.ask)));
      expect(performance.now() - begun).to.be.within(1000, 5000);
      for (const { status, body, headers } of answers) {
        expect(status).to.equal(503);
        expect(headers.get("content-type")).to.include("application/problem+json");
        expect(body).to.include({ title: "Unavailable", status: 503, field: null });
      }
      expect(warnings()).to.have.length(30);
      for (const line of warnings()) expect(line).to.match(/^POST \/se\/search\/product: 503, The PostgreSQL server \S+ fails: .+$/);
      expect(await starting).to.match(/^The PostgreSQL server .* cannot be used: .*\nCheck that it runs/);
      expect(performance.now() - begun).to.be.below(6000);
    } finally {
      primary.thaw();
    }
    expect((await search(service.ask)).status).to.equal(200);
  });
});

describeServers("behind PgBouncer in transaction mode", ({ primary, pooler }) => {
  before(function () {
    if (pooler === null) this.skip();
  });

  it("answers the same, to many at the same time", async function () {
    this.timeout(120_000);
    const [direct, pooled] = await Promise.all([testService(primary.url), testService(pooler ?? "")]);
    const { status, body } = await search(direct.ask);
    expect(status).to.equal(200);
    const answers = await Promise.all(Array.from({ length: 60 }, () => search(pooled.ask)));
    for (const answer of answers) expect(answer.body).to.deep.equal(body);
    const others = await Promise.all(Array.from({ length: 8 }, () => execute<{ search_path: string }>(pooler ?? "", "show search_path")));
    for (const [left] of others) expect(left?.search_path, "others find the connections as they were").to.equal('"$user", public');
    await Promise.all([direct.answers.close(), pooled.answers.close()]);
  });

  it("is built", async () => {
    const catalogue = { schema: "ski_test_pooled", hash: "of this test" };
    await execute(primary.url, `drop schema if exists ${catalogue.schema} cascade`);
    await buildSchema(pooler ?? "", catalogue, async (run) => void (await run("create table snow (depth int)")));
    const run: Run = (text, values) => execute(primary.url, text, values);
    expect(await schemaState(run, catalogue)).to.equal("ready");
    await execute(primary.url, `drop schema ${catalogue.schema} cascade`);
  });
});

describeServers("a start that fails", ({ primary, pooler }) => {
  const as = (user: string, url = primary.url): string => url.replace("postgres@", `${user}@`);
  before(async () => {
    await execute(primary.url, "drop role if exists with_password; create role with_password login password 'right'");
    await execute(primary.url, "drop role if exists ski_visitor; create role ski_visitor login");
  });
  after(() => execute(primary.url, "drop role with_password; drop role ski_visitor"));

  it("prints in two lines what happened and what to do", async () => {
    const nowhere = primary.url.replace(/postgres$/, "nowhere");
    const schema = "ski_test_absent";
    const failures: readonly (readonly [Promise<string>, RegExp])[] = [
      [failureOf(as("with_password:wrong")), /refuses the user: password authentication failed.*\.\nCorrect the user and password/],
      [failureOf(as("nobody")), /refuses the user: role "nobody" does not exist\.\nCorrect/],
      [failureOf("postgres://postgres@nowhere.invalid/postgres"), /^The host of .* nowhere\.invalid:5432\/postgres is unknown\.\nCorrect/],
      [failureOf("postgres://postgres@127.0.0.1:1/postgres"), /^No PostgreSQL server listens at 127\.0\.0\.1:1\/postgres\.\nStart it/],
      [failureOf(nowhere), /has not that database: database "nowhere" does not exist\.\nCreate it/],
      [failureOf(as("ski_visitor"), { schema }), /may not build the catalogue .*: permission denied for database postgres\.\nGrant/],
      [failureOf(primary.url, { schema: "pg_ski" }), /^ENGINE_SCHEMA is "pg_ski", which cannot be .*\.\nGive/],
      ...(pooler ? ([[failureOf(pooler.replace(/postgres$/, "nowhere")), /has not that database: .*\.\nCreate it/]] as const) : []),
    ];
    for (const [failure, words] of failures) expect(await failure).to.match(words);
  });

  it("ends the process with 1, and prints nothing else", async function () {
    this.timeout(60_000);
    const env = { ...process.env, DATABASE_URL: primary.url.replace(/postgres$/, "nowhere"), PORT: "4640" };
    const ended = await new Promise<{ code: unknown; errors: string }>((resolve) =>
      execFile(process.execPath, [startScript], { env }, (error, _, errors) => resolve({ code: error?.code, errors })),
    );
    expect(ended.code).to.equal(1);
    expect(ended.errors).to.match(/^The PostgreSQL server \S+ has not that database: .*\nCreate it, or correct .*\n$/);
  });
});
