import { isAnySearchBusy, readSearches } from "./readers/copies.js";
import { textAt } from "./readers/text-of.js";

/** ms for the page to load, and for its tags to be drawn. */
const patience = 4000;
/** ms after the page has loaded for a script to define its tags. */
const definitionPatience = 1500;
const pause = 100;

/** Resolves once the page has loaded and its tags are drawn and have their first answers, or after a few seconds. */
export async function settled(tags: () => readonly Element[]): Promise<void> {
  const end = performance.now() + patience;
  let loaded: number | null = null;
  while (performance.now() < end) {
    if (document.readyState === "complete") loaded ??= performance.now();
    if (loaded !== null && isSettled(tags(), performance.now() - loaded)) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

function isSettled(tags: readonly Element[], sinceLoad: number): boolean {
  const isStopped = readSearches().some(({ status }) => status === "failed");
  const isWaiting = tags.some((tag) => textAt(tag, "state") === "loading") && !isStopped;
  const isUndefined = tags.some((tag) => textAt(tag, "state") === "");
  return !isWaiting && !isAnySearchBusy() && (!isUndefined || sinceLoad > definitionPatience);
}
