import { expect } from "chai";
import fc from "fast-check";
import { anyChoices, choicesOf, oneOf } from "./testing/search-query.driver.js";
import { isSearchHash, writeQuery } from "./search-query.js";

describe("search query as a codec", () => {
  it("URL-02 gives back what it was given", () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        expect(choicesOf(writeQuery("", choices))).to.deep.equal(choices);
      }),
      { numRuns: 500 },
    );
  });

  it("writes the same twice", () => {
    fc.assert(
      fc.property(fc.string(), anyChoices, (hash, choices) => {
        const once = writeQuery(hash, choices);
        expect(writeQuery(once, choices)).to.equal(once);
      }),
    );
  });

  it("reads any garbage without a warning, as something it can write and read back", () => {
    const keys = ["e", "beginDate", "endDate", "capacity", "packages[]", "c%5B%5D", "station[]", "region", "domain", "priceMin"];
    const key = oneOf([...keys, "rc_sort", "lodgingType[]", "placeType", "origin", "banner", "parentStation[]"]);
    const value = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string(),
      oneOf(["\ud800", "%", "%%", "%E0%A4", "NaN", "-1", "1e9", "2027-02-30", "|", "[]"]),
    );
    const parts = fc.array(
      fc.oneof(
        fc.tuple(key, value).map(([name, text]) => `${name}=${text}`),
        fc.string({ unit: "binary" }),
      ),
    );
    fc.assert(
      fc.property(
        parts.map((list) => list.join("&")),
        (hash) => {
          isSearchHash(hash);
          const choices = choicesOf(hash);
          const { banner, ...others } = choices;
          const { banner: readBanner, ...readOthers } = choicesOf(writeQuery("", choices));
          expect(readOthers).to.deep.equal(others);
          expect(readBanner).to.equal(banner?.replaceAll(/\p{Surrogate}/gu, "\ufffd") ?? null);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("URL-36 writes nothing that it would take for the page's own", () => {
    fc.assert(fc.property(anyChoices, (choices) => isSearchHash(`#${writeQuery("", choices)}`)));
  });

  it("keeps foreign pairs through any rewrite", () => {
    const foreign = fc.stringMatching(/^x_[a-z]{1,6}=[\w%+.|-]{0,8}$/);
    fc.assert(
      fc.property(fc.array(foreign), anyChoices, anyChoices, (pairs, before, after) => {
        const hash = [...pairs.slice(0, 1), writeQuery("", before), ...pairs.slice(1)].filter(Boolean).join("&");
        const next = writeQuery(hash, after);
        expect(next.split("&").filter((part) => part.startsWith("x_"))).to.deep.equal(pairs);
        expect(choicesOf(next)).to.deep.equal({ ...after, banner: after.banner ?? before.banner });
      }),
    );
  });
});
