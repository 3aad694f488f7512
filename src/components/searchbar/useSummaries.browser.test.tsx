import { expect } from "@open-wc/testing";
import { languages, nearestLocale } from "../../domain/locale.js";
import { markets } from "../../domain/markets.js";
import { packageCodes } from "../../domain/packages.js";
import { toParticipants } from "../../domain/participants.js";
import { drawBar, findAnswer } from "./searchbar.driver.js";

const state = {
  place: { id: 1, type: "station", label: "Val Thorens" },
  stayDates: { start: "2027-02-06", end: "2027-02-13" },
  participants: toParticipants([18, 18, 8]),
  packages: ["PFP"],
  origin: "LGW",
  transfer: true,
} as const;

describe("the search in words", () => {
  it("STATE-06..08, STATE-10, PART-32 labels destination, dates, participants and packages from the search", async () => {
    const bar = await drawBar({ state });
    expect((bar.segment("destination").querySelector("input") ?? bar.input()).value).to.equal("Val Thorens");
    expect(bar.segment("dates").textContent).to.match(/6\s–\s13\sfévr\.\s2027/);
    expect(bar.segment("participants").textContent).to.include("2 adultes, 1 enfant");
    expect(bar.segment("packages").textContent).to.include("Forfait + matériel");
    await bar.act(() => bar.search.update({ packages: ["PF", "PFP"], participants: toParticipants([18]), place: null }));
    expect(bar.input().value).to.equal("");
    expect(bar.segment("participants").textContent).to.include("1 adulte");
    expect(bar.segment("packages").textContent).to.include("2 formules");
    await bar.act(() => bar.search.update({ packages: ["PFPTTF", "PFTTF"] }));
    expect(bar.segment("packages").textContent, "all that the switch offers").to.include("En train");
    await bar.remove();
  });

  it("shows that the destination of an old link is not found, once find has no such place, and lets it be cleared", async () => {
    const place = { id: 99_999, type: "station", label: "" } as const;
    const { find } = findAnswer();
    const unknown = "Destination introuvable";
    for (const layout of ["desktop", "mobile"] as const) {
      const bar = await drawBar({ layout, state: { ...state, place, find: { ...find, status: "loading" } } });
      const shown = () => (layout === "desktop" ? bar.input().value || bar.input().placeholder : bar.part("summary").textContent);
      expect(shown()?.replace(/\s/g, " "), layout).to.equal("Où partez-vous ?");
      await bar.act(() => bar.search.update({ find: { ...find, status: "failed" } }));
      expect(shown()?.replace(/\s/g, " "), "a server that is down returns no place").to.equal("Où partez-vous ?");
      await bar.act(() => bar.search.update({ find: { ...find, status: "loading", unknownPlaceId: place.id } }));
      expect(shown(), layout).to.equal(unknown);
      if (layout === "desktop") {
        await bar.open("destination");
        await bar.click("clear");
        expect(bar.search.callsOf("place.choose")).to.deep.equal([[null]]);
      }
      await bar.act(() => bar.search.update({ place: { ...place, label: "Val Thorens" } }));
      if (layout === "mobile") expect(shown()).to.equal("Val Thorens");
      await bar.remove();
    }
  });

  it("STATE-10 PKG-01..10 shows the whole name of any package in the narrowest of five fields", async () => {
    const cut: string[] = [];
    for (const locale of languages.map(nearestLocale)) {
      const bar = await drawBar({ locale, flight: markets[locale].choosesOrigin, width: 1200, column: 1152 });
      bar.host.style.fontFamily = "sans-serif";
      for (const code of packageCodes) {
        await bar.act(() => bar.search.update({ packages: [code] }));
        const value = bar.segment("packages").querySelector<HTMLElement>('[part="segment-value"]');
        if (!value || value.scrollWidth > value.clientWidth) cut.push(`${locale} ${code} ${value?.textContent}`);
      }
      await bar.remove();
    }
    expect(cut).to.deep.equal([]);
  });

  it("STATE-10 ORIG-34..36 shows the transport from a chosen origin where no package is chosen", async () => {
    const bar = await drawBar({ locale: "en-GB", flight: true, flags: { flightVersion: true }, state: { transfer: true } });
    const words = () => bar.segment("packages").textContent;
    expect(words()).to.equal("PackageAll packages");
    for (const [origin, value] of [
      ["MAN", "By air"],
      ["ANY_LONDON_AIRPORT", "By air"],
      ["STP", "By train"],
      ["NA", "All packages"],
    ] as const) {
      await bar.act(() => bar.search.update({ origin }));
      expect(words(), origin).to.equal(`Package${value}`);
    }
    await bar.act(() => bar.search.update({ origin: "MAN", packages: ["PFF"] }));
    expect(words()).to.equal("PackageFlight + lift pass");
    await bar.remove();
  });

  it("STATE-10 ORIG-37 names no flight or train from an origin of a link where it gives none", async () => {
    for (const [locale, flightVersion, origin, transfer] of [
      ["fr-FR", true, "LGW", true],
      ["nl-NL", true, "STP", true],
      ["en-GB", false, "LGW", true],
      ["en-GB", true, "LGW", false],
    ] as const) {
      const bar = await drawBar({ locale, flags: { flightVersion }, state: { origin, transfer } });
      expect(bar.segment("packages").textContent, `${locale} ${origin}`).to.match(/Toutes les formules|Alle pakketten|All packages/);
      await bar.remove();
    }
  });

  it("STATE-09, PART-32 has short participants in the mobile line", async () => {
    const bar = await drawBar({ state, layout: "mobile" });
    expect(bar.root.textContent).to.include("3 voyageurs");
    await bar.remove();
  });

  it("names in the mobile line the chosen packages, a preset one too", async () => {
    const bar = await drawBar({ layout: "mobile" });
    const line = () => bar.part("bar").textContent?.replace(/\s/g, " ");
    const hint = line();
    await bar.act(() => bar.search.update({ packages: ["PFP"] }));
    expect(line()).to.not.equal(hint);
    expect(line()).to.include("2 voyageurs · forfait + matériel");
    await bar.act(() => bar.search.update({ packages: ["PF", "PFP"] }));
    expect(line()).to.include("2 voyageurs · 2 formules");
    await bar.remove();
  });

  it("ORIG-11 has a short text for no transport: the field is narrow", async () => {
    const find = findAnswer({ origins: [{ code: "MAN", name: "Manchester" }], packages: [{ id: "PFF", count: 3 }] });
    const bar = await drawBar({ locale: "en-GB", flight: true, flags: { flightVersion: true }, state: { ...find, origin: "NA" } });
    expect(bar.segment("origin").textContent).to.include("No transport");
    await bar.remove();
  });

  it("names the departure airport only in the mobile line, from the moment it is chosen", async () => {
    const find = findAnswer({ origins: [{ code: "MAN", name: "Manchester" }], packages: [{ id: "PFF", count: 3 }] });
    const flight = { locale: "en-GB", flight: true, layout: "mobile", flags: { flightVersion: true } } as const;
    let bar = await drawBar({ ...flight, state: find });
    expect(bar.part("bar").textContent).to.not.include("Manchester");
    await bar.act(() => bar.search.update({ origin: "MAN" }));
    expect(bar.part("bar").textContent).to.match(/Manchester · .* · 2 guests/);
    await bar.remove();
    bar = await drawBar({ ...flight, flight: false, state: { ...find, origin: "MAN" } });
    expect(bar.part("bar").textContent).to.not.include("Manchester");
    await bar.remove();
  });

  it("STATE-11 labels the origin in the flight variant", async () => {
    const find = findAnswer({ origins: [{ code: "LGW", name: "London Gatwick" }], packages: [{ id: "PFF", count: 3 }] });
    const bar = await drawBar({ state: { ...state, ...find }, locale: "en-GB", flight: true, flags: { flightVersion: true } });
    expect(bar.segment("origin").textContent).to.include("Gatwick");
    await bar.remove();
  });
});
