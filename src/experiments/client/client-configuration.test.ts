import { expect } from "chai";
import { flagOf, pageWith, siteOf, startedPage, visitor } from "../testing/client.driver.js";
import { outcomeOf, typeOf } from "../testing/outcomes.driver.js";
import { json } from "../testing/provider.driver.js";

describe("the client's configuration", () => {
  it("settles ready once: with the first initialisation, whether it succeeds or not", async () => {
    const page = pageWith(siteOf());
    let isSettled = false;
    void page.client.ready.then(() => (isSettled = true));
    await page.provider.pass();
    expect(isSettled).to.equal(false);
    await page.client.initialize();
    expect(await page.client.ready).to.equal(true);

    const failing = pageWith(null);
    expect(await outcomeOf(failing.client.initialize())).to.equal("ClientConfiguration");
    expect(await failing.client.ready).to.equal(false);
    failing.provider.respond = () => json(siteOf());
    expect(await failing.client.initialize()).to.equal(true);
    expect(await failing.client.ready).to.equal(false);
  });

  it("requests the configuration once, however often it is initialised", async () => {
    const page = pageWith(siteOf());
    const both = [page.client.initialize(), page.client.initialize()];
    expect(await Promise.all(both)).to.deep.equal([true, true]);
    await page.client.initialize();
    expect(page.provider.requests).to.have.length(1);
  });

  for (const given of [siteOf(), JSON.stringify(siteOf({ realTimeUpdate: true }))])
    it(`EXP-CFG-17 is initialised at once by a configuration in the page, as ${typeof given}, and never requests one`, async () => {
      const page = pageWith(siteOf(), { configuration: given });
      expect(page.client.isInitialized()).to.equal(true);
      expect(page.client.isFeatureFlagActive(visitor, "banner")).to.equal(true);
      expect([page.provider.requests, page.provider.streams]).to.deep.equal([[], []]);
      expect(await page.client.ready).to.equal(true);
      expect(await page.client.initialize()).to.equal(true);
      await page.provider.pass(3 * 3_600_000, 3_600_000);
      expect(page.provider.requests.filter(({ url }) => url.includes("sdk-config"))).to.deep.equal([]);
      expect(page.provider.streams).to.deep.equal([]);
    });

  const unreadable = ["", "{", JSON.stringify(siteOf()).slice(0, 200), null, 3, [], { featureFlags: 3 }];
  for (const given of unreadable)
    it(`warns once, and requests another, if the configuration in the page is ${JSON.stringify(given)?.slice(0, 24)}`, async () => {
      const page = pageWith(siteOf(), { configuration: given });
      expect(page.client.isInitialized()).to.equal(false);
      expect(page.warnings).to.have.length(1);
      expect(page.warnings[0]).to.match(/^ski-elements: the configuration in the page cannot be read, and initialize requests another: ./);
      expect(await page.client.initialize()).to.equal(true);
      expect(page.client.isFeatureFlagActive(visitor, "banner")).to.equal(true);
    });

  it("leaves out a flag of the wrong form, with one warning, and uses the others", async () => {
    const page = await startedPage(
      siteOf({ flags: [{ featureKey: 3 }, flagOf("banner"), { ...flagOf("rules", 9), rules: [null, 3, {}] }] }),
    );
    expect(page.client.getFeatureFlags().map(({ key }) => key)).to.deep.equal(["banner", "rules"]);
    expect(page.client.getFeatureFlagVariationKey(visitor, "rules")).to.equal("off");
    expect(page.warnings).to.have.length(1);
    expect(page.warnings[0]).to.include("parts of the configuration are left out: featureFlags: 1 left out");
  });

  it("EXP-CFG-10 sends to the data host that the configuration names, and tolerates null", async () => {
    for (const [dataApiDomain, host] of [
      ["eu-data.kameleoon.eu", "eu-data.kameleoon.eu"],
      [null, "data.kameleoon.io"],
    ] as const) {
      const page = await startedPage(siteOf({ dataApiDomain }));
      page.client.flush(visitor);
      await page.provider.pass();
      expect(new URL(page.tracked()[0]?.url ?? "").host).to.equal(host);
    }
  });

  it("replaces the flags when the configuration is refreshed, and calls back", async () => {
    const page = await startedPage();
    let updates = 0;
    const stop = page.client.onConfigurationUpdate(() => (updates += 1));
    page.client.onConfigurationUpdate(() => {
      throw new Error("of the page");
    });
    page.provider.respond = () => json(siteOf({ flags: [flagOf("other", 9)] }));
    await page.provider.pass(3_600_000, 3_600_000);
    expect(page.client.getFeatureFlags().map(({ key }) => key)).to.deep.equal(["other"]);
    expect(typeOf(() => page.client.isFeatureFlagActive(visitor, "banner"))).to.equal("FeatureFlagConfigurationNotFound");
    expect([updates, page.warnings.length]).to.deep.equal([1, 1]);
    stop();
    await page.provider.pass(3_600_000, 3_600_000);
    expect(updates).to.equal(1);
  });

  const intervals = [
    [undefined, 60],
    [30, 30],
    [0.1, 1],
    [-5, 1],
    [NaN, 60],
  ] as const;
  for (const [updateInterval, minutes] of intervals)
    it(`EXP-CFG-38..40 polls every ${minutes} minutes if the interval is ${updateInterval}`, async () => {
      const page = await startedPage(siteOf(), updateInterval === undefined ? {} : { updateInterval });
      await page.provider.pass(minutes * 60_000 - 1, 60_000);
      expect(page.provider.requests).to.have.length(1);
      await page.provider.pass(1);
      expect(page.provider.requests).to.have.length(2);
    });

  it("EXP-CFG-41 gives a request up after ten seconds, or the time that is set", async () => {
    for (const [options, time] of [
      [{}, 10_000],
      [{ requestTimeout: 500 }, 500],
      [{ requestTimeout: -1 }, 10_000],
    ] as const) {
      const page = pageWith(null, options);
      page.provider.respond = () => new Promise(() => {});
      const outcome = outcomeOf(page.client.initialize());
      await page.provider.pass(time - 1, time);
      expect(page.provider.requests).to.have.length(1);
      await page.provider.pass(1);
      expect(page.provider.requests).to.have.length(2);
      await page.provider.pass(2 * time, time);
      expect(await outcome).to.equal("ClientConfiguration");
    }
  });

  it("EXP-CFG-46 is of the environment production unless another is named", async () => {
    const disabled = siteOf({ flags: [{ ...flagOf("banner"), environmentEnabled: false }] });
    for (const [options, name] of [
      [{}, "production"],
      [{ environment: "staging" }, "staging"],
      [JSON.parse('{"environment":"other"}'), "production"],
    ] as const) {
      const page = await startedPage(disabled, options);
      expect(() => page.client.getFeatureFlagVariationKey(visitor, "banner")).to.throw(`disabled in ${name} environment`);
      expect(page.provider.requests[0]?.url).to.equal(
        `https://sdk-config.kameleoon.eu/site${name === "production" ? "" : "?environment=staging"}`,
      );
    }
  });
});
