import type { Locator } from "@playwright/test";
import { GaveUp, type Hand } from "./hand.js";
import { numbersIn, patternOf, plain } from "./words.js";
import type { Limit, Where } from "./wish.js";

/** Types the name of a place and takes the suggestion that has it. */
async function takeNamed(hand: Hand, { kind, name }: Exclude<Where, { kind: "anywhere" }>): Promise<void> {
  const { texts } = hand.words;
  const field = hand.bar.getByRole("combobox", { name: texts.search_bar.destination });
  await hand.press(field, "the destination");
  await hand.type(field, name);
  const type = kind === "resort" ? texts.station_search.type_station : texts.station_search.type_domain;
  const suggestion = hand.bar.getByRole("option", { name: new RegExp(`^${patternOf(name)} \\(.*\\) ${type}$`) });
  await hand.press(suggestion, `the suggestion ${name}`);
  hand.place = name;
}

const valueOf = async (slider: Locator): Promise<string> => plain((await slider.getAttribute("aria-valuetext")) ?? "");

/** Moves a slider key by key until its words are within the limit, or it moves no more. */
async function move(hand: Hand, slider: Locator, key: string, isWithin: (words: string) => boolean): Promise<void> {
  await hand.see(slider, "a slider for the limit");
  let words = await valueOf(slider);
  while (!isWithin(words)) {
    await hand.key(slider, key);
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

async function setLimit(hand: Hand, panel: Locator, limit: Limit): Promise<void> {
  const { texts } = hand.words;
  const slider = (name: string) => panel.getByRole("slider", { name, exact: true });
  if (limit.kind === "altitude") return move(hand, slider(texts.place_map.altitude), "ArrowRight", (words) => whole(words) >= limit.metres);
  if (limit.kind === "slopes")
    return move(hand, slider(texts.place_map.slopesKm), "ArrowRight", (words) => whole(words) >= limit.kilometres);
  const airports: Readonly<Record<string, string>> = texts.airport;
  const airport = texts.place_map.airport.replace("{{name}}", airports[limit.code] ?? limit.code);
  const origin = panel.getByRole("combobox", { name: new RegExp(`^${patternOf(texts.place_map.origin)}`) });
  await hand.see(origin, "where the minutes are counted from");
  if (!(await hand.read(origin)).includes(plain(airport))) {
    await hand.press(origin, "where the minutes are counted from");
    await hand.press(panel.getByRole("option", { name: airport, exact: true }), airport);
  }
  await move(hand, slider(texts.place_map.minutes), "ArrowLeft", (words) => minutesOf(words) <= limit.minutes);
}

/** How many rows of a list of places a visitor reads. */
const readRows = 5;

/** Reads the first rows of the list. Returns the name in the first. */
async function readPlaces(hand: Hand, panel: Locator, offers: Locator): Promise<string> {
  const basis = await hand.read(panel.getByText(new RegExp(`^${patternOf(hand.words.texts.dates.basis_nights)}`)));
  const rows = (await offers.allInnerTexts()).slice(0, readRows);
  for (const row of rows) {
    const [place = "", ...facts] = row.split("\n").map(plain).filter(Boolean);
    const price = hand.words.price(facts.join(" "));
    if (price !== null) hand.prices.push({ kind: "place", words: plain(row), price, place, isDated: hand.isDated, basis });
  }
  const first = hand.prices.findLast((one) => one.kind === "place" && one.words === plain(rows[0] ?? ""));
  if (first?.kind !== "place") throw new GaveUp("no resort in the list of places");
  return first.place;
}

/** Sets the limits of the list of places, and takes the first that is left. */
async function takeFirst(hand: Hand, limits: readonly Limit[]): Promise<void> {
  const { texts } = hand.words;
  await hand.press(hand.bar.getByRole("combobox", { name: texts.search_bar.destination }), "the destination");
  await hand.press(hand.bar.getByText(texts.place_map.view_map, { exact: true }), "the places with their prices");
  const panel = hand.bar.getByRole("dialog", { name: texts.search_bar.destination });
  const offers = panel.getByRole("listitem").getByRole("button");
  await hand.see(offers, "the list of places");
  for (const limit of limits) await setLimit(hand, panel, limit);
  hand.place = await readPlaces(hand, panel, offers);
  await hand.press(offers, "the first place");
}

export async function choosePlace(hand: Hand): Promise<void> {
  const { where } = hand.wish;
  await (where.kind === "anywhere" ? takeFirst(hand, where.limits) : takeNamed(hand, where));
}
