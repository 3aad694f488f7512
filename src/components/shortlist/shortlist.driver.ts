import { resultsPage, type ResultsPage } from "../../../test/fixtures/results-page.js";
import { product } from "../../../test/fixtures/results-products.js";
import { animationsEnded } from "../../../test/fixtures/animations-ended.js";
import { painted } from "../../../test/fixtures/painted.js";
import { withStayAt } from "../../domain/compared-stays.js";
import type { KeptStay } from "../../domain/shortlist.js";
import { ofPackage, stayKey, withoutStay } from "../../domain/shortlist.js";
import type { CheckedPrices, SearchState } from "../../store/state/types.js";

export const dates = { start: "2027-02-06", end: "2027-02-13" };

/** A stay with a lift pass that was kept for two adults, unless overridden. */
export function keptStay(id: number, changes: Partial<KeptStay> = {}): KeptStay {
  return {
    product: ofPackage(product(id), "PF"),
    stayDates: dates,
    ages: [18, 18],
    origin: null,
    currency: "EUR",
    seenOn: "2026-11-20",
    ...changes,
  };
}

/** The part of a search that keeps some stays, of which nothing was checked. */
export const ofStays = (stays: readonly KeptStay[]): SearchState["shortlist"] => ({ stays, prices: {}, weeks: {}, places: null });

/** Results of a search with dates, in which stays are kept; removing one and putting it back work as in a search. */
export async function shortlistPage(stays: readonly KeptStay[], state: Partial<SearchState> = {}): Promise<ResultsPage> {
  const page = await resultsPage({ state: { stayDates: dates, packages: ["PF"], shortlist: ofStays(stays), ...state } });
  page.search.react("shortlist.remove", (key: string) => {
    const { shortlist } = page.search.snapshot();
    page.search.update({ shortlist: { ...shortlist, stays: withoutStay(shortlist.stays, key) } });
  });
  page.search.react("shortlist.putBack", (stay: KeptStay, index: number) => {
    const { shortlist } = page.search.snapshot();
    page.search.update({ shortlist: { ...shortlist, stays: withStayAt(shortlist.stays, stay, index) } });
  });
  await page.list([product(1), product(2), product(3)]);
  return page;
}

/** The prices of a kept stay are as given. */
export async function checked(page: ResultsPage, stay: KeptStay, changes: Partial<CheckedPrices> = {}): Promise<void> {
  const { shortlist } = page.search.snapshot();
  const { prestations } = stay.product;
  const prices: CheckedPrices = { status: "checked", prestations, fees: [], at: new Date("2026-11-21T10:32:00").getTime(), ...changes };
  await page.change({ shortlist: { ...shortlist, prices: { ...shortlist.prices, [stayKey(stay)]: prices } } });
}

/** Opens the shortlist by its button, and waits until it no longer moves. */
export async function openShortlist(page: ResultsPage): Promise<void> {
  page.one("shortlist-count").closest("button")?.focus();
  page.one("shortlist-count").closest("button")?.click();
  await painted();
  await animationsEnded(page.root);
}

/** The texts of a row of the comparison, by its heading; lines of a cell apart by " | ". */
export function rowOf(page: ResultsPage, heading: string): string[] {
  const rows = [...page.one("comparison").querySelectorAll("tbody tr")];
  const row = rows.find((each) => each.querySelector("th")?.textContent === heading);
  return [...(row?.querySelectorAll("td") ?? [])].map((cell) => linesOf(cell).join(" | "));
}

function linesOf(cell: Element): string[] {
  const nodes = [...cell.childNodes].flatMap((node) => (node instanceof HTMLDivElement ? [...node.childNodes] : [node]));
  return nodes.map(({ textContent }) => textContent?.replace(/\s/g, " ").trim() ?? "").filter(Boolean);
}
