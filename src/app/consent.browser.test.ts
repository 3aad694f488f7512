import { expect } from "@open-wc/testing";
import { priceBasisKey, recentSearchesKey, shortlistKey } from "../domain/defaults.js";
import { setConsent } from "./consent.js";

/** A page without a tag: no search has begun. */
describe("data stored by an earlier page", () => {
  afterEach(() => localStorage.removeItem(recentSearchesKey));

  it("stays while the visitor agrees to preferences, and is removed at the first consent without them", () => {
    localStorage.setItem(recentSearchesKey, "[]");
    setConsent({ preferences: true });
    expect(localStorage.getItem(recentSearchesKey)).to.equal("[]");
    setConsent({ experiments: true });
    expect(localStorage.getItem(recentSearchesKey)).to.equal(null);
  });

  for (const key of [shortlistKey, priceBasisKey])
    it(`has ${key} in it`, () => {
      localStorage.setItem(key, "[]");
      setConsent({ preferences: true });
      expect(localStorage.getItem(key)).to.equal("[]");
      setConsent({});
      expect(localStorage.getItem(key)).to.equal(null);
    });

  it("is removed without an error where a banner passes no choices", () => {
    for (const choices of [undefined, null]) {
      setConsent({ preferences: true });
      localStorage.setItem(recentSearchesKey, "[]");
      setConsent(choices);
      expect(localStorage.getItem(recentSearchesKey)).to.equal(null);
    }
  });

  it("is removed by a refusal that repeats the last one", () => {
    for (let page = 0; page < 2; page += 1) {
      localStorage.setItem(recentSearchesKey, "[]");
      setConsent({});
      expect(localStorage.getItem(recentSearchesKey)).to.equal(null);
    }
  });
});
