import { expect } from "chai";
import { defaultFlags } from "../domain/flags.js";
import { packagesModel, type PackagesMemory, type PackagesParts } from "./packages.js";

const stays = [
  { id: "HS", count: 40 },
  { id: "PF", count: 12 },
  { id: "PFP", count: 0 },
] as const;
const parts = (given: Partial<PackagesParts> = {}): PackagesParts => ({
  locale: "fr-FR",
  choosesOrigin: false,
  flags: defaultFlags,
  transfer: false,
  origin: null,
  endDate: null,
  selected: [],
  counted: null,
  found: [...stays],
  narrowerThanFind: false,
  countsLoad: false,
  findLoads: false,
  stays: 52,
  listLoads: false,
  ...given,
});
const modelOf = (given: Partial<PackagesParts> = {}, memory: Partial<PackagesMemory> = {}) =>
  packagesModel(parts(given), { dropped: [], formerStays: null, ...memory });
const row = (code: string, ...given: Parameters<typeof modelOf>) => modelOf(...given).rows.find((row) => row.code === code);

describe("the rows of the packages", () => {
  it("PKG-22 begin with the flights on a page of flights", () => {
    const sold = { locale: "en-GB", transfer: true, flags: { ...defaultFlags, flightVersion: true } } as const;
    const codes = (choosesOrigin: boolean) => modelOf({ ...sold, choosesOrigin }).rows.map(({ code }) => code);
    expect(codes(true)).to.deep.equal(["PFPF", "PFF", "PFTT"]);
    expect(codes(false)).to.deep.equal(["PFTT", "PFPF", "PFF"]);
  });

  it("have the list's counts, else find's, and wait for the one they have", () => {
    expect(row("PF")?.count).to.equal(12);
    const counted = { counted: [{ id: "PF", count: 7 }] };
    expect(row("PF", counted)?.count).to.equal(7);
    expect(modelOf({ countsLoad: true }).waits).to.equal(false);
    expect(modelOf({ findLoads: true }).waits).to.equal(true);
    expect(modelOf({ ...counted, countsLoad: true }).waits).to.equal(true);
    expect(modelOf({ ...counted, findLoads: true }).waits).to.equal(false);
  });

  it("have no number where the list leaves out stays that find counts, unless there are none", () => {
    expect(row("PF", { narrowerThanFind: true })).to.include({ count: null, disabled: false });
    expect(row("PFP", { narrowerThanFind: true })).to.include({ count: 0, disabled: true });
    expect(row("PF", { narrowerThanFind: true, counted: [{ id: "PF", count: 7 }] })?.count).to.equal(7);
    expect(row("PF", { found: null })).to.include({ count: null, disabled: false });
  });

  it("can be removed, and chosen again just after, without a stay", () => {
    expect(row("PFP")).to.include({ checked: false, disabled: true });
    expect(row("PFP", { selected: ["PFP"] })).to.include({ checked: true, disabled: false });
    expect(row("PFP", {}, { dropped: ["PFP"] })).to.include({ checked: false, disabled: false });
  });

  it("keep what is chosen or just removed, although it is not on offer", () => {
    const flags = { ...defaultFlags, hideShortStays: true };
    expect(row("PFCS", { flags })).to.equal(undefined);
    expect(row("PFCS", { flags, endDate: "2027-02-13" })).to.include({ checked: false });
    expect(row("PFCS", { flags, selected: ["PFCS"] })).to.include({ checked: true });
    expect(row("PFCS", { flags }, { dropped: ["PFCS"] })).to.include({ checked: false });
    const last = modelOf({ locale: "en-GB", selected: ["PFPF"] }).rows.at(-1);
    expect(last, "after those on offer").to.include({ code: "PFPF", checked: true });
  });
});

describe("the switch of the packages", () => {
  const switches = (given: Partial<PackagesParts>, flags: Partial<typeof defaultFlags>) =>
    modelOf({ ...given, flags: { ...defaultFlags, ...flags } }).switches;

  it("adds flights wherever they are sold, else trains, by flag", () => {
    expect(switches({ locale: "en-GB" }, { transportPack: true, flightVersion: true })).to.equal("flight");
    expect(switches({}, { transportPack: true })).to.equal("train");
    expect(switches({}, { transportPack: false })).to.equal(null);
  });

  it("is absent where the journey is chosen by its origin", () => {
    expect(switches({ locale: "en-GB", choosesOrigin: true }, { transportPack: true, flightVersion: true })).to.equal(null);
  });
});

describe("the number of stays beside the packages", () => {
  it("is the former one while another is counted", () => {
    const waiting = { stays: 52, staysWait: true };
    expect(modelOf({ stays: null, findLoads: true }, { formerStays: 52 })).to.include(waiting);
    expect(modelOf({ stays: null, listLoads: true }, { formerStays: 52 })).to.include(waiting);
    expect(modelOf({ stays: 30, listLoads: true }, { formerStays: 52 })).to.include({ stays: 30, staysWait: false });
  });

  it("is not known once nothing is counted any more", () => {
    expect(modelOf({ stays: null }, { formerStays: 52 })).to.include({ stays: null, staysWait: false });
  });
});
