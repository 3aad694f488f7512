import { expect } from "chai";
import { defaultFlags } from "./flags.js";
import { everywhereId } from "./places.js";
import { prefillOf, type Prefill } from "./page-kinds.js";
import { pageKinds, type PageKind, type SpecialPageData } from "./settings.js";

const prefill = (onPage: PageKind | null, specialPageData: SpecialPageData | null = null) =>
  prefillOf({ onPage, locale: "fr-FR", specialPageData }, defaultFlags);

describe("what a page kind chooses before the visitor does", () => {
  const table: readonly (readonly [row: string, kind: PageKind, chosen: Prefill])[] = [
    ["BOOT-29", "package-pf", { packages: ["PF"] }],
    ["BOOT-30", "package-pfp", { packages: ["PFP"] }],
    ["BOOT-31", "package-pfpf", { packages: ["PFPF"] }],
    ["BOOT-33", "club", { lodgingTypes: [23] }],
    ["BOOT-34", "chalet", { lodgingTypes: [18, 44] }],
    ["BOOT-35", "hotel", { lodgingTypes: [22] }],
    ["BOOT-36", "summer", {}],
    ["BOOT-37", "home-page", {}],
    ["BOOT-38", "ts-home", {}],
  ];
  it("BOOT-24 BOOT-29..31 BOOT-33..38 is a package, a lodging type, or an engine alone", () => {
    for (const [row, kind, chosen] of table) expect(prefill(kind), row).to.deep.equal(chosen);
    const others = pageKinds.filter((kind) => !table.some(([, known]) => known === kind));
    expect(others).to.deep.equal(["package-pftt", "silo"]);
  });

  it("BOOT-32 is the train on the flight page: PFTT in English, PFTTF in French, none in Dutch", () => {
    const trainOf = (locale: Parameters<typeof prefillOf>[0]["locale"]) =>
      prefillOf({ onPage: "package-pftt", locale, specialPageData: null }, defaultFlags);
    expect(trainOf("en-GB")).to.deep.equal({ transfer: true, packages: ["PFTT"] });
    expect(trainOf("fr-FR")).to.deep.equal({ transfer: true, packages: ["PFTTF"] });
    expect(trainOf("fr-FR-CSE")).to.deep.equal({ transfer: true, packages: ["PFTTF"] });
    expect(trainOf("nl-NL")).to.deep.equal({ transfer: true, packages: [] });
  });

  it("BOOT-32 is the flights on the flight page where they are sold, which is in English", () => {
    const sold = { flightVersion: true };
    const packagesOf = (locale: "en-GB" | "fr-FR") => prefillOf({ onPage: "package-pftt", locale, specialPageData: null }, sold).packages;
    expect(packagesOf("en-GB")).to.deep.equal(["PFPF", "PFF"]);
    expect(packagesOf("fr-FR")).to.deep.equal(["PFTTF"]);
  });

  it("BOOT-39..45 is the place of a place page, of the type that its level names", () => {
    const placeOf = (levelType?: string) =>
      prefill("silo", { placeId: 7, label: "Tignes", ...(levelType !== undefined && { levelType }) }).place;
    expect(placeOf("Station")).to.deep.equal({ id: 7, type: "station", label: "Tignes" });
    expect(placeOf("DomainSkiable")?.type).to.equal("domain");
    expect(placeOf("ParentStation")?.type).to.equal("parentStation");
    expect(placeOf("Region")?.type).to.equal("region");
    for (const other of ["station", "Village", "", undefined]) expect(placeOf(other)?.type, other).to.equal("station");
    expect(prefill("silo", { placeId: 7 }).place?.label).to.equal("");
    expect(prefill("silo", { label: "Tignes" })).to.deep.equal({});
    expect(prefill("silo")).to.deep.equal({});
    expect(prefill("silo", { placeId: everywhereId, label: "Partout" })).to.deep.equal({ place: null });
    expect(prefill("club", { placeId: 7 }).place).to.equal(undefined);
  });

  it("BOOT-28 is nothing for an unknown page kind, and for none", () => {
    expect(prefill("castle" as PageKind)).to.deep.equal({});
    expect(prefill(null)).to.deep.equal({});
  });
});
