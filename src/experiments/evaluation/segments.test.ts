import { expect } from "chai";
import fc from "fast-check";
import { configurationOf, contextOf, errorTypeOf, isMet, servedFlag, servedRule, servedSegment } from "../testing/evaluation.driver.js";
import { decide, findFlag } from "./flags.js";
import { matchesSegment } from "./segments.js";

type Fields = Readonly<Record<string, unknown>>;

/** A condition that is met or not by its visitor code, `visitor`. */
const leaf = (isMet: boolean): Fields => ({ targetingType: "VISITOR_CODE", matchType: "EXACT", visitorCode: isMet ? "visitor" : "other" });
const failing: Fields = { targetingType: "CUSTOM_DATUM", customDataIndex: "0", valueMatchType: "RANGE", range: [1] };
const toSegment = (segmentId: number): Fields => ({ targetingType: "SEGMENT", segmentId });

/** Evaluates the segment of the first rule, each of the rules having one. */
function evaluate(...segments: readonly Fields[]): { readonly result: boolean; readonly logged: readonly string[] } {
  const rules = segments.map((segment, index) => servedRule({ id: index, segment }));
  const context = contextOf(configurationOf([servedFlag(rules)]), { data: [{ type: "customData", index: 0, value: ["1"] }] });
  const [rule] = findFlag("flag", context.configuration).rules;
  if (!rule?.segment) throw new Error("No segment.");
  return { result: matchesSegment(rule.segment, rule, context), logged: context.logged };
}

/** The definition: from left to right, each operator joins what came before with one item. */
const leftToRight = (items: readonly boolean[], operators: readonly boolean[]): boolean =>
  items.reduce((result, item, index) => (index === 0 ? item : operators[index - 1] ? result || item : result && item));

const ofOneLevel = (conditions: readonly Fields[], orOperators: readonly unknown[]): Fields =>
  servedSegment([], { conditionsData: { firstLevelOrOperators: [], firstLevel: [{ orOperators, conditions }] } });

