import { expect } from "chai";
import { readChoice, searchHash, writeChoice } from "./choice.js";

const link = "#packCode=PFP&skipass=6J&season=H&prest_id_source=387&BeginDate=06/02/2027&EndDate=13/02/2027&dated=1&origin=MAN";

describe("the choice in a stay's address", () => {
  it("is read from the link, with the party of the cookie", () => {
    expect(readChoice(link, "18-18-9")).to.deep.equal({
      stayDates: { start: "2027-02-06", end: "2027-02-13" },
      arrival: null,
      ages: [18, 18, 9],
      packageCode: "PFP",
      offerId: 387,
      origin: "MAN",
    });
  });

  it("has the party of a shared address rather than of the cookie", () => {
    expect(readChoice(`${link}&capacity=18-5`, "18-18-9").ages).to.deep.equal([18, 5]);
  });

  it("is written so that it is read as it was, beside what else the link holds", () => {
    const choice = readChoice(link, "18-18-9");
    const hash = writeChoice(link, choice);
    expect(readChoice(hash, null)).to.deep.equal(choice);
    expect(hash).to.include("season=H").and.to.include("BeginDate=06/02/2027");
    expect(writeChoice(hash, { ...choice, stayDates: { start: null, end: null } })).to.not.include("dated");
  });

  it("keeps the first day of a link that names no last one, until dates are chosen", () => {
    const choice = readChoice("#BeginDate=12/12/2026", null);
    expect(choice).to.include({ arrival: "2026-12-12" });
    expect(choice.stayDates).to.deep.equal({ start: null, end: null });
    expect(writeChoice("#BeginDate=12/12/2026", choice)).to.equal("#BeginDate=12/12/2026");
    expect(readChoice("#BeginDate=12/12/2026&EndDate=05/12/2026", null).arrival, "an end before it").to.equal("2026-12-12");
    const dated = { ...choice, arrival: null, stayDates: { start: "2026-12-19", end: "2026-12-26" } };
    expect(writeChoice("#BeginDate=12/12/2026", dated)).to.include("BeginDate=19/12/2026").and.to.include("EndDate=26/12/2026");
  });

  it("keeps its departure in the address, any of London's and none too, and no other text", () => {
    const written = (origin: string | null, hash = link) =>
      new URLSearchParams(writeChoice(hash, { ...readChoice(hash, null), origin }).slice(1));
    for (const origin of ["LGW", "ANY_LONDON_AIRPORT", "NA"]) expect(written(origin).get("origin")).to.equal(origin);
    expect(written(null).has("origin")).to.equal(false);
    for (const [origin, read] of [
      ["lgw", "LGW"],
      ["moon", null],
    ] as const) {
      const hash = `#packCode=PFF&origin=${origin}`;
      expect(new URLSearchParams(writeChoice(hash, readChoice(hash, null)).slice(1)).get("origin"), origin).to.equal(read);
    }
  });

  it("is empty if nothing in the hash can be read", () => {
    const nothing = { stayDates: { start: null, end: null }, arrival: null, ages: null, packageCode: null, offerId: null, origin: null };
    expect(readChoice("", null)).to.deep.equal(nothing);
    expect(readChoice("#packCode=toString&BeginDate=31/02/2027&EndDate=x&prest_id_source=-1", null)).to.deep.equal(nothing);
    expect(writeChoice("", nothing)).to.equal("");
  });

  it("leads back to a search of the same dates and party", () => {
    expect(searchHash("station[]=1", readChoice(link, "18-18-9"))).to.equal(
      "#station[]=1&beginDate=2027-02-06&endDate=2027-02-13&capacity=18-18-9&origin=MAN",
    );
    expect(searchHash("station[]=1", readChoice("", null))).to.equal("#station[]=1");
  });
});
