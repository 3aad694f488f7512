import { expect } from "chai";
import { defaultFlags } from "../domain/flags.js";
import { packagesSummary } from "./packages-summary.js";

type Parts = Parameters<typeof packagesSummary>[0];
const summaryOf = (given: Partial<Parts> = {}) =>
  packagesSummary({
    packages: [],
    locale: "en-GB",
    flags: { ...defaultFlags, flightVersion: true },
    transfer: true,
    origin: null,
    ...given,
  });

describe("the closed field of the packages", () => {
  it("shows the one that is chosen, the transport of several, or how many", () => {
    expect(summaryOf({ packages: ["PFF"] })).to.deep.equal({ kind: "package", code: "PFF" });
    expect(summaryOf({ packages: ["PFF", "PFPF"] })).to.deep.equal({ kind: "transport", transport: "flight" });
    expect(summaryOf({ packages: ["PFF", "PFTT"] })).to.deep.equal({ kind: "count", count: 2 });
    expect(summaryOf({ packages: ["PF", "PFP", "HS"] })).to.deep.equal({ kind: "count", count: 3 });
  });

  it("shows how the origin is left where none is chosen", () => {
    expect(summaryOf()).to.equal(null);
    expect(summaryOf({ origin: "MAN" })).to.deep.equal({ kind: "transport", transport: "flight" });
    expect(summaryOf({ origin: "STP" })).to.deep.equal({ kind: "transport", transport: "train" });
    expect(summaryOf({ origin: "MAN", transfer: false })).to.equal(null);
    expect(summaryOf({ origin: "MAN", packages: ["PF"] })).to.deep.equal({ kind: "package", code: "PF" });
  });
});
