import { expect } from "chai";
import fc from "fast-check";
import { sortedIds } from "./criteria.js";
import { airports, anyLondon } from "./origins.js";
import { packageCodes } from "./packages.js";
import { normaliseAges } from "./participants.js";
import { everywhereId, placeTypes } from "./places.js";
import { isSearchHash, readQuery, writeQuery } from "./search-query.js";
import type { QueryChoices } from "./search-query.js";
import { sortOrders } from "./sort.js";
import { addDays } from "../calendar/day.js";

const nothing: QueryChoices = {
  engineId: null,
  stayDates: { start: null, end: null },
  ages: null,
  packages: [],
  criteria: [],
  place: null,
  budget: { min: null, max: null },
  sort: "best-seller",
  lodgingTypes: [],
  origin: null,
  banner: null,
};

const everything: QueryChoices = {
  engineId: 5,
  stayDates: { start: "2027-02-06", end: "2027-02-13" },
  ages: [18, 18, 7],
  packages: ["PFP", "PF"],
  criteria: [55, 74, 299],
  place: { id: 12, type: "station" },
  budget: { min: 300, max: 900 },
  sort: "price-asc",
  lodgingTypes: [18, 44],
  origin: "LHR",
  banner: "wide.jpg/narrow.jpg",
};

const written =
  "e=5&beginDate=2027-02-06&endDate=2027-02-13&capacity=18-18-7&packages[]=PFP&packages[]=PF&placeType=station&station[]=12" +
  "&c[]=55&c[]=74&c[]=299&lodgingType[]=18&lodgingType[]=44&priceMin=300&priceMax=900&rc_sort=price&rc_order=asc&origin=LHR" +
  "&banner=wide.jpg/narrow.jpg";

function choicesOf(hash: string): QueryChoices {
  const { present, ...choices } = readQuery(hash);
  expect(present).to.be.instanceOf(Set);
  return choices;
}

const oneOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values);
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 })).map(sortedIds);
const amount = fc.option(fc.integer({ min: 1, max: 120_000 }));
const anyChoices: fc.Arbitrary<QueryChoices> = fc.record({
  engineId: fc.option(fc.integer({ min: 1, max: 999_999_999 })),
  stayDates: fc.option(fc.tuple(fc.nat(9999), fc.integer({ min: 1, max: 60 }))).map((range) => {
    if (!range) return nothing.stayDates;
    const start = addDays("2020-01-01", range[0]);
    return { start, end: addDays(start, range[1]) };
  }),
  ages: fc.option(fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 30 }).map(normaliseAges)),
  packages: fc.uniqueArray(oneOf(packageCodes)),
  criteria: ids,
  place: fc.option(fc.record({ id: fc.integer({ min: 1, max: 100_000 }), type: oneOf(placeTypes) })),
  budget: fc.tuple(amount, amount).map(([left, right]) => {
    const [min, max] = left !== null && right !== null && left > right ? [right, left] : [left, right];
    return { min, max };
  }),
  sort: oneOf(sortOrders),
  lodgingTypes: ids,
  origin: fc.option(oneOf([...airports, anyLondon, "STP", "NA"])),
  banner: fc.option(fc.stringMatching(/^[\w.-]{1,12}\/[\w.-]{1,12}$/)),
});

