import { Worker } from "node:worker_threads";
import { expect } from "chai";
import { Unavailable } from "../answers.js";
import type { Database } from "./database.js";
import { BrokenDatabase, openInThread } from "./embedded-thread.js";
import { recovering } from "./recovery.js";

const one = { name: "one", text: "select 1", values: [] };
const outcome = (asked: Promise<unknown>): Promise<unknown> => asked.catch((error: unknown) => error);

/** A database that answers with its name until it is broken. */
function breakable(name: string) {
  const state = { broken: false, closed: false, tell: (): void => {} };
  const database = {
    onStockChange: (listener: () => void) => void (state.tell = listener),
    query: async () => {
      if (state.broken) throw new BrokenDatabase(`${name} is damaged`);
      return [{ name }];
    },
    close: async () => void (state.closed = true),
  };
  return { state, database: database as Database };
}

/** A recoverable database of numbered ones; `broken` opens each of them broken. */
async function numbered(broken: (number: number) => boolean = () => false) {
  const opened: ReturnType<typeof breakable>[] = [];
  const reasons: string[] = [];
  const clock = { now: 0 };
  const next = async (): Promise<Database> => {
    const made = breakable(`number ${opened.length + 1}`);
    opened.push(made);
    made.state.broken = broken(opened.length);
    return made.database;
  };
  const database = await recovering({ open: next, replace: (why) => (reasons.push(why), next()) }, () => clock.now);
  return { database, opened, reasons, clock };
}

describe("a database that breaks", () => {
  it("is replaced once for all calls that it failed, which are run again", async () => {
    const { database, opened, reasons } = await numbered();
    if (opened[0]) opened[0].state.broken = true;
    const answers = await Promise.all([database.query(one), database.query(one), database.query(one)]);
    expect(answers).to.deep.equal([[{ name: "number 2" }], [{ name: "number 2" }], [{ name: "number 2" }]]);
    expect(reasons).to.deep.equal(["number 1 is damaged"]);
    expect(opened[0]?.state.closed).to.equal(true);
  });

  it("tells of the changes of each, and of its replacement as one", async () => {
    const { database, opened } = await numbered();
    let changes = 0;
    database.onStockChange?.(() => (changes += 1));
    opened[0]?.state.tell();
    expect(changes).to.equal(1);
    if (opened[0]) opened[0].state.broken = true;
    await database.query(one);
    expect(changes).to.equal(2);
    opened[1]?.state.tell();
    expect(changes).to.equal(3);
  });

  it("is replaced where it does not open", async () => {
    const sound = breakable("number 2").database;
    const database = await recovering({ open: async () => Promise.reject(new BrokenDatabase("zeros")), replace: async () => sound });
    expect(await database.query(one)).to.deep.equal([{ name: "number 2" }]);
  });

  it("is reported unavailable when its replacement breaks too, and after three within ten minutes until these are over", async () => {
    let broken = true;
    const { database, opened, clock } = await numbered(() => broken);
    for (const number of [2, 3, 4]) {
      expect(await outcome(database.query(one))).to.be.instanceOf(Unavailable);
      expect(opened).to.have.length(number);
    }
    const refused = await outcome(database.query(one));
    expect(refused).to.be.instanceOf(Unavailable).with.property("message").that.includes("3 times within 10 minutes");
    expect(opened).to.have.length(4);
    clock.now = 600_000;
    broken = false;
    expect(await database.query(one)).to.deep.equal([{ name: "number 5" }]);
  });

  it("is not replaced for a statement that fails, nor once it is closed", async () => {
    const failing = { query: async () => Promise.reject(new Error("syntax")), close: async () => {} };
    const replace = async (): Promise<Database> => expect.fail("it is replaced");
    const database = await recovering({ open: async () => failing, replace });
    expect(await outcome(database.query(one)))
      .to.be.instanceOf(Error)
      .with.property("message", "syntax");
    await database.close();
    expect(await outcome(database.query(one)))
      .to.be.instanceOf(Error)
      .with.property("message", "The embedded database has ended");
  });
});

describe("the thread of the embedded database", () => {
  const wanted = { file: "", folder: "", today: 0, rebuild: false };
  const threadOf = (code: string): Worker =>
    new Worker(`const { parentPort } = require("node:worker_threads"); parentPort.on("message", (message) => { ${code} });`, {
      eval: true,
    });
  const whyOf = async (asked: Promise<unknown>): Promise<unknown> => {
    const error = await outcome(asked);
    return error instanceof BrokenDatabase ? error.why : error;
  };

  it("is reported broken, not the process ended, when it dies of a statement", async () => {
    for (const [death, why] of [
      ['throw new WebAssembly.RuntimeError("unreachable")', "its thread ended: unreachable"],
      ["process.exit(7)", "its thread ended"],
    ]) {
      const database = await openInThread(
        threadOf(`if (message.statement) ${death}; else parentPort.postMessage({ ready: true });`),
        wanted,
      );
      expect(await Promise.all([whyOf(database.query(one)), whyOf(database.query(one))])).to.deep.equal([why, why]);
      expect(await whyOf(database.query(one))).to.equal(why);
    }
  });

  it("is reported broken when it dies, or reports a failure, before it is ready", async () => {
    expect(await whyOf(openInThread(threadOf('throw new Error("out of memory")'), wanted))).to.equal("its thread ended: out of memory");
    expect(await whyOf(openInThread(threadOf('parentPort.postMessage({ failure: "zeros" })'), wanted))).to.equal("zeros");
  });
});
