import { expect } from "chai";
import { isMet } from "../../testing/evaluation.driver.js";
import type { VisitorDatum } from "../../visitor/data.js";

const pages = (...addresses: readonly string[]): readonly VisitorDatum[] =>
  addresses.map((urlAddress) => ({ type: "pageView", urlAddress, title: `Title of ${urlAddress}` }));

const table: readonly [targetingType: string, fields: Readonly<Record<string, unknown>>, viewed: readonly string[], expected: boolean][] = [
  ["PAGE_URL", { matchType: "EXACT", url: "a" }, ["a", "b"], true],
  ["PAGE_URL", { matchType: "EXACT", url: "c" }, ["a", "b"], false],
  ["PAGE_URL", { matchType: "CONTAINS", url: "" }, ["a"], false],
  ["PAGE_URL", { matchType: "REGULAR_EXPRESSION", url: "^A$" }, ["a"], false],
  ["PAGE_URL", { matchType: "REGULAR_EXPRESSION", url: "/^A$/i" }, ["a"], true],
  ["PAGE_URL", { matchType: null, url: "a" }, ["a"], false],
  ["PAGE_URL", { matchType: "EXACT", url: null }, ["a"], false],
  ["PAGE_TITLE", { matchType: "CONTAINS", title: "of b" }, ["b", "a"], true],
  ["PAGE_TITLE", { matchType: "CONTAINS", title: "of c" }, ["b", "a"], false],
  ["PREVIOUS_PAGE", { matchType: "EXACT", url: "a" }, ["a", "b"], true],
  ["PREVIOUS_PAGE", { matchType: "EXACT", url: "b" }, ["a", "b"], false],
  ["PREVIOUS_PAGE", { matchType: "EXACT", url: "b" }, ["a", "b", "a"], true],
  ["PREVIOUS_PAGE", { matchType: "EXACT", url: "a" }, ["a", "a"], false],
  ["PREVIOUS_PAGE", { matchType: "EXACT", url: "a" }, ["c", "a", "b", "b"], true],
  ["NUMBER_OF_VISITED_PAGES", { matchType: "EQUAL", pageCount: 3 }, ["a", "b", "a"], true],
  ["NUMBER_OF_VISITED_PAGES", { matchType: "GREATER", pageCount: 2 }, ["a", "b", "a"], true],
  ["NUMBER_OF_VISITED_PAGES", { matchType: "GREATER", pageCount: 3 }, ["a", "b", "a"], false],
  ["NUMBER_OF_VISITED_PAGES", { matchType: "LOWER", pageCount: 4 }, ["a", "b", "a"], true],
  ["NUMBER_OF_VISITED_PAGES", { matchType: "LOWER", pageCount: 1 }, [], false],
  ["NUMBER_OF_VISITED_PAGES", { matchType: "EXACT", pageCount: 1 }, ["a"], false],
];

describe("the conditions on the pages that a visitor viewed", () => {
  for (const [targetingType, fields, viewed, expected] of table) {
    it(`EXP-TARGET-08..09 EXP-TARGET-18..19 EXP-DATA-05..06 EXP-DATA-08 ${targetingType} ${JSON.stringify(fields)} of ${viewed.join()} is ${expected}`, () =>
      expect(isMet({ targetingType, ...fields }, { data: pages(...viewed) })).to.equal(expected));
  }

  it("takes the distinct times of all pages for their number", () => {
    const page = (urlAddress: string) => ({ type: "pageView", urlAddress, title: "", sent: true, timestamps: [1, 2] });
    const condition = { targetingType: "NUMBER_OF_VISITED_PAGES", matchType: "EQUAL", pageCount: 4 };
    expect(isMet(condition, { targeting: { pageView: { a: page("a"), b: page("b") } } })).to.equal(true);
  });
});
