import { expect, waitUntil } from "@open-wc/testing";
import type { ExperimentTool } from "../experiments/ab-test/tool.js";
import { setConsent } from "./consent.js";
import { startAbTests } from "./ab-tests.js";

/** Another for each test: a page starts an experiment once. */
let cookieName = "test-experiment-0";
let count = 0;
const isKept = () => document.cookie.includes(cookieName);
const forget = () => void (document.cookie = `${cookieName}=; path=/; max-age=0`);

/** A tool with the original variation: the page is not reloaded. */
function fakeTool() {
  const calls: string[] = [];
  const tool: ExperimentTool = {
    activeExperiments() {
      calls.push("experiments");
      return [{ id: 7, variationId: 0 }];
    },
    cancelConversion: () => void calls.push("cancel"),
  };
  return { calls, find: () => tool };
}

/** The order matters: consent set by a page's script applies until the page is left. */
describe("starting A/B tests from a page's script", () => {
  const { error } = console;
  const logged: unknown[][] = [];
  beforeEach(() => {
    logged.length = 0;
    cookieName = `test-experiment-${(count += 1)}`;
    console.error = (...values: unknown[]) => void logged.push(values);
    forget();
  });
  afterEach(() => {
    console.error = error;
    forget();
  });

  it("leaves an earlier page's cookie alone until the consent is set, and removes it at the first refusal", async () => {
    document.cookie = `${cookieName}=ACTIVE; path=/`;
    const { calls, find } = fakeTool();
    await startAbTests({ experimentId: 7, cookieName, tool: find });
    expect(isKept()).to.equal(true);
    setConsent({});
    await waitUntil(() => !isKept(), "the cookie is still there");
    document.cookie = `${cookieName}-late=ACTIVE; path=/`;
    await startAbTests({ experimentId: 7, cookieName: `${cookieName}-late`, tool: find });
    expect([isKept(), calls]).to.deep.equal([false, []]);
  });

  it("EXP-COOKIE-02 writes no cookie and calls no tool until the visitor agrees to experiments, then starts by itself", async () => {
    const { calls, find } = fakeTool();
    await startAbTests({ experimentId: 7, cookieName, tool: find });
    setConsent({ preferences: true });
    await new Promise((done) => setTimeout(done, 50));
    expect([isKept(), calls]).to.deep.equal([false, []]);
    setConsent({ experiments: true });
    await waitUntil(() => calls.length > 0, "the tool is not called");
    expect(document.cookie).to.include(`${cookieName}=Reference`);
    setConsent({ experiments: true, preferences: true });
    await new Promise((done) => setTimeout(done, 50));
    expect(calls).to.deep.equal(["experiments"]);
  });

  it("removes the cookie, and stops calling the tool, when the visitor withdraws the consent", async () => {
    setConsent({ experiments: true });
    let callCount = 0;
    const late = () => ((callCount += 1), null);
    const test = startAbTests({ experimentId: 7, cookieName, tool: late });
    await waitUntil(() => callCount > 1, "the tool is not called");
    expect(isKept()).to.equal(true);
    setConsent({ preferences: true });
    await test;
    await waitUntil(() => !isKept(), "the cookie is still there");
    const before = callCount;
    await new Promise((done) => setTimeout(done, 250));
    expect(callCount).to.equal(before);
    setConsent({ experiments: true });
    await waitUntil(isKept, "it does not start again");
    setConsent({});
    await waitUntil(() => !isKept(), "the cookie is still there");
    expect(logged).to.deep.equal([]);
  });

  it("BOOT-04 calls the tool that the page names, once the visitor has agreed", async () => {
    setConsent({ experiments: true });
    const { calls, find } = fakeTool();
    await startAbTests({ experimentId: 7, cookieName, tool: find });
    expect(calls).to.deep.equal(["experiments"]);
    expect(document.cookie).to.include(`${cookieName}=Reference`);
    await startAbTests({ experimentId: 7, cookieName, tool: find });
    expect(calls, "started again").to.deep.equal(["experiments"]);
    expect(logged).to.deep.equal([]);
  });

  it("EXP-COOKIE-15 logs what goes wrong, and never rejects", async () => {
    setConsent({ experiments: true });
    const failing = () => {
      throw new Error("no tool");
    };
    await startAbTests({ experimentId: 7, cookieName, tool: failing });
    await startAbTests(JSON.parse("{}"));
    expect(logged.map((values) => String(values[1]))).to.deep.equal(["Error: no tool", "TypeError: experimentId is mandatory"]);
    expect(logged.every(([text]) => String(text).startsWith("ski-elements: "))).to.equal(true);
  });
});
