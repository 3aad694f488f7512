import { resultsPage, type ResultsPage } from "../../../../test/fixtures/results-page.js";
import type { Flags } from "../../../domain/flags.js";
import type { Prestation, Product } from "../../../domain/products.js";
import type { SearchState } from "../../../store/state/types.js";

export const dates = { start: "2027-02-06", end: "2027-02-13" };

/** A text with plain spaces. */
export const plain = (text: string | null | undefined) => text?.replace(/\s/g, " ").trim();

/** The results with one card, in a search with dates and the package "PF". */
export async function showCard(card: Product, state: Partial<SearchState> = {}): Promise<ResultsPage> {
  const page = await resultsPage({ state: { stayDates: dates, packages: ["PF"], ...state } });
  await page.list([card]);
  return page;
}

/** Gives the first product its live prices. */
export function settle(page: ResultsPage, prestations: readonly Prestation[], status: "loading" | "settled" = "settled"): Promise<void> {
  return page.change({ prices: { 1: { status, prestations, fees: [] } } });
}

export async function resultsFlags(): Promise<Flags> {
  const page = await resultsPage();
  const { flags } = page.owner.snapshot();
  page.remove();
  return flags;
}
