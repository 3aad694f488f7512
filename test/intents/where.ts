import type { Locator } from "@playwright/test";
import { GaveUp, type Visitor } from "./visitor.js";
import { numbersIn, patternOf, plain } from "./words.js";
import type { Limit, Where } from "./wish.js";

type NamedPlace = Exclude<Where, { kind: "anywhere" }>;

/** Presses the destination field, and returns it. */
export async function openDestination(visitor: Visitor): Promise<Locator> {
  const field = visitor.bar.getByRole("combobox", { name: visitor.words.texts.search_bar.destination });
  await visitor.press(field, "the destination");
  return field;
}

/** The suggestion that has the name of a place, and is of its kind. */
export function suggestionOf({ bar, words: { texts } }: Visitor, { kind, name }: NamedPlace): Locator {
  const type = kind === "resort" ? texts.station_search.type_station : texts.station_search.type_domain;
  return bar.getByRole("option", { name: new RegExp(`^${patternOf(name)} \\(.*\\) ${type}$`) });
}

/** Types the name of a place and takes the suggestion that has it. */
async function takeNamed(visitor: Visitor, place: NamedPlace): Promise<void> {
  await visitor.type(await openDestination(visitor), place.name);
  await visitor.press(suggestionOf(visitor, place), `the suggestion ${place.name}`);
  visitor.place = place.name;
}

const valueOf = async (slider: Locator): Promise<string> => plain((await slider.getAttribute("aria-valuetext")) ?? "");

/** Moves a slider key by key until its words are within the limit, or it moves no more. */
async function move(visitor: Visitor, slider: Locator, key: string, isWithin: (words: string) => boolean): Promise<void> {
  await visitor.see(slider, "a slider for the limit");
  let words = await valueOf(slider);
  while (!isWithin(words)) {
    await visitor.key(slider, key);
    const next = await valueOf(slider);
    if (next === words) throw new GaveUp(`the slider ends at ${words}`);
    words = next;
  }
}

/** A number written with marks between its thousands. */
const whole = (words: string): number => Number(words.replaceAll(/\D/g, ""));

function minutesOf(words: string): number {
  const [first = Infinity, second] = numbersIn(words);
  if (second !== undefined) return first * 60 + second;
  return words.includes("min") ? first : first * 60;
}

async function setLimit(visitor: Visitor, panel: Locator, limit: Limit): Promise<void> {
  const { texts } = visitor.words;
  const slider = (name: string) => panel.getByRole("slider", { name, exact: true });
  if (limit.kind === "altitude")
    return move(visitor, slider(texts.place_map.altitude), "ArrowRight", (words) => whole(words) >= limit.metres);
  if (limit.kind === "slopes")
    return move(visitor, slider(texts.place_map.slopesKm), "ArrowRight", (words) => whole(words) >= limit.kilometres);
  const airports: Readonly<Record<string, string>> = texts.airport;
  const airport = texts.place_map.airport.replace("{{name}}", airports[limit.code] ?? limit.code);
  const origin = panel.getByRole("combobox", { name: new RegExp(`^${patternOf(texts.place_map.origin)}`) });
  await visitor.see(origin, "where the minutes are counted from");
  if (!(await visitor.read(origin)).includes(plain(airport))) {
    await visitor.press(origin, "where the minutes are counted from");
    await visitor.press(panel.getByRole("option", { name: airport, exact: true }), airport);
  }
  await move(visitor, slider(texts.place_map.minutes), "ArrowLeft", (words) => minutesOf(words) <= limit.minutes);
}

/** How many rows of a list of places a visitor reads. */
const readRows = 5;

const panelOf = ({ bar, words: { texts } }: Visitor): Locator => bar.getByRole("dialog", { name: texts.search_bar.destination });
const offersOf = (visitor: Visitor): Locator => panelOf(visitor).getByRole("listitem").getByRole("button");

/** Reads the first rows of the list of places. Returns the name in the first. */
export async function readPlaces(visitor: Visitor): Promise<string> {
  const offers = offersOf(visitor);
  await visitor.see(offers, "the list of places");
  const basisWords = panelOf(visitor).getByText(new RegExp(`^${patternOf(visitor.words.texts.dates.basis_nights)}`));
  const basis = await visitor.read(basisWords);
  const rows = (await offers.allInnerTexts()).slice(0, readRows);
  for (const row of rows) {
    const [place = "", ...facts] = row.split("\n").map(plain).filter(Boolean);
    const price = visitor.words.price(facts.join(" "));
    if (price !== null) visitor.prices.push({ kind: "place", words: plain(row), price, place, when: visitor.when, basis });
  }
  const first = visitor.prices.findLast((one) => one.kind === "place" && one.words === plain(rows[0] ?? ""));
  if (first?.kind !== "place") throw new GaveUp("no resort in the list of places");
  return first.place;
}

export async function takeFirstPlace(visitor: Visitor, name: string): Promise<void> {
  visitor.place = name;
  await visitor.press(offersOf(visitor), "the first place");
}

/** Sets the limits of the list of places, and takes the first that is left. */
async function takeFirst(visitor: Visitor, limits: readonly Limit[]): Promise<void> {
  const { place_map: words } = visitor.words.texts;
  await openDestination(visitor);
  await visitor.press(visitor.bar.getByText(words.view_map, { exact: true }), "the places with their prices");
  await visitor.see(offersOf(visitor), "the list of places");
  for (const limit of limits) await setLimit(visitor, panelOf(visitor), limit);
  await takeFirstPlace(visitor, await readPlaces(visitor));
}

export async function choosePlace(visitor: Visitor): Promise<void> {
  const { where } = visitor.wish;
  await (where.kind === "anywhere" ? takeFirst(visitor, where.limits) : takeNamed(visitor, where));
}
