import type { Budget } from "../domain/budget.js";
import type { Locale } from "../domain/locale.js";
import type { PackageCode } from "../domain/packages.js";
import type { Place } from "../domain/places.js";
import type { SortOrder } from "../domain/sort.js";
import type { StayDates } from "../domain/stay-dates.js";

/** The search as the host page sees it: a plain copy, never live state. */
export interface PublicSearch {
  readonly engineId: number;
  readonly locale: Locale;
  readonly place: Place | null;
  readonly stayDates: StayDates;
  readonly participants: readonly { readonly age: number }[];
  readonly packages: readonly PackageCode[];
  readonly transfer: boolean;
  readonly origin: string | null;
  readonly criteria: readonly number[];
  readonly lodgingTypes: readonly number[];
  readonly budget: Budget;
  readonly sort: SortOrder;
  readonly page: number;
}
