import { expect } from "chai";
import { knownDay } from "../catalogue/days.js";
import { testDay } from "../testing/engine.driver.js";
import { describeServers, execute, search, testService } from "../testing/servers.driver.js";
import { recordWarnings } from "../testing/warnings.driver.js";
import { databaseHash } from "./hash.js";

const clients = 100;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function until(what: string, condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 200; turn++) {
    if (await condition()) return;
    await pause(50);
  }
  expect.fail(what);
}

describeServers("with two standbys", ({ primary, standbys }) => {
  const warnings = recordWarnings();
  const [first, second] = standbys;
  const readUrls = [first.url, second.url];
  const schema = `ski_${databaseHash(knownDay(testDay))}`;
  const readsOf = async (url: string): Promise<number> => {
    const [row] = await execute<{ reads: string }>(url, "select xact_commit as reads from pg_stat_database where datname = 'postgres'");
    return Number(row?.reads);
  };
  const has = async (url: string): Promise<boolean> =>
    (await execute(url, `select 1 from pg_namespace where nspname = '${schema}'`)).length > 0;

  before(async function () {
    this.timeout(120_000);
    await (await testService(primary.url)).answers.close();
    for (const url of readUrls) await until("the standby has the catalogue", () => has(url));
  });

  it("leaves out one that has not the season's catalogue yet, until it has", async function () {
    this.timeout(30_000);
    await execute(primary.url, `alter schema ${schema} rename to ${schema}_before`);
    try {
      for (const url of readUrls) await until("the standby has lost the catalogue", async () => !(await has(url)));
      await execute(first.url, "select pg_wal_replay_pause()");
    } finally {
      await execute(primary.url, `alter schema ${schema}_before rename to ${schema}`);
    }
    await until("the other standby has the catalogue", () => has(second.url));
    const { ask, answers } = await testService(primary.url, { readUrls });
    try {
      expect((await search(ask)).status).to.equal(200);
      await pause(2500);
      expect((await search(ask)).status).to.equal(200);
      expect(warnings(), "it is tried again, in vain").to.have.length(1);
      expect(warnings()[0]).to.include("is left out").and.to.include("it has not the season's catalogue yet");
    } finally {
      await execute(first.url, "select pg_wal_replay_resume()");
    }
    await until("it is used again", () => changes("answers again") === 1);
    await answers.close();
  });

  const changes = (words: string): number => warnings().filter((line) => line.includes(words)).length;

  it(`answers ${clients} clients without an error while one standby is killed and the other frozen, and uses both again later`, async function () {
    this.timeout(60_000);
    const { ask, answers } = await testService(primary.url, { readUrls });
    expect(warnings()).to.deep.equal([]);
    const readsBefore = await Promise.all([...readUrls, primary.url].map(readsOf));
    let ended = false;
    const statuses = new Map<number, number>();
    const client = async (): Promise<void> => {
      while (!ended) {
        const { status } = await search(ask);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    const all = Promise.all(Array.from({ length: clients }, client));
    try {
      await until("reads are spread over the standbys, and spare the primary", async () => {
        const readsAfter = await Promise.all([...readUrls, primary.url].map(readsOf));
        const [byFirst = 0, bySecond = 0, byPrimary = 0] = readsAfter.map((reads, at) => reads - (readsBefore[at] ?? 0));
        return Math.min(byFirst, bySecond) > 10 * Math.max(byPrimary, 1);
      });
      first.kill();
      await pause(1000);
      second.freeze();
      await until("both are left out", () => changes("is left out") === 2);
      await pause(500);
      second.thaw();
      await first.start();
      await until("both are used again", () => changes("answers again") === 2);
    } finally {
      second.thaw();
      await first.start().catch(() => {});
      ended = true;
      await all;
      await answers.close();
    }
    expect([...statuses.keys()], `calls by status: ${JSON.stringify([...statuses])}, warnings: ${warnings().join("\n")}`).to.deep.equal([
      200,
    ]);
    expect(statuses.get(200)).to.be.above(clients);
    expect(warnings(), "one line for each change").to.have.length(4);
  });
});
