import { useSyncExternalStore } from "react";
import type { Day } from "../../calendar/day.js";
import { watchDay } from "../../platform/day-watch.js";

/** The visitor's day, also after midnight. @param read the day at this moment */
export function useToday(read: () => Day): Day {
  return useSyncExternalStore(watchDay, read, read);
}
