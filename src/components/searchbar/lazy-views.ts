import type { Host } from "../controls/host.js";
import { lazyView } from "../controls/lazyView.js";
import type { FieldName } from "./fields.js";

/** What the first screen of the search module does without. */
export const LazyPlaces = lazyView(() => import("../place/suggestions/suggestions.lazy.js"));
export const LazyDates = lazyView(() => import("./dates/dates.lazy.js"));
export const LazyFields = lazyView(() => import("./fields/fields.lazy.js"));
export const LazyFlow = lazyView(() => import("./flow/flow.lazy.js"));
export const LazySticky = lazyView(() => import("./sticky/sticky.lazy.js"));
export const LazyRehearsal = lazyView(() => import("./rehearsal.lazy.js"));

/** Asks for the panel of a field before it is pressed. */
export function preloadField(name: FieldName): void {
  const panel = name === "destination" ? LazyPlaces : name === "dates" ? LazyDates : LazyFields;
  void panel.preload();
}

/** Asks for every panel of the desktop bar, and makes its styles ready in the root of a bar. Answers whether all are there. */
export async function preloadPanels(host?: Host): Promise<boolean> {
  return (await Promise.all([LazyPlaces, LazyDates, LazyFields].map((panel) => panel.preload(host)))).every(Boolean);
}
