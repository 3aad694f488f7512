import { expect } from "chai";
import { KameleoonError } from "../common/errors.js";
import { pageWith, siteOf, visitor } from "../testing/client.driver.js";

/** A call with arguments that its type does not allow, as a page in JavaScript may. */
function call(target: object, method: string, ...given: readonly unknown[]): unknown {
  const found: unknown = Reflect.get(target, method);
  if (typeof found !== "function") throw new Error(`No method ${method}.`);
  return Reflect.apply(found, target, given);
}

describe("arguments of the wrong type", () => {
  const data: readonly unknown[] = [
    null,
    "text",
    {},
    { type: "nope" },
    { type: "__proto__" },
    { type: "customData", index: 0, value: "text" },
    { type: "customData", index: "0", value: [] },
    { type: "pageView", urlAddress: "https://ski.example/" },
    { type: "pageView", urlAddress: "/", title: "", referrers: "1" },
    { type: "conversion", goalId: "42&x=1" },
    { type: "conversion", goalId: 1, revenue: Number.NaN },
    { type: "conversion", goalId: 1, revenue: null },
    { type: "cookie", cookie: "a=b" },
    { type: "geolocation" },
    { type: "visitsData", visits: [1] },
  ];
  for (const datum of data)
    it(`leave out the datum ${JSON.stringify(datum)} with a warning, and send the others`, async () => {
      const { client, provider, warnings, lines } = pageWith(siteOf());
      await client.initialize();
      call(client, "addData", visitor, datum, { type: "device", device: "PHONE" });
      client.flush(visitor);
      await provider.pass(100, 100);
      expect(lines()).to.deep.equal(["eventType=staticData&deviceType=PHONE"]);
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.contain("left out").and.to.contain(JSON.stringify(datum));
    });

  it("send no conversion of a goal that is not a number", async () => {
    const { client, provider, lines, warnings } = pageWith(siteOf());
    await client.initialize();
    call(client, "trackConversion", { visitorCode: visitor, goalId: "42" });
    await provider.pass(100, 100);
    expect(lines().join()).not.to.contain("conversion");
    expect(warnings.join()).to.contain("left out");
  });

  for (const consent of [undefined, null, 0, 1, "true", "false"])
    it(`EXP-CONSENT-05 count the consent ${JSON.stringify(consent)} as a refusal, with a warning`, async () => {
      const { client, browser, warnings } = pageWith(siteOf({ consentType: "REQUIRED" }));
      await client.initialize();
      const code = client.getVisitorCode(visitor);
      client.setLegalConsent(code, true);
      expect([...browser.jar.keys()]).to.deep.equal(["kameleoonVisitorCode"]);
      call(client, "setLegalConsent", code, consent);
      expect([...browser.jar.keys()]).to.deep.equal([]);
      expect(warnings.join()).to.contain("setLegalConsent takes true or false");
    });

  for (const code of [undefined, null, 5, {}])
    it(`refuse the visitor code ${JSON.stringify(code)} as an empty one`, async () => {
      const { client } = pageWith(siteOf());
      await client.initialize();
      for (const method of ["isFeatureFlagActive", "getFeatureFlagVariables", "getActiveFeatureFlags", "addData"])
        expect(() => call(client, method, code, "banner"), method)
          .to.throw(KameleoonError)
          .with.property("type", "VisitorCodeEmpty");
    });
});
