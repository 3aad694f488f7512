import { expect } from "chai";
import { fakeClock, memoryCookies } from "../../platform/testing/fakes.js";
import type { Cookies } from "../../platform/cookies.js";
import { runAbTest } from "./ab-test.js";
import type { AbTest, AbTestPage } from "./ab-test.js";
import type { ActiveExperiment, ExperimentTool } from "./tool.js";

const test: AbTest = { experimentId: 7, goalId: 3, variations: { 70: "active", 71: "inactive" }, cookieName: "se-experiment" };

/** An experiment tool that runs a given variation, and the page around it. */
function pageWith(active: readonly ActiveExperiment[] | null, changes: Partial<AbTestPage> & { kept?: string } = {}) {
  const seen: string[] = [];
  const clock = fakeClock();
  const cookies = memoryCookies(changes.kept === undefined ? {} : { "se-experiment": changes.kept });
  const tool: ExperimentTool | null = active && {
    activeExperiments: () => active,
    cancelConversion: (goalId) => void seen.push(`cancel ${goalId}`),
  };
  const page: AbTestPage = {
    findTool: () => tool,
    cookies,
    clock,
    reload: () => void seen.push("reload"),
    agreed: () => true,
    log: (message) => void seen.push(message),
    ...changes,
  };
  return { page, seen, clock, kept: () => cookies.get("se-experiment") };
}

/** Lets what waits for promises happen. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

const outcomeOf = (task: Promise<void>) =>
  task.then(
    () => "done",
    (error: unknown) => (error instanceof Error ? error.message : "?"),
  );

describe("an A/B test whose result is a cookie", () => {
  it("EXP-COOKIE-02..03 sets a missing cookie to Reference, for a year, before the tool is loaded", async () => {
    const lives: unknown[] = [];
    const memory = memoryCookies();
    const cookies: Cookies = { get: memory.get, set: (name, value, options) => (lives.push(options), memory.set(name, value)) };
    const { page } = pageWith([], { cookies, findTool: () => null });
    void runAbTest(test, page);
    expect(memory.get("se-experiment")).to.equal("Reference");
    expect(lives).to.deep.equal([{ days: 365 }]);
  });

  it("EXP-COOKIE-04..06 looks for the tool every 100 ms, and gives up after ten seconds", async () => {
    let asked = 0;
    const { page, clock, seen } = pageWith(null, { findTool: () => ((asked += 1), null) });
    const outcome = outcomeOf(runAbTest(test, page));
    for (let step = 0; step < 100; step += 1) {
      clock.advance(99);
      await settled();
      expect(asked).to.equal(step + 1);
      clock.advance(1);
      await settled();
    }
    expect(await outcome).to.equal("The experiment tool could not be loaded after 10 s");
    expect(asked).to.equal(101);
    expect(clock.pending()).to.equal(0);
    expect(seen).to.deep.equal([]);
  });

  it("takes the tool as soon as it is loaded, and stops looking once the visitor disagrees", async () => {
    const { page, clock, seen } = pageWith([{ id: 7, variationId: 70 }]);
    let there = false;
    const late = runAbTest(test, { ...page, findTool: () => (there ? page.findTool() : null) });
    await settled();
    there = true;
    clock.advance(100);
    await late;
    expect(seen).to.deep.equal(["cancel 3", "reload"]);

    let agreed = true;
    const refused = pageWith(null, { agreed: () => agreed });
    const outcome = outcomeOf(runAbTest(test, refused.page));
    agreed = false;
    refused.clock.advance(100);
    expect(await outcome).to.equal("done");
    expect(refused.clock.pending()).to.equal(0);
  });

  const results = [
    [70, "active"],
    [71, "inactive"],
  ] as const;
  for (const [variationId, state] of results) {
    it(`EXP-COOKIE-01 EXP-COOKIE-07..11 keeps ${state} for its variation, takes the conversion back, and reloads the page, once`, async () => {
      const { page, seen, kept } = pageWith([{ id: 7, variationId }]);
      await runAbTest(test, page);
      expect(kept()).to.equal(state);
      expect(seen).to.deep.equal(["cancel 3", "reload"]);
      await runAbTest(test, page);
      expect(seen).to.have.length(2);
    });
  }

  it("EXP-COOKIE-08 reads the original variation, and one that is not listed, as reference: nothing is reloaded", async () => {
    for (const variationId of [0, 99]) {
      const { page, seen, kept } = pageWith([{ id: 7, variationId }], { kept: "active" });
      await runAbTest(test, page);
      expect(kept()).to.equal("Reference");
      expect(seen).to.deep.equal([]);
    }
  });

  it("EXP-COOKIE-11 does not reload a page whose cookies are refused", async () => {
    const { page, seen } = pageWith([{ id: 7, variationId: 70 }], { cookies: { get: () => null, set: () => undefined } });
    await runAbTest(test, page);
    expect(seen).to.deep.equal([]);
  });

  it("cancels no conversion if the test has no goal", async () => {
    const { page, seen } = pageWith([{ id: 7, variationId: 70 }]);
    await runAbTest({ ...test, goalId: null }, page);
    expect(seen).to.deep.equal(["reload"]);
  });

  const nothings = [
    [[], "No active experiments"],
    [[{ id: 8, variationId: 70 }], "No active experiment with id 7"],
    [[{ id: 7, variationId: null }], "No active activeVariant"],
  ] as const;
  for (const [active, message] of nothings) {
    it(`EXP-COOKIE-12..14 logs "${message}" and leaves the cookie`, async () => {
      const { page, seen, kept } = pageWith(active, { kept: "active" });
      await runAbTest(test, page);
      expect(seen).to.deep.equal([message]);
      expect(kept()).to.equal("active");
    });
  }
});
