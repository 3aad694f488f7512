import type { SearchSnapshot } from "../store/state/types.js";

/** What the list reads from the search. */
export const listParts = ({ products, page }: SearchSnapshot) => ({
  status: products.status,
  count: products.list.length,
  total: products.total,
  page,
});
type ListParts = ReturnType<typeof listParts>;

/**
 * What is shown as the list. `dimmed`: the former list, inert, while the next one loads; `failed`: the first page failed to
 * load.
 */
export type ListPhase = "cards" | "dimmed" | "skeletons" | "empty" | "timeout" | "failed";

/** How long the list has been loading. */
export interface Waiting {
  /** A list that was loading is still shown as loading, so that nothing flickers. */
  readonly loading: boolean;
  /** Long enough for skeletons to replace the former list. */
  readonly late: boolean;
  /** Longer than usual: a message says so. */
  readonly slow: boolean;
}

export interface ListView {
  readonly phase: ListPhase;
  readonly slow: boolean;
  /** The list matches the current search. */
  readonly answered: boolean;
  /** How many stays are in the list so far. */
  readonly count: number;
  readonly total: number;
}

export const isWaiting = ({ status }: Pick<ListParts, "status">): boolean => status === "loading" || status === "idle";

export function listView(parts: ListParts, waiting: Waiting): ListView {
  const phase = listPhase(parts, waiting);
  return {
    phase,
    slow: waiting.slow,
    answered: !isWaiting(parts) && (phase === "cards" || phase === "empty"),
    count: parts.count,
    total: parts.total,
  };
}

function listPhase({ status, count, page }: ListParts, { loading, late }: Waiting): ListPhase {
  const isEmpty = count === 0;
  if (loading) return isEmpty || late ? "skeletons" : "dimmed";
  if (status === "timeout") return "timeout";
  if (status === "failed" && (page === 1 || isEmpty)) return "failed";
  return isEmpty ? "empty" : "cards";
}

export type DockSurface = "filters" | "sort" | "packages";
/** What is open over the results. */
export type Surface = DockSurface | "shortlist" | "dates";

export interface ResultsOptions {
  readonly paging: "more" | "pages";
  /** The filters are beside the list. */
  readonly wide: boolean;
  /** What was opened last; null if nothing was. */
  readonly opened: Surface | null;
  /** The dates of the search are open here. */
  readonly datesOpen: boolean;
}

/** Which tools and surfaces are shown around the list. */
export interface ResultsModel {
  /** Another list is loading. */
  readonly waits: boolean;
  readonly surface: Surface | null;
  /** There are stays to sort. */
  readonly sorts: boolean;
  /** The tools of a wide screen, over the list or the skeletons of the next one. */
  readonly tools: { readonly priceBasis: boolean; readonly sort: boolean };
  /** How later pages are reached; null without a list. */
  readonly paging: "more" | "pages" | null;
}

export function resultsModel({ phase, count, total }: ListView, options: ResultsOptions): ResultsModel {
  const waits = phase === "skeletons" || phase === "dimmed";
  const hasList = phase === "cards" || (phase === "dimmed" && count > 0);
  // The skeletons of the next list keep the button, which may have the focus.
  const sorts = (hasList || (waits && count > 0)) && total > 1;
  return {
    waits,
    surface: openSurface(options),
    sorts,
    tools: { priceBasis: options.wide && (waits || hasList), sort: options.wide && (waits || sorts) },
    paging: hasList ? options.paging : null,
  };
}

/** The tools of the dock are sheets on small screens only. */
function openSurface({ wide, opened, datesOpen }: ResultsOptions): Surface | null {
  if (datesOpen) return "dates";
  return wide && opened !== "shortlist" ? null : opened;
}

/** A list of no more stays than this offers other starts. */
const fewStays = 5;

/** Whether a list of chosen dates has, or had before it loads again, so few stays that other starts are worth a request, which the server can answer. */
export function offersNearStarts({ products, stayDates, find, season }: SearchSnapshot): boolean {
  const isFew = ["ready", "loading"].includes(products.status) && products.total > 0 && products.total <= fewStays;
  return isFew && stayDates.end !== null && (find.lengths?.length ?? 0) > 0 && !season.unknown;
}
