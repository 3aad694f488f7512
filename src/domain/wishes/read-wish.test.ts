import { expect } from "chai";
import fc from "fast-check";
import { readFileSync } from "node:fs";
import type { SchoolZone } from "../school-zones.js";
import type { WishWords } from "./grammar.js";
import { readWish } from "./read-wish.js";

const words: WishWords = JSON.parse(readFileSync(new URL("../../../locales/en-GB/wishes.json", import.meta.url), "utf8"));
const places = ["Val Thorens", "Les Arcs", "L'Alpe d'Huez", "Pra Loup", "Tignes - Val d'Isère", "Saint-Gervais Mont-Blanc"];
const today = "2026-11-29";
const read = (text: string) => readWish(text, { words, places, today, zones: ["england"] });
const cut = (text: string, span: { start: number; end: number } | null) => span && text.slice(span.start, span.end);
const kinds = (text: string) => read(text).parts.map(({ kind }) => kind);
const rest = (text: string) => read(text).rest.map((span) => cut(text, span));
const place = (text: string) => cut(text, read(text).place);

describe("reading a wish", () => {
  it("finds what is wished, in the order of the text, with the words of each", () => {
    const text = "week in March under 1,500 above 1,800 m with dog near Geneva";
    const { parts, place: named, rest: left, isForPlaces } = read(text);
    expect(parts.map(({ span, ...meaning }) => [cut(text, span), meaning])).to.deep.equal([
      ["week", { kind: "nights", nights: 7 }],
      ["in March", { kind: "month", month: "2027-03" }],
      ["under 1,500", { kind: "budget", min: null, max: 1500, perPerson: false }],
      ["above 1,800 m", { kind: "altitude", metres: 1800 }],
      ["with dog", { kind: "amenities", key: "petsAllowed" }],
      ["near Geneva", { kind: "near", origin: "GVA", minutes: null }],
    ]);
    expect({ named, left, isForPlaces }).to.deep.equal({ named: null, left: [], isForPlaces: true });
  });

  it("finds the place, known by its name, by a part of it, or with a slip, and the height of its village", () => {
    expect(place("val thorens in march")).to.equal("val thorens");
    expect(place("march, arcs 1800, 4 people")).to.equal("arcs 1800");
    expect(read("march, arcs 1800, 4 people").place?.name).to.equal("arcs");
    expect(place("week alpe d huez dog")).to.equal("alpe d huez");
    expect(place("val d'isere with a sauna")).to.equal("val d'isere");
    expect(place("val thorrens dog")).to.equal("val thorrens");
    expect(place("saint gervais, dog")).to.equal("saint gervais");
    expect(place("Savoie with dog")).to.equal("Savoie");
  });

  it("takes unknown words for a place where no known one is named, else for what is not understood", () => {
    expect([place("week in Samoëns"), rest("week in Samoëns")]).to.deep.equal(["Samoëns", []]);
    expect([place("val thorens jacuzzi week"), rest("val thorens jacuzzi week")]).to.deep.equal(["val thorens", ["jacuzzi"]]);
    expect(rest("val thorens and les arcs in march")).to.deep.equal(["les arcs"]);
    expect(rest("a view of Mont Blanc from val thorens, week")).to.deep.equal(["view of Mont Blanc"]);
  });

  it("leaves the dates open where it says something about them, and not which they are", () => {
    const open = (text: string) => read(text).leavesDates;
    expect(["tignes in march", "tignes 5 nights", "tignes, the cheapest"].map(open)).to.deep.equal([true, true, true]);
    expect(["tignes with pool", "tignes 6 to 13 february", "tignes at christmas, 7 nights"].map(open)).to.deep.equal([false, false, false]);
  });

  it("has school holidays of the visitor's zones, or of the one that is said", () => {
    const { parts } = read("half-term, tignes");
    expect(parts.map(({ span: _span, ...meaning }) => meaning)).to.deep.equal([
      { kind: "schoolHoliday", name: "february_half_term", zones: ["england"], month: "2027-02", start: "2027-02-13" },
    ]);
    const french = readWish("february half-term", { words, places, today, zones: ["a", "b", "c"] });
    expect(french.parts[0]).to.deep.include({ name: "winter", zones: ["a", "b", "c"], month: "2027-02", start: null });
    expect(read("french school holidays zone c").parts[0]).to.deep.include({ name: "winter", zones: ["c"], start: "2027-02-06" });
  });

  it("tells school holidays as a whole whose dates are not known, and those that are not in the month that is said", () => {
    const unknown = readWish("february half-term in tignes", { words, places, today, zones: [] });
    expect([unknown.parts, unknown.rest]).to.deep.equal([[], [{ start: 0, end: 18 }]]);
    expect([kinds("half-term 2029, sauna"), rest("half-term 2029, sauna")]).to.deep.equal([["amenities"], ["half-term 2029"]]);
    expect([kinds("half-term, in april"), rest("half-term, in april")]).to.deep.equal([["month"], ["half-term"]]);
    expect([kinds("in april, half-term"), rest("in april, half-term")]).to.deep.equal([["month"], ["half-term"]]);
    expect(kinds("half-term, in february")).to.deep.equal(["schoolHoliday", "month"]);
  });

  it("leaves the dates open, and is for places, where a holiday is shorter or longer than its week, or has none", () => {
    const open = (text: string, zones: readonly SchoolZone[] = ["england"]) => {
      const { leavesDates, isForPlaces } = readWish(text, { words, places, today, zones });
      return [leavesDates, isForPlaces];
    };
    expect(open("half-term, tignes")).to.deep.equal([false, false]);
    expect(open("half-term, 7 nights")).to.deep.equal([false, false]);
    expect(open("half-term, 4 nights")).to.deep.equal([true, true]);
    expect(open("half-term, 14 nights")).to.deep.equal([true, true]);
    expect(open("half-term", ["a", "b"])).to.deep.equal([true, true]);
    expect(open("christmas, 3 nights")).to.deep.equal([true, true]);
    expect(open("christmas, 14 nights")).to.deep.equal([false, false]);
    expect(open("christmas, 3 nights from 20 december")).to.deep.equal([false, false]);
  });

  it("has a part of a month as an arrival, and tells what is no single part", () => {
    const start = (text: string) => read(text).parts.map((part) => (part.kind === "dates" ? [part.start, part.end] : part.kind));
    expect(start("early march")).to.deep.equal([["2027-03-06", null]]);
    expect(start("5 nights mid-february")).to.deep.equal(["nights", ["2027-02-13", null]]);
    expect(start("the last week of january 2028")).to.deep.equal([["2028-01-29", null]]);
    expect([start("early to mid march"), rest("early to mid march")]).to.deep.equal([["month"], ["early to mid"]]);
    expect(rest("tignes, early march 2026")).to.deep.equal(["2026"]);
  });

  it("tells what no search can have, whatever its words are elsewhere", () => {
    expect([kinds("hotel rated 8 or more"), rest("hotel rated 8 or more")]).to.deep.equal([["lodging"], ["rated 8 or more"]]);
    expect([kinds("chalet, rated 4.5"), rest("chalet, rated 4.5")]).to.deep.equal([["lodging"], ["rated 4.5"]]);
    expect([place("snow-sure week"), rest("snow-sure week")]).to.deep.equal([null, ["snow-sure"]]);
    expect([place("near the arlberg, 4 people"), rest("near the arlberg, 4 people")]).to.deep.equal(["arlberg", ["near"]]);
    expect([kinds("eastern alps in march"), rest("eastern alps in march")]).to.deep.equal([["month"], ["eastern"]]);
    expect(place("Les Arcs, highly ratd")).to.equal("Les Arcs");
  });

  it("keeps one holiday, and no school holidays beside dates or a month that they are not in", () => {
    expect([kinds("half-term or easter"), rest("half-term or easter")]).to.deep.equal([["schoolHoliday"], ["easter"]]);
    expect([kinds("half-term, early march"), rest("half-term, early march")]).to.deep.equal([["dates"], ["half-term"]]);
    expect(kinds("half-term, 13 to 20 february")).to.have.members(["schoolHoliday", "dates"]);
  });

  it("takes what is outside the house for what it has", () => {
    expect([kinds("chalet with outside pool"), rest("chalet with outside pool")]).to.deep.equal([["lodging", "amenities"], []]);
    expect([kinds("outside parking"), rest("outside parking")]).to.deep.equal([["amenities"], []]);
  });

  it("takes no length for a budget", () => {
    const budgets = (text: string) => read(text).parts.filter(({ kind }) => kind === "budget");
    const text = "Flaine, ski school within 200 m, under £4,000";
    expect(budgets(text).map(({ span, ...budget }) => [cut(text, span), budget])).to.deep.equal([
      ["under £4,000", { kind: "budget", min: null, max: 4000, perPerson: false }],
    ]);
    expect(rest(text).join(" ")).to.include("200 m");
    expect(budgets("up to 30 km from a lake")).to.deep.equal([]);
    expect(budgets("up to 4k")).to.have.length(1);
  });

  it("tells numbers by what stands beside them", () => {
    expect(kinds("4 adults 1500 euros 1800 m 7 nights")).to.deep.equal(["adults", "budget", "altitude", "nights"]);
    expect(kinds("for 4 nights for 4")).to.deep.equal(["nights", "adults"]);
    expect(kinds("200 m from the slopes")).to.deep.equal(["slopes"]);
    expect(place("week Pra Loup 1600 for 4")).to.equal("Pra Loup 1600");
  });

  it("reads no day into a month beside a number of people", () => {
    expect(kinds("march 4 people")).to.deep.equal(["month", "adults"]);
    expect(kinds("march 4, 4 people")).to.deep.equal(["dates", "adults"]);
  });

  it("keeps the first of two wishes that contradict each other, and tells the second", () => {
    const text = "4 people for 3 nights, 7 nights";
    expect(kinds(text)).to.deep.equal(["adults", "nights"]);
    expect(rest(text)).to.deep.equal(["7 nights"]);
    expect(rest("a sauna and sauna")).to.deep.equal([]);
    expect(kinds("over £500, under £900")).to.deep.equal(["budget", "budget"]);
  });

  it("reads no wish into its opposite", () => {
    for (const text of ["week without dogs", "week, no pets", "week, not in a hotel"]) expect(kinds(text), text).to.deep.equal(["nights"]);
    expect(rest("week, no pets, sauna")).to.deep.equal(["no pets"]);
    for (const denied of ["not in february", "not at christmas", "not at half-term", "not from 6 to 13 february"])
      expect([kinds(`sauna, ${denied}`), rest(`sauna, ${denied}`)], denied).to.deep.equal([["amenities"], [denied]]);
    expect(kinds("not more than 900 euros")).to.deep.equal(["budget"]);
  });

  it("has dates over the turn of the year, and with one month for both", () => {
    const dates = (text: string) => read(text).parts.map((part) => (part.kind === "dates" ? [part.start, part.end] : part.kind));
    expect(dates("27 december to 3 january")).to.deep.equal([["2026-12-27", "2027-01-03"]]);
    expect(dates("27 december to 3 january 2028")).to.deep.equal([["2027-12-27", "2028-01-03"]]);
    expect(dates("from 6 to 13 February")).to.deep.equal([["2027-02-06", "2027-02-13"]]);
    expect(dates("6/2 - 13/2")).to.deep.equal([["2027-02-06", "2027-02-13"]]);
    expect(dates("13 february to 6 february")).to.not.deep.include(["2027-02-13", "2027-02-06"]);
  });

  it("never fails, and takes no piece of the text twice, whatever is typed", () => {
    const piece = fc.oneof(
      fc.constantFrom("week", "march", "under", "£", "1,500", "4", "adults", "dog", "near", "Geneva", "to", "6/2", "and", ",", "km", "no"),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join(" ");
        const { parts, place: named, rest: left } = read(text);
        const spans = [...parts.map(({ span }) => span), ...(named ? [named] : []), ...left].toSorted(
          (one, other) => one.start - other.start,
        );
        return spans.every(({ start, end }, index) => start < end && end <= text.length && start >= (spans[index - 1]?.end ?? 0));
      }),
    );
  });
});
