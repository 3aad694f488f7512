import { expect } from "chai";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { largestBodies } from "./body-limits.js";
import { calls, createRequestLog } from "./request-log.js";

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

/** Bytes in use once nothing else can be freed: buffers are freed a little after the rest. */
async function bytesInUse(): Promise<number> {
  for (let round = 0; round < 4; round++) {
    collect();
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const request = { call: "products", method: "POST", path: "/se/search/product", query: "size=20", acceptLanguage: "fr_FR" } as const;
const stated = 20_000_000;
/** More than fit in it. */
const requests = 220;
/** What the engine may use besides while the test runs. */
const besides = 2_000_000;

describe("the request log", () => {
  const wide = JSON.stringify(`${"a".repeat(largestBodies.call - 10)}中`);
  for (const [what, body] of [
    ["empty objects", `[${"{},".repeat(largestBodies.call / 3 - 1)}{}]`],
    ["text of two bytes a character in memory", wide],
  ] as const)
    it(`keeps the largest bodies, of ${what}, within the bytes it states`, async function () {
      this.timeout(120_000);
      const log = createRequestLog();
      const before = await bytesInUse();
      for (let count = 0; count < requests; count++) log.add({ ...request, body: JSON.parse(body) });
      expect((await bytesInUse()) - before).to.be.below(stated + besides);
      // Used after the measurement, so that it is not freed before.
      log.clear();
    });

  it("keeps as many of the largest bodies as these bytes hold, the latest as it was sent", () => {
    const log = createRequestLog();
    for (let count = 0; count < requests; count++) log.add({ ...request, body: JSON.parse(wide) });
    const kept = log.list();
    expect(kept.length).to.be.within(150, 200);
    expect(kept.at(-1)).to.deep.include({ number: requests, body: JSON.parse(wide) });
  });

  it("keeps the latest 2,000 of small ones, and counts all of them by call and nothing else", () => {
    const log = createRequestLog();
    for (let count = 0; count < 2500; count++) log.add({ ...request, path: `/${count}`, body: null });
    expect(log.list().map(({ number }) => number)).to.deep.equal(Array.from({ length: 2000 }, (_, index) => 501 + index));
    expect(log.counts()).to.deep.equal({ ...Object.fromEntries(calls.map((call) => [call, 0])), products: 2500 });
  });
});
