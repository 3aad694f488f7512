import type { Locator } from "@playwright/test";
import { GaveUp, type Visitor } from "./visitor.js";
import { numbersIn, patternOf, plain } from "./words.js";
import type { Limit, Where } from "./wish.js";

/** Types the name of a place and takes the suggestion that has it. */
async function takeNamed(visitor: Visitor, { kind, name }: Exclude<Where, { kind: "anywhere" }>): Promise<void> {
  const { texts } = visitor.words;
  const field = visitor.bar.getByRole("combobox", { name: texts.search_bar.destination });
  await visitor.press(field, "the destination");
  await visitor.type(field, name);
  const type = kind === "resort" ? texts.station_search.type_station : texts.station_search.type_domain;
  const suggestion = visitor.bar.getByRole("option", { name: new RegExp(`^${patternOf(name)} \\(.*\\) ${type}$`) });
  await visitor.press(suggestion, `the suggestion ${name}`);
  visitor.place = name;
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

/** Reads the first rows of the list. Returns the name in the first. */
async function readPlaces(visitor: Visitor, panel: Locator, offers: Locator): Promise<string> {
  const basis = await visitor.read(panel.getByText(new RegExp(`^${patternOf(visitor.words.texts.dates.basis_nights)}`)));
  const rows = (await offers.allInnerTexts()).slice(0, readRows);
  for (const row of rows) {
    const [place = "", ...facts] = row.split("\n").map(plain).filter(Boolean);
    const price = visitor.words.price(facts.join(" "));
    if (price !== null) visitor.prices.push({ kind: "place", words: plain(row), price, place, isDated: visitor.isDated, basis });
  }
  const first = visitor.prices.findLast((one) => one.kind === "place" && one.words === plain(rows[0] ?? ""));
  if (first?.kind !== "place") throw new GaveUp("no resort in the list of places");
  return first.place;
}

/** Sets the limits of the list of places, and takes the first that is left. */
async function takeFirst(visitor: Visitor, limits: readonly Limit[]): Promise<void> {
  const { texts } = visitor.words;
  await visitor.press(visitor.bar.getByRole("combobox", { name: texts.search_bar.destination }), "the destination");
  await visitor.press(visitor.bar.getByText(texts.place_map.view_map, { exact: true }), "the places with their prices");
  const panel = visitor.bar.getByRole("dialog", { name: texts.search_bar.destination });
  const offers = panel.getByRole("listitem").getByRole("button");
  await visitor.see(offers, "the list of places");
  for (const limit of limits) await setLimit(visitor, panel, limit);
  visitor.place = await readPlaces(visitor, panel, offers);
  await visitor.press(offers, "the first place");
}

export async function choosePlace(visitor: Visitor): Promise<void> {
  const { where } = visitor.wish;
  await (where.kind === "anywhere" ? takeFirst(visitor, where.limits) : takeNamed(visitor, where));
}
