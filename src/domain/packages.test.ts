import { expect } from "chai";
import fc from "fast-check";
import { defaultFlags } from "./flags.js";
import { locales } from "./locale.js";
import type { Locale } from "./locale.js";
import {
  availablePackages,
  canChooseOrigin,
  hasTransport,
  isFlight,
  isPackageCode,
  isShortStay,
  packageCodes,
  packageFamilies,
  reducePackages,
  transferPackages,
  transportOfOrigin,
  visiblePackages,
} from "./packages.js";
import type { PackageOffer } from "./packages.js";

function available(locale: Locale, offer: Partial<Omit<PackageOffer, "flags">> & { flags?: Partial<PackageOffer["flags"]> } = {}) {
  return availablePackages({ locale, transfer: false, origin: null, ...offer, flags: { ...defaultFlags, ...offer.flags } });
}

describe("packages", () => {
  it("PKG-01..10 hold what their codes mean", () => {
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

  describe("on offer", () => {
    it("PKG-12 and PKG-14..16 and PKG-18 and PKG-21 are the locale's standard list in its order", () => {
      const lists = locales.map((locale) => available(locale));
      expect(lists).to.deep.equal([
        ["PFP", "PFPCS", "PF", "PFCS", "HS"],
        ["PFP", "PFPCS", "PF", "PFCS", "HS"],
        ["PFP", "PFPCS", "PF", "PFCS"],
        ["PFP", "PFPCS", "PF", "PFCS"],
      ]);
    });

    it("PKG-13 and PKG-17 take transport packages in when the transport pack is off", () => {
      const flags = { transportPack: false };
      expect(available("fr-FR", { flags })).to.deep.equal(["PFP", "PFPCS", "PF", "PFCS", "HS", "PFPTTF", "PFTTF"]);
      expect(available("en-GB", { flags })).to.deep.equal(["PFP", "PFPCS", "PF", "PFCS", "PFTT"]);
      expect(available("fr-FR-CSE", { flags })).to.deep.equal(available("fr-FR-CSE"));
      expect(available("nl-NL", { flags })).to.deep.equal(available("nl-NL"));
    });

    it("PKG-19..20 are the train in English with the switch on, and flights by their flag", () => {
      expect(available("en-GB", { transfer: true })).to.deep.equal(["PFTT"]);
      expect(available("en-GB", { transfer: true, flags: { flightVersion: true } })).to.deep.equal(["PFTT", "PFPF", "PFF"]);
    });

    it("PKG-22..23 become the train set with the switch on in French, and stay the standard set in Dutch, which has no switch", () => {
      expect(available("fr-FR", { transfer: true })).to.deep.equal(["PFPTTF", "PFTTF"]);
      expect(available("fr-FR-CSE", { transfer: true })).to.deep.equal(["PFPTTF", "PFTTF"]);
      expect(transferPackages("nl-NL", { flightVersion: true })).to.deep.equal([]);
      expect(available("nl-NL", { transfer: true })).to.deep.equal(available("nl-NL"));
    });

    it("PKG-32 put accommodation only first when the flag is set", () => {
      expect(available("fr-FR", { flags: { hsFirst: true } })).to.deep.equal(["HS", "PFP", "PFPCS", "PF", "PFCS"]);
      expect(available("en-GB", { flags: { hsFirst: true } })).to.deep.equal(available("en-GB"));
      expect(available("fr-FR", { flags: { hsFirst: false } }), "else the locale's order").to.deep.equal([
        "PFP",
        "PFPCS",
        "PF",
        "PFCS",
        "HS",
      ]);
    });

    it("ORIG-34..36 are what an origin gives: flights from an airport or any of London's, the train from St Pancras", () => {
      const flags = { flightVersion: true };
      for (const origin of ["LHR", "ORK", "ANY_LONDON_AIRPORT"]) {
        expect(available("en-GB", { transfer: true, origin, flags })).to.deep.equal(["PFPF", "PFF"]);
      }
      expect(available("en-GB", { transfer: true, origin: "STP", flags })).to.deep.equal(["PFTT"]);
      const transport = (origin: string | null) =>
        transportOfOrigin({ locale: "en-GB", transfer: true, origin, flags: { ...defaultFlags, ...flags } });
      expect(["LHR", "STP", null, "NA", "XXX"].map(transport)).to.deep.equal(["flight", "train", null, null, null]);
    });

    it("ORIG-37 are those without an origin where flights are not sold", () => {
      const offer = { transfer: true, origin: "LGW", flags: { flightVersion: false } } as const;
      expect(available("en-GB", offer)).to.deep.equal(["PFTT"]);
      for (const locale of ["fr-FR", "fr-FR-CSE", "nl-NL"] as const) {
        for (const origin of ["LGW", "STP"]) {
          const flags = { ...defaultFlags, flightVersion: true };
          expect(transportOfOrigin({ locale, transfer: true, origin, flags }), `${locale} ${origin}`).to.equal(null);
        }
      }
    });

    it("mind an origin only in English and only with the switch on", () => {
      expect(available("fr-FR", { transfer: true, origin: "LHR" })).to.deep.equal(["PFPTTF", "PFTTF"]);
      expect(available("en-GB", { transfer: false, origin: "LHR" })).to.deep.equal(available("en-GB"));
    });
  });

  it("PKG-29..30 hides short stays by its flag until an end date is set", () => {
    expect(defaultFlags.hideShortStays).to.equal(true);
    const codes = available("fr-FR");
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
