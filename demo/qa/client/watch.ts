import { snapshotOf } from "../../replay/snapshot.js";

/** What happens on the page: the elements' events, the data layer, and the state of each search. */

export interface Happening {
  readonly time: string;
  readonly name: string;
  readonly detail: string;
}

const eventNames = [
  "ski-ready",
  "ski-change",
  "ski-search",
  "ski-results-change",
  "ski-product-click",
  "ski-date-change",
  "ski-open",
  "ski-close",
  "ski-error",
];
const mostKept = 100;

const now = (): string => new Date().toISOString().slice(11, 23);

/** JSON for a cell of a table: lists of products by their number, and no more than can be read. */
function brief(value: unknown): string {
  const text =
    JSON.stringify(value, (key, part: unknown) => (key === "products" && Array.isArray(part) ? `${part.length} products` : part)) ?? "";
  return text.length > 400 ? `${text.slice(0, 400)}…` : text;
}

/** Keeps the latest of what happens, the latest first. */
export function createWatch() {
  let events: Happening[] = [];
  let layer: Happening[] = [];
  return {
    events: () => events,
    layer: () => layer,
    forget() {
      events = [];
      layer = [];
    },
    /** Listens from now on; calls back whenever something happened. */
    start(onChange: () => void): void {
      const note = (event: Event): void => {
        const tag = event.target instanceof Element ? event.target.localName : "";
        const detail = event instanceof CustomEvent ? brief(event.detail) : "";
        events = [{ time: now(), name: `${tag} ${event.type}`, detail }, ...events].slice(0, mostKept);
        onChange();
      };
      for (const name of eventNames) document.addEventListener(name, note);
      // The elements push to a data layer that the page has; this one notes what is pushed.
      const pushed: unknown[] = [];
      pushed.push = (...entries: unknown[]): number => {
        layer = [...entries.map((entry) => ({ time: now(), name: eventOf(entry), detail: brief(entry) })), ...layer].slice(0, mostKept);
        onChange();
        return layer.length;
      };
      Object.assign(window, { dataLayer: pushed });
    },
  };
}

function eventOf(entry: unknown): string {
  return typeof entry === "object" && entry !== null && "event" in entry ? String(entry.event) : "";
}

/** The search of a store as a page's script reads it, as text; `null` while the page has loaded none. */
export function stateOf(store?: string): string {
  return JSON.stringify(snapshotOf(store), null, 2);
}
