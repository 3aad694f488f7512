import { expect } from "chai";
import type { KeyValueStore } from "../../platform/storage.js";
import {
  conversionLine,
  conversion,
  flagOf,
  newBrowser,
  pageLine,
  pageView,
  pageWith,
  siteOf,
  startedPage,
  visitor,
} from "../testing/client.driver.js";

const targeted = flagOf("targeted", 8, { type: "TARGETED_DELIVERY" });
const experiment = flagOf("experiment", 9);

interface Row {
  readonly consentType: "REQUIRED" | "NOT_REQUIRED";
  readonly hasTargetedRule: boolean;
  readonly consent: boolean | null;
  /** Whether the cookie is there after getVisitorCode, and after setLegalConsent if there is a decision. */
  readonly cookie: boolean;
  readonly isKept: boolean;
  readonly sent: "nothing" | "conversions" | "all";
}

const both = [true, false] as const;
const rows: readonly Row[] = both
  .flatMap((hasTargetedRule): Row[] => [
    { consentType: "NOT_REQUIRED", hasTargetedRule, consent: null, cookie: true, isKept: true, sent: "all" },
    { consentType: "NOT_REQUIRED", hasTargetedRule, consent: true, cookie: true, isKept: true, sent: "all" },
    { consentType: "NOT_REQUIRED", hasTargetedRule, consent: false, cookie: true, isKept: true, sent: "conversions" },
    { consentType: "REQUIRED", hasTargetedRule, consent: true, cookie: true, isKept: true, sent: "all" },
  ])
  .concat([
    { consentType: "REQUIRED", hasTargetedRule: false, consent: null, cookie: false, isKept: false, sent: "nothing" },
    { consentType: "REQUIRED", hasTargetedRule: false, consent: false, cookie: false, isKept: false, sent: "nothing" },
    { consentType: "REQUIRED", hasTargetedRule: true, consent: null, cookie: true, isKept: true, sent: "conversions" },
    { consentType: "REQUIRED", hasTargetedRule: true, consent: false, cookie: false, isKept: false, sent: "conversions" },
  ]);

const titleOf = ({ consentType, hasTargetedRule, consent }: Row) =>
  `${consentType}, ${hasTargetedRule ? "with" : "without"} a targeted delivery, ${consent === null ? "no decision" : consent ? "agreed" : "refused"}`;

const flagsOf = (row: Row) => (row.hasTargetedRule ? [targeted, experiment] : [experiment]);
const siteFor = (row: Row) => siteOf({ consentType: row.consentType, flags: flagsOf(row) });

/** All that a page does with a visitor. */
function use(page: Awaited<ReturnType<typeof startedPage>>, row: Row): void {
  const { client } = page;
  client.addData(visitor, pageView, { type: "customData", index: 1, value: ["a"] });
  for (const { featureKey } of flagsOf(row)) client.isFeatureFlagActive(visitor, featureKey);
  client.trackConversion(conversion);
  client.flush(visitor);
}

const exposureOfTargeted = "eventType=experiment&id=8&variationId=80";
const exposureOfExperiment = "eventType=experiment&id=9&variationId=90";
const dataLines = [pageLine, "eventType=customData&index=1&valuesCountMap=%7B%22a%22%3A1%7D&overwrite=true"];

function linesAllowed({ sent, hasTargetedRule }: Row): string[] {
  const exposures = hasTargetedRule ? [exposureOfTargeted] : [];
  if (sent === "nothing") return [];
  return sent === "conversions" ? [conversionLine, ...exposures] : [...dataLines, conversionLine, ...exposures, exposureOfExperiment];
}

