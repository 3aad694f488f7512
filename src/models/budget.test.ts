import { expect } from "chai";
import fc from "fast-check";
import { budgetEntry, budgetModel, budgetSlider, editedBound, moveThumb, releasedBound, typedAmount } from "./budget.js";

const none = { min: null, max: null };
const parts = (given: Partial<Parameters<typeof budgetModel>[0]> = {}): Parameters<typeof budgetModel>[0] => ({
  budget: none,
  price: { min: 210, max: 1890 },
  addedFee: 0,
  currency: "EUR",
  dated: true,
  ...given,
});
const modelOf = (given: Partial<Parameters<typeof budgetModel>[0]> = {}) => budgetModel(parts(given));

describe("the budget of the filters", () => {
  it("FEE-12 moves in what has to be paid", () => {
    expect(modelOf({ addedFee: 20 }).range).to.deep.equal({ min: 230, max: 1910 });
  });

  it("FILT-109 shows no range that is not known, or that the budget excludes completely", () => {
    expect(modelOf()).to.include({ known: true, showsRange: true });
    expect(modelOf({ price: null })).to.include({ known: false, showsRange: false });
    expect(modelOf({ budget: { min: null, max: 100 } })).to.include({ known: true, showsRange: false });
  });

  it("FILT-113 is disabled without an end date", () => {
    expect([modelOf().disabled, modelOf({ dated: false }).disabled]).to.deep.equal([false, true]);
  });

  it("FILT-104..105 FILT-114 corrects an edited bound, clears an emptied one, and leaves one that is the same", () => {
    const model = modelOf({ budget: { min: 300, max: null } });
    expect(editedBound("min", 5, model)).to.equal(210);
    expect(editedBound("max", 9000, model)).to.equal(1890);
    expect(editedBound("min", null, model)).to.equal(null);
    expect(editedBound("min", 300, model)).to.equal(undefined);
  });

  it("FILT-102 reads an amount written in any locale, without its cents", () => {
    const written = ["1200", "1 200 €", "1,200.50", "1.200,5", "£1’200", "-5", "", "cheap", "12a"];
    expect(written.map(typedAmount)).to.deep.equal([1200, 1200, 1200, 1200, 1200, -5, null, null, null]);
  });

  it("FILT-102 reads an amount with a dash for its cents, a currency code, or full-width digits", () => {
    const written = ["1500,-", "1.500,–", "1500,--", "EUR 1500", "1500 eur", "CHF1'500.-", "1500.–", "１５００", "1500€", "1 500,00 €"];
    expect(written.map(typedAmount)).to.deep.equal(written.map(() => 1500));
    expect(["-", "EUR", "1500 a night", "15-00", "1500--"].map(typedAmount)).to.deep.equal([null, null, null, null, null]);
  });

  it("explains why a typed amount is not the bound", () => {
    const entry = (bound: "min" | "max", typed: string, budget: Parameters<typeof modelOf>[0] = {}) =>
      budgetEntry(bound, typed, modelOf(budget));
    const between = { budget: { min: 500, max: 700 } };
    expect(entry("min", "300")).to.deep.equal({ next: 300, fault: null });
    expect(entry("max", " ", between)).to.deep.equal({ next: null, fault: null });
    expect(entry("min", "abc")).to.deep.equal({ next: undefined, fault: { kind: "unreadable", typed: "abc" } });
    expect(entry("min", "x".repeat(30)).fault).to.deep.equal({ kind: "unreadable", typed: `${"x".repeat(20)}…` });
    expect(entry("min", "20")).to.deep.equal({ next: 210, fault: { kind: "too_low", amount: 20 } });
    expect(entry("max", "20")).to.deep.equal({ next: 210, fault: { kind: "too_low", amount: 20 } });
    expect(entry("max", "99999")).to.deep.equal({ next: 1890, fault: { kind: "too_high", amount: 99_999 } });
    expect(entry("min", "99999")).to.deep.equal({ next: 1890, fault: { kind: "too_high", amount: 99_999 } });
    expect(entry("min", "900", between)).to.deep.equal({ next: 700, fault: { kind: "above_max", amount: 900 } });
    expect(entry("max", "300", between)).to.deep.equal({ next: 500, fault: { kind: "below_min", amount: 300 } });
    const atEnd = { budget: { min: null, max: 1890 } };
    expect(entry("max", "99999", atEnd), "where the bound is already so").to.deep.equal({
      next: undefined,
      fault: { kind: "too_high", amount: 99_999 },
    });
  });
});

describe("the slider of the budget", () => {
  const slider = (given: Parameters<typeof modelOf>[0] = {}, dragged: Parameters<typeof budgetSlider>[1] = null) =>
    budgetSlider(modelOf(given), dragged);
  const amounts = ({ stops, thumbs }: ReturnType<typeof budgetSlider>) => [stops[thumbs.min], stops[thumbs.max]];

  it("has its ends and its stops at round amounts, with the thumbs at the bounds, or at the ends", () => {
    const { stops } = slider();
    expect([stops.at(0), stops.at(-1)]).to.deep.equal([210, 1900]);
    expect(amounts(slider({ budget: { min: 500, max: null } }))).to.deep.equal([500, 1900]);
    expect(amounts(slider())).to.deep.equal([210, 1900]);
    expect(amounts(slider({ budget: { min: 50, max: 9000 } })), "bounds outside the range").to.deep.equal([210, 1900]);
  });

  it("has 2,500 among the stops up to 20,000, which are a fiftieth of their amount apart", () => {
    const { stops } = budgetSlider({ budget: none, range: { min: 1178, max: 20_000 } }, null);
    expect(stops).to.include.members([1200, 1250, 2500, 2600, 5000, 5200, 10_000, 10_500, 20_000]);
    expect(stops.some((stop) => stop === 2550 || stop === 5100)).to.equal(false);
    expect(stops.length).to.be.within(80, 110);
  });

  it("puts a thumb beside a bound that is between two stops, so that what is chosen is not outside", () => {
    expect(amounts(slider({ budget: { min: 511, max: 1234 } }))).to.deep.equal([500, 1250]);
  });

  it("contains every price of its range, in at most 130 stops, each above the one before it", () => {
    const amount = fc.integer({ min: 0, max: 200_000 });
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const exact = { min: Math.min(one, other), max: Math.max(one, other) };
        const { stops } = budgetSlider({ budget: none, range: exact }, null);
        expect(stops[0]).to.be.at.most(exact.min);
        expect(stops.at(-1)).to.be.at.least(exact.max);
        expect(stops.length).to.be.at.most(130);
        expect(stops.every((stop, index) => index === 0 || stop > (stops[index - 1] ?? stop))).to.equal(true);
      }),
    );
  });

  it("keeps each thumb on its side of the other, and sets no bound at its end", () => {
    const { stops, thumbs } = slider();
    const at = (value: number) => stops.indexOf(value);
    const crossed = moveThumb("min", at(1000), moveThumb("max", at(800), thumbs));
    expect(crossed).to.deep.equal({ min: at(800), max: at(800) });
    expect(moveThumb("max", at(300), crossed)).to.deep.equal(crossed);
    const dragged = slider({}, { min: 0, max: at(800) });
    expect([releasedBound("min", dragged), releasedBound("max", dragged)]).to.deep.equal([null, 800]);
  });
});
