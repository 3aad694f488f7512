import { expect, waitUntil } from "@open-wc/testing";
import type { ExperimentClientOptions } from "../experiments/client/options.js";
import { startAbTests } from "./ab-tests.js";
import { setConsent } from "./consent.js";

const cookieName = "test-experiment-client";
const keys = [
  "kameleoonClientData",
  "kameleoonTargetingData",
  "kameleoonVariationData",
  "kameleoonConsentData",
  "kameleoonOfflineTracking",
];

function forget() {
  for (const name of [cookieName, "kameleoonVisitorCode"]) document.cookie = `${name}=; path=/; max-age=0`;
  for (const key of keys) localStorage.removeItem(key);
}

/** A flag whose one rule gives every visitor the original variation of experiment 7, so that the page is not reloaded. */
const flag = {
  id: 1,
  featureKey: "banner",
  environmentEnabled: true,
  defaultVariationKey: "off",
  variations: [],
  rules: [
    {
      id: 2,
      type: "EXPERIMENTATION",
      exposition: 1,
      experimentId: 7,
      variationByExposition: [{ variationKey: "on", variationId: 0, exposition: 1 }],
    },
  ],
};
const site = { configuration: { consentType: "REQUIRED", realTimeUpdate: false }, customData: [], featureFlags: [flag] };

/** A site's client whose requests are recorded and answered here. */
function siteClient() {
  const requests: string[] = [];
  const options: ExperimentClientOptions = {
    siteCode: "site",
    services: {
      fetch: async (url, { body }) => {
        requests.push(body === undefined ? url : String(body));
        return new Response(JSON.stringify(url.includes("sdk-config") ? site : {}));
      },
    },
  };
  return { requests, options };
}

/** The order matters: consent set by a page's script applies until the page is left. */
describe("an A/B test that the page's own client decides", () => {
  before(forget);
  after(forget);

  it("EXP-COOKIE-04 requests and keeps nothing until the visitor agrees, then runs on the client, and removes all at a refusal", async () => {
    const { requests, options } = siteClient();
    setConsent({});
    await startAbTests({ experimentId: 7, cookieName, client: options, variations: { 70: "active" } });
    await new Promise((done) => setTimeout(done, 100));
    expect([requests, document.cookie.includes("kameleoonVisitorCode"), document.cookie.includes(cookieName)]).to.deep.equal([
      [],
      false,
      false,
    ]);
    expect(keys.filter((key) => localStorage.getItem(key) !== null)).to.deep.equal([]);

    setConsent({ experiments: true });
    await waitUntil(() => requests.some((text) => text.includes("eventType=experiment&id=7&variationId=0")), "no exposure is sent", {
      timeout: 5000,
    });
    expect(requests[0]).to.equal("https://sdk-config.kameleoon.eu/site");
    expect(document.cookie).to.include(`${cookieName}=Reference`);
    expect(document.cookie).to.match(/kameleoonVisitorCode=[0-9a-z]{16}/);
    expect(localStorage.getItem("kameleoonVariationData")).to.include('"variationId":0');

    setConsent({});
    await waitUntil(() => !document.cookie.includes("kameleoonVisitorCode"), "the visitor code is still there");
    expect(document.cookie).not.to.include(cookieName);
    await waitUntil(() => localStorage.getItem("kameleoonTargetingData") === null, "visitor data are still there");
    expect(keys.filter((key) => localStorage.getItem(key) !== null)).to.deep.equal(["kameleoonClientData"]);
  });

  it("EXP-ERR-28 logs an error and shows the visitor nothing", async () => {
    const { error } = console;
    const logged: string[] = [];
    console.error = (...values: unknown[]) => void logged.push(values.map(String).join(" "));
    forget();
    const before = document.body.innerHTML;
    setConsent({ experiments: true });
    const client: ExperimentClientOptions = {
      siteCode: "failing",
      services: { fetch: () => Promise.reject(new Error("refused")), warn: () => {} },
    };
    const test = startAbTests({ experimentId: 7, cookieName: `${cookieName}-failing`, client });
    await waitUntil(() => logged.length > 0, "nothing is logged", { timeout: 5000 });
    expect(logged[0]).to.match(
      /^ski-elements: the experiments could not be started.*ClientConfiguration|Couldn't retrieve client configuration/,
    );
    expect(document.body.innerHTML).to.equal(before);
    setConsent({});
    await test;
    console.error = error;
  });
});
