import { expect } from "chai";
import type { Droppable } from "../domain/alternatives.js";
import { lodgingTypeOptions } from "../domain/criteria-table.js";
import type { AlternativesState } from "../store/state/types.js";
import { emptyListModel, type EmptyListParts } from "./empty-list.js";

const today = "2027-01-10";
const week = { start: "2027-02-06", end: "2027-02-13" };
const adults = (count: number) => Array.from({ length: count }, (_, id) => ({ id, age: 30 + id }));
const place = { id: 1, type: "station", label: "Val Thorens" } as const;
const [firstType, secondType] = lodgingTypeOptions;
const types = [firstType, secondType].flatMap((option) => option?.ids ?? []);

const parts = (given: Partial<EmptyListParts> = {}): EmptyListParts => ({
  stayDates: { start: null, end: null },
  criteria: [],
  lodgingTypes: [],
  budget: { min: null, max: null },
  participants: adults(2),
  participantsLocked: false,
  place: null,
  packages: [],
  origin: null,
  capacity: null,
  alternatives: null,
  ...given,
});
const modelOf = (given: Partial<EmptyListParts> = {}) => emptyListModel(parts(given), today);
const advised = (given: Partial<EmptyListParts> = {}) => {
  const { reason, advice, otherWay } = modelOf(given);
  return [reason, advice?.kind ?? null, otherWay];
};
const alternatives = (kinds: readonly Droppable[], more: Partial<AlternativesState> = {}): AlternativesState => ({
  status: "ready",
  drops: kinds.map((droppable) => ({ droppable, stays: 4 })),
  dates: [],
  ...more,
});

describe("the screen of an empty list", () => {
  it("RESL-26 names the cause that the search shows, and advises against it", () => {
    expect(advised({ stayDates: { start: "2027-01-02", end: "2027-01-09" }, place })).to.deep.equal(["past", "dates", null]);
    expect(advised({ stayDates: week, place })).to.deep.equal(["dates", "dates", null]);
    expect(advised({ lodgingTypes: types, place })).to.deep.equal(["filters", "filter", "filters"]);
    expect(advised()).to.deep.equal(["choices", null, null]);
  });

  it("RESL-26 advises to drop the last filter", () => {
    const { advice } = modelOf({ lodgingTypes: types });
    expect(advice).to.have.nested.property("choice.key", secondType?.key);
  });

  it("RESL-26 searches for half of a party that is too large, unless it is not the visitor's to change", () => {
    const large = { participants: adults(9), capacity: [2, 8], place };
    expect(modelOf(large)).to.deep.include({ reason: "party", advice: { kind: "party" } });
    expect(advised({ ...large, participantsLocked: true })).to.deep.equal(["locked_party", "place", null]);
  });

  it("RESL-26 widens any other search: everywhere, then in all packages, then from every departure", () => {
    const packages = ["PF"] as const;
    const origin = "MAN";
    const kinds = [{ place, packages, origin }, { packages, origin }, { origin }, { origin: "NA" }].map((given) => modelOf(given).advice);
    expect(kinds).to.deep.equal([{ kind: "place" }, { kind: "packages" }, { kind: "origin" }, null]);
  });

  it("RESL-26 advises what is known to bring stays back, and nothing else", () => {
    const drops = alternatives([{ kind: "place" }]);
    const model = modelOf({ alternatives: drops, place, lodgingTypes: types });
    expect(model).to.include({ reason: "place", advice: null, otherWay: null });
    expect(model.drops).to.equal(drops.drops);
  });

  it("RESL-26 offers other dates beside what brings stays back, or to remove all filters beside one of them", () => {
    const filter: Droppable = { kind: "filter", choice: { kind: "budget", group: "budget", key: "budget", ids: [] } };
    const otherWay = (...kinds: Droppable[]) => modelOf({ stayDates: week, alternatives: alternatives(kinds) }).otherWay;
    expect(otherWay({ kind: "place" })).to.equal("dates");
    expect(otherWay(filter, { kind: "place" })).to.equal("filters");
    expect(otherWay(filter, { kind: "filters" }), "they are advised already").to.equal(null);
  });

  it("RESL-26 names no cause before the counts are known, except past dates", () => {
    const loading = alternatives([], { status: "loading" });
    expect(modelOf({ alternatives: loading, place })).to.include({ reason: null, waits: true });
    const past = { start: "2027-01-02", end: "2027-01-09" };
    expect(modelOf({ alternatives: loading, stayDates: past })).to.include({ reason: "past", waits: true });
    expect(modelOf({ place }).waits).to.equal(false);
  });

  it("RESL-26 advises first the dates of the coming season where those of the search are over", () => {
    const coming = { ...week, stays: 46, price: 900 };
    const other = { start: "2027-01-30", end: "2027-02-06", stays: 30, price: null };
    const over = { start: "2026-02-07", end: "2026-02-14" };
    const found = alternatives([], { dates: [coming, other] });
    expect(modelOf({ stayDates: over, alternatives: found })).to.deep.include({ reason: "past", comingDates: coming, dates: [other] });
    expect(modelOf({ stayDates: week, alternatives: found })).to.deep.include({ comingDates: null, dates: [coming, other] });
    expect(modelOf({ stayDates: over })).to.deep.include({ comingDates: null, advice: { kind: "dates" } });
  });

  it("RESL-26 has the nearest dates, and names the dates as the cause", () => {
    const dates = [{ ...week, stays: 3, price: null }];
    expect(modelOf({ place, alternatives: alternatives([], { dates }) })).to.include({ reason: "dates", dates });
  });
});
