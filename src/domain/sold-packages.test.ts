import { expect } from "chai";
import { defaultFlags } from "./flags.js";
import { locales } from "./locale.js";
import type { Locale } from "./locale.js";
import { markets } from "./markets.js";
import { availablePackages, transferPackages, transportOfOrigin } from "./sold-packages.js";
import type { PackageOffer } from "./sold-packages.js";

function available(locale: Locale, offer: Partial<Omit<PackageOffer, "flags">> & { flags?: Partial<PackageOffer["flags"]> } = {}) {
  return availablePackages({ locale, transfer: false, origin: null, ...offer, flags: { ...defaultFlags, ...offer.flags } });
}

describe("packages on offer", () => {
  it("PKG-12 and PKG-14..16 and PKG-18 and PKG-21 are the locale's standard list in its order", () => {
    const lists = (["fr-FR", "fr-FR-CSE", "nl-NL", "en-GB"] as const).map((locale) => available(locale));
    expect(lists).to.deep.equal([
      ["PFP", "PFPCS", "PF", "PFCS", "HS"],
      ["PFP", "PFPCS", "PF", "PFCS", "HS"],
      ["PFP", "PFPCS", "PF", "PFCS"],
      ["PFP", "PFPCS", "PF", "PFCS"],
    ]);
    for (const locale of locales) expect(available(locale), locale).to.deep.equal(markets[locale].packages);
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
    for (const locale of locales.filter((one) => markets[one].flights.length === 0)) {
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
