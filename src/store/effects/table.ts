import type { Change } from "../state/patch.js";

/** What follows when one part of the search changes. */
export interface Consequences {
  /** The results start again at page 1. */
  readonly firstPage: boolean;
  /** What can be chosen next is requested again. */
  readonly find: boolean;
  readonly products: boolean;
  readonly counts: boolean;
  /** The search in the hash is rewritten. */
  readonly hash: boolean;
  /** The cookies that carry the party to the seller's pages are set. */
  readonly cookies: boolean;
  /** The host page is notified by `ski-change`. */
  readonly announced: boolean;
  /** The event that the data layer receives. */
  readonly event: "filter_click" | null;
}

const newQuery: Consequences = {
  firstPage: true,
  find: false,
  products: true,
  counts: true,
  hash: true,
  cookies: false,
  announced: true,
  event: null,
};
const withFind: Consequences = { ...newQuery, find: true };
const filter: Consequences = { ...newQuery, event: "filter_click" };
const nothing: Consequences = {
  firstPage: false,
  find: false,
  products: false,
  counts: false,
  hash: false,
  cookies: false,
  announced: false,
  event: null,
};

/** The one table from change to consequences. */
export const consequences: Readonly<Record<Change, Consequences>> = {
  place: withFind,
  stayDates: withFind,
  participants: { ...withFind, cookies: true },
  packages: withFind,
  transfer: withFind,
  origin: withFind,
  criteria: filter,
  lodgingTypes: filter,
  budget: filter,
  sort: newQuery,
  querySettings: withFind,
  settings: nothing,
  /** Which days the stay can end on. */
  pickedStart: { ...nothing, find: true },
  page: { ...nothing, products: true, announced: true },
};

/** The consequences of several changes committed at once: each call at most once, and an event only where all agree on it. */
export function consequencesOf(changes: readonly Change[]): Consequences {
  const rows = changes.map((change) => consequences[change]);
  const any = (name: Exclude<keyof Consequences, "event">) => rows.some((row) => row[name]);
  const event = rows[0]?.event ?? null;
  return {
    firstPage: any("firstPage"),
    find: any("find"),
    products: any("products"),
    counts: any("counts"),
    hash: any("hash"),
    cookies: any("cookies"),
    announced: any("announced"),
    event: rows.every((row) => row.event === event) ? event : null,
  };
}
