import { expect } from "chai";
import { openSearch } from "../testing/search.driver.js";

const flagsWith = async (cookies: Readonly<Record<string, string>>, options = {}) => {
  const page = await openSearch({ cookies, given: { options } });
  return page.state().flags;
};

describe("the cookie of the results page's test", () => {
  it("FLAG-15 FLAG-17..19 is one, se-results-test: active switches the flight version on, inactive off", async () => {
    expect((await flagsWith({})).flightVersion).to.equal(false);
    expect((await flagsWith({ "se-results-test": "ACTIVE" })).flightVersion).to.equal(true);
    expect((await flagsWith({ "se-results-test": "inactive" })).flightVersion).to.equal(false);
    expect((await flagsWith({ "another-test": "active" })).flightVersion).to.equal(false);
  });

  it("FLAG-16 switches nothing as Reference", async () => {
    expect(await flagsWith({ "se-results-test": "Reference" })).to.deep.equal(await flagsWith({}));
  });

  it("is read with the settings, not for an element that changes none of them", async () => {
    const page = await openSearch();
    page.cookies.set("se-results-test", "active");
    page.search.join({}, {});
    await page.settled();
    expect(page.state().flags.flightVersion).to.equal(false);
    page.search.join({}, { seTitle: "Ski" });
    await page.settled();
    expect(page.state().flags.flightVersion).to.equal(true);
  });

  it("FLAG-17 has another name and switches other flags where the options set them", async () => {
    const options = { testCookieName: "mine", testCookieFlags: ["hsFirst"] };
    expect(await flagsWith({ mine: "active", "se-results-test": "active" }, options)).to.deep.include({
      hsFirst: true,
      flightVersion: false,
    });
  });
});