describe("search query", () => {
  describe("whose hash it is", () => {
    it("URL-36 takes an empty hash and key=value pairs for the search's, anything else for the page's own", () => {
      const ours = ["", "#", "#e=1", "e=1&c[]=2", "#c%5B%5D=2&utm_source=x", "#a=", "#e=1&", "#c[0]=1&my-key=2"];
      expect(ours.map(isSearchHash)).to.deep.equal(ours.map(() => true));
      const theirs = ["#section", "#/route", "#/route?e=1", "#!/route?e=1", "#e=1&section", "#=1", "#:~:text=ski", "#?e=1"];
      expect(theirs.map(isSearchHash)).to.deep.equal(theirs.map(() => false));
    });

    it("URL-36 takes what it writes for the search's", () => {
      fc.assert(fc.property(anyChoices, (choices) => isSearchHash(`#${writeQuery("", choices)}`)));
    });
  });

  it("URL-02 and URL-04 and URL-06..07 and URL-12..25 reads and writes the search to the letter", () => {
    expect(writeQuery("", everything)).to.equal(written);
    expect(choicesOf(`#${written}`)).to.deep.equal(everything);
  });

  it("URL-33 leaves out what is empty", () => {
    expect(writeQuery("", nothing)).to.equal("");
    expect(choicesOf("")).to.deep.equal(nothing);
    expect(writeQuery("", { ...nothing, budget: { min: 0, max: 0 }, origin: "", banner: "" })).to.equal("");
  });

  it("URL-34 neither writes nor takes away the page of the list", () => {
    expect(written).not.to.match(/page=/i);
    expect(writeQuery("currentPage=3", nothing)).to.equal("currentPage=3");
  });

  it("reports which choices it understood", () => {
    expect([...readQuery(written).present]).to.have.members(Object.keys(everything));
    expect(readQuery("").present.size).to.equal(0);
    expect(
      readQuery("e=x&beginDate=2027-02-06&capacity=0&packages[]=XX&c[]=&station[]=y&priceMin=0&rc_sort=z&origin=CDG").present.size,
    ).to.equal(0);
    expect([...readQuery(`region=${everywhereId}`).present]).to.deep.equal(["place"]);
  });

  describe("dates", () => {
    it("URL-08 and URL-26 are read as yyyy-MM-dd, with | too, and dd/MM/yyyy, and written as yyyy-MM-dd", () => {
      for (const hash of ["beginDate=2027|02|06&endDate=2027%7C02%7C13", "beginDate=06/02/2027&endDate=13%2F02%2F2027"]) {
        expect(writeQuery("", readQuery(hash))).to.equal("beginDate=2027-02-06&endDate=2027-02-13");
      }
    });

    it("URL-37 are dropped when they are half a range, run backwards, or are no days", () => {
      const hashes = [
        "beginDate=2027-02-06",
        "endDate=2027-02-13",
        "beginDate=2027-02-13&endDate=2027-02-06",
        "beginDate=2027-02-06&endDate=2027-02-06",
        "beginDate=2027-02-29&endDate=2027-03-06",
        "beginDate=soon&endDate=later",
      ];
      for (const hash of hashes) expect(readQuery(hash).stayDates, hash).to.deep.equal(nothing.stayDates);
      expect(writeQuery("", { ...nothing, stayDates: { start: "2027-02-06", end: null } })).to.equal("");
    });
  });

  describe("capacity", () => {
    const agesOf = (capacity: string) => readQuery(`capacity=${capacity}`).ages;

    it("URL-09 and URL-26 holds ages joined by -, normalised", () => {
      expect(agesOf("18-18-12")).to.deep.equal([18, 18, 12]);
      expect(agesOf("7|40")).to.deep.equal([18, 7]);
      expect(agesOf("5-0")).to.deep.equal([18, 5, 1]);
      expect(agesOf("18-x-")).to.deep.equal([18]);
    });

    it("URL-10..11 holds a count of adults up to 17, and one adult from 18 on", () => {
      expect(agesOf("4")).to.deep.equal([18, 18, 18, 18]);
      expect(agesOf("17")).to.have.lengthOf(17);
      expect(["18", "20", "64"].map(agesOf)).to.deep.equal([[18], [18], [18]]);
    });

    it("is dropped when it is empty, and is limited to twenty", () => {
      expect(["", "0", "many", "-", "-4"].map(agesOf)).to.deep.equal([null, null, null, null, null]);
      expect(agesOf(Array(50).fill("18").join("-"))).to.have.lengthOf(20);
    });
  });

  describe("lists", () => {
    it("URL-12 drops unknown packages and duplicates", () => {
      expect(readQuery("packages[]=PF&packages%5B%5D=pfp&packages[]=XX&packages[1]=PF").packages).to.deep.equal(["PF", "PFP"]);
    });

    it("URL-13 and URL-22 sorts ids, each once", () => {
      const { criteria, lodgingTypes } = readQuery("c[]=78&c[]=55&c%5B%5D=78&c[]=x&lodgingType[]=44&lodgingType[]=18");
      expect(criteria).to.deep.equal([55, 78]);
      expect(lodgingTypes).to.deep.equal([18, 44]);
    });

    it("leaves a key without brackets to the page", () => {
      expect(choicesOf("c=1&packages=PF&station=3")).to.deep.equal(nothing);
      expect(writeQuery("c=1&packages=PF&station=3", nothing)).to.equal("c=1&packages=PF&station=3");
    });
  });

  describe("place", () => {
    const placeOf = (hash: string) => readQuery(hash).place;

    it("URL-23 is of the given type where that type's parameter is present", () => {
      const all = "parentStation[]=1&station[]=2&domaineSki=3&region=4";
      const read = ["parentStation", "station", "domain", "region"].map((type) => placeOf(`${all}&placeType=${type}`));
      expect(read).to.deep.equal([
        { id: 1, type: "parentStation" },
        { id: 2, type: "station" },
        { id: 3, type: "domain" },
        { id: 4, type: "region" },
      ]);
    });

    it("URL-27..28 is inferred from the parameters, parent station first, then station, domain, region", () => {
      expect(placeOf("region=4&domaineSki=3&station[]=2&parentStation[]=1")).to.deep.equal({ id: 1, type: "parentStation" });
      expect(placeOf("region=4&domaineSki=3&station[]=2")).to.deep.equal({ id: 2, type: "station" });
      expect(placeOf("region=4&domaineSki=3")).to.deep.equal({ id: 3, type: "domain" });
      expect(placeOf("region=4")).to.deep.equal({ id: 4, type: "region" });
    });

    it("URL-27 is inferred too when the given type is unknown or has no parameter", () => {
      expect(placeOf("placeType=village&region=4")).to.deep.equal({ id: 4, type: "region" });
      expect(placeOf("placeType=station&region=4")).to.deep.equal({ id: 4, type: "region" });
      expect(placeOf("placeType=station")).to.equal(null);
    });

    it("URL-17 and URL-29 reads domain for domaineSki, and writes domaineSki", () => {
      expect(placeOf("domain=3")).to.deep.equal({ id: 3, type: "domain" });
      expect(writeQuery("domain=3", readQuery("domain=3"))).to.equal("placeType=domain&domaineSki=3");
      expect(writeQuery("domain=example.com", nothing)).to.equal("domain=example.com");
    });

    it("URL-30 is the first of several ids", () => {
      expect(placeOf("station[]=9&station[]=2")).to.deep.equal({ id: 9, type: "station" });
      expect(placeOf("station[]=x&station[]=2")).to.deep.equal({ id: 2, type: "station" });
    });

    it("CONST-05 is none for everywhere", () => {
      for (const key of ["region", "station[]", "domaineSki", "parentStation[]"]) expect(placeOf(`${key}=${everywhereId}`)).to.equal(null);
      expect(writeQuery("", { ...nothing, place: { id: everywhereId, type: "region" } })).to.equal("");
    });
  });

  it("URL-18..19 reads bounds above 0, and drops two that leave nothing between them", () => {
    const budgetOf = (hash: string) => readQuery(hash).budget;
    expect(budgetOf("priceMin=300&priceMax=900.90")).to.deep.equal({ min: 300, max: 900 });
    expect(budgetOf("priceMax=900")).to.deep.equal({ min: null, max: 900 });
    expect(budgetOf("priceMin=0&priceMax=-5")).to.deep.equal(nothing.budget);
    expect(budgetOf("priceMin=900&priceMax=300")).to.deep.equal(nothing.budget);
  });

  it("URL-20..21 reads the order by sort and direction", () => {
    expect(readQuery("rc_sort=price&rc_order=desc").sort).to.equal("price-desc");
    expect(readQuery("rc_order=desc").sort).to.equal("best-seller");
  });

  it("URL-24 reads an origin that is known, or no transport, in any case", () => {
    expect(["lhr", "STP", "NA", "ANY_LONDON_AIRPORT", "CDG", ""].map((code) => readQuery(`origin=${code}`).origin)).to.deep.equal([
      "LHR",
      "STP",
      "NA",
      "ANY_LONDON_AIRPORT",
      null,
      null,
    ]);
  });

  describe("banner", () => {
    it("URL-25 and URL-35 survives a rewrite unchanged, whether the search uses it or not", () => {
      const verbatim = "banner=wide%2Ejpg%2Fnarrow+one.jpg";
      const { banner } = readQuery(verbatim);
      expect(banner).to.equal("wide.jpg/narrow one.jpg");
      expect(writeQuery(`${verbatim}&e=1`, { ...nothing, banner })).to.equal(verbatim);
      expect(writeQuery(`${verbatim}&e=1`, nothing)).to.equal(verbatim);
    });

    it("is replaced by another one", () => {
      expect(writeQuery("banner=a/b", { ...nothing, banner: "c/d" })).to.equal("banner=c/d");
    });
  });

  describe("foreign pairs", () => {
    it("stay to the letter and in their order, before ours", () => {
      const hash = "#utm_source=a%20b&e=1&x[]=1&x[]=2&station[]=4&tab=%zz";
      expect(writeQuery(hash, { ...nothing, engineId: 5 })).to.equal("utm_source=a%20b&x[]=1&x[]=2&tab=%zz&e=5");
    });

    it("survive any rewrite", () => {
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

  describe("as a codec", () => {
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
  });
});
