import { expect } from "chai";
import { retried } from "./database.js";
import { describeDatabases } from "../testing/database.driver.js";

/** A failure as a server reports it. */
const failure = (code: string): Error => Object.assign(new Error(`SQLSTATE ${code}`), { code });

/** A read that fails with these, one after the other, and then succeeds; `runs` is how often it was run. */
function failing(codes: readonly string[]) {
  const read = {
    runs: 0,
    run: async (): Promise<string> => {
      const code = codes[read.runs++];
      if (code !== undefined) throw failure(code);
      return "rows";
    },
  };
  return read;
}

async function codeOf(asked: Promise<unknown>): Promise<unknown> {
  return asked.then(
    () => null,
    (error: unknown) => (error instanceof Error && "code" in error ? error.code : error),
  );
}

describe("a read that meets a write", () => {
  it("is run again once", async () => {
    const read = failing(["40001"]);
    expect(await retried(read.run)).to.equal("rows");
    expect(read.runs).to.equal(2);
  });

  it("is not run a third time", async () => {
    const read = failing(["40001", "40001"]);
    expect(await codeOf(retried(read.run))).to.equal("40001");
    expect(read.runs).to.equal(2);
  });

  it("is not run again after any other failure", async () => {
    for (const code of ["40P01", "57014", "42P01", "23505", "XX000"]) {
      const read = failing([code]);
      expect(await codeOf(retried(read.run))).to.equal(code);
      expect(read.runs).to.equal(1);
    }
  });
});

describeDatabases("what it reads", ({ open }) => {
  it("returns days as they are written, large whole numbers and sums as numbers", async () => {
    const text =
      "select date '2027-02-06' as day, bigint '9007199254740991' as large, sum(bigint '1') as total, count(*) as rows, cast($1 as integer) as given";
    const rows = await (await open()).query({ name: "what is read", text, values: [7] });
    expect(rows).to.deep.equal([{ day: "2027-02-06", large: Number.MAX_SAFE_INTEGER, total: 1, rows: 1, given: 7 }]);
  });

  it("reports a failure, and executes the next statement", async () => {
    const database = await open();
    const failed = await database
      .query({ name: "no such table", text: "select 1 from nowhere", values: [] })
      .catch((error: unknown) => error);
    expect(failed).to.be.instanceOf(Error).with.property("message").that.includes("nowhere");
    expect(await database.query({ name: "one", text: "select 1 as one", values: [] })).to.deep.equal([{ one: 1 }]);
  });
});
