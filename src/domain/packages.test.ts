import { expect } from "chai";
import fc from "fast-check";
import { defaultFlags } from "./flags.js";
import {
  canChooseOrigin,
  hasTransport,
  isFlight,
  isPackageCode,
  isShortStay,
  packageCodes,
  packageFamilies,
  reducePackages,
  visiblePackages,
} from "./packages.js";
import { availablePackages } from "./sold-packages.js";

describe("packages", () => {
  it("PKG-01..10 contain what their codes mean", () => {
    const meanings = packageCodes.map((code) => {
      const { skipass, equipment, transport, shortStay } = packageFamilies[code];
      return [code, skipass && "skipass", equipment && "equipment", transport, shortStay && "short stay"].filter(Boolean).join(" ");
    });
    expect(meanings).to.deep.equal([
      "HS",
      "PF skipass",
      "PFP skipass equipment",
      "PFTT skipass train",
      "PFTTF skipass train",
      "PFPTTF skipass equipment train",
      "PFF skipass flight",
      "PFPF skipass equipment flight",
      "PFCS skipass short stay",
      "PFPCS skipass equipment short stay",
    ]);
  });

  it("PKG-11 recognises a short stay by the CS in its code", () => {
    expect(packageCodes.filter(isShortStay)).to.deep.equal(["PFCS", "PFPCS"]);
  });

  it("distinguishes codes, transport and flights from anything else", () => {
    expect(packageCodes.every(isPackageCode)).to.equal(true);
    expect(["pf", "", "toString", null, 3, ["PF"]].some(isPackageCode)).to.equal(false);
    expect(packageCodes.filter(hasTransport)).to.deep.equal(["PFTT", "PFTTF", "PFPTTF", "PFF", "PFPF"]);
    expect(packageCodes.filter(isFlight)).to.deep.equal(["PFF", "PFPF"]);
    expect(hasTransport("constructor")).to.equal(false);
  });

  it("PKG-29..30 hides short stays by its flag until an end date is set", () => {
    expect(defaultFlags.hideShortStays).to.equal(true);
    const codes = availablePackages({ locale: "fr-FR", flags: defaultFlags, transfer: false, origin: null });
    expect(visiblePackages(codes, { hideShortStays: true, endDate: null })).to.deep.equal(["PFP", "PF", "HS"]);
    expect(visiblePackages(codes, { hideShortStays: true, endDate: "2027-02-13" })).to.deep.equal(codes);
    expect(visiblePackages(codes, { hideShortStays: false, endDate: null })).to.deep.equal(codes);
  });

  describe("a selection", () => {
    it("PKG-27 and ORIG-37 is reduced to what is on offer", () => {
      expect(reducePackages(["PF", "PFP", "HS"], ["HS", "PF", "PFF"])).to.deep.equal(["PF", "HS"]);
      expect(reducePackages(["PF"], [])).to.deep.equal([]);
    });

    it("PKG-28 is kept when the answer has no list", () => {
      expect(reducePackages(["PF", "PFP"], null)).to.deep.equal(["PF", "PFP"]);
    });

    it("PKG-27 keeps exactly the common codes, in their order, and reduces once", () => {
      const codes = fc.uniqueArray(fc.constantFrom(...packageCodes));
      fc.assert(
        fc.property(codes, codes, (selected, answered) => {
          const reduced = reducePackages(selected, answered);
          expect(new Set(reduced)).to.deep.equal(new Set(selected.filter((code) => answered.includes(code))));
          expect(reduced.map((code) => selected.indexOf(code))).to.deep.equal(
            reduced.map((code) => selected.indexOf(code)).sort((a, b) => a - b),
          );
          expect(reducePackages(reduced, answered)).to.deep.equal(reduced);
        }),
      );
    });
  });

  it("ORIG-28..29 lets an origin be chosen only from a list, and only where a train or a flight is sold", () => {
    expect(canChooseOrigin(null, ["PFTT"])).to.equal(false);
    expect(canChooseOrigin([], ["PFTT"])).to.equal(false);
    expect(canChooseOrigin(["LHR"], null)).to.equal(false);
    expect(canChooseOrigin(["LHR"], ["PF", "HS"])).to.equal(false);
    expect(canChooseOrigin(["LHR"], ["PF", "PFTT"])).to.equal(true);
    expect(canChooseOrigin(["LHR"], ["PFPF"])).to.equal(true);
  });
});
