import type { PackageCode } from "../domain/packages.js";
import type { Place } from "../domain/places.js";
import type { Prestation, Product } from "../domain/products.js";
import type { RecentSearch } from "../domain/recent-searches.js";
import type { SortOrder } from "../domain/sort.js";
import type { Budget } from "../domain/budget.js";
import type { PublicSearch } from "./public-search.js";

/** What changes the shared search, by noun. What follows from a change is read off one table. */
export interface Actions {
  readonly place: {
    /** Chooses a destination, or none. */
    choose(place: Place | null): void;
    /** What the visitor has typed: suggestions from 3 characters, after 300 ms; empty shows the top stations. */
    type(text: string): void;
  };
  readonly stayDates: {
    /** One press on a day: starts a range, completes it, or cancels it on the start itself. */
    pick(day: string): void;
    set(start: string | null, end: string | null): void;
    /** Clears the range, sends a new find and opens the picker; `reopens` is false where the months are always shown. */
    reset(reopens?: boolean): void;
    /** Opens or closes the dates, in the view of that name or in whichever takes them. */
    open(open: boolean, view?: string): void;
    /** A month is in view, `yyyy-MM`. */
    show(month: string): void;
    /** Requests again after a failure. */
    retry(): void;
  };
  readonly participants: { commit(ages: readonly number[], rooms?: number): void };
  readonly packages: { toggle(code: PackageCode): void; set(codes: readonly PackageCode[]): void };
  readonly origin: { choose(code: string | null): void; switchTransfer(on: boolean): void };
  readonly criteria: {
    /** One choice a visitor sees: every id of an option at once. */
    toggle(ids: readonly number[]): void;
    /** Radio-like: the chosen id takes the place of the group's others; the same id again removes it. */
    replace(group: readonly number[], id: number): void;
    toggleLodgingTypes(codes: readonly number[]): void;
    /** Clears criteria, lodging types and budget. */
    reset(): void;
  };
  readonly budget: {
    /** Sets bounds; an absent or null bound, and a minimum of 0, change nothing. */
    set(budget: Partial<Budget>): void;
    clear(bound: keyof Budget): void;
  };
  readonly sort: { choose(order: SortOrder): void };
  readonly results: {
    /** A results view is mounted; the first one starts loading. Returns how to detach it. */
    attach(options?: { pageSize?: number }): () => void;
    showPage(page: number): void;
    showMore(): void;
    retry(): void;
    /** A product is near the viewport: its live prices are requested once a search. */
    sawProduct(productId: number): void;
    /** A card was opened, or one of its offers. */
    openProduct(product: Product, offer: Prestation | null): void;
  };
  readonly gallery: { load(liheId: number): Promise<void> };
  readonly search: {
    /** The search button: tracks, and returns where the page should go (null on a results page). */
    submit(): { query: string; url: string | null };
    set(patch: Partial<PublicSearch>): void;
    reset(): void;
    /** Makes one of the visitor's recent searches again. */
    restore(recent: RecentSearch): void;
  };
}
