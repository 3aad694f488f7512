import { useSyncExternalStore } from "react";
import type { Day } from "../../calendar/day.js";
import { watchDay } from "../../platform/day-watch.js";

/**
 * The visitor's day, which changes at midnight.
 * @param read returns the current day
 */
export function useToday(read: () => Day): Day {
  return useSyncExternalStore(watchDay, read, read);
}
