import type { Locator } from "@playwright/test";
import { GaveUp, type Hand, type ReadCard } from "./hand.js";
import { numbersIn, patternOf, plain } from "./words.js";

const mostCards = 20;

const listOf = (hand: Hand): Locator => hand.page.getByRole("region", { name: hand.words.texts.results.list, exact: true });
const cardsOf = (hand: Hand): Locator => listOf(hand).getByRole("article");

/** Waits for the cards of a search, or gives up where it has none. */
async function seeCards(hand: Hand): Promise<void> {
  const none = hand.page.getByRole("heading", { name: hand.words.texts.results.no_matches });
  await hand.see(cardsOf(hand).or(none), "the stays");
  if (await none.isVisible()) throw new GaveUp("the search found nothing");
  await hand.see(cardsOf(hand).getByRole("heading", { level: 3 }), "the name of a stay");
}

/** Presses a filter, and waits until the list has as many stays as the filter said. */
async function filter(hand: Hand): Promise<void> {
  const { quality } = hand.wish;
  if (!quality || quality.kind === "rating") return;
  const { texts } = hand.words;
  const names: Readonly<Record<string, string>> = texts.criteria;
  const name = quality.kind === "amenity" ? names[quality.key] : texts.filter.stars_other.replace("{{count}}", String(quality.stars));
  const role = quality.kind === "amenity" ? "checkbox" : "radio";
  const choice = hand.page.getByRole(role, { name: new RegExp(`^${patternOf(name ?? "")} \\d`) });
  await hand.see(hand.page.getByRole("region", { name: texts.results.filters }).getByRole(role), "the filters");
  if ((await choice.count()) === 0 || (await choice.first().isDisabled())) throw new GaveUp(`the filter ${name} has no stays`);
  const [named = ""] = await hand.names(choice, role);
  const count = numbersIn(named).at(-1) ?? 0;
  await hand.press(choice, name ?? "");
  await hand.see(listOf(hand).getByRole("heading", { level: 2, name: new RegExp(`^${count}\\b`) }), `${count} stays`);
  await seeCards(hand);
}

/** Sorts by price where there is a limit to it and more than one stay. */
async function sort(hand: Hand): Promise<void> {
  if (hand.wish.budget === null) return;
  const { sort: words } = hand.words.texts;
  const { by_listed_price: sorted } = hand.words.texts.results;
  const [stays] = numbersIn(await hand.read(listOf(hand).getByRole("heading", { level: 2, name: /\d/ })));
  if (stays === 1) return;
  const choice = listOf(hand).getByRole("combobox", { name: new RegExp(`^${patternOf(words.title)}`) });
  await hand.press(choice, words.title);
  await hand.press(listOf(hand).getByRole("option", { name: words.price_asc, exact: true }), words.price_asc);
  await hand.see(listOf(hand).getByText(new RegExp(patternOf(sorted))), sorted);
  await seeCards(hand);
}

/** Waits until the price of a card is no longer being checked; false where the stay is sold out. */
async function isPriced(hand: Hand, card: Locator, name: string): Promise<boolean> {
  const { card: words } = hand.words.texts;
  const link = card.getByRole("link", { name: new RegExp(`^${patternOf(words.see_stay_label)}$`) });
  const soldOut = card.getByText(words.sold_out, { exact: true });
  await card.scrollIntoViewIfNeeded();
  await hand.see(link.or(soldOut), `the price of ${name}`);
  return link.first().isVisible();
}

function readLines(hand: Hand, lines: readonly string[]): Omit<ReadCard, "name" | "text" | "head"> | null {
  const { card: words } = hand.words.texts;
  const basisPattern = new RegExp(`^${patternOf(words.basis_stay.replace(/\{\{.*$/, ""))}\\d`);
  const basisAt = lines.findIndex((line) => basisPattern.test(line));
  const amount = new RegExp(`^(${patternOf(words.from)} )?${hand.words.money.source}$`);
  const total = lines.slice(0, Math.max(0, basisAt)).findLast((line) => amount.test(line));
  const price = hand.words.price(total ?? "");
  if (total === undefined || price === null) return null;
  return { packageWords: lines[0] ?? "", basis: lines[basisAt] ?? "", price, isFrom: total.startsWith(words.from) };
}

/** Reads the prices of a card. */
async function readCard(hand: Hand, card: Locator, name: string): Promise<ReadCard> {
  const { card: words, results } = hand.words.texts;
  const group = card.getByRole("group", { name: words.price_details_label.replace("{{name}}", name) });
  const lines = (await group.innerText()).split("\n").map(plain).filter(Boolean);
  const read = readLines(hand, lines);
  if (!read) throw new GaveUp(`no price of ${name} in "${lines.join(" / ")}"`);
  const guests = (hand.guests === 1 ? results.travellers_one : results.travellers_other).replace("{{count}}", String(hand.guests));
  const headLine = listOf(hand).getByText(new RegExp(` · ${patternOf(guests)}`));
  await hand.see(headLine, `the head of a list for ${guests}`);
  const head = await hand.read(headLine);
  const found = { ...read, name, text: (await card.innerText()).split("\n").map(plain).filter(Boolean).join("\n"), head };
  hand.prices.push({ kind: "total", words: lines.join(" / "), price: read.price, card: found });
  keepOthers(hand, lines, found);
  return found;
}

function keepOthers(hand: Hand, lines: readonly string[], card: ReadCard): void {
  const { card: words } = hand.words.texts;
  const patterns = { listed: words.price_before, person: words.per_person };
  for (const kind of ["listed", "person"] as const) {
    const pattern = new RegExp(`^${patternOf(patterns[kind])}(?: |$)`);
    const line = lines.find((one) => pattern.test(one));
    const price = hand.words.price(line ?? "");
    if (line !== undefined && price !== null) hand.prices.push({ kind, words: line, price, card });
  }
}

/** Whether what a card shows is what was wished for, as far as the filters do not see to it. */
function suits(hand: Hand, card: ReadCard): boolean {
  const { quality, budget } = hand.wish;
  if (budget !== null && card.price > budget) return false;
  if (quality?.kind !== "rating") return true;
  const [, rating = "0"] =
    new RegExp(patternOf(hand.words.texts.card.rating).replace("(.+?)", "(\\d[.,]\\d)")).exec(plain(card.text)) ?? [];
  return Math.round(Number(rating.replace(",", ".")) * 10) >= quality.tenths;
}

/** The first card that suits, from the top of the list. */
async function firstCard(hand: Hand): Promise<ReadCard> {
  const seen = new Set<string>();
  while (seen.size < mostCards) {
    const name = (await hand.names(listOf(hand), "article")).find((one) => !seen.has(one));
    if (name === undefined) break;
    seen.add(name);
    const card = listOf(hand).getByRole("article", { name, exact: true }).first();
    if (!(await isPriced(hand, card, name))) continue;
    const read = await readCard(hand, card, name);
    if (suits(hand, read)) return read;
  }
  throw new GaveUp(`none of the first ${seen.size} cards suits`);
}

/** Searches, narrows the list and takes a card. */
export async function chooseStay(hand: Hand): Promise<ReadCard> {
  const { search } = hand.words.texts.search_bar;
  await hand.press(hand.bar.getByRole("button", { name: search, exact: true }), search);
  await seeCards(hand);
  await filter(hand);
  await sort(hand);
  return firstCard(hand);
}
