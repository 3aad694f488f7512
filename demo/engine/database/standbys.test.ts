import { expect } from "chai";
import { DatabaseError } from "pg";
import { recordWarnings } from "../testing/warnings.driver.js";
import { type Server, ServerFailure } from "./connections.js";
import { spreadReads } from "./standbys.js";

const one = { name: "one", text: "select 1", values: [] };
const retryMilliseconds = 20;

/** A server that answers with its name, or fails. */
function testServer(label: string) {
  const state = { failure: null as Error | null, load: 0, asked: 0 };
  const query = async (): Promise<readonly never[]> => {
    state.asked++;
    if (state.failure) throw state.failure;
    return [label] as readonly unknown[] as readonly never[];
  };
  const server: Server = { label, load: () => state.load, query, close: async () => {} };
  return { state, server };
}

const failureOf = (label: string): ServerFailure => new ServerFailure(label, new Error("it is gone"), true);

describe("reads from standbys", () => {
  const warnings = recordWarnings();
  const setUp = async () => {
    const [primary, first, second] = [testServer("primary"), testServer("first"), testServer("second")];
    const check = async (server: Server): Promise<void> => void (await server.query(one));
    const open = () => spreadReads({ primary: primary.server, standbys: [first.server, second.server], check, retryMilliseconds });
    return { primary, first, second, open };
  };
  const until = async (condition: () => boolean): Promise<void> => {
    for (let turn = 0; turn < 200 && !condition(); turn++) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(condition()).to.equal(true);
  };

  it("go to the standby that has least to do", async () => {
    const { first, second, primary, open } = await setUp();
    const database = await open();
    first.state.load = 3;
    second.state.load = 2;
    expect(await database.query(one)).to.deep.equal(["second"]);
    second.state.load = 4;
    expect(await database.query(one)).to.deep.equal(["first"]);
    expect(primary.state.asked).to.equal(0);
    await database.close();
  });

  it("leave out one that fails, report it once, run the call on another, and return to it when it answers again", async () => {
    const { first, open } = await setUp();
    const database = await open();
    first.state.failure = failureOf("first");
    expect(await Promise.all([database.query(one), database.query(one)])).to.deep.equal([["second"], ["second"]]);
    const { asked } = first.state;
    await until(() => first.state.asked >= asked + 2);
    expect(await database.query(one)).to.deep.equal(["second"]);
    expect(warnings()).to.deep.equal(["The standby first is left out and tried again every 0.02 s: it is gone."]);
    first.state.failure = null;
    await until(() => warnings().length === 2);
    expect(warnings()[1]).to.equal("The standby first answers again.");
    expect(await database.query(one)).to.deep.equal(["first"]);
    await database.close();
  });

  it("go to the primary when no standby is left, or two failed the call", async () => {
    const { first, second, open } = await setUp();
    first.state.failure = failureOf("first");
    const database = await open();
    expect(warnings(), "one that fails from the start on").to.have.length(1);
    second.state.failure = Object.assign(new DatabaseError("nowhere", 0, "error"), { code: "42P01" });
    expect(await database.query(one)).to.deep.equal(["primary"]);
    expect(warnings()[1]).to.include("it has not the season's catalogue yet");
    const asked = second.state.asked;
    expect(await database.query(one)).to.deep.equal(["primary"]);
    expect(second.state.asked).to.equal(asked);
    await database.close();
  });

  it("report the failure of a statement, and of the primary, as they are", async () => {
    const { primary, first, second, open } = await setUp();
    const database = await open();
    const outcome = (asked: Promise<unknown>): Promise<unknown> => asked.catch((error: unknown) => error);
    first.state.failure = Object.assign(new DatabaseError("division by zero", 0, "error"), { code: "22012" });
    expect(await outcome(database.query(one))).to.equal(first.state.failure);
    expect(warnings()).to.deep.equal([]);
    for (const { state, server } of [primary, first, second]) state.failure = failureOf(server.label);
    expect(await outcome(database.query(one))).to.equal(primary.state.failure);
    await database.close();
  });
});
