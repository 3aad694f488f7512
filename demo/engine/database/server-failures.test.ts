import { expect } from "chai";
import { DatabaseError } from "pg";
import { StartFailure } from "../start-failure.js";
import { createLanes } from "./lanes.js";
import { checkAddress, checkVersion, isServerFailure, startFailure } from "./server-failures.js";

const url = "postgres://visitor:secret@db.test:6000/ski";
const sqlFailure = (code: string, message = "it failed"): Error => Object.assign(new DatabaseError(message, 0, "error"), { code });
const networkFailure = (code: string): Error => Object.assign(new Error(""), { code });

describe("the message of a failed start", () => {
  const cases: readonly (readonly [Error, RegExp])[] = [
    [networkFailure("ENOTFOUND"), /^The host of the PostgreSQL server db\.test:6000\/ski is unknown\.\nCorrect the host/],
    [networkFailure("ECONNREFUSED"), /^No PostgreSQL server listens at db\.test:6000\/ski\.\nStart it/],
    [sqlFailure("3D000"), /has not that database: it failed\.\nCreate it/],
    [sqlFailure("08P01", "no such database: ski"), /has not that database: no such database: ski\.\nCreate it/],
    [sqlFailure("28P01"), /refuses the user: it failed\.\nCorrect the user and password/],
    [sqlFailure("08P01", "SASL authentication failed"), /refuses the user: SASL authentication failed\.\nCorrect the user/],
    [sqlFailure("42501"), /may not build the catalogue .*: it failed\.\nGrant the user CREATE/],
    [new Error("timeout\n expired"), /cannot be used: timeout expired\.\nCheck that it runs/],
    [networkFailure("EHOSTUNREACH"), /cannot be used: EHOSTUNREACH\.\nCheck that it runs/],
  ];
  for (const [failure, words] of cases)
    it(`is two lines without the password: ${words.source.split("\\n")[0]}`, () => {
      const { message } = startFailure(failure, url);
      expect(message).to.match(words);
      expect(message.split("\n")).to.have.length(2);
      expect(message).not.to.include("secret");
    });

  it("refuses a server that is too old, and an address that is none", () => {
    expect(() => checkVersion(149_999, url)).to.throw(StartFailure, "has version 14, but 15 or newer is needed.\nUpgrade it");
    expect(() => checkVersion(150_000, url)).not.to.throw();
    for (const address of ["ski", "mysql://db.test/ski", "http://db.test"])
      expect(() => checkAddress("DATABASE_URL", address)).to.throw(
        StartFailure,
        "DATABASE_URL is not the address of a PostgreSQL server.\nGive",
      );
    for (const address of [url, "postgresql://db.test/ski"]) expect(() => checkAddress("DATABASE_URL", address)).not.to.throw();
  });
});

describe("a failure", () => {
  it("is the server's where the way to it, its resources or its data fail, and else the statement's", () => {
    for (const failure of [networkFailure("ECONNRESET"), new Error("Connection terminated")])
      expect(isServerFailure(failure)).to.equal(true);
    for (const code of ["08006", "53300", "57P01", "57P03", "58030", "XX001"])
      expect(isServerFailure(sqlFailure(code)), code).to.equal(true);
    for (const code of ["57014", "42P01", "40001", "55P03", "22012"]) expect(isServerFailure(sqlFailure(code)), code).to.equal(false);
  });
});

describe("lanes", () => {
  it("let so many calls run at a time, and turn away those that wait and no others", async () => {
    const lanes = createLanes(2);
    let running = 0;
    let most = 0;
    let end = (): void => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const call = async (): Promise<string> => {
      most = Math.max(most, ++running);
      await ended;
      running--;
      return "answered";
    };
    const calls = Array.from({ length: 5 }, () => lanes.run(call).catch((error: Error) => error.message));
    expect(lanes.load()).to.equal(5);
    lanes.turnAway(new Error("turned away"));
    const late = lanes.run(call);
    end();
    expect(await Promise.all(calls)).to.deep.equal(["answered", "answered", "turned away", "turned away", "turned away"]);
    expect(await late).to.equal("answered");
    expect(most).to.equal(2);
    expect(lanes.load()).to.equal(0);
  });
});
