import { expect } from "chai";
import { flagOf, siteOf, startedPage, visitor } from "../testing/client.driver.js";
import { outcomeOf } from "../testing/outcomes.driver.js";
import { json, type Respond } from "../testing/provider.driver.js";

async function pageThatResponds(respond: Respond, site: unknown = siteOf()) {
  const page = await startedPage(site);
  page.provider.respond = respond;
  return { ...page, urls: () => page.provider.requests.slice(1).map(({ url }) => url) };
}

const start = "https://data.kameleoon.io/visit/visitor?siteCode=site&visitorCode=visitor";

describe("what the client requests of the data host", () => {
  it("EXP-CFG-07 EXP-DATA-40..43 EXP-DATA-50 EXP-DATA-52..55 EXP-DATA-70 is a visitor's data, of the current and one earlier visit", async () => {
    const { client, urls, provider } = await pageThatResponds(() => json({}));
    await client.getRemoteVisitorData({ visitorCode: visitor });
    expect(urls()).to.deep.equal([`${start}&maxNumberPreviousVisits=1&customData=true&currentVisit=true`]);
    expect(provider.requests[1]?.init.headers).to.equal(undefined);
  });

  it("EXP-DATA-41..51 names each part that is asked for, in the provider's order", async () => {
    const { client, urls } = await pageThatResponds(() => json({}));
    const filters = {
      previousVisitAmount: 25,
      customData: true,
      conversion: true,
      geolocation: true,
      experiments: true,
      pageViews: true,
      browser: true,
      currentVisit: true,
      kcs: true,
    };
    await client.getRemoteVisitorData({ visitorCode: visitor, filters });
    expect(urls()[0]).to.equal(
      `${start}&maxNumberPreviousVisits=25&customData=true&conversion=true&geolocation=true&experiment=true&page=true&staticData=true&currentVisit=true&kcs=true`,
    );
  });

  const parts = [
    ["customData", "customData"],
    ["conversion", "conversion"],
    ["geolocation", "geolocation"],
    ["experiments", "experiment"],
    ["pageViews", "page"],
    ["device", "staticData"],
    ["browser", "staticData"],
    ["operatingSystem", "staticData"],
    ["currentVisit", "currentVisit"],
    ["kcs", "kcs"],
  ] as const;
  for (const [filter, name] of parts)
    it(`EXP-DATA-44..51 EXP-DATA-70 asks for ${name} if ${filter} is on, and for nothing that is off`, async () => {
      const { client, urls } = await pageThatResponds(() => json({}));
      await client.getRemoteVisitorData({ visitorCode: visitor, filters: { [filter]: true } });
      await client.getRemoteVisitorData({ visitorCode: visitor, filters: { [filter]: false } });
      expect(urls()).to.deep.equal([`${start}&maxNumberPreviousVisits=1&${name}=true`, `${start}&maxNumberPreviousVisits=1`]);
    });

  it("EXP-DATA-42 encodes the visitor code, and names a value that identifies the visitor everywhere mappingValue", async () => {
    const { client, urls } = await pageThatResponds(() => json({}));
    await client.getRemoteVisitorData({ visitorCode: "a b&é", isUniqueIdentifier: true, filters: {} });
    expect(urls()[0]).to.include("siteCode=site&mappingValue=a%20b%26%C3%A9&max");
  });

  for (const [previousVisitAmount, outcome] of [
    [0, "VisitAmount"],
    [26, "VisitAmount"],
    [-1, "VisitAmount"],
    [1, "requested"],
    [25, "requested"],
    [1.5, "requested"],
    [NaN, "requested"],
  ] as const)
    it(`EXP-DATA-56 EXP-ERR-05 is ${outcome} for ${previousVisitAmount} earlier visits`, async () => {
      const { client, urls } = await pageThatResponds(() => json({}));
      const result = await outcomeOf(client.getRemoteVisitorData({ visitorCode: visitor, filters: { previousVisitAmount } }));
      if (outcome === "VisitAmount") expect([result, urls()]).to.deep.equal(["VisitAmount", []]);
      else expect(urls()).to.have.length(1);
    });

  const segment = {
    id: 1,
    conditionsData: {
      firstLevelOrOperators: [],
      firstLevel: [
        {
          orOperators: [],
          conditions: [{ targetingType: "CUSTOM_DATUM", customDataIndex: "3", valueMatchType: "EXACT", value: "gold", isInclude: true }],
        },
      ],
    },
  };
  const site = siteOf({ flags: [flagOf("banner", 7, { segment })] });

  it("adds the recorded data of the visitor unless it is asked not to", async () => {
    const event = { data: { index: 3, valuesCountMap: { gold: 1 } }, time: 1 };
    for (const shouldAddData of [true, false]) {
      const { client } = await pageThatResponds(() => json({ currentVisit: { timeStarted: 1, customDataEvents: [event] } }), site);
      const known = await client.getRemoteVisitorData({ visitorCode: visitor, shouldAddData });
      expect(known.customData?.[3]?.value).to.deep.equal(["gold"]);
      expect(client.isFeatureFlagActive(visitor, "banner")).to.equal(shouldAddData);
    }
  });

  it("EXP-DATA-71..72 is remote data by a key", async () => {
    const { client, urls } = await pageThatResponds(() => json({ any: [1] }));
    expect(await client.getRemoteData("a key&more=é")).to.deep.equal({ any: [1] });
    expect(urls()).to.deep.equal(["https://data.kameleoon.io/map/map?siteCode=site&key=a%20key&more=%C3%A9"]);
  });

  it("EXP-DATA-73..74 is a visitor's audiences, which become custom data", async () => {
    const { client, urls } = await pageThatResponds(() => json({ warehouseAudiences: { gold: 1, silver: {} } }), site);
    expect(await client.getVisitorWarehouseAudience({ visitorCode: visitor, customDataIndex: 3 })).to.deep.equal({
      type: "customData",
      index: 3,
      value: ["gold", "silver"],
    });
    await client.getVisitorWarehouseAudience({ visitorCode: visitor, customDataIndex: 3, warehouseKey: "customer-42" });
    expect(urls().map((url) => new URL(url).searchParams.get("key"))).to.deep.equal([visitor, "customer-42"]);
    expect(client.isFeatureFlagActive(visitor, "banner")).to.equal(true);
  });

  it("EXP-DATA-73 is null without audiences, and adds nothing", async () => {
    for (const body of [{}, null, [], { warehouseAudiences: 3 }]) {
      const { client } = await pageThatResponds(() => json(body), site);
      expect(await client.getVisitorWarehouseAudience({ visitorCode: visitor, customDataIndex: 3 })).to.equal(null);
    }
  });

  const failures: Record<string, Respond> = {
    "a status other than ok": () => new Response("{}", { status: 404 }),
    "a failed connection": () => new Error("refused"),
    "a text": () => new Response("plain text"),
    "a truncated body": () => new Response('{"currentVisit":{'),
  };
  for (const [name, respond] of Object.entries(failures))
    it(`EXP-ERR-18 rejects with RemoteData: ${name}`, async () => {
      const { client } = await pageThatResponds(respond);
      for (const task of [
        client.getRemoteData("key"),
        client.getRemoteVisitorData({ visitorCode: visitor }),
        client.getVisitorWarehouseAudience({ visitorCode: visitor, customDataIndex: 1 }),
      ])
        expect(await outcomeOf(task)).to.equal("RemoteData");
    });

  for (const body of [
    null,
    3,
    "text",
    [],
    { currentVisit: 3, previousVisits: {} },
    { currentVisit: { customDataEvents: [null, 3, { data: 3 }] } },
  ])
    it(`adds nothing of ${JSON.stringify(body)}`, async () => {
      const { client } = await pageThatResponds(() => json(body));
      await client.getRemoteVisitorData({ visitorCode: visitor });
      expect(client.isFeatureFlagActive(visitor, "banner")).to.equal(true);
    });
});
