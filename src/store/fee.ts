import { stayFee, type StayFee } from "../domain/service-fee.js";
import type { SearchSnapshot } from "./state/types.js";

/** What the fee of a search depends on. */
export interface FeeBasis extends Pick<SearchSnapshot, "company"> {
  readonly settings: Parameters<typeof stayFee>[0];
}

/** The service fee of the search's stays, by its locale and the visitor's works council. */
export function feeOf({ settings, company }: FeeBasis): StayFee {
  return stayFee(settings, company?.company ?? null);
}
