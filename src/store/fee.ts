import { stayFee, type StayFee } from "../domain/service-fee.js";
import type { SearchSnapshot } from "./state/types.js";

/** The service fee of the search's stays, by its locale and the visitor's works council. */
export function feeOf({ settings, company }: Pick<SearchSnapshot, "settings" | "company">): StayFee {
  return stayFee(settings, company?.company ?? null);
}
