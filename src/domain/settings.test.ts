import { expect } from "chai";
import { locales } from "./locale.js";
import { isFlightVariant, pageKinds, sellsSummer } from "./settings.js";

describe("settings", () => {
  it("BOOT-27 has exactly eleven page kinds", () => {
    expect(pageKinds).to.have.lengthOf(11);
    expect(new Set(pageKinds)).to.have.lengthOf(11);
  });

  it("BAR-08 shows the origin field in English only, by the flight setting or the flight page", () => {
    for (const locale of locales) {
      const isEnglish = locale === "en-GB";
      expect(isFlightVariant({ locale, onPage: null, flight: true })).to.equal(isEnglish);
      expect(isFlightVariant({ locale, onPage: "package-pftt", flight: false })).to.equal(isEnglish);
      expect(isFlightVariant({ locale, onPage: "package-pfpf", flight: false })).to.equal(false);
      expect(isFlightVariant({ locale, onPage: null, flight: false })).to.equal(false);
    }
  });

  it("CONST-02 sells summer stays on the summer page, or by the engine 110", () => {
    expect(sellsSummer({ onPage: "summer", engineId: 1 })).to.equal(true);
    expect(sellsSummer({ onPage: null, engineId: 110 })).to.equal(true);
    expect(sellsSummer({ onPage: "home-page", engineId: 16 })).to.equal(false);
  });
});
