import { expect } from "chai";
import { testCookieFlags, testCookieName } from "./defaults.js";
import { defaultFlags, resolveFlags } from "./flags.js";

describe("flags", () => {
  it("FLAG-01..14 each have the seller's value", () => {
    expect(resolveFlags({}, null, [])).to.deep.equal({
      transportPack: true,
      roomsParticipants: false,
      zonesDatePicker: false,
      criteriaSkeleton: false,
      autocompleteGrouped: false,
      autocompleteRegion: true,
      packageTabs: true,
      hidePriceWithoutDate: false,
      hideShortStays: true,
      checkboxDistance: true,
      flightVersion: false,
      groupLondonAirports: false,
      flightVisible: false,
      hsFirst: false,
    });
  });

  it("FLAG-15 and FLAG-17 switches the configured flags by the test cookie, in any case", () => {
    expect(resolveFlags({}, "Active", ["flightVersion", "hsFirst"])).to.include({ flightVersion: true, hsFirst: true });
    expect(resolveFlags({}, "INACTIVE", ["transportPack"])).to.deep.equal({ ...defaultFlags, transportPack: false });
    expect(testCookieName).to.equal("se-results-test");
    expect(testCookieFlags).to.deep.equal(["flightVersion"]);
  });

  it("FLAG-16 EXP-COOKIE-17 ignores the reference arm and any other value of the cookie", () => {
    for (const arm of ["Reference", "reference", "", "1", "true"]) {
      expect(resolveFlags({}, arm, ["flightVersion", "transportPack"])).to.deep.equal(defaultFlags);
    }
  });

  it("lets the page's values override the cookie, and ignores unknown flags and values that are not booleans", () => {
    expect(resolveFlags({ flightVersion: false }, "active", ["flightVersion"]).flightVersion).to.equal(false);
    const garbage: object = JSON.parse('{"hsFirst":"yes","unknown":true,"__proto__":{"hsFirst":true}}');
    expect(resolveFlags(garbage, null, [])).to.deep.equal(defaultFlags);
  });

  it("never changes the defaults", () => {
    resolveFlags({ hsFirst: true }, "active", ["flightVersion"]);
    expect(defaultFlags).to.include({ hsFirst: false, flightVersion: false });
  });
});