describe("the conditions of a segment", () => {
  it("EXP-TARGET-01..02 are joined from left to right, at both levels", () => {
    const flags = (length: number) => fc.array(fc.boolean(), { minLength: length, maxLength: length });
    const level = fc.integer({ min: 1, max: 5 }).chain((length) => fc.record({ items: flags(length), operators: flags(length - 1) }));
    fc.assert(
      fc.property(
        fc.array(level, { minLength: 1, maxLength: 5 }),
        fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
        (groups, operators) => {
          const firstLevel = groups.map((group) => ({ orOperators: group.operators, conditions: group.items.map(leaf) }));
          const firstLevelOrOperators = operators.slice(0, groups.length - 1);
          const expected = leftToRight(
            groups.map((group) => leftToRight(group.items, group.operators)),
            firstLevelOrOperators,
          );
          expect(evaluate(servedSegment([], { conditionsData: { firstLevelOrOperators, firstLevel } })).result).to.equal(expected);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("EXP-TARGET-02 are ignored without an operator, as an operator is without a condition", () => {
    expect(evaluate(ofOneLevel([leaf(true), leaf(false)], [])).result).to.equal(true);
    expect(evaluate(ofOneLevel([leaf(false), leaf(true), leaf(true)], [false])).result).to.equal(false);
    expect(evaluate(ofOneLevel([leaf(true)], [false, false])).result).to.equal(true);
    expect(evaluate(ofOneLevel([leaf(true), leaf(false)], [null])).result).to.equal(false);
  });

  it("EXP-TARGET-54 throw their error, unless an operator decides before them", () => {
    expect(errorTypeOf(() => evaluate(ofOneLevel([failing], [])))).to.equal("RangeCheck");
    expect(errorTypeOf(() => evaluate(ofOneLevel([leaf(true), failing], [false])))).to.equal("RangeCheck");
    expect(evaluate(ofOneLevel([leaf(true), failing], [true])).result).to.equal(true);
    expect(evaluate(ofOneLevel([leaf(false), failing], [false])).result).to.equal(false);
  });

  it("match everyone without a group, and throw for a group without a condition", () => {
    expect(evaluate(servedSegment([])).result).to.equal(true);
    expect(errorTypeOf(() => evaluate(servedSegment([[]])))).to.equal("TargetingCondition");
  });

  it("EXP-TARGET-48 are negated if they exclude", () => {
    for (const isInclude of [true, null, undefined]) expect(isMet({ ...leaf(true), isInclude })).to.equal(true);
    expect(isMet({ ...leaf(true), isInclude: false })).to.equal(false);
    expect(isMet({ ...leaf(false), isInclude: false })).to.equal(true);
    expect(isMet({ targetingType: "VISITOR_CODE", isInclude: false })).to.equal(true);
  });

  it("EXP-TARGET-49..50 EXP-ERR-19 are true and reported if their type is unknown, even if they exclude", () => {
    for (const isInclude of [true, false]) {
      const { result, logged } = evaluate(servedSegment([[{ targetingType: "MOON_PHASE", isInclude }]]));
      expect(result).to.equal(true);
      expect(logged).to.deep.equal(["KameleoonError: MOON_PHASE targeting condition is not yet supported. It counts as true."]);
    }
  });
});

describe("the condition on another segment", () => {
  it("EXP-TARGET-16 finds it in any rule, by its id as text; an absent one does not match", () => {
    for (const result of [true, false])
      expect(evaluate(servedSegment([[toSegment(2)]]), servedSegment([[leaf(result)]], { id: "2" })).result).to.equal(result);
    expect(evaluate(servedSegment([[toSegment(3)]])).result).to.equal(false);
  });

  it("takes the first of two segments with one id, in the rules too", () => {
    expect(evaluate(servedSegment([[leaf(true)]]), servedSegment([[leaf(false)]])).result).to.equal(true);
    const rules = [servedRule({ segment: servedSegment([[leaf(false)]]) }), servedRule({ segment: servedSegment([[leaf(true)]]) })];
    const context = contextOf(configurationOf([servedFlag(rules)]));
    expect(decide(findFlag("flag", context.configuration), context).variationKey).to.equal("off");
  });

  it("EXP-TARGET-16 is false and logged in a circle, however long", () => {
    const alone = evaluate(servedSegment([[toSegment(1)]]));
    expect(alone.result).to.equal(false);
    expect(alone.logged[0]).to.contain("Segment 1 refers to itself");
    const circle = Array.from({ length: 10_000 }, (_, index) => servedSegment([[toSegment((index + 1) % 10_000)]], { id: String(index) }));
    const start = performance.now();
    expect(evaluate(...circle).result).to.equal(false);
    expect(performance.now() - start).to.be.below(1000);
  });

  it("EXP-TARGET-16 is false where the circle closes, so that a condition that excludes it is true", () => {
    const excluding = (segmentId: number, id: string) => servedSegment([[{ ...toSegment(segmentId), isInclude: false }]], { id });
    expect(evaluate(excluding(1, "1")).result).to.equal(true);
    expect(evaluate(excluding(2, "1"), excluding(1, "2")).result).to.equal(false);
    expect(evaluate(servedSegment([[toSegment(2)]]), excluding(2, "2")).result).to.equal(true);
    expect(evaluate(servedSegment([[toSegment(2)]]), excluding(3, "2"), excluding(2, "3")).result).to.equal(false);
  });

  it("is evaluated once for a visitor, however many lead to it", () => {
    const twice = (index: number): Fields =>
      servedSegment([], {
        id: String(index),
        conditionsData: {
          firstLevelOrOperators: [],
          firstLevel: [{ orOperators: [true], conditions: [toSegment(index + 1), toSegment(index + 1)] }],
        },
      });
    const start = performance.now();
    expect(
      evaluate(...Array.from({ length: 60 }, (_, index) => twice(index)), servedSegment([[leaf(false)]], { id: "60" })).result,
    ).to.equal(false);
    expect(performance.now() - start).to.be.below(1000);
  });
});
