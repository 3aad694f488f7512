import { expect } from "chai";
import fc from "fast-check";
import { addDays } from "./day.js";
import { rangeOver, rangeTo, select } from "./selection.js";
import type { Selection, SelectionAction, SelectionRules } from "./selection.js";

const closedDay = "2027-02-10";
const rules: SelectionRules<"closed"> = {
  range: true,
  required: false,
  refusalOf: (start, end) => (start <= closedDay && closedDay <= (end ?? start) ? "closed" : null),
};
const empty: Selection<"closed"> = { value: { start: null, end: null }, picked: null, refusal: null };
const run = (actions: readonly SelectionAction[], own = rules, from = empty) =>
  actions.reduce((state, action) => select(state, action, own), from);
const press = (day: string): SelectionAction => ({ type: "press", day });

describe("a selection of days", () => {
  it("CAL-25 is one day after one press where it takes no ranges", () => {
    const one = { ...rules, range: false };
    expect(run([press("2027-02-06")], one).value).to.deep.equal({ start: "2027-02-06", end: null });
    expect(run([press("2027-02-06"), press("2027-02-07")], one).value.start).to.equal("2027-02-07");
  });

  it("CAL-26 is a range after two presses, and keeps the former range until then", () => {
    const former: Selection<"closed"> = { ...empty, value: { start: "2027-01-01", end: "2027-01-03" } };
    const half = run([press("2027-02-03")], rules, former);
    expect(half).to.deep.equal({ value: former.value, picked: "2027-02-03", refusal: null });
    expect(select(half, press("2027-02-06"), rules)).to.deep.equal({
      value: { start: "2027-02-03", end: "2027-02-06" },
      picked: null,
      refusal: null,
    });
  });

  it("CAL-42 swaps a range whose second press is the earlier day", () => {
    expect(run([press("2027-02-06"), press("2027-02-03")]).value).to.deep.equal({ start: "2027-02-03", end: "2027-02-06" });
  });

  it("CAL-38 CAL-40 refuses a closed day and a range across one, and keeps the value and the day that waits", () => {
    const former: Selection<"closed"> = { ...empty, value: { start: "2027-01-01", end: "2027-01-03" } };
    expect(run([press(closedDay)], rules, former)).to.deep.equal({ ...former, refusal: "closed" });
    expect(run([press("2027-02-06"), press("2027-02-12")], rules, former)).to.deep.equal({
      value: former.value,
      picked: "2027-02-06",
      refusal: "closed",
    });
  });

  it("takes the first day back by a second press, where one day is no range", () => {
    const nights = { ...rules, refusalOf: (start: string, end: string | null) => (start === end ? ("closed" as const) : null) };
    expect(run([press("2027-02-06"), press("2027-02-06")], nights)).to.deep.equal(empty);
    expect(run([press("2027-02-06"), press("2027-02-06")]).value).to.deep.equal({ start: "2027-02-06", end: "2027-02-06" });
  });

  it("CAL-39 takes no range that was dragged over a closed day", () => {
    expect(rangeOver("2027-02-06", "2027-02-12", rules.refusalOf)).to.equal(null);
    expect(rangeOver("2027-02-09", "2027-02-06", rules.refusalOf)).to.deep.equal({ start: "2027-02-06", end: "2027-02-09" });
    const dropped = run([{ type: "drop", range: { start: "2027-02-06", end: "2027-02-12" } }]);
    expect(dropped).to.deep.equal({ ...empty, refusal: "closed" });
  });

  it("CAL-41 is emptied by the visitor, unless a value is required: then the former one stays", () => {
    const former: Selection<"closed"> = { ...empty, value: { start: "2027-01-01", end: "2027-01-03" }, picked: "2027-02-01" };
    expect(run([{ type: "clear" }], rules, former)).to.deep.equal(empty);
    expect(run([{ type: "clear" }], { ...rules, required: true }, former)).to.deep.equal({ ...former, picked: null });
  });

  it("shows the range that a press would complete, in both directions, and none on the day that waits", () => {
    expect(rangeTo("2027-02-06", "2027-02-03", rules)).to.deep.equal({ start: "2027-02-03", end: "2027-02-06" });
    expect(rangeTo("2027-02-06", "2027-02-06", rules)).to.equal(null);
    expect(rangeTo("2027-02-06", "2027-02-12", rules)).to.equal(null);
    expect(rangeTo(null, "2027-02-12", rules)).to.equal(null);
  });

  it("never holds days that are refused, nor a range that ends before it starts, whatever is pressed", () => {
    const day = fc.integer({ min: 0, max: 40 }).map((count) => addDays("2027-01-20", count));
    const action: fc.Arbitrary<SelectionAction> = fc.oneof(
      { weight: 8, arbitrary: day.map(press) },
      { weight: 1, arbitrary: fc.constant<SelectionAction>({ type: "clear" }) },
      {
        weight: 2,
        arbitrary: fc.tuple(day, day).map(([one, other]): SelectionAction => ({
          type: "drop",
          range: one < other ? { start: one, end: other } : { start: other, end: one },
        })),
      },
    );
    fc.assert(
      fc.property(fc.array(action), fc.boolean(), (actions, required) => {
        const { value, picked } = run(actions, { ...rules, required });
        if (value.start !== null) expect(rules.refusalOf(value.start, value.end)).to.equal(null);
        if (value.start !== null && value.end !== null) expect(value.start <= value.end).to.equal(true);
        if (picked !== null) expect(rules.refusalOf(picked, null)).to.equal(null);
      }),
    );
  });
});
