import { expect } from "chai";
import { emptyCause } from "./empty-list.js";

const today = "2026-11-21";
const open = {
  stayDates: { start: null, end: null },
  today,
  filtered: false,
  partySize: 2,
  capacity: [1, 2, 3, 4],
  drops: [],
  otherDates: false,
};
const dated = { ...open, stayDates: { start: "2027-02-06", end: "2027-02-13" } };
const past = { ...open, stayDates: { start: "2026-11-20", end: "2026-11-27" } };
const sauna = { kind: "filter", choice: { kind: "criteria", group: "amenities", key: "sauna", ids: [70] } } as const;

describe("why a list is empty", () => {
  it("is its dates where they are over, whatever else is chosen", () => {
    expect(emptyCause(past)).to.equal("past");
    expect(emptyCause({ ...past, filtered: true, partySize: 20, drops: [{ kind: "packages" }] })).to.equal("past");
    expect(emptyCause({ ...dated, today: "2027-02-06" }), "the first day is today").to.equal("dates");
  });

  it("RESL-26 is the choice without which there are stays, the first of them", () => {
    const causes = [
      [sauna, "filters"],
      [{ kind: "filters" }, "filters"],
      [{ kind: "party" }, "party"],
      [{ kind: "packages" }, "packages"],
      [{ kind: "origin" }, "departure"],
      [{ kind: "place" }, "place"],
    ] as const;
    for (const [drop, cause] of causes) {
      for (const search of [open, dated, { ...dated, filtered: true }, { ...open, partySize: 20 }])
        expect(emptyCause({ ...search, drops: [drop, { kind: "place" }] }), `${drop.kind} ${cause}`).to.equal(cause);
      expect(emptyCause({ ...open, drops: [{ kind: "packages" }, drop] })).to.equal("packages");
    }
  });

  it("RESL-26 is the dates where the place has stays on others", () => {
    expect(emptyCause({ ...dated, drops: [{ kind: "place" }], otherDates: true })).to.equal("dates");
    expect(emptyCause({ ...dated, drops: [{ kind: "packages" }], otherDates: true })).to.equal("packages");
    expect(emptyCause({ ...dated, filtered: true, otherDates: true })).to.equal("dates");
  });

  it("is the filters where some are chosen and nothing else is known", () => {
    expect(emptyCause({ ...dated, filtered: true })).to.equal("filters");
    expect(emptyCause({ ...open, filtered: true })).to.equal("filters");
  });

  it("is the party where no lodging is so large, with dates and without", () => {
    expect(emptyCause({ ...open, partySize: 5 })).to.equal("party");
    expect(emptyCause({ ...dated, filtered: true, partySize: 5 })).to.equal("party");
    expect(emptyCause({ ...open, partySize: 4 })).to.equal("choices");
    for (const capacity of [null, []]) expect(emptyCause({ ...open, partySize: 20, capacity })).to.equal("choices");
  });

  it("is never the dates of a search without any", () => {
    expect(emptyCause(dated)).to.equal("dates");
    expect(emptyCause(open)).to.equal("choices");
  });
});
