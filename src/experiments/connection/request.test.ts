import { expect } from "chai";
import { fakeClock } from "../../platform/testing/fakes.js";
import { KameleoonError } from "../common/errors.js";
import { attempt, createSend } from "./request.js";

const responses = {
  ok: async () => new Response("body"),
  "status 503": async () => new Response("down", { status: 503 }),
  refused: async () => Promise.reject(new Error("refused")),
};

/** What a request ends with. */
async function outcomeOf(task: Promise<unknown>): Promise<unknown> {
  return task.catch((error: unknown) => error);
}

/** Lets what waits for promises happen. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("a request of the experiments layer", () => {
  it("EXP-CFG-37 is made by fetch, and resolves to the body", async () => {
    const clock = fakeClock();
    const seen: unknown[] = [];
    const send = createSend(async (url, init) => (seen.push([url, init.method]), responses.ok()), clock, 1000);
    expect(await send("https://a.example/x", { method: "POST" })).to.equal("body");
    expect(seen).to.deep.equal([["https://a.example/x", "POST"]]);
    expect(clock.pending()).to.equal(0);
  });

  for (const name of ["status 503", "refused"] as const)
    it(`rejects: ${name}`, async () => {
      expect(String(await outcomeOf(createSend(responses[name], fakeClock(), 1000)("https://a.example/")))).to.equal(`Error: ${name}`);
    });

  it("rejects and is aborted if the response is not complete in time, even if fetch ignores the signal", async () => {
    const clock = fakeClock();
    const signals: (AbortSignal | null | undefined)[] = [];
    const send = createSend((_url, { signal }) => (signals.push(signal), new Promise(() => {})), clock, 500);
    const outcome = outcomeOf(send("https://a.example/"));
    await settled();
    clock.advance(499);
    expect(signals[0]?.aborted).to.equal(false);
    clock.advance(1);
    expect(String(await outcome)).to.equal("Error: no whole response within 500 ms");
    expect(signals[0]?.aborted).to.equal(true);
  });

  it("EXP-CFG-42 is attempted three times, then fails with MaximumRetriesReached and the last reason", async () => {
    let count = 0;
    const failing = async () => Promise.reject(new Error(`reason ${(count += 1)}`));
    const error = await outcomeOf(attempt(failing, fakeClock()));
    expect(count).to.equal(3);
    expect(error).to.be.instanceOf(KameleoonError);
    expect(String(error)).to.equal("KameleoonError: Maximum retries reached, request failed. Reason: reason 3");
    count = 1;
    expect(await attempt(async () => ((count += 1) < 4 ? failing() : "done"), fakeClock())).to.equal("done");
  });

  it("pauses between the attempts", async () => {
    const clock = fakeClock();
    const start = clock.now();
    const times: number[] = [];
    const outcome = outcomeOf(attempt(async () => (times.push(clock.now() - start), Promise.reject(new Error("no"))), clock, 5000));
    for (let step = 0; step < 12; step += 1) {
      await settled();
      clock.advance(1000);
    }
    await outcome;
    expect(times).to.deep.equal([0, 5000, 10_000]);
  });
});
