import type { Change } from "./state.js";

/** What follows when one part of the search changes. */
export interface Consequence {
  /** The results start again at page 1. */
  readonly firstPage: boolean;
  /** What can be chosen next is asked again. */
  readonly find: boolean;
  readonly products: boolean;
  readonly counts: boolean;
  /** The search in the hash is rewritten. */
  readonly hash: boolean;
  /** The cookies that carry the party to the seller's pages are set. */
  readonly participantsCookies: boolean;
}

const newQuery = { firstPage: true, find: false, products: true, counts: true, hash: true, participantsCookies: false };

/** The one table of consequences: any change of what is asked for is a new query; only these rows say which calls follow. */
export const consequences: Readonly<Record<Change, Consequence>> = {
  place: { ...newQuery, find: true },
  stayDates: { ...newQuery, find: true },
  participants: { ...newQuery, find: true, participantsCookies: true },
  packages: { ...newQuery, find: true },
  transfer: { ...newQuery, find: true },
  origin: { ...newQuery, find: true },
  criteria: newQuery,
  lodgingTypes: newQuery,
  budget: newQuery,
  sort: newQuery,
  querySettings: { ...newQuery, find: true },
  settings: { firstPage: false, find: false, products: false, counts: false, hash: false, participantsCookies: false },
  page: { firstPage: false, find: false, products: true, counts: false, hash: false, participantsCookies: false },
};

/** The consequences of several changes committed at once: each call at most once. */
export function consequencesOf(changes: readonly Change[]): Consequence {
  const rows = changes.map((change) => consequences[change]);
  const any = (name: keyof Consequence) => rows.some((row) => row[name]);
  return {
    firstPage: any("firstPage"),
    find: any("find"),
    products: any("products"),
    counts: any("counts"),
    hash: any("hash"),
    participantsCookies: any("participantsCookies"),
  };
}
