import { expect, waitUntil } from "@open-wc/testing";
import type { ExperimentTool } from "../experiments/tool.js";
import { setConsent } from "./consent.js";
import { startAbTests } from "./ab-tests.js";

/** Of one test at a time: a page starts an experiment once. */
let cookieName = "test-experiment-0";
let count = 0;
const isKept = () => document.cookie.includes(cookieName);
const forget = () => void (document.cookie = `${cookieName}=; path=/; max-age=0`);

/** The original variation: nothing is loaded anew. */
function fakeTool() {
  const asked: string[] = [];
  const tool: ExperimentTool = {
    activeExperiments() {
      asked.push("experiments");
      return [{ id: 7, variationId: 0 }];
    },
    cancelConversion: () => void asked.push("cancel"),
  };
  return { asked, find: () => tool };
}

/** In this order: what a page's script says of consent holds for the rest of the page. */
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

  it("leaves an earlier page's cookie alone while nobody told what the visitor says, and takes it away at a first no", async () => {
    document.cookie = `${cookieName}=ACTIVE; path=/`;
    const { asked, find } = fakeTool();
    await startAbTests({ experimentId: 7, cookieName, tool: find });
    expect(isKept()).to.equal(true);
    setConsent({});
    await waitUntil(() => !isKept(), "the cookie goes");
    document.cookie = `${cookieName}-late=ACTIVE; path=/`;
    await startAbTests({ experimentId: 7, cookieName: `${cookieName}-late`, tool: find });
    expect([isKept(), asked]).to.deep.equal([false, []]);
  });

  it("EXP-COOKIE-02 keeps and asks nothing until the visitor agrees to experiments, then starts by itself", async () => {
    const { asked, find } = fakeTool();
    await startAbTests({ experimentId: 7, cookieName, tool: find });
    setConsent({ preferences: true });
    await new Promise((done) => setTimeout(done, 50));
    expect([isKept(), asked]).to.deep.equal([false, []]);
    setConsent({ experiments: true });
    await waitUntil(() => asked.length > 0, "the tool is asked");
    expect(document.cookie).to.include(`${cookieName}=Reference`);
    setConsent({ experiments: true, preferences: true });
    await new Promise((done) => setTimeout(done, 50));
    expect(asked).to.deep.equal(["experiments"]);
  });

  it("takes the cookie away, and asks the tool no longer, when the visitor thinks better of it", async () => {
    setConsent({ experiments: true });
    let asked = 0;
    const late = () => ((asked += 1), null);
    const test = startAbTests({ experimentId: 7, cookieName, tool: late });
    await waitUntil(() => asked > 1, "the tool is asked for");
    expect(isKept()).to.equal(true);
    setConsent({ preferences: true });
    await test;
    await waitUntil(() => !isKept(), "the cookie goes");
    const before = asked;
    await new Promise((done) => setTimeout(done, 250));
    expect(asked).to.equal(before);
    setConsent({ experiments: true });
    await waitUntil(isKept, "it starts again");
    setConsent({});
    await waitUntil(() => !isKept(), "the cookie goes again");
    expect(logged).to.deep.equal([]);
  });

  it("BOOT-04 asks the tool that the page names, once the visitor has agreed", async () => {
    setConsent({ experiments: true });
    const { asked, find } = fakeTool();
    await startAbTests({ experimentId: 7, cookieName, tool: find });
    expect(asked).to.deep.equal(["experiments"]);
    expect(document.cookie).to.include(`${cookieName}=Reference`);
    await startAbTests({ experimentId: 7, cookieName, tool: find });
    expect(asked, "started again").to.deep.equal(["experiments"]);
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
