import { expect } from "chai";
import { locales } from "./locale.js";
import { firstMonthShown, isSummerMonth, linkSeason, seasonOf } from "./seasons.js";

const months = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"];
const days = months.map((month) => `2026-${month}-15`);

describe("seasons", () => {
  it("DATE-16..17 counts May to November as summer for the dates, December to April as winter", () => {
    expect(days.filter(isSummerMonth).map((day) => day.slice(5, 7))).to.deep.equal(["05", "06", "07", "08", "09", "10", "11"]);
    expect(["2026-04-30", "2026-05-01", "2026-11-30", "2026-12-01"].map(isSummerMonth)).to.deep.equal([false, true, true, false]);
  });

  it("DATE-18 opens on December of the year in summer, on this month in winter", () => {
    const opened = days.map((today) => firstMonthShown({ today, summer: false, start: null }));
    expect(opened.slice(0, 4)).to.deep.equal(["2026-01", "2026-02", "2026-03", "2026-04"]);
    expect(new Set(opened.slice(4))).to.deep.equal(new Set(["2026-12"]));
  });

  it("DATE-20 does not jump where summer stays are sold", () => {
    expect(firstMonthShown({ today: "2026-07-01", summer: true, start: null })).to.equal("2026-07");
  });

  it("DATE-21 opens on a start that is set", () => {
    expect(firstMonthShown({ today: "2026-07-01", summer: false, start: "2027-02-06" })).to.equal("2027-02");
  });

  it("LINK-12..13 and DATE-19 counts October to April as H in links, the rest as E", () => {
    const seasons = days.map((start) => linkSeason({ start, locale: "fr-FR", packageCode: "HS" }));
    expect(seasons.join("")).to.equal("HHHHEEEEEHHH");
    expect(days.map(seasonOf)).to.deep.equal(seasons);
  });

  it("LINK-14 is always H in Dutch and English", () => {
    for (const locale of ["nl-NL", "en-GB", "en-US"]) {
      expect(new Set(days.map((start) => linkSeason({ start, locale, packageCode: "PF" })))).to.deep.equal(new Set(["H"]));
    }
  });

  it("LINK-15..16 without dates is H, but left out for accommodation only, in every locale", () => {
    for (const locale of locales) {
      expect(linkSeason({ start: null, locale, packageCode: "PF" })).to.equal("H");
      expect(linkSeason({ start: null, locale, packageCode: "HS" })).to.equal(null);
      expect(linkSeason({ start: null, locale, packageCode: "HS-71" })).to.equal(null);
    }
  });
});
