import { expect } from "chai";
import { fieldOf, newEngine, nonce, site, track, trackingPath } from "../testing/experiments-calls.driver.js";

describe("tracked events", () => {
  const accepted = [
    "eventType=customData&index=3&valuesCountMap=%7B%22a%22%3A1%2C%22b%22%3A1%7D&overwrite=true",
    "eventType=customData&index=1&valuesCountMap=%7B%22user-42%22%3A1%7D&overwrite=true&mappingIdentifier=true",
    "eventType=customData&index=3&valuesCountMap=%7B%7D&overwrite=false",
    "eventType=conversion&goalId=12&revenue=3.5&negative=true",
    "eventType=conversion&goalId=12&revenue=0&negative=false",
    "eventType=staticData&deviceType=PHONE",
    "eventType=staticData&browser=CHROME&browserIndex=0&browserVersion=121.5",
    "eventType=staticData&browser=OTHER&browserIndex=5",
    "eventType=staticData&os=MAC&osIndex=1",
    "eventType=page&href=https%3A%2F%2Fex.com%2Fa%20b%3Fx%3D1%26%C3%A9%3D2&title=H%C3%A9%20llo%20%26%20co&referrersIndices=[1,2]",
    "eventType=page&href=https%3A%2F%2Fex.com%2F&title=",
    "eventType=geolocation&country=France&region=%C3%8Ele&city=Paris&postalCode=75008&latitude=48.87&longitude=-2.29",
    "eventType=geolocation&country=Spain",
    "eventType=experiment&id=1001&variationId=5",
    "eventType=activity",
  ];
  it("are recorded with the values of their lines decoded, whether empty lines separate them or not", async () => {
    const { ask, recorded } = newEngine(() => 1_764_800_000_000);
    const body = `${accepted.map((line, index) => `${line}&nonce=${nonce(index)}`).join("\n\n")}\n`;
    const response = await ask(trackingPath("v%20%C3%A9"), { body });
    expect(response.body).to.deep.equal({ accepted: accepted.length });
    const events = await recorded();
    expect(events.map(({ event }) => event.eventType)).to.deep.equal(accepted.map((line) => /^eventType=(\w+)/.exec(line)?.[1]));
    expect(events[0]).to.deep.equal({
      number: 1,
      time: 1_764_800_000_000,
      visitor: { visitorCode: "v é" },
      event: { eventType: "customData", index: 3, valuesCountMap: { a: 1, b: 1 }, overwrite: true, nonce: nonce(0) },
      repeated: false,
    });
    expect(events[9]?.event).to.deep.equal({
      eventType: "page",
      href: "https://ex.com/a b?x=1&é=2",
      title: "Hé llo & co",
      referrersIndices: [1, 2],
      nonce: nonce(9),
    });
  });

  const wrong: readonly (readonly [line: string, field: string])[] = [
    ["eventType=visit&nonce=0000000000000001", "lines.1.eventType"],
    ["nonce=0000000000000001", "lines.1.eventType"],
    ["activity", "lines.1.activity"],
    ["eventType=activity", "lines.1.nonce"],
    ["eventType=activity&nonce=000000000000000a", "lines.1.nonce"],
    ["eventType=activity&nonce=0000000000000001&nonce=0000000000000002", "lines.1.nonce"],
    ["eventType=activity&goalId=1&nonce=0000000000000001", "lines.1.goalId"],
    ["eventType=activity&__proto__=1&nonce=0000000000000001", "lines.1.__proto__"],
    ["eventType=conversion&revenue=1&negative=false&nonce=0000000000000001", "lines.1.goalId"],
    ["eventType=conversion&goalId=1.5&revenue=1&negative=false&nonce=0000000000000001", "lines.1.goalId"],
    ["eventType=conversion&goalId=1&revenue=NaN&negative=false&nonce=0000000000000001", "lines.1.revenue"],
    ["eventType=conversion&goalId=1&revenue=1&negative=no&nonce=0000000000000001", "lines.1.negative"],
    ["eventType=customData&index=1&valuesCountMap=%7B&overwrite=true&nonce=0000000000000001", "lines.1.valuesCountMap"],
    ["eventType=customData&index=1&valuesCountMap=[1]&overwrite=true&nonce=0000000000000001", "lines.1.valuesCountMap"],
    ["eventType=customData&index=1&valuesCountMap={%22a%22:0}&overwrite=true&nonce=0000000000000001", "lines.1.valuesCountMap.a"],
    ["eventType=staticData&deviceType=WATCH&nonce=0000000000000001", "lines.1.deviceType"],
    ["eventType=staticData&browser=CHROME&browserIndex=1&nonce=0000000000000001", "lines.1.browserIndex"],
    ["eventType=staticData&browser=CHROME&nonce=0000000000000001", "lines.1.browserIndex"],
    ["eventType=staticData&os=IOS&osIndex=3&nonce=0000000000000001", "lines.1.osIndex"],
    ["eventType=staticData&osIndex=3&nonce=0000000000000001", "lines.1"],
    ["eventType=staticData&os=IOS&osIndex=2&browserVersion=12&nonce=0000000000000001", "lines.1.browserVersion"],
    ["eventType=page&href=%E0&title=a&nonce=0000000000000001", "lines.1.href"],
    ["eventType=page&href=a&title=a&referrersIndices=1&nonce=0000000000000001", "lines.1.referrersIndices"],
    ["eventType=geolocation&city=Paris&nonce=0000000000000001", "lines.1.country"],
    ["eventType=geolocation&country=France&latitude=north&nonce=0000000000000001", "lines.1.latitude"],
    ["eventType=experiment&id=1001&variationId=null&nonce=0000000000000001", "lines.1.variationId"],
  ];
  for (const [line, field] of wrong)
    it(`the line ${line} is refused by its name ${field}, and nothing of its request is recorded`, async () => {
      const { ask, recorded } = newEngine();
      const response = await ask(trackingPath("v1"), { body: `eventType=activity&nonce=${nonce(7)}\n\n${line}\n` });
      expect({ status: response.status, field: fieldOf(response.body) }).to.deep.equal({ status: 400, field });
      expect(await recorded()).to.deep.equal([]);
    });

  const wrongRequests: readonly (readonly [path: string, status: number, field: string | null, body?: string])[] = [
    [trackingPath("v1").replace(site, "another"), 404, "siteCode"],
    [trackingPath("v1").replace("siteCode=", "site="), 400, "siteCode"],
    [trackingPath(`visitorCode=${"v".repeat(256)}`), 400, "visitorCode"],
    [trackingPath("visitorCode="), 400, "visitorCode"],
    [trackingPath("x=1"), 400, "x"],
    [trackingPath("visitorCode=v1&mappingValue=m1"), 400, "mappingValue"],
    [trackingPath("v1").replace(/&visitorCode=\w+/, ""), 400, "visitorCode"],
    [trackingPath("v1").replace("sdkName=javascript", "sdkName=java"), 400, "sdkName"],
    [trackingPath("v1").replace("&sdkVersion=3.4.7", ""), 400, "sdkVersion"],
    [trackingPath("v1"), 400, "lines", ""],
    [trackingPath("v1"), 413, null, "\n".repeat(100_001)],
  ];
  for (const [path, status, field, body = `eventType=activity&nonce=${nonce(1)}`] of wrongRequests)
    it(`${path.slice(-90)} with ${body.length} characters is ${status} and names ${field}`, async () => {
      const { ask, recorded } = newEngine();
      const response = await ask(path, { body });
      expect({ status: response.status, field: fieldOf(response.body) }).to.deep.equal({ status, field });
      expect(await recorded()).to.deep.equal([]);
    });

  it("are numbered, listed after a number, marked as repeated by their nonce, and cleared on request", async () => {
    const { app, ask, recorded } = newEngine();
    await track(ask, "v1", ["eventType=activity", "eventType=experiment&id=1&variationId=2"], 1);
    await track(ask, "v1", ["eventType=experiment&id=1&variationId=2", "eventType=activity"], 2);
    const brief = async (after?: number) => (await recorded(after)).map(({ number, repeated, event }) => [number, event.nonce, repeated]);
    expect(await brief()).to.deep.equal([
      [1, nonce(1), false],
      [2, nonce(2), false],
      [3, nonce(2), true],
      [4, nonce(3), false],
    ]);
    expect(await brief(3)).to.deep.equal([[4, nonce(3), false]]);
    expect((await ask("/engine/experiments/events?after=all")).status).to.equal(400);
    await app.request("http://engine.test/engine/experiments/events", { method: "DELETE" });
    expect(await brief()).to.deep.equal([]);
    await track(ask, "v1", ["eventType=activity"], 3);
    const twice = `eventType=activity&nonce=${nonce(4)}\n`;
    await ask(trackingPath("v1"), { body: twice + twice });
    expect(await brief()).to.deep.equal([
      [5, nonce(3), false],
      [6, nonce(4), false],
      [7, nonce(4), true],
    ]);
  });

  it("are kept within a number and a size", async () => {
    const { ask, recorded } = newEngine();
    const fill = async (lines: readonly string[], times: number) => {
      for (let time = 0; time < times; time++) await track(ask, "v1", lines, time * lines.length);
      return recorded();
    };
    const many = await fill(Array<string>(500).fill("eventType=activity"), 12);
    expect(many.length).to.equal(5000);
    expect(many.at(-1)?.number).to.equal(6000);
    const large = await fill([`eventType=page&href=${"h".repeat(90_000)}&title=large`], 40);
    expect(JSON.stringify(large).length).to.be.within(1_800_000, 2_010_000);
    expect(large.at(-1)?.number).to.equal(6040);
  });
});
