import { expect } from "chai";
import { legalWordsOf } from "../../../words/all.js";
import { locales } from "../../../../src/domain/locale.js";
import { bookingTerms } from "../../../engine/catalogue/booking-terms.js";
import { cancellationSteps, paymentsOf, snowGuarantee } from "./conditions.js";

const start = "2027-02-06";
const today = "2026-11-29";

describe("what a cancellation costs", () => {
  it("is nothing until the day of the offer, and then what the terms lay down", () => {
    expect(cancellationSteps(start, "2027-01-22", today)).to.deep.equal([
      { from: null, until: "2027-01-22", percent: 0 },
      { from: "2027-01-23", until: null, percent: 100 },
    ]);
    expect(cancellationSteps(start, "2026-12-23", today).map(({ from, percent }) => [from, percent])).to.deep.equal([
      [null, 0],
      ["2026-12-24", 30],
      ["2027-01-08", 60],
      ["2027-01-23", 100],
    ]);
  });

  it("has no days that have passed", () => {
    expect(cancellationSteps(start, null, "2027-01-10").map(({ from, percent }) => [from, percent])).to.deep.equal([
      [null, 60],
      ["2027-01-23", 100],
    ]);
    expect(cancellationSteps(start, null, "2027-01-30")).to.deep.equal([{ from: null, until: null, percent: 100 }]);
  });
});

describe("the payments of a stay", () => {
  it("are the deposit and the balance, which is due at once where its day has passed", () => {
    expect(paymentsOf(1933, start, 30, today)).to.deep.equal({ now: 580, later: { amount: 1353, until: "2027-01-07" } });
    expect(paymentsOf(1933, start, 30, "2027-01-07")).to.deep.equal({ now: 1933, later: null });
  });
});

describe("the snow guarantee", () => {
  it("applies by the height of the village and by the day of arrival", () => {
    expect(snowGuarantee(start, 2300)).to.deep.equal({ applies: true, check: "2027-02-03", until: "2027-02-05" });
    expect(snowGuarantee("2026-12-12", 1850).applies).to.equal(true);
    expect(snowGuarantee("2026-12-12", 1500)).to.include({ applies: false, because: "dates" });
    expect(snowGuarantee("2027-07-03", 2300)).to.include({ applies: false, because: "dates" });
    expect(snowGuarantee(start, 1199)).to.deep.equal({ applies: false, because: "altitude" });
  });
});

describe("the booking terms", () => {
  for (const locale of locales)
    it(`lay down in ${locale} the numbers that the stay page shows`, () => {
      const { sections } = legalWordsOf(locale).pages.terms;
      const texts = sections.flatMap((section) => section.texts);
      const numbersIn = (text: string) => (text.replace(/(\d)[.,\s](?=\d{3})/g, "$1").match(/\d+/g) ?? []).map(Number);
      const { kept, balanceDays, snow } = bookingTerms;
      const [first, second] = kept;
      const cancellation = texts.find((text) => numbersIn(text).includes(second.percent));
      expect(numbersIn(cancellation ?? "")).to.have.members([first.days, first.percent, second.days, second.percent]);
      expect(texts.some((text) => numbersIn(text).includes(balanceDays) && numbersIn(text).includes(25))).to.equal(true);
      const guarantee = numbersIn(texts.filter((text) => numbersIn(text).includes(snow.seasons[0].altitude)).join(" "));
      const days = snow.seasons.flatMap((season) => [season.first, season.last].map((day) => Number(day.slice(3))));
      expect(guarantee).to.include.members([snow.liftsPercent, ...snow.seasons.map(({ altitude }) => altitude), ...days]);
    });
});
