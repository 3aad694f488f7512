import { expect } from "chai";
import { timeOfDay } from "./format-time.js";

const morning = new Date(2027, 1, 6, 9, 5).getTime();
const noon = new Date(2027, 1, 6, 11, 30).getTime();

describe("a time of day", () => {
  it("is written with h in French, in one piece", () => {
    for (const locale of ["fr-FR", "fr-FR-CSE"])
      expect(
        [morning, noon].map((moment) => timeOfDay(moment, locale)),
        locale,
      ).to.deep.equal(["9\u00a0h\u00a005", "11\u00a0h\u00a030"]);
  });

  it("has a colon in English, Dutch and German", () => {
    for (const locale of ["en-GB", "nl-NL", "de-DE"])
      expect(
        [morning, noon].map((moment) => timeOfDay(moment, locale)),
        locale,
      ).to.deep.equal(["09:05", "11:30"]);
  });

  it("is what the browser writes, at each hour", () => {
    for (const locale of ["en-GB", "nl-NL", "de-DE"]) {
      const browser = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit" });
      for (let hour = 0; hour < 24; hour += 1) {
        const moment = new Date(2027, 1, 6, hour, 59 - hour).getTime();
        expect(timeOfDay(moment, locale)).to.equal(browser.format(moment));
      }
    }
  });

  it("is left as the platform writes it in other locales", () => {
    expect(timeOfDay(noon, "sv-SE")).to.equal("11:30");
  });
});
