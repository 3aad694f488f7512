import { expect } from "chai";
import { errorTypeOf, isMet, noon } from "../../testing/evaluation.driver.js";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** With the visits of that many milliseconds ago. */
const met = (targetingType: string, fields: Readonly<Record<string, unknown>>, ago: readonly number[] | null): boolean =>
  isMet({ targetingType, ...fields }, { targeting: ago && { visitsData: { visits: ago.map((time) => noon - time).toSorted() } } });

describe("the conditions on visits", () => {
  it("EXP-TARGET-24 EXP-DATA-37 takes a visitor without a recorded visit as new", () => {
    const kinds = (ago: readonly number[] | null) =>
      ["NEW", "RETURNING", null].map((visitorType) => met("NEW_VISITORS", { visitorType }, ago));
    expect(kinds([])).to.deep.equal([true, false, false]);
    expect(kinds([day])).to.deep.equal([false, true, false]);
    expect(kinds(null)).to.deep.equal([false, false, false]);
    expect(errorTypeOf(() => met("NEW_VISITORS", { visitorType: "OTHER" }, []))).to.equal("TargetingCondition");
  });

  it("EXP-TARGET-23 counts the recorded visits and this one", () => {
    const compare = (matchType: string | null, visitCount: unknown, ago: readonly number[] | null) =>
      met("VISITS", { matchType, visitCount }, ago);
    expect([1, 2, 3, 4].map((count) => compare("EQUAL", count, [day, 2 * day]))).to.deep.equal([false, false, true, false]);
    expect([2, 3].map((count) => compare("GREATER", count, [day, 2 * day]))).to.deep.equal([true, false]);
    expect([3, 4].map((count) => compare("LOWER", count, [day, 2 * day]))).to.deep.equal([false, true]);
    expect(compare("EQUAL", 1, [])).to.equal(true);
    expect(compare("EQUAL", 1, null)).to.equal(false);
    expect(compare(null, 1, [])).to.equal(false);
    expect(compare("EQUAL", null, [])).to.equal(false);
  });

  it("EXP-TARGET-22 counts the visits since midnight in the visitor's time zone", () => {
    const midnight = noon - new Date(noon).setHours(0, 0, 0, 0);
    const compare = (visitCount: number, ago: readonly number[]) => met("SAME_DAY_VISITS", { matchType: "EQUAL", visitCount }, ago);
    expect(compare(2, [midnight, midnight + 1])).to.equal(true);
    expect(compare(3, [midnight, midnight - 1])).to.equal(true);
    expect(compare(1, [midnight + 1])).to.equal(true);
  });

  const units = [
    ["MINUTE", minute],
    ["HOUR", hour],
    ["DAY", day],
    ["WEEK", 7 * day],
    ["MONTH", 30 * day],
  ] as const;
  for (const [unitOfTime, length] of units) {
    it(`EXP-TARGET-20..21 EXP-CFG-60..65 compares the age of the first and the last visit in ${unitOfTime}`, () => {
      const compare = (targetingType: string, matchType: string, ago: readonly number[]) =>
        met(targetingType, { matchType, count: 2, unitOfTime }, ago);
      const operators = ["LOWER", "EQUAL", "GREATER"];
      const first = (age: number) => operators.map((operator) => compare("FIRST_VISIT", operator, [1, age]));
      const last = (age: number) => operators.map((operator) => compare("LAST_VISIT", operator, [age, 100 * length]));
      for (const result of [first, last]) {
        expect(result(2 * length - 1)).to.deep.equal([true, false, false]);
        expect(result(2 * length)).to.deep.equal([false, true, false]);
        expect(result(2 * length + 1)).to.deep.equal([false, false, true]);
      }
    });
  }

  it("EXP-TARGET-48 is not met without a visit, a count or a unit", () => {
    const fields = { matchType: "GREATER", count: 0, unitOfTime: "DAY" };
    expect(met("FIRST_VISIT", fields, [day])).to.equal(true);
    expect(met("FIRST_VISIT", fields, [])).to.equal(false);
    expect(met("FIRST_VISIT", { ...fields, count: null }, [day])).to.equal(false);
    expect(met("FIRST_VISIT", { ...fields, unitOfTime: "YEAR" }, [day])).to.equal(false);
    expect(met("FIRST_VISIT", { ...fields, matchType: null }, [day])).to.equal(false);
  });
});
