import { expect } from "chai";
import { fieldOf, newEngine, sdkHeaders, site } from "../testing/experiments-calls.driver.js";

const configurationPath = `/experiments/config/${site}`;

interface Flag {
  readonly featureKey: string;
  readonly environmentEnabled: boolean;
}
const flagsOf = (body: unknown): readonly Flag[] => (body as { featureFlags: readonly Flag[] }).featureFlags;

describe("the configuration of experiments", () => {
  const { app, ask } = newEngine();

  it("is served for the demo's site to a client that names its type and version", async () => {
    const { status, body } = await ask(configurationPath, { headers: sdkHeaders });
    expect(status).to.equal(200);
    expect(body).to.have.all.keys("configuration", "customData", "featureFlags");
    expect(flagsOf(body).map(({ featureKey }) => featureKey)).to.include.members(["flightVersion", "sortOrder", "hidePriceWithoutDate"]);
    expect((await ask(`${configurationPath}?ts=1764800000000`, { headers: sdkHeaders })).body).to.deep.equal(body);
  });

  it("has features that production does not have yet, in the environments before it", async () => {
    const enabled = async (query: string) => {
      const flags = flagsOf((await ask(`${configurationPath}${query}`, { headers: sdkHeaders })).body);
      return flags.filter(({ environmentEnabled }) => environmentEnabled).length - flags.length;
    };
    expect(await enabled("")).to.equal(-1);
    expect(await enabled("?environment=production")).to.equal(-1);
    expect(await enabled("?environment=staging")).to.equal(0);
    expect(await enabled("?environment=development&ts=1")).to.equal(0);
  });

  const refused: readonly (readonly [path: string, headers: Record<string, string>, status: number, field: string])[] = [
    [configurationPath, {}, 400, "x-kameleoon-sdk-type"],
    [configurationPath, { ...sdkHeaders, "x-kameleoon-sdk-type": "java" }, 400, "x-kameleoon-sdk-type"],
    [configurationPath, { "x-kameleoon-sdk-type": "JAVASCRIPT" }, 400, "x-kameleoon-sdk-version"],
    [configurationPath, { ...sdkHeaders, "x-kameleoon-sdk-version": "3.4" }, 400, "x-kameleoon-sdk-version"],
    [`${configurationPath}?environment=test`, sdkHeaders, 400, "environment"],
    [`${configurationPath}?ts=now`, sdkHeaders, 400, "ts"],
    [`${configurationPath}?siteCode=${site}`, sdkHeaders, 400, "siteCode"],
    ["/experiments/config/another", sdkHeaders, 404, "siteCode"],
  ];
  for (const [path, headers, status, field] of refused)
    it(`${path} with ${JSON.stringify(headers)} is ${status} and names ${field}`, async () => {
      const response = await ask(path, { headers });
      expect({ status: response.status, field: fieldOf(response.body) }).to.deep.equal({ status, field });
    });

  it("accepts the preflight that its headers need, from any origin", async () => {
    const response = await app.request(`http://engine.test${configurationPath}`, {
      method: "OPTIONS",
      headers: {
        origin: "http://partner.test",
        "access-control-request-method": "GET",
        "access-control-request-headers": Object.keys(sdkHeaders).join(","),
      },
    });
    expect(response.status).to.equal(204);
    expect(response.headers.get("access-control-allow-headers")?.toLowerCase().split(",")).to.include.members(Object.keys(sdkHeaders));
    const read = await ask(configurationPath, { headers: { ...sdkHeaders, origin: "http://partner.test" } });
    expect(read.headers.get("access-control-allow-origin")).to.equal("*");
  });
});

describe("remote data", () => {
  const { ask } = newEngine();
  const remote = (query: string) => ask(`/experiments/data/map/map?${query}`);

  it("is what is kept under a key, such as the audiences of a customer", async () => {
    expect((await remote(`siteCode=${site}&key=snow`)).body).to.have.property("Val Thorens");
    expect((await remote(`siteCode=${site}&key=customer-42`)).body)
      .to.have.property("warehouseAudiences")
      .that.is.an("object");
  });

  for (const [query, status, field] of [
    [`siteCode=${site}&key=nothing`, 404, "key"],
    [`siteCode=${site}&key=toString`, 404, "key"],
    [`siteCode=another&key=snow`, 404, "siteCode"],
    [`siteCode=${site}`, 400, "key"],
  ] as const)
    it(`?${query} is ${status} and names ${field}`, async () => {
      const { body, ...response } = await remote(query);
      expect({ status: response.status, field: fieldOf(body) }).to.deep.equal({ status, field });
    });
});
