import { addMonths } from "../../calendar/day.js";
import { monthsFromMonth } from "../../domain/defaults.js";
import type { FindState } from "../state/types.js";

/** Whether the months that were requested last contain this one, `yyyy-MM`. */
export function containsMonth({ request }: FindState, month: string): boolean {
  const first = request?.currentMonth;
  return first !== undefined && month >= first && month < addMonths(first, monthsFromMonth);
}

/** Whether months are requested for another length of stay than this one, in nights; undefined is any. */
export function isForAnotherLength({ status, request }: FindState, nights: number | undefined): boolean {
  return status === "loading" && request?.currentMonth !== undefined && request.nights !== nights;
}
