import type { Change } from "./state/patch.js";

/** Why the search changes. */
export type Cause =
  /** The visitor presses a control. */
  | "visitor"
  /** The page chooses, by its script or by a link. */
  | "link"
  /** The answer of find no longer offers a choice. */
  | "answer"
  /** The settings changed. */
  | "settings"
  /** The visitor wants the next page appended to the list. */
  | "more"
  /** The hash leads to another search: Back, Forward or a link. */
  | "restore";

/** How the page's hash is written: as a new entry of the history, or over the current one. */
export type HashWrite = "entry" | "replace";

/** How products are loaded: appended to the list, instead of it, or, with `restore`, as the list was left if that is known. */
export type LoadMode = "append" | "replace" | "restore";

/** What follows when one part of the search changes. */
interface ChangeConsequences {
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

/** How a cause shapes what follows. */
interface CauseConsequences {
  readonly find: boolean;
  readonly products: LoadMode;
  /** Null: the hash stays. */
  readonly hash: HashWrite | null;
  /** The data layer receives the event of the change. */
  readonly tracked: boolean;
}

/** What follows from a commit, and which file of `effects/` does it. */
export interface Consequences {
  /** What really changed. */
  readonly changed: readonly Change[];
  /** The commit itself writes it. */
  readonly firstPage: boolean;
  /** `find.ts` */
  readonly find: boolean;
  /** `results/results.ts` */
  readonly products: LoadMode | null;
  /** `results/results.ts` */
  readonly counts: boolean;
  /** `hash.ts` */
  readonly hash: HashWrite | null;
  /** `participants-cookies.ts` */
  readonly cookies: boolean;
  /** `announcements.ts`: the changes that the host page is notified of. */
  readonly announced: readonly Change[];
  /** `tracking.ts` */
  readonly event: ChangeConsequences["event"];
}

const newQuery: ChangeConsequences = {
  firstPage: true,
  find: false,
  products: true,
  counts: true,
  hash: true,
  cookies: false,
  announced: true,
  event: null,
};
const withFind: ChangeConsequences = { ...newQuery, find: true };
const filter: ChangeConsequences = { ...newQuery, event: "filter_click" };
const nothing: ChangeConsequences = {
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
const ofChange: Readonly<Record<Change, ChangeConsequences>> = {
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

/** The same table, from cause to consequences. */
const ofCause: Readonly<Record<Cause, CauseConsequences>> = {
  visitor: { find: true, products: "replace", hash: "entry", tracked: true },
  link: { find: true, products: "replace", hash: "entry", tracked: false },
  answer: { find: false, products: "replace", hash: "replace", tracked: false },
  settings: { find: true, products: "replace", hash: "replace", tracked: false },
  more: { find: true, products: "append", hash: "entry", tracked: true },
  restore: { find: true, products: "restore", hash: null, tracked: false },
};

/**
 * The consequences of several changes committed at once: each call at most once. The data layer receives an event only if all of the
 * committed parts have it, even those that stay the same: rooms that are committed with the party are not a filter.
 */
export function consequencesOf(changed: readonly Change[], cause: Cause, committed: readonly Change[] = changed): Consequences {
  const rows = changed.map((change) => ofChange[change]);
  const any = (name: Exclude<keyof ChangeConsequences, "event">) => rows.some((row) => row[name]);
  const shaped = ofCause[cause];
  return {
    changed,
    firstPage: any("firstPage"),
    find: shaped.find && any("find"),
    products: any("products") ? shaped.products : null,
    counts: any("counts"),
    hash: any("hash") ? shaped.hash : null,
    cookies: any("cookies"),
    announced: announcedOf(changed),
    event: shaped.tracked && changed.length > 0 ? commonEvent(committed) : null,
  };
}

/** The changes that the host page is notified of. */
export function announcedOf(changes: readonly Change[]): readonly Change[] {
  return changes.filter((change) => ofChange[change].announced);
}

function commonEvent(changes: readonly Change[]): ChangeConsequences["event"] {
  const [first = null, ...others] = new Set(changes.map((change) => ofChange[change].event));
  return others.length === 0 ? first : null;
}
