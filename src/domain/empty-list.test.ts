import { expect } from "chai";
import { emptyCause } from "./empty-list.js";

const today = "2026-11-21";
const open = { stayDates: { start: null, end: null }, today, filtered: false, partySize: 2, capacity: [1, 2, 3, 4], origin: null };
const dated = { ...open, stayDates: { start: "2027-02-06", end: "2027-02-13" } };
const past = { ...open, stayDates: { start: "2026-11-20", end: "2026-11-27" } };

describe("why a list is empty", () => {
  it("is its dates where they are over, whatever else is chosen", () => {
    expect(emptyCause(past)).to.equal("past");
    expect(emptyCause({ ...past, filtered: true, partySize: 20, origin: "MAN" })).to.equal("past");
    expect(emptyCause({ ...dated, today: "2027-02-06" }), "the first day is today").to.equal("dates");
  });

  it("is the filters where some are chosen", () => {
    expect(emptyCause({ ...dated, filtered: true })).to.equal("filters");
    expect(emptyCause({ ...open, filtered: true, partySize: 20 })).to.equal("filters");
  });

  it("is the party where no lodging is so large, with dates and without", () => {
    expect(emptyCause({ ...open, partySize: 5 })).to.equal("party");
    expect(emptyCause({ ...dated, partySize: 5 })).to.equal("party");
    expect(emptyCause({ ...open, partySize: 4 })).to.equal("choices");
    for (const capacity of [null, []]) expect(emptyCause({ ...open, partySize: 20, capacity })).to.equal("choices");
  });

  it("is never the dates of a search without any", () => {
    expect(emptyCause(dated)).to.equal("dates");
    expect(emptyCause({ ...dated, origin: "MAN" })).to.equal("dates");
    expect(emptyCause({ ...open, origin: "MAN" })).to.equal("departure");
    expect(emptyCause({ ...open, origin: "NA" })).to.equal("choices");
    expect(emptyCause(open)).to.equal("choices");
  });
});
