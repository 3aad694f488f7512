import { expect } from "chai";
import { locales } from "../domain/locale.js";
import { markets } from "../domain/markets.js";
import { timeOfDay } from "./format-time.js";

const withColon = locales.filter((locale) => markets[locale].language !== "fr");

const morning = new Date(2027, 1, 6, 9, 5).getTime();
const noon = new Date(2027, 1, 6, 11, 30).getTime();

describe("a time of day", () => {
  it("is written with h in French, in one piece", () => {
    for (const locale of locales.filter((one) => markets[one].language === "fr"))
      expect(
        [morning, noon].map((moment) => timeOfDay(moment, locale)),
        locale,
      ).to.deep.equal(["9\u00a0h\u00a005", "11\u00a0h\u00a030"]);
  });

  it("has a colon in every language but French", () => {
    for (const locale of withColon)
      expect(
        [morning, noon].map((moment) => timeOfDay(moment, locale)),
        locale,
      ).to.deep.equal(["09:05", "11:30"]);
  });

  it("is what the browser writes with a colon, at each hour", () => {
    for (const locale of withColon) {
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
