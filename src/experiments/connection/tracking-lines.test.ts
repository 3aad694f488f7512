import { expect } from "chai";
import { noncesOf } from "../testing/client.driver.js";
import { configurationOf } from "../testing/evaluation.driver.js";
import type { VisitorDatum } from "../visitor/data.js";
import { trackingBody, type TrackingContent } from "./tracking-lines.js";

const configuration = configurationOf([], {
  customData: [{ index: 2, localOnly: false, isMappingIdentifier: true, scope: "VISITOR" }],
});

const bodyOf = (data: readonly VisitorDatum[], exposed: readonly number[] | null = null): string =>
  trackingBody(
    { data, exposures: exposed && exposed.map((experimentId) => ({ experimentId, variationId: 5, isTargetedRule: false })) },
    configuration,
  ).replace(/(?<=nonce=)[0-9A-F]{16}/g, "0123456789ABCDEF");

const table: readonly [datum: VisitorDatum, line: string][] = [
  [
    { type: "customData", index: 3, value: ["a", "b", "a"] },
    "eventType=customData&index=3&valuesCountMap=%7B%22a%22%3A1%2C%22b%22%3A1%7D&overwrite=true",
  ],
  [
    { type: "customData", index: 2, value: ["user-42"] },
    "eventType=customData&index=2&valuesCountMap=%7B%22user-42%22%3A1%7D&overwrite=true&mappingIdentifier=true",
  ],
  [{ type: "conversion", goalId: 12, revenue: 3.5, negative: true }, "eventType=conversion&goalId=12&revenue=3.5&negative=true"],
  [{ type: "conversion", goalId: 12 }, "eventType=conversion&goalId=12&revenue=0&negative=false"],
  [{ type: "device", device: "PHONE" }, "eventType=staticData&deviceType=PHONE"],
  [{ type: "browser", browser: "CHROME", version: 121.5 }, "eventType=staticData&browser=CHROME&browserIndex=0&browserVersion=121.5"],
  [{ type: "browser", browser: "OTHER" }, "eventType=staticData&browser=OTHER&browserIndex=5"],
  [{ type: "operatingSystem", operatingSystem: "MAC" }, "eventType=staticData&os=MAC&osIndex=1"],
  [{ type: "operatingSystem", operatingSystem: "WINDOWS_PHONE" }, "eventType=staticData&os=WINDOWS_PHONE&osIndex=5"],
  [
    { type: "pageView", urlAddress: "https://ex.com/a b?x=1&é=2", title: "Hé llo & co", referrers: [1, 2] },
    "eventType=page&href=https%3A%2F%2Fex.com%2Fa%20b%3Fx%3D1%26%C3%A9%3D2&title=H%C3%A9%20llo%20%26%20co&referrersIndices=[1,2]",
  ],
  [{ type: "pageView", urlAddress: "/", title: "" }, "eventType=page&href=%2F&title="],
  [
    { type: "geolocation", country: "France", region: "Île", city: "Paris", postalCode: "75008", coordinates: [48.87, 2.29] },
    "eventType=geolocation&country=France&region=%C3%8Ele&city=Paris&postalCode=75008&latitude=48.87&longitude=2.29",
  ],
  [{ type: "geolocation", country: "France", region: null, city: "Paris" }, "eventType=geolocation&country=France&city=Paris"],
];

describe("the body of a tracking call", () => {
  for (const [datum, line] of table) {
    it(`EXP-TRACK-08..11 EXP-TRACK-14..38 EXP-TRACK-40 EXP-DATA-07 EXP-DATA-10..11 EXP-DATA-15..16 has ${line.slice(0, 60)}`, () =>
      expect(bodyOf([datum])).to.equal(`${line}&nonce=0123456789ABCDEF\n`));
  }

  const silent: readonly VisitorDatum[] = [
    { type: "customData", index: 1, value: [] },
    { type: "cookie", cookie: [{ key: "a", value: "b" }] },
    { type: "applicationVersion", version: "1.2.3" },
    { type: "userAgent", value: "Browser/1.0" },
  ];

  it("EXP-TRACK-12 EXP-TRACK-39 is one line of activity if it would be empty", () => {
    expect(bodyOf([])).to.equal("eventType=activity&nonce=0123456789ABCDEF");
    expect(bodyOf(silent)).to.equal("eventType=activity&nonce=0123456789ABCDEF");
    expect(bodyOf([], [])).to.equal("\neventType=activity&nonce=0123456789ABCDEF");
  });

  it("EXP-TRACK-07 EXP-TRACK-13 has a line for each datum and, after an empty one, for each exposure, ascending", () => {
    const device = { type: "device", device: "PHONE" } as const;
    const deviceLine = "eventType=staticData&deviceType=PHONE&nonce=0123456789ABCDEF\n";
    const experimentLine = (id: number) => `eventType=experiment&id=${id}&variationId=5&nonce=0123456789ABCDEF\n`;
    expect(bodyOf([device], [1001, 9])).to.equal(`${deviceLine}\n${experimentLine(9)}${experimentLine(1001)}`);
    expect(bodyOf([], [9])).to.equal(`\n${experimentLine(9)}`);
    expect(bodyOf([device, device], [])).to.equal(`${deviceLine}${deviceLine}`);
  });

  it("EXP-TRACK-21 EXP-TRACK-40 has the datum's nonce in each line, and a new one if it has none or was sent before", () => {
    const device = { type: "device", device: "PHONE", nonce: "1111111111111111" } as const;
    const conversion = { type: "conversion", goalId: 1, nonce: "2222222222222222" } as const;
    const exposures = [{ experimentId: 9, variationId: 5, isTargetedRule: false, nonce: "3333333333333333" }];
    const noncesOfBody = (data: TrackingContent["data"]) => noncesOf(trackingBody({ data, exposures }, configuration));
    expect(noncesOfBody([device, conversion])).to.deep.equal([device.nonce, conversion.nonce, exposures[0]?.nonce]);
    const [first, second] = noncesOfBody([
      { ...device, sent: true },
      { type: "device", device: "PHONE" },
    ]);
    expect(new Set([first, second, device.nonce]).size).to.equal(3);
    for (const nonce of [{}, null, "", 7]) {
      const stored: typeof device = JSON.parse(JSON.stringify({ ...device, nonce }));
      expect(noncesOfBody([stored])).to.have.length(2);
    }
  });
});
