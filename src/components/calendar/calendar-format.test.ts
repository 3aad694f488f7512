import { expect } from "chai";
import { calendarFormat } from "./calendar-format.js";

describe("the calendar's format", () => {
  const english = calendarFormat("en-GB");
  const french = calendarFormat("fr-FR-CSE");
  const persian = calendarFormat("fa-IR");

  it("LOC-43 names weekdays in two letters in the product's locales, in short or narrow names in others", () => {
    const short = (locale: string) => calendarFormat(locale).weekdayNames.map((name) => name.short);
    expect(short("en-GB")).to.deep.equal(["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]);
    expect(calendarFormat("nl-NL").weekdayNames[5]).to.deep.equal({ short: "za", long: "zaterdag" });
    expect(french.weekdayNames[5]).to.deep.equal({ short: "sa", long: "samedi" });
    expect(short("pl-PL")[5]).to.equal("sob.");
    expect(calendarFormat("ar-EG").weekdayNames[5], "no short names").to.deep.equal({ short: "س", long: "السبت" });
    expect(persian.weekdayNames[5]).to.deep.equal({ short: "ش", long: "شنبه" });
  });

  it("names months and hours, and writes numbers in the numerals of the locale", () => {
    expect([english.monthName("2027-02"), french.monthName("2027-02")]).to.deep.equal(["February", "février"]);
    expect([english.hour(17), french.hour(17)].map((hour) => hour.replace(/\s/g, " "))).to.deep.equal(["17", "17 h"]);
    expect([english.dateNumber("2027-02-06"), persian.dateNumber("2027-02-06")]).to.deep.equal(["6", "۶"]);
    expect([english.year(2027), persian.year(2027)]).to.deep.equal(["2027", "۲۰۲۷"]);
    expect([english.twoDigits(5), persian.twoDigits(5)]).to.deep.equal(["05", "۰۵"]);
  });

  it("names months of the Gregorian calendar where another one is named", () => {
    expect(calendarFormat("en-GB-u-ca-islamic").monthName("2027-02")).to.equal("February");
  });

  it("is created once per locale", () => {
    expect(calendarFormat("fr-FR-CSE")).to.equal(french);
  });
});
