import { resultsPage, type ResultsPage } from "../../../test/fixtures/results-page.js";
import type { Flags } from "../../domain/flags.js";
import type { Prestation, Product } from "../../domain/products.js";
import type { LivePrices, SearchState } from "../../store/state/types.js";

export const dates = { start: "2027-02-06", end: "2027-02-13" };

/** A text with plain spaces. */
export const plain = (text: string | null | undefined) => text?.replace(/\s/g, " ").trim();

/** The results with one card, in a search with dates and the package "PF". */
export async function showCard(card: Product, state: Partial<SearchState> = {}): Promise<ResultsPage> {
  const page = await resultsPage({ state: { stayDates: dates, packages: ["PF"], ...state } });
  await page.list([card]);
  return page;
}

/** Half past ten, by the visitor's clock. */
const checkedAt = new Date(2027, 0, 4, 10, 30).getTime();

/** Gives the first product its live prices. */
export function settle(
  page: ResultsPage,
  prestations: readonly Prestation[],
  status: LivePrices["status"] = "settled",
  more: Partial<LivePrices> = {},
): Promise<void> {
  return page.change({ prices: { 1: { status, prestations, fees: [], unchecked: [], checkedAt, ...more } } });
}

export async function resultsFlags(): Promise<Flags> {
  const page = await resultsPage();
  const { flags } = page.search.snapshot();
  page.remove();
  return flags;
}
