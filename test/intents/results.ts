import type { Locator } from "@playwright/test";
import { GaveUp, type Visitor, type ReadCard } from "./visitor.js";
import { numbersIn, patternOf, plain } from "./words.js";

const mostCards = 20;

const listOf = (visitor: Visitor): Locator => visitor.page.getByRole("region", { name: visitor.words.texts.results.list, exact: true });
const cardsOf = (visitor: Visitor): Locator => listOf(visitor).getByRole("article");

/** Waits for the cards of a search, or gives up where it has none. */
async function seeCards(visitor: Visitor): Promise<void> {
  const none = visitor.page.getByRole("heading", { name: visitor.words.texts.results.no_matches });
  await visitor.see(cardsOf(visitor).or(none), "the stays");
  if (await none.isVisible()) throw new GaveUp("the search found nothing");
  await visitor.see(cardsOf(visitor).getByRole("heading", { level: 3 }), "the name of a stay");
}

/** Presses a filter, and waits until the list has as many stays as the filter said. */
async function filter(visitor: Visitor): Promise<void> {
  const { quality } = visitor.wish;
  if (!quality || quality.kind === "rating") return;
  const { texts } = visitor.words;
  const names: Readonly<Record<string, string>> = texts.criteria;
  const name = quality.kind === "amenity" ? names[quality.key] : texts.filter.stars_other.replace("{{count}}", String(quality.stars));
  const role = quality.kind === "amenity" ? "checkbox" : "radio";
  const choice = visitor.page.getByRole(role, { name: new RegExp(`^${patternOf(name ?? "")} \\d`) });
  await visitor.see(visitor.page.getByRole("region", { name: texts.results.filters }).getByRole(role), "the filters");
  if ((await choice.count()) === 0 || (await choice.first().isDisabled())) throw new GaveUp(`the filter ${name} has no stays`);
  const [named = ""] = await visitor.names(choice, role);
  const count = numbersIn(named).at(-1) ?? 0;
  await visitor.press(choice, name ?? "");
  await visitor.see(listOf(visitor).getByRole("heading", { level: 2, name: new RegExp(`^${count}\\b`) }), `${count} stays`);
  await seeCards(visitor);
}

/** Sorts by price where there is a limit to it and more than one stay. */
async function sort(visitor: Visitor): Promise<void> {
  if (visitor.wish.budget === null) return;
  const { sort: words } = visitor.words.texts;
  const { by_listed_price: sorted } = visitor.words.texts.results;
  const [stays] = numbersIn(await visitor.read(listOf(visitor).getByRole("heading", { level: 2, name: /\d/ })));
  if (stays === 1) return;
  const choice = listOf(visitor).getByRole("combobox", { name: new RegExp(`^${patternOf(words.title)}`) });
  await visitor.press(choice, words.title);
  await visitor.press(listOf(visitor).getByRole("option", { name: words.price_asc, exact: true }), words.price_asc);
  await visitor.see(listOf(visitor).getByText(new RegExp(patternOf(sorted))), sorted);
  await seeCards(visitor);
}

/** Waits until the price of a card is no longer being checked; false where the stay is sold out. */
async function isPriced(visitor: Visitor, card: Locator, name: string): Promise<boolean> {
  const { card: words } = visitor.words.texts;
  const link = card.getByRole("link", { name: new RegExp(`^${patternOf(words.see_stay_label)}$`) });
  const soldOut = card.getByText(words.sold_out, { exact: true });
  await card.scrollIntoViewIfNeeded();
  await visitor.see(link.or(soldOut), `the price of ${name}`);
  return link.first().isVisible();
}

