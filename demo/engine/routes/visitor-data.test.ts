import { expect } from "chai";
import { fieldOf, newEngine, track, visitorDataPath } from "../testing/experiments-calls.driver.js";
import type { Ask } from "../testing/engine.driver.js";

describe("visitor data", () => {
  const minute = 60_000;
  const start = 1_764_800_000_000;
  const everyPart = [
    "maxNumberPreviousVisits=25",
    ...["customData", "conversion", "geolocation", "experiment", "page", "staticData", "currentVisit", "kcs"].map((name) => `${name}=true`),
  ].join("&");

  /** A visitor with two visits before the current one. */
  async function visited() {
    let time = start;
    const { ask } = newEngine(() => time);
    await track(ask, "v1", ["eventType=page&href=a&title=A", "eventType=staticData&os=MAC&osIndex=1"], 1);
    time += 40 * minute;
    await track(ask, "v1", ["eventType=conversion&goalId=11&revenue=2&negative=false"], 11);
    await track(ask, "other", ["eventType=conversion&goalId=12&revenue=2&negative=false"], 15);
    time += 29 * minute;
    await track(ask, "v1", ["eventType=geolocation&country=France"], 21);
    time += 30 * minute;
    await track(
      ask,
      "v1",
      [
        "eventType=staticData&deviceType=PHONE",
        "eventType=staticData&browser=SAFARI&browserIndex=3&browserVersion=17.4",
        "eventType=customData&index=3&valuesCountMap=%7B%22a%22%3A1%7D&overwrite=true",
        "eventType=page&href=b&title=B&referrersIndices=[2]",
        "eventType=experiment&id=30210&variationId=302101",
        "eventType=activity",
      ],
      31,
    );
    await track(ask, "v1", ["eventType=experiment&id=30210&variationId=302101"], 35);
    const read = async (parts: string, who = "v1", asking: Ask = ask) => (await asking(visitorDataPath(who, parts))).body;
    return { ask, read, wait: (minutes: number) => void (time += minutes * minute) };
  }

  const current = start + 99 * minute;
  const currentVisit = {
    timeStarted: current,
    customDataEvents: [{ data: { index: 3, valuesCountMap: { a: 1 }, overwrite: true }, time: current }],
    conversionEvents: [],
    geolocationEvents: [],
    pageEvents: [{ data: { href: "b", title: "B", referrersIndices: [2] }, time: current }],
    experimentEvents: [{ data: { id: 30210, variationId: 302101 }, time: current }],
    staticDataEvent: { data: { deviceType: "PHONE", browser: "SAFARI", browserIndex: 3, browserVersion: 17.4 }, time: current },
  };

  it("has the visits from what was tracked, each event once, the latest first", async () => {
    const { read } = await visited();
    const none = { customDataEvents: [], conversionEvents: [], geolocationEvents: [], pageEvents: [], experimentEvents: [] };
    expect(await read(everyPart)).to.deep.equal({
      currentVisit,
      previousVisits: [
        {
          ...none,
          timeStarted: start + 40 * minute,
          conversionEvents: [{ data: { goalId: 11, revenue: 2, negative: false }, time: start + 40 * minute }],
          geolocationEvents: [{ data: { country: "France" }, time: start + 69 * minute }],
        },
        {
          ...none,
          timeStarted: start,
          pageEvents: [{ data: { href: "a", title: "A" }, time: start }],
          staticDataEvent: { data: { os: "MAC", osIndex: 1 }, time: start },
        },
      ],
      kcs: { 1: { 11: 20, 12: 20 } },
    });
  });

  it("ends the current visit after half an hour without events", async () => {
    const { read, wait } = await visited();
    wait(29);
    expect(await read("currentVisit=true")).to.have.property("currentVisit");
    wait(1);
    expect(await read("currentVisit=true&maxNumberPreviousVisits=25")).to.deep.equal({
      previousVisits: [{ timeStarted: current }, { timeStarted: start + 40 * minute }, { timeStarted: start }],
    });
  });

  const parts: readonly (readonly [query: string, visit: object])[] = [
    ["customData=true", { customDataEvents: currentVisit.customDataEvents }],
    ["conversion=true", { conversionEvents: [] }],
    ["geolocation=true", { geolocationEvents: [] }],
    ["experiment=true", { experimentEvents: currentVisit.experimentEvents }],
    ["page=true", { pageEvents: currentVisit.pageEvents }],
    ["staticData=true", { staticDataEvent: currentVisit.staticDataEvent }],
  ];
  for (const [query, visit] of parts)
    it(`has no other part than ${query} requests`, async () => {
      const { read } = await visited();
      const body = await read(`${query}&currentVisit=true`);
      expect(body).to.have.all.keys("currentVisit", "previousVisits");
      expect((body as { currentVisit: unknown }).currentVisit).to.deep.equal({ timeStarted: current, ...visit });
    });

  it("leaves the current visit and the scores out, and has one earlier visit, unless the query names them", async () => {
    const { read } = await visited();
    expect(await read("")).to.deep.equal({ previousVisits: [{ timeStarted: start + 40 * minute }] });
    expect(await read("kcs=true")).to.have.all.keys("previousVisits", "kcs");
  });

  it("of an identifier has the events of every code that was mapped to it, and those tracked by it", async () => {
    const { ask, read } = await visited();
    const map = "eventType=customData&index=1&valuesCountMap=%7B%22user%2042%22%3A1%7D&overwrite=true&mappingIdentifier=true";
    await track(ask, "phone", ["eventType=page&href=phone&title=P", map], 51);
    await track(ask, "friend", ["eventType=page&href=friend&title=F", map.replace("&mappingIdentifier=true", "")], 56);
    await track(ask, "desk", [map, "eventType=page&href=desk&title=D"], 61);
    await track(ask, "mappingValue=user%2042", ["eventType=page&href=mapped&title=M"], 71);
    await track(ask, "mappingValue=user%2043", ["eventType=page&href=another&title=A"], 81);
    const pages = async (who: string) => {
      const body = (await read("currentVisit=true&page=true", who)) as {
        currentVisit: { pageEvents: readonly { data: { href: string } }[] };
      };
      return body.currentVisit.pageEvents.map(({ data }) => data.href);
    };
    expect(await pages("mappingValue=user%2042")).to.deep.equal(["phone", "desk", "mapped"]);
    expect(await pages("desk")).to.deep.equal(["desk"]);
  });

  it("of an unknown visitor has no visits", async () => {
    const { read } = await visited();
    expect(await read(everyPart, "nobody")).to.deep.equal({ previousVisits: [], kcs: { 1: { 11: 0, 12: 0 } } });
  });

  for (const [query, field] of [
    ["maxNumberPreviousVisits=0", "maxNumberPreviousVisits"],
    ["maxNumberPreviousVisits=26", "maxNumberPreviousVisits"],
    ["maxNumberPreviousVisits=1.5", "maxNumberPreviousVisits"],
    ["page=false", "page"],
    ["kcs=1", "kcs"],
    ["devices=true", "devices"],
    ["mappingValue=m", "mappingValue"],
  ] as const)
    it(`refuses ${query}, naming ${field}`, async () => {
      const { ask } = await visited();
      const { status, body } = await ask(visitorDataPath("v1", query));
      expect({ status, field: fieldOf(body) }).to.deep.equal({ status: 400, field });
    });
});
