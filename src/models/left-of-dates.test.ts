import { expect } from "chai";
import { keptBand } from "../domain/contribution.js";
import { leftOfDates } from "./left-of-dates.js";

const parts = {
  stayDates: { start: "2027-02-06", end: "2027-02-13" },
  packages: ["PF"] as const,
  band: null,
  currency: "EUR",
  fee: 25,
};

describe("what is left to pay of a stay on the chosen dates", () => {
  it("is less the council's share of the stay, without the fee that the price has", () => {
    const left = leftOfDates({ label: "CSE", rate: 0.5 }, 1025, parts);
    expect(left).to.deep.include({ state: "known", share: 500, left: 525 });
  });

  it("is not known where the rule counts some kinds only and the package is not chosen", () => {
    const onStay = { label: "CSE", rate: 0.5, base: ["stay" as const] };
    expect(leftOfDates(onStay, 1025, { ...parts, packages: ["HS"] }).state).to.equal("known");
    for (const packages of [[], ["HS", "PF"]] as const) expect(leftOfDates(onStay, 1025, { ...parts, packages }).state).to.equal("unknown");
    expect(leftOfDates({ label: "CSE", rate: 0.5 }, 1025, { ...parts, packages: [] }).state).to.equal("known");
  });

  it("needs the nights where the rule counts them, and the band where it has bands", () => {
    const nightly = { label: "CSE", rate: 0.5, perNight: 10 };
    expect(leftOfDates(nightly, 1025, parts)).to.deep.include({ share: 70 });
    expect(leftOfDates(nightly, 1025, { ...parts, stayDates: { start: null, end: null } }).state).to.equal("unknown");
    const banded = { label: "CSE", bands: [{ id: "A", label: "A", rate: 0.1 }] };
    expect(leftOfDates(banded, 1025, parts).state).to.equal("band");
    expect(leftOfDates(banded, 1025, { ...parts, band: keptBand(banded, "A") })).to.deep.include({ share: 100 });
  });
});
