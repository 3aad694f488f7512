/** A request that the page has made. */
export interface Requested {
  readonly address: string;
  /** Of the response, 0 where it could not be read; null in browsers that do not report it. */
  readonly status: number | null;
}

/** The requests of the page that the browser has kept, in their order. */
export function readRequests(): readonly Requested[] {
  return performance.getEntriesByType("resource").map((entry) => ({
    address: entry.name,
    status: "responseStatus" in entry && typeof entry.responseStatus === "number" ? entry.responseStatus : null,
  }));
}
