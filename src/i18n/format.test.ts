import { expect } from "chai";
import { formatFor } from "./format.js";

/** The text with every kind of space replaced by a plain one. */
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, " ");
const french = formatFor("fr-FR");
const english = formatFor("en-GB");
const dutch = formatFor("nl-NL");
const german = formatFor("de-DE");

describe("format", () => {
  it("LOC-14 writes money without decimals, in the locale's own currency", () => {
    expect(plain(french.money(1234.56))).to.equal("1 235 €");
    expect(plain(english.money(1234.4))).to.equal("£1,234");
    expect(plain(dutch.money(787))).to.equal("€ 787");
    expect(german.money(1234)).to.equal("1.234\u00a0€");
  });

  it("LOC-16 takes the sign from the currency, and its position from the locale", () => {
    expect(plain(english.money(787, "EUR"))).to.equal("€787");
    expect(plain(french.money(787, "GBP"))).to.equal("787 £");
    expect([english.currency(), french.currency(), french.currency("GBP"), french.currency("CHF")]).to.deep.equal(["£", "€", "£", "CHF"]);
  });

  it("LOC-15 shows a fee exactly", () => {
    expect(plain(french.exactMoney(7.5))).to.equal("7,50 €");
    expect(plain(french.exactMoney(5))).to.equal("5 €");
  });

  it("writes what both days of a range share only once", () => {
    expect(plain(french.dayRange("2027-02-06", "2027-02-13"))).to.equal("6 – 13 févr. 2027");
    expect(plain(english.dayRange("2027-02-06", "2027-02-13"))).to.equal("6 – 13 Feb 2027");
    expect(plain(dutch.dayRange("2027-02-06", "2027-02-13"))).to.equal("6 – 13 feb 2027");
    expect(german.dayRange("2027-02-06", "2027-02-13")).to.equal("6.–13. Feb. 2027");
    expect(plain(german.dayRange("2027-02-27", "2027-03-06"))).to.equal("27. Feb. – 6. März 2027");
    expect(plain(french.dayRange("2027-02-27", "2027-03-06"))).to.equal("27 févr. – 6 mars 2027");
    expect(plain(french.dayRange("2026-12-26", "2027-01-02"))).to.equal("26 déc. 2026 – 2 janv. 2027");
    expect(plain(french.dayRange("2027-02-06", "2027-02-13", { year: false }))).to.equal("6 – 13 févr.");
  });

  it("LOC-43 names days and months as the locale does; the works-council variant as French", () => {
    const council = formatFor("fr-FR-CSE");
    expect(french.day("2027-02-06", "long")).to.equal("samedi 6 février 2027");
    expect(council.day("2027-02-06")).to.equal(french.day("2027-02-06"));
    expect(council.month("2027-02")).to.equal("février 2027");
  });

  it("writes marks with one decimal and discounts with a true minus", () => {
    expect([french.rating(8), german.rating(4.3)]).to.deep.equal(["8,0", "4,3"]);
    expect(plain(french.percent(-0.15))).to.equal("\u221215 %");
    expect(plain(french.number(12345))).to.equal("12 345");
  });

  it("writes days of the Gregorian calendar where another one is usual", () => {
    for (const locale of ["th-TH", "ja-JP-u-ca-japanese", "en-GB-u-ca-islamic"])
      expect(formatFor(locale).month("2027-02")).to.contain("2027");
    expect(formatFor("fa-IR").month("2027-02")).to.contain("۲۰۲۷");
  });

  it("makes the format of a locale once", () => {
    expect(formatFor("fr-FR")).to.equal(french);
  });
});

describe("the first of a month", () => {
  it("is an ordinal in French, and in French alone", () => {
    expect(formatFor("fr-FR").day("2026-12-01", "long")).to.equal("mardi 1er décembre 2026");
    expect(formatFor("fr-FR").day("2026-12-01", "cell")).to.equal("mardi 1 décembre 2026");
    expect(formatFor("fr-FR").day("2026-12-11", "long")).to.equal("vendredi 11 décembre 2026");
    expect(formatFor("fr-FR").dayRange("2027-01-30", "2027-02-01")).to.match(/30\sjanv\.\s–\s1er\sfévr\.\s2027/u);
    expect(german.day("2026-12-01", "long")).to.equal("Dienstag, 1. Dezember 2026");
    expect(formatFor("en-GB").day("2026-12-01", "long")).to.match(/^Tuesday,? 1 December 2026$/);
  });
});