function readLines(visitor: Visitor, lines: readonly string[]): Omit<ReadCard, "name" | "text" | "head"> | null {
  const { card: words } = visitor.words.texts;
  const basisPattern = new RegExp(`^${patternOf(words.basis_stay.replace(/\{\{.*$/, ""))}\\d`);
  const basisAt = lines.findIndex((line) => basisPattern.test(line));
  const amount = new RegExp(`^(${patternOf(words.from)} )?${visitor.words.money.source}$`);
  const total = lines.slice(0, Math.max(0, basisAt)).findLast((line) => amount.test(line));
  const price = visitor.words.price(total ?? "");
  if (total === undefined || price === null) return null;
  return { packageWords: lines[0] ?? "", basis: lines[basisAt] ?? "", price, isFrom: total.startsWith(words.from) };
}

/** Reads the prices of a card. */
async function readCard(visitor: Visitor, card: Locator, name: string): Promise<ReadCard> {
  const { card: words, results } = visitor.words.texts;
  const group = card.getByRole("group", { name: words.price_details_label.replace("{{name}}", name) });
  const lines = (await group.innerText()).split("\n").map(plain).filter(Boolean);
  const read = readLines(visitor, lines);
  if (!read) throw new GaveUp(`no price of ${name} in "${lines.join(" / ")}"`);
  const guests = (visitor.guests === 1 ? results.travellers_one : results.travellers_other).replace("{{count}}", String(visitor.guests));
  const headLine = listOf(visitor).getByText(new RegExp(` · ${patternOf(guests)}`));
  await visitor.see(headLine, `the head of a list for ${guests}`);
  const head = await visitor.read(headLine);
  const found = { ...read, name, text: (await card.innerText()).split("\n").map(plain).filter(Boolean).join("\n"), head };
  visitor.prices.push({ kind: "total", words: lines.join(" / "), price: read.price, card: found });
  keepOthers(visitor, lines, found);
  return found;
}

function keepOthers(visitor: Visitor, lines: readonly string[], card: ReadCard): void {
  const { card: words } = visitor.words.texts;
  const patterns = { listed: words.price_before, person: words.per_person };
  for (const kind of ["listed", "person"] as const) {
    const pattern = new RegExp(`^${patternOf(patterns[kind])}(?: |$)`);
    const line = lines.find((one) => pattern.test(one));
    const price = visitor.words.price(line ?? "");
    if (line !== undefined && price !== null) visitor.prices.push({ kind, words: line, price, card });
  }
}

/** Whether what a card shows is what was wished for, as far as the filters do not see to it. */
function suits(visitor: Visitor, card: ReadCard): boolean {
  const { quality, budget } = visitor.wish;
  if (budget !== null && card.price > budget) return false;
  if (quality?.kind !== "rating") return true;
  const [, rating = "0"] =
    new RegExp(patternOf(visitor.words.texts.card.rating).replace("(.+?)", "(\\d[.,]\\d)")).exec(plain(card.text)) ?? [];
  return Math.round(Number(rating.replace(",", ".")) * 10) >= quality.tenths;
}

/** The first card that suits, from the top of the list. */
async function firstCard(visitor: Visitor): Promise<ReadCard> {
  const seen = new Set<string>();
  while (seen.size < mostCards) {
    const name = (await visitor.names(listOf(visitor), "article")).find((one) => !seen.has(one));
    if (name === undefined) break;
    seen.add(name);
    const card = listOf(visitor).getByRole("article", { name, exact: true }).first();
    if (!(await isPriced(visitor, card, name))) continue;
    const read = await readCard(visitor, card, name);
    if (suits(visitor, read)) return read;
  }
  throw new GaveUp(`none of the first ${seen.size} cards suits`);
}

interface ListState {
  /** The list is narrowed already to what is wished for, the budget with it. */
  readonly isFiltered: boolean;
}

/** Searches, narrows the list and takes a card. */
export async function chooseStay(visitor: Visitor, { isFiltered }: ListState): Promise<ReadCard> {
  const { search } = visitor.words.texts.search_bar;
  await visitor.press(visitor.bar.getByRole("button", { name: search, exact: true }), search);
  await seeCards(visitor);
  if (!isFiltered) {
    await filter(visitor);
    await sort(visitor);
  }
  return firstCard(visitor);
}
