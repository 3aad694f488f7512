import { expect } from "chai";
import fc from "fast-check";
import type { Cookies } from "../../platform/cookies.js";
import { createVisitorCodeStore, generateVisitorCode } from "./visitor-code.js";

/** Cookies that note how they were set. */
function notingCookies(value: string | null = null) {
  const set: unknown[] = [];
  const cookies: Cookies = { get: (name) => (name === "kameleoonVisitorCode" ? value : null), set: (...given) => void set.push(given) };
  return { cookies, set };
}

describe("the visitor code", () => {
  it("EXP-CONSENT-10..12 is a cookie of the whole site for a year, and of a domain if one is given", () => {
    const { cookies, set } = notingCookies();
    createVisitorCodeStore(cookies, undefined).write("abc");
    createVisitorCodeStore(cookies, ".example.com").write("abc");
    expect(set).to.deep.equal([
      ["kameleoonVisitorCode", "abc", { days: 365, domain: undefined }],
      ["kameleoonVisitorCode", "abc", { days: 365, domain: ".example.com" }],
    ]);
  });

  it("is removed by an empty cookie that ends at once", () => {
    const { cookies, set } = notingCookies("abc");
    createVisitorCodeStore(cookies, undefined).write("");
    expect(set).to.deep.equal([["kameleoonVisitorCode", "", { days: 0, domain: undefined }]]);
  });

  it("is ignored if the cookie is empty or longer than a code can be", () => {
    for (const [value, code] of [
      ["abc", "abc"],
      ["", null],
      [null, null],
      ["x".repeat(255), "x".repeat(255)],
      ["x".repeat(256), null],
    ] as const)
      expect(createVisitorCodeStore(notingCookies(value).cookies, undefined).read()).to.equal(code);
  });

  it("is kept by the page's own functions if it has any", () => {
    const { cookies, set } = notingCookies("cookie");
    const given: unknown[] = [];
    const store = createVisitorCodeStore(cookies, "example.com", {
      getData: (key) => (given.push(key), "kept"),
      setData: (data) => void given.push(data),
    });
    expect(store.read()).to.equal("kept");
    store.write("abc");
    store.write("");
    const path = { key: "kameleoonVisitorCode", domain: "example.com", path: "/" };
    expect(given).to.deep.equal([
      "kameleoonVisitorCode",
      { visitorCode: "abc", ...path, maxAge: 31_536_000 },
      { visitorCode: "", ...path, maxAge: 0 },
    ]);
    expect(set).to.deep.equal([]);
  });

  it("EXP-CFG-87 throws if one of the page's functions is missing", () => {
    for (const manager of [{}, { getData: () => null }, { setData: () => {} }])
      expect(() => Reflect.apply(createVisitorCodeStore, null, [notingCookies().cookies, undefined, manager])).to.throw(
        TypeError,
        "getData and setData",
      );
  });

  it("EXP-CONSENT-04 is generated as 16 digits and small letters, each as likely", () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })), (numbers) => {
        const code = generateVisitorCode(() => numbers.next().value ?? 0);
        expect(code).to.match(/^[0-9a-z]{16}$/);
      }),
    );
    const counts = new Map<string, number>();
    for (let count = 0; count < 3600; count += 1)
      for (const character of generateVisitorCode(Math.random)) counts.set(character, (counts.get(character) ?? 0) + 1);
    expect(counts.size).to.equal(36);
    for (const [character, count] of counts) expect(count, character).to.be.within(1300, 1900);
  });
});
