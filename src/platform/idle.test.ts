import { expect } from "chai";
import { whenIdle } from "./idle.js";

/** What a browser without `requestIdleCallback` waits for, in ms. */
function waitOf(options?: IdleRequestOptions): number {
  const real = globalThis.setTimeout;
  const waits: number[] = [];
  globalThis.setTimeout = ((_work: () => void, wait: number) => waits.push(wait)) as unknown as typeof setTimeout;
  try {
    whenIdle(() => undefined, options);
  } finally {
    globalThis.setTimeout = real;
  }
  return waits[0] ?? Number.NaN;
}

describe("what runs when the browser is idle", () => {
  it("runs soon in a browser that does not say when it is, and no later than asked for", () => {
    expect(waitOf()).to.equal(1500);
    expect(waitOf({ timeout: 5000 })).to.equal(1500);
    expect(waitOf({ timeout: 200 })).to.equal(200);
  });

  it("does not run once it is cancelled", async () => {
    let ran = false;
    whenIdle(() => void (ran = true), { timeout: 1 })();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(ran).to.equal(false);
  });
});
