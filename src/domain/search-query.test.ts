import { expect } from "chai";
import { everywhereId } from "./places.js";
import { choicesOf, everything, nothing } from "./testing/search-query.driver.js";
import { isSearchHash, readQuery, writeQuery } from "./search-query.js";

const written =
  "e=5&beginDate=2027-02-06&endDate=2027-02-13&capacity=18-18-7&packages[]=PFP&packages[]=PF&placeType=station&station[]=12" +
  "&c[]=55&c[]=74&c[]=299&lodgingType[]=18&lodgingType[]=44&priceMin=300&priceMax=900&rc_sort=price&rc_order=asc&origin=LHR" +
  "&banner=wide.jpg/narrow.jpg";

describe("search query", () => {
  describe("whose hash it is", () => {
    it("URL-36 takes an empty hash and key=value pairs for the search's, anything else for the page's own", () => {
      const ours = ["", "#", "#e=1", "e=1&c[]=2", "#c%5B%5D=2&utm_source=x", "#a=", "#e=1&", "#c[0]=1&my-key=2"];
      expect(ours.map(isSearchHash)).to.deep.equal(ours.map(() => true));
      const theirs = [
        "#section",
        "#/route",
        "#/route?e=1",
        "#!/route?e=1",
        "#/route?x=1&e=1",
        "#=1",
        "#:~:text=ski",
        "#?e=1",
        "#e&section",
      ];
      expect(theirs.map(isSearchHash)).to.deep.equal(theirs.map(() => false));
    });

    it("URL-36 takes a hash with one of our keys for the search's, and keeps what else is in it to the letter", () => {
      const search = "beginDate=2027-02-06&endDate=2027-02-13&placeType=station&station[]=1";
      for (const odd of ["é=1", "$x=1", "mc:x=1", "/=1", "=x", "debug", "section", "a b=1", "%ZZ", "🎿"])
        for (const hash of [`#${search}&${odd}`, `#${odd}&${search}`]) {
          expect(isSearchHash(hash), hash).to.equal(true);
          expect(choicesOf(hash).place, hash).to.deep.equal({ id: 1, type: "station" });
          expect(writeQuery(hash, choicesOf(hash)), hash).to.equal(`${odd}&${search}`);
        }
    });
  });

  it("reads dates with a query behind them, as mailing tools write it, and keeps its parameters", () => {
    const hash = "#station[]=1&beginDate=2027-02-06&endDate=2027-02-13?utm_source=x&utm_medium=mail";
    expect(choicesOf(hash).stayDates).to.deep.equal({ start: "2027-02-06", end: "2027-02-13" });
    expect(writeQuery(hash, choicesOf(hash))).to.equal(
      "utm_source=x&utm_medium=mail&beginDate=2027-02-06&endDate=2027-02-13&placeType=station&station[]=1",
    );
    expect(choicesOf("#domain=3?utm_source=x").place).to.deep.equal({ id: 3, type: "domain" });
    expect(choicesOf("#banner=a.jpg?v=1/b.jpg").banner).to.equal("a.jpg?v=1/b.jpg");
  });

  it("does not read a parameter of the page that has the name of one of ours", () => {
    expect(choicesOf("#domain=les-3-vallees").place).to.equal(null);
    expect(writeQuery("#domain=les-3-vallees", nothing)).to.equal("domain=les-3-vallees");
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

  it("URL-34 neither writes nor removes the page of the list", () => {
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

    it("URL-14..17 URL-23 is of the given type where that type's parameter is present", () => {
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

  it("SORT-07 URL-20..21 reads and writes the order by sort and direction", () => {
    expect(readQuery("rc_sort=price&rc_order=desc").sort).to.equal("price-desc");
    expect(readQuery("rc_order=desc").sort).to.equal("best-seller");
    const orders = ["best-seller", "price-asc", "price-desc"] as const;
    expect(orders.map((sort) => writeQuery("", { ...nothing, sort }))).to.deep.equal([
      "",
      "rc_sort=price&rc_order=asc",
      "rc_sort=price&rc_order=desc",
    ]);
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
  });
});
