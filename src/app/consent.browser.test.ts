import { expect } from "@open-wc/testing";
import { recentSearchesKey } from "../domain/defaults.js";
import { setConsent } from "./consent.js";

/** A page without a tag: no search has begun. */
describe("what an earlier page kept", () => {
  afterEach(() => localStorage.removeItem(recentSearchesKey));

  it("stays while the visitor agrees to preferences, and goes at a first word that does not name them", () => {
    localStorage.setItem(recentSearchesKey, "[]");
    setConsent({ preferences: true });
    expect(localStorage.getItem(recentSearchesKey)).to.equal("[]");
    setConsent({ experiments: true });
    expect(localStorage.getItem(recentSearchesKey)).to.equal(null);
  });

  it("goes at a banner's word that says nothing at all, which is no fault", () => {
    for (const choices of [undefined, null]) {
      setConsent({ preferences: true });
      localStorage.setItem(recentSearchesKey, "[]");
      setConsent(choices);
      expect(localStorage.getItem(recentSearchesKey)).to.equal(null);
    }
  });

  it("goes at a no that says nothing new", () => {
    for (let page = 0; page < 2; page += 1) {
      localStorage.setItem(recentSearchesKey, "[]");
      setConsent({});
      expect(localStorage.getItem(recentSearchesKey)).to.equal(null);
    }
  });
});
