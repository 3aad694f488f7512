import { expect } from "chai";
import { pageWords } from "./words.js";

describe("the words of a page as a visitor reads them", () => {
  it("hold prices as French, English and Dutch write them", () => {
    expect(pageWords("fr-FR").price("samedi 5 décembre, 7 nuits dès 1 255 €")).to.equal(1255);
    expect(pageWords("en-GB").price("7 nights from £1,255, cheapest")).to.equal(1255);
    expect(pageWords("nl-NL").price("7 nachten vanaf € 1.255")).to.equal(1255);
    expect(pageWords("en-GB").price("7 nights")).to.equal(null);
  });

  it("hold days with a year or without, which is the next one then", () => {
    const { day } = pageWords("en-GB");
    expect(day("Saturday, 5 December 2026, 7 nights from £855", "2026-11-29")).to.equal("2026-12-05");
    expect(day("Sat 16 Jan 7 nights", "2026-11-29")).to.equal("2027-01-16");
    expect(pageWords("fr-FR").day("vendredi 1er janvier 2027", "2026-11-29")).to.equal("2027-01-01");
    expect(day("no day", "2026-11-29")).to.equal(null);
  });

  it("hold ranges whose first day lacks what both have", () => {
    expect(pageWords("en-GB").range("26 Dec 2026 – 2 Jan 2027")).to.deep.equal({ start: "2026-12-26", end: "2027-01-02" });
    expect(pageWords("nl-NL").range("24 apr – 1 mei 2027")).to.deep.equal({ start: "2027-04-24", end: "2027-05-01" });
    expect(pageWords("fr-FR").range("6 – 13 févr. 2027")).to.deep.equal({ start: "2027-02-06", end: "2027-02-13" });
    expect(pageWords("en-GB").range("any dates")).to.equal(null);
  });

  it("name days and months as the calendar does", () => {
    expect("Saturday, 5 December 2026, 7 nights from £855").to.match(pageWords("en-GB").dayName("2026-12-05"));
    expect("vendredi 1er janvier 2027").to.match(pageWords("fr-FR").dayName("2027-01-01"));
    expect("zaterdag 15 mei 2027").not.to.match(pageWords("nl-NL").dayName("2027-05-05"));
    expect(pageWords("nl-NL").monthName("2027-03")).to.equal("maart 2027");
  });
});
