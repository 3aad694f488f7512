import { expect } from "chai";
import { isUnfinished, placeField, type PlaceModel } from "./place.js";
import { noDraft, reducePlaceDraft, standing, type PlaceDraftAction } from "./place-draft.js";
import type { PlaceRow } from "./place-rows.js";

const row = (id: number, name: string): PlaceRow => ({
  key: `station-${id}`,
  kind: "station",
  name,
  where: "",
  place: { id, type: "station", label: name },
  href: null,
});
const valThorens = row(1, "Val Thorens");
const valCenis = row(2, "Val Cenis");
const chalet: PlaceRow = {
  key: "accommodation-9",
  kind: "accommodation",
  name: "Chalet Val",
  where: "",
  place: null,
  href: "https://x.example",
};

const model = (given: Partial<PlaceModel> = {}): PlaceModel => ({
  id: undefined,
  rows: [valThorens, valCenis],
  answered: "val",
  suggests: true,
  failed: false,
  wished: null,
  wishesForDates: false,
  wishesForPlaces: false,
  ...given,
});
const after = (...actions: PlaceDraftAction[]) => actions.reduce(reducePlaceDraft, noDraft);
const typed = (text: string, instead?: number): PlaceDraftAction => ({ type: "type", text, instead });
const fieldOf = (given: Partial<PlaceModel>, ...actions: PlaceDraftAction[]) => placeField(model(given), after(...actions).draft);

describe("the destination field", () => {
  it("marks the first place that has the text, and no row of an earlier text", () => {
    expect(fieldOf({}, typed("val")).first).to.equal(valThorens);
    expect(fieldOf({}, typed("vale")).first).to.equal(null);
    expect(fieldOf({ suggests: false, answered: "" }, typed("")).first, "a top station matches no text").to.equal(null);
  });

  it("marks no place under a lodging, unless the text is its whole name", () => {
    expect(fieldOf({ rows: [chalet, valThorens] }, typed("val")).first).to.equal(null);
    const named = fieldOf({ rows: [chalet, valThorens], answered: "val thorens" }, typed("val thorens"));
    expect([named.first, named.named]).to.deep.equal([valThorens, valThorens]);
  });

  it("waits for suggestions of the text, unless it is too short or they failed", () => {
    expect(fieldOf({}, typed("val c")).waits).to.equal(true);
    expect(fieldOf({}, typed("val")).waits).to.equal(false);
    expect(fieldOf({}, typed("v")).waits).to.equal(false);
    expect(fieldOf({ failed: true }, typed("val c")).waits).to.equal(false);
  });

  it("awaits the first row after Enter, and a named place after the search button", () => {
    const enter: PlaceDraftAction = { type: "miss", press: "enter", waits: true };
    const search: PlaceDraftAction = { type: "miss", press: "search", waits: true };
    expect(fieldOf({}, typed("val"), enter).awaited).to.equal(valThorens);
    expect(fieldOf({}, typed("val"), search)).to.include({ awaited: null, unmet: "search" });
    expect(fieldOf({ answered: "val cenis" }, typed("val cenis"), search).awaited).to.equal(valCenis);
    expect(fieldOf({}, typed("val c"), enter)).to.include({ awaited: null, unmet: "enter" });
    expect(fieldOf({ rows: [] }, typed("val"), enter).unmet, "it asks for a place").to.equal("search");
  });

  it("leaves an incomplete syllable alone, not a Latin letter", () => {
    expect(["ㅂ", "바", "va", "é", "12", ""].map(isUnfinished)).to.deep.equal([true, true, false, false, false, false]);
  });
});

describe("the draft of a destination", () => {
  it("is settled while it is blank", () => {
    expect(after(typed("val")).settled).to.equal(false);
    expect(after(typed("val"), typed("  ")).settled).to.equal(true);
    expect(after(typed("val"), { type: "drop" })).to.equal(noDraft);
  });

  it("keeps a press of the search button when Enter follows, and forgets every press with the next letter", () => {
    const search: PlaceDraftAction = { type: "miss", press: "search", waits: true };
    const enter: PlaceDraftAction = { type: "miss", press: "enter", waits: true };
    expect(after(typed("val"), search, enter).draft?.unmet).to.equal("soon");
    expect(after(typed("val"), enter, search).draft?.unmet).to.equal("soon");
    expect(after(typed("val"), { ...search, waits: false }).draft?.unmet).to.equal("search");
    expect(after(typed("val"), search, typed("val t")).draft?.unmet).to.equal(undefined);
    expect(after(search)).to.equal(noDraft);
  });

  it("is dropped when the search gets another destination, and forgets a press when the list closes", () => {
    const pressed = after(typed("val", 1), { type: "miss", press: "enter", waits: true });
    expect(standing(pressed, { instead: 1, open: true })).to.equal(pressed);
    expect(standing(pressed, { instead: 2, open: true })).to.equal(noDraft);
    expect(standing(pressed, { instead: 1, open: false }).draft).to.deep.equal({ text: "val", instead: 1, unmet: undefined });
    expect(after(typed("val", 1), { type: "compare", instead: 2, open: true }), "for good").to.equal(noDraft);
  });

  describe("with a wish", () => {
    const anywhere: PlaceRow = { key: "wish", kind: "wish", name: "", where: "", place: null, href: null };
    const wishing = (wished: string, rows: readonly PlaceRow[], ...actions: PlaceDraftAction[]) =>
      fieldOf({ wished, rows, answered: "val thorens in march" }, ...actions);
    const text = typed("val thorens in march");

    it("marks the place that its words name, and chooses it", () => {
      const { first, named } = wishing("val thorens", [valThorens, anywhere], text);
      expect([first, named]).to.deep.equal([valThorens, valThorens]);
    });

    it("marks the places that fit where it names none, or none that is known", () => {
      expect(wishing("", [anywhere], text)).to.deep.include({ first: anywhere, named: anywhere });
      expect(wishing("zorblax", [anywhere], text)).to.deep.include({ first: anywhere, named: null });
    });

    it("marks none before the suggestions for it have loaded, nor waits for any where it names no place", () => {
      expect(wishing("", [anywhere], typed("in april"))).to.deep.include({ first: null, named: null, waits: false });
      expect(wishing("val thorens", [anywhere], typed("val thorens in april")).waits).to.equal(true);
    });
  });
});
