import { expect } from "chai";
import type { WishMeaning, WishPart } from "../domain/wishes/parts.js";
import { initialState } from "../store/state/initial.js";
import { wishParts, wishSummary } from "./wish-summary.js";

const at = (start: number, end: number) => ({ start, end });
const partOf = (meaning: WishMeaning, span = at(0, 4)): WishPart => ({ span, ...meaning });
const state = initialState({ origin: "https://ski.example", host: "ski.example", href: "https://ski.example/", search: "" });
const morzine = { type: "station", placeType: "station", placeId: 5, displayName: "Morzine", domain: "", region: "", country: "" } as const;

type AutocompleteState = (typeof state)["autocomplete"];
const summaryOf = (autocomplete: Partial<AutocompleteState>) =>
  wishSummary(wishParts({ ...state, autocomplete: { ...state.autocomplete, status: "ready", ...autocomplete } }), "2026-11-29");

const month = partOf({ kind: "month", month: "2027-03" });
const altitude = partOf({ kind: "altitude", metres: 1800 });
const wish = { parts: [month], place: null, rest: [], isForPlaces: true, leavesDates: true };

describe("the summary of a wish", () => {
  it("is none where the text is none", () => {
    expect(summaryOf({ wish: null })).to.equal(null);
  });

  it("has what was understood, what was not, and what cannot be had here", () => {
    const stars = partOf({ kind: "stars", stars: [4, 5] });
    const summary = summaryOf({ wish: { ...wish, parts: [month, stars], rest: [at(9, 14)] }, suggestions: [] });
    expect(summary).to.deep.include({ understood: [month], unmet: [stars], unknown: [at(9, 14)], withoutPlace: [] });
  });

  it("has the dates that are chosen by it", () => {
    const dates = partOf({ kind: "dates", start: "2027-02-06", end: null });
    expect(summaryOf({ wish: { ...wish, parts: [dates] } })?.stayDates).to.deep.equal({ start: "2027-02-06", end: "2027-02-13" });
  });

  it("counts the words of a place among what is not understood once no place is suggested for them, in the order of the text", () => {
    const named = { ...wish, place: { ...at(0, 7), name: "zorblax" }, rest: [at(9, 14)] };
    expect(summaryOf({ wish: named, suggestions: [], status: "loading" })?.unknown).to.deep.equal([at(9, 14)]);
    expect(summaryOf({ wish: named, suggestions: [] })?.unknown.map(({ start }) => start)).to.deep.equal([0, 9]);
    expect(summaryOf({ wish: named, suggestions: [morzine] })?.unknown).to.deep.equal([at(9, 14)]);
  });

  it("says what is only about the choice of a place where one is suggested", () => {
    const parts = [month, altitude];
    const named = { ...wish, parts, place: { ...at(0, 7), name: "morzine" } };
    expect(summaryOf({ wish: named, suggestions: [morzine] })?.withoutPlace).to.deep.equal([altitude]);
    expect(summaryOf({ wish: { ...wish, parts }, suggestions: [] })?.withoutPlace).to.deep.equal([]);
  });
});