describe("a visitor's consent", () => {
  for (const row of rows)
    it(`EXP-TRACK-57..60 EXP-CONSENT-05..09 decides what is kept and sent: ${titleOf(row)}`, async () => {
      const page = await startedPage(siteFor(row));
      const code = page.client.getVisitorCode(visitor);
      expect(code).to.equal(visitor);
      if (row.consent !== null) page.client.setLegalConsent(visitor, row.consent);
      await page.provider.pass();
      use(page, row);
      await page.provider.pass(1000, 100);
      expect(page.lines().filter((line) => line !== "eventType=activity")).to.have.members(linesAllowed(row));
      if (row.sent !== "all") expect(page.lines()).not.to.include("eventType=activity");
      expect(page.browser.jar.has("kameleoonVisitorCode"), "cookie").to.equal(row.cookie);
      const kept = Object.keys(page.stored());
      if (row.isKept) expect(kept).to.include("kameleoonTargetingData");
      else expect(kept).to.deep.equal([]);
      expect(page.browser.texts.get("kameleoonClientData")).not.to.include(visitor);
      const sent = page.tracked().length;
      page.hide();
      await page.provider.pass();
      expect(page.tracked().length).to.equal(sent);
    });

  for (const row of rows)
    it(`EXP-CONSENT-05..09 never has a cookie, a stored text or a request that is not allowed: ${titleOf(row)}`, async () => {
      const browser = newBrowser();
      const written: string[] = [];
      const recorded: KeyValueStore = {
        ...browser.texts,
        set(key, value) {
          written.push(key);
          browser.texts.set(key, value);
        },
      };
      const page = await startedPage(siteFor(row), { services: { storage: () => recorded } }, browser);
      page.client.getVisitorCode(visitor);
      if (row.consent !== null) page.client.setLegalConsent(visitor, row.consent);
      await page.provider.pass();
      const decided = { cookies: page.cookieWrites.length, texts: written.length };
      use(page, row);
      page.client.getVisitorCode();
      await page.provider.pass(1000, 100);

      const undecided = rows.find((other) => other.consent === null && other.consentType === row.consentType && other.hasTargetedRule === row.hasTargetedRule); // prettier-ignore
      const isEver = row.isKept || undecided?.isKept === true;
      const codes = (writes: readonly string[]) => writes.filter((write) => write.includes(visitor));
      if (!isEver) expect(codes(page.cookieWrites), "cookies").to.deep.equal([]);
      if (!row.isKept) expect(codes(page.cookieWrites.slice(decided.cookies)), "cookies after the decision").to.deep.equal([]);
      const ofVisitors = (keys: readonly string[]) => keys.filter((key) => key !== "kameleoonClientData");
      if (!isEver) expect(ofVisitors(written), "stored").to.deep.equal([]);
      if (!row.isKept) expect(ofVisitors(written.slice(decided.texts)), "stored after the decision").to.deep.equal([]);

      const [configuration, ...requests] = page.provider.requests.map(({ url }) => new URL(url));
      expect(configuration?.host).to.equal("sdk-config.kameleoon.eu");
      expect(configuration?.href).not.to.include(visitor);
      expect(requests.map(({ pathname }) => pathname)).to.deep.equal(page.tracked().map(() => "/visit/events"));
      if (row.sent === "nothing") expect(requests).to.deep.equal([]);
    });

  for (const row of rows.filter(({ consent }) => consent !== null))
    it(`is the same if it is given before the configuration is there: ${titleOf(row)}`, async () => {
      const page = pageWith(siteFor(row));
      page.client.getVisitorCode(visitor);
      page.client.setLegalConsent(visitor, row.consent === true);
      await page.client.initialize();
      use(page, row);
      await page.provider.pass(1000, 100);
      expect(page.lines().filter((line) => line !== "eventType=activity")).to.have.members(linesAllowed(row));
      expect(page.browser.jar.has("kameleoonVisitorCode"), "cookie").to.equal(row.cookie);
      if (!row.isKept) expect(page.stored()).to.deep.equal({});
    });

  for (const row of rows)
    it(`holds if the visitor agreed, or did everything, on an earlier page: ${titleOf(row)}`, async () => {
      const first = await startedPage(siteFor(row));
      first.client.getVisitorCode(visitor);
      first.client.setLegalConsent(visitor, true);
      use(first, row);
      await first.provider.pass(1000, 100);
      first.client.dispose();
      const second = await startedPage(siteFor(row), {}, first.browser);
      expect(second.client.getVisitorCode()).to.equal(visitor);
      if (row.consent !== null) second.client.setLegalConsent(visitor, row.consent);
      await second.provider.pass();
      if (row.consent !== false) return expect(second.browser.jar.has("kameleoonVisitorCode")).to.equal(true);
      expect(second.browser.jar.has("kameleoonVisitorCode"), "cookie").to.equal(row.cookie);
      if (!row.isKept) expect(second.stored()).to.deep.equal({});
    });

  it("writes and sends nothing by itself before any of that: no cookie, no visitor, one configuration request", async () => {
    const page = await startedPage(siteOf({ consentType: "REQUIRED" }));
    await page.provider.pass(1000, 100);
    expect([page.cookieWrites, page.stored(), page.provider.requests.length]).to.deep.equal([[], {}, 1]);
  });

  it("keeps what waits for the decision, and sends it once the visitor agrees", async () => {
    const page = await startedPage(siteOf({ consentType: "REQUIRED", flags: [experiment] }));
    page.client.getVisitorCode(visitor);
    page.client.isFeatureFlagActive(visitor, "experiment");
    page.client.trackConversion(conversion);
    await page.provider.pass(1000, 100);
    expect(page.lines()).to.deep.equal([]);
    page.client.setLegalConsent(visitor, true);
    await page.provider.pass(1000, 100);
    expect(page.lines()).to.have.members([conversionLine, exposureOfExperiment]);
    expect(page.cookieWrites.at(-1)).to.equal("kameleoonVisitorCode=visitor; days=365");
  });

  it("EXP-CONSENT-07..08 clears the cookie of a visitor who refuses only if consent is required", async () => {
    for (const [consentType, cleared] of [
      ["REQUIRED", true],
      ["NOT_REQUIRED", false],
    ] as const) {
      const page = await startedPage(siteOf({ consentType, flags: [targeted] }));
      page.client.getVisitorCode(visitor);
      page.client.setLegalConsent(visitor, true);
      page.client.setLegalConsent(visitor, false);
      expect(page.cookieWrites.at(-1)).to.equal(`kameleoonVisitorCode=${cleared ? "; days=0" : "visitor; days=365"}`);
      page.client.getVisitorCode();
      expect(page.browser.jar.has("kameleoonVisitorCode"), "set again").to.equal(!cleared);
    }
  });

  it("gives up the waiting requests of a visitor who refuses, except for conversions", async () => {
    const page = await startedPage(siteOf({ flags: [experiment] }));
    page.provider.respond = () => new Promise(() => {});
    page.client.setLegalConsent(visitor, true);
    page.client.isFeatureFlagActive(visitor, "experiment");
    page.client.trackConversion(conversion);
    await page.provider.pass();
    page.client.setLegalConsent(visitor, false);
    const next = await startedPage(siteOf({ flags: [experiment] }), {}, page.browser);
    await next.provider.pass(1000, 100);
    expect(next.lines()).to.deep.equal([conversionLine]);
  });

  it("EXP-CONSENT-13 is stored, and read at the start; the page engine's decision holds for the visitor of the cookie", async () => {
    const required = siteOf({ consentType: "REQUIRED", flags: [experiment] });
    const page = await startedPage(required);
    page.client.setLegalConsent(visitor, true);
    expect(page.stored().kameleoonConsentData).to.deep.equal({ visitor: true });
    const next = await startedPage(required, {}, page.browser);
    next.client.isFeatureFlagActive(visitor, "experiment");
    await next.provider.pass(1000, 100);
    expect(next.lines()).to.deep.equal([exposureOfExperiment]);

    const engine = await startedPage(required);
    engine.browser.jar.set("kameleoonVisitorCode", "of-cookie");
    engine.browser.texts.set("kameleoonLegalConsent", '{"value":{"AB_TESTING":true}}');
    engine.client.isFeatureFlagActive("of-cookie", "experiment");
    engine.client.isFeatureFlagActive("another", "experiment");
    await engine.provider.pass(1000, 100);
    expect(engine.tracked().map(({ url }) => new URL(url).searchParams.get("visitorCode"))).to.deep.equal(["of-cookie"]);
  });
});
