import { expect } from "chai";
import type { PageKind } from "../../domain/settings.js";
import type { GivenSettings } from "../../domain/given-settings.js";
import { emptyFind, mandatorySettings, openSearch, type OpenOptions } from "../testing/search.driver.js";

async function opened(onPage: PageKind, { given, ...options }: OpenOptions = {}) {
  const page = await openSearch({ ...options, given: { onPage, ...given } });
  return page.state();
}

describe("a page that pre-fills its search", () => {
  it("BOOT-24 BOOT-29..31 chooses its package", async () => {
    for (const [kind, code] of [
      ["package-pf", "PF"],
      ["package-pfp", "PFP"],
      ["package-pfpf", "PFPF"],
    ] as const)
      expect((await opened(kind)).packages, kind).to.deep.equal([code]);
  });

  it("BOOT-33..35 chooses its lodging types", async () => {
    for (const [kind, types] of [
      ["club", [23]],
      ["chalet", [18, 44]],
      ["hotel", [22]],
    ] as const)
      expect((await opened(kind)).lodgingTypes, kind).to.deep.equal(types);
  });

  it("BOOT-25..26 BOOT-32 turns the switch on where the flight is requested, whatever the page kind", async () => {
    const { settings, transfer, packages } = await opened("club", { given: { flight: true, locale: "en-GB" } });
    expect(settings.onPage).to.equal("package-pftt");
    expect({ transfer, packages }).to.deep.equal({ transfer: true, packages: ["PFTT"] });
  });

  it("BOOT-39 BOOT-45 chooses the place of a place page, with its label", async () => {
    const specialPageData = { placeId: 3, levelType: "DomainSkiable", label: "Les 3 Vallées" };
    expect((await opened("silo", { given: { specialPageData } })).place).to.deep.equal({ id: 3, type: "domain", label: "Les 3 Vallées" });
  });

  it("BOOT-36..38 searches with the engine of summer or of the home page, and suggests the top stations at once", async () => {
    for (const [kind, engineId] of [
      ["summer", 110],
      ["home-page", 16],
      ["ts-home", 16],
    ] as const) {
      const page = await openSearch({ given: { onPage: kind, engineId: undefined, currency: undefined } });
      page.last("environment").answer({ ENGINE_ID: "4", CURRENCY: "EUR" });
      await page.settled();
      const { settings, autocomplete, place, packages, lodgingTypes } = page.state();
      expect(settings.engineId, kind).to.equal(engineId);
      expect(autocomplete.suggestions, "null shows the top stations").to.equal(null);
      expect(settings.topStations).to.have.length(10);
      expect({ place, packages, lodgingTypes }).to.deep.equal({ place: null, packages: [], lodgingTypes: [] });
    }
  });

  it("BOOT-24..26 BOOT-39 changed at runtime pre-fills again what the visitor left alone, in one commit", async () => {
    const page = await openSearch({ given: { locale: "en-GB" }, results: true });
    const become = async (given: GivenSettings) => {
      page.search.join(page.bar, { ...mandatorySettings, locale: "en-GB", ...given });
      page.newCalls();
      await page.settled();
      const { packages, transfer, lodgingTypes, place } = page.state();
      return { packages, transfer, lodgingTypes, place: place?.id ?? null };
    };
    const nothing = { packages: [], transfer: false, lodgingTypes: [], place: null };
    expect(await become({ flight: true })).to.deep.equal({ ...nothing, packages: ["PFTT"], transfer: true });
    expect(page.newCalls()).to.deep.equal(["find", "products", "counts"]);
    expect(page.changes.map(({ changed }) => changed)).to.deep.equal([["settings", "packages", "transfer"]]);
    expect(page.location.hash()).to.include("packages[]=PFTT");
    expect(await become({ onPage: "club" })).to.deep.equal({ ...nothing, lodgingTypes: [23] });
    expect(await become({ onPage: "silo", specialPageData: { placeId: 3, levelType: "Region" } })).to.deep.equal({ ...nothing, place: 3 });
    page.last("find").answer({ ...emptyFind, destinationName: "Savoie" });
    await page.settled();
    expect(page.state().place?.label).to.equal("Savoie");
    expect(await become({ onPage: "silo", specialPageData: { placeId: 4, levelType: "Region" } })).to.deep.equal({ ...nothing, place: 4 });
    expect(await become({})).to.deep.equal(nothing);
  });

  it("changed at runtime leaves what the visitor chose, and the transport of a visitor who chose an origin", async () => {
    const page = await openSearch({ given: { onPage: "club" } });
    page.actions.search.set({ lodgingTypes: [43], packages: ["PF"] });
    page.search.join(page.bar, { ...mandatorySettings, onPage: "hotel", seTitle: "Ski" });
    await page.settled();
    page.search.join(page.bar, { ...mandatorySettings, onPage: "package-pfp" });
    await page.settled();
    expect(page.state()).to.deep.include({ lodgingTypes: [43], packages: ["PF"] });
    const flight = await openSearch({ given: { flight: true } });
    flight.actions.origin.choose("LYS");
    const { packages, transfer } = flight.state();
    flight.search.join(flight.bar, mandatorySettings);
    await flight.settled();
    expect(flight.state()).to.deep.include({ origin: "LYS", packages, transfer });
  });

  it("BOOT-32 BOOT-46 keeps the transport of a flight page whose packages are unticked, through the results, until none is wanted", async () => {
    const given = { flight: true, locale: "en-GB" };
    const page = await openSearch({ given, results: true });
    page.actions.packages.toggle("PFTT");
    page.clock.advance(500);
    expect(page.state()).to.deep.include({ packages: [], transfer: true });
    const results = await openSearch({ given, hash: page.actions.search.submit().query, results: true });
    expect(results.state()).to.deep.include({ packages: [], transfer: true, origin: null });
    page.actions.origin.switchTransfer(false);
    expect(page.state().transfer).to.equal(false);
    const without = await openSearch({ given, hash: page.actions.search.submit().query, results: true });
    expect(without.state()).to.deep.include({ packages: [], transfer: false, origin: "NA" });
    page.location.back();
    expect(page.state(), "Back").to.deep.include({ transfer: true, origin: null });
  });

  it("BOOT-32 BOOT-46 turns the train's switch off where the hash has no package behind it", async () => {
    expect((await openSearch({ given: { onPage: "package-pftt" }, hash: "packages[]=PF" })).state()).to.deep.include({
      packages: ["PF"],
      transfer: false,
    });
    const page = await openSearch({ results: true });
    page.actions.packages.set(["PF"]);
    page.clock.advance(500);
    page.actions.origin.switchTransfer(true);
    page.location.back();
    expect(page.state(), "Back").to.deep.include({ packages: ["PF"], transfer: false });
  });

  it("BOOT-32 BOOT-46 ORIG-37 keeps the packages that are sold from the origin of the hash", async () => {
    const given = { flight: true, locale: "en-GB", features: { flightVersion: true } } as const;
    const from = async (hash: string, onPage: PageKind = "package-pftt") => {
      const { packages, transfer } = (await openSearch({ given: { ...given, onPage }, hash })).state();
      return { packages, transfer };
    };
    expect(await from("origin=MAN"), "by flight").to.deep.equal({ packages: ["PFPF", "PFF"], transfer: true });
    expect(await from("origin=ANY_LONDON_AIRPORT")).to.deep.equal({ packages: ["PFPF", "PFF"], transfer: true });
    expect(await from(""), "without a departure").to.deep.equal({ packages: ["PFPF", "PFF"], transfer: true });
    expect(await from("origin=STP"), "by train").to.deep.equal({ packages: ["PFTT"], transfer: true });
    expect(await from("origin=NA"), "on their own").to.deep.equal({ packages: [], transfer: false });
    expect(await from("origin=XYZ"), "an unknown one").to.deep.equal({ packages: ["PFPF", "PFF"], transfer: true });
    expect(await from("origin=MAN&packages[]=PFTT"), "a link to both").to.deep.equal({ packages: ["PFTT"], transfer: true });
    const french = (await openSearch({ given: { onPage: "package-pfp" }, hash: "origin=MAN" })).state();
    expect(french.packages, "where no origin is chosen").to.deep.equal(["PFP"]);
  });

  it("BOOT-46 is overridden by the hash, parameter by parameter", async () => {
    const hash = "packages[]=PFP&lodgingType[]=22&station[]=9";
    expect((await opened("package-pf", { hash })).packages).to.deep.equal(["PFP"]);
    expect((await opened("club", { hash })).lodgingTypes).to.deep.equal([22]);
    const silo = { specialPageData: { placeId: 3, levelType: "Region", label: "Savoie" } };
    expect((await opened("silo", { hash, given: silo })).place).to.include({ id: 9, type: "station" });
    const other = await opened("package-pf", { hash: "capacity=18-18-8" });
    expect(other.packages).to.deep.equal(["PF"]);
    expect(other.participants).to.have.length(3);
  });
});
