import { expect } from "chai";
import { sampleKeptStay } from "../domain/testing/kept-stays.sample.js";
import { samplePrestation, sampleProduct } from "../domain/testing/products.sample.js";
import type { KeptStay } from "../domain/shortlist.js";
import type { CheckedPrices, StayWeeks } from "../store/state/types.js";
import { otherWeek, weekChoices } from "./stay-weeks.js";

const week = (start: string, end: string) => ({ start, end });
const sooner = week("2027-01-30", "2027-02-06");
const own = week("2027-02-06", "2027-02-13");
const later = week("2027-02-13", "2027-02-20");
const at = (stayDates: KeptStay["stayDates"], price: number, more: Partial<KeptStay> = {}): KeptStay =>
  sampleKeptStay(1, { product: sampleProduct({ prestations: [samplePrestation({ price })] }), stayDates, ...more });
const kept = at(own, 800);
const weeks: StayWeeks = {
  status: "ready",
  weeks: [
    { stayDates: sooner, stay: at(sooner, 700) },
    { stayDates: own, stay: kept },
    { stayDates: later, stay: "none" },
  ],
};
const checked = (price: number): CheckedPrices => ({
  ...{ status: "checked", fees: [], at: 0 },
  prestations: [samplePrestation({ price })],
});
const choices = (parts: Partial<Parameters<typeof weekChoices>[0]> = {}) =>
  weekChoices({ stay: kept, weeks, compared: [kept], prices: {}, ...parts });

describe("the weeks around a kept stay", () => {
  it("are by date: the chosen one, those that can be chosen, and those without a stay", () => {
    expect(choices().map(({ stayDates, isChosen, missing, price }) => [stayDates.start, isChosen, missing, price])).to.deep.equal([
      ["2027-01-30", false, null, 700],
      ["2027-02-06", true, null, 800],
      ["2027-02-13", false, "none", null],
    ]);
    expect(choices().map(({ stay }) => stay?.stayDates.start)).to.deep.equal(["2027-01-30", undefined, undefined]);
    expect(choices({ weeks: undefined })).to.deep.equal([]);
  });

  it("have the checked price of the chosen one, and name the only lowest", () => {
    expect(choices().map(({ isLowest }) => isLowest)).to.deep.equal([true, false, false]);
    expect(choices({ prices: { 1: checked(650) } }).map(({ price, isLowest }) => [price, isLowest])).to.deep.equal([
      [700, false],
      [650, true],
      [null, false],
    ]);
    expect(choices({ prices: { 1: checked(700) } }).some(({ isLowest }) => isLowest)).to.equal(false);
  });

  it("cannot be chosen where another column has the lodging then", () => {
    const copy = at(sooner, 700, { copy: 1 });
    expect(choices({ compared: [kept, copy] })[0]).to.deep.include({ isCompared: true, stay: null });
    expect(choices({ compared: [kept, copy], prices: { "1.1": checked(720) } })[0]?.price, "as it stands in that column").to.equal(720);
    const other = at(sooner, 700, { product: sampleProduct({ id: 2 }) });
    expect(choices({ compared: [kept, other] })[0]).to.deep.include({ isCompared: false });
  });

  it("stay where they are once the stay is moved: the week of before can be chosen back", () => {
    const stay = at(sooner, 700, { former: { stayDates: own, price: 815, room: "Studio" } });
    const moved = choices({ stay, compared: [stay] });
    expect(moved.map(({ isChosen }) => isChosen)).to.deep.equal([true, false, false]);
    expect(moved[1]?.stay).to.equal(kept);
    expect(moved[1]?.price, "as it was checked").to.equal(815);
  });

  it("name the room or flat where it is another one", () => {
    const larger = { ...at(sooner, 700), product: sampleProduct({ prestations: [samplePrestation({ price: 700, name: "3 pièces" })] }) };
    const parts = { ...weeks, weeks: [{ stayDates: sooner, stay: larger }, ...weeks.weeks.slice(1)] };
    expect(choices({ weeks: parts }).map(({ otherRoom }) => otherRoom)).to.deep.equal(["3 pièces", null, null]);
    expect(choices().map(({ otherRoom }) => otherRoom)).to.deep.equal([null, null, null]);
  });

  it("offer the cheapest other one for comparison", () => {
    expect(otherWeek(choices())?.stayDates).to.equal(sooner);
    const dearer: StayWeeks = { ...weeks, weeks: [...weeks.weeks.slice(0, 2), { stayDates: later, stay: at(later, 600) }] };
    expect(otherWeek(choices({ weeks: dearer }))?.stayDates).to.equal(later);
    expect(otherWeek(choices({ weeks: { status: "ready", weeks: weeks.weeks.slice(1) } }))).to.equal(null);
  });
});
