/**
 * How long an answer may be kept: `page` by the page that requested it, for an equal request, and `shared` by caches between page and
 * server. Nothing outlives the page. A price that is confirmed is never shared; a page asks again after two minutes, and shows the
 * time of the confirmation.
 */
interface Keeping {
  /** null where each request is sent. */
  readonly page: { readonly most: number; readonly milliseconds: number } | null;
  /** Seconds for which it is fresh, and for which it may still be sent while a newer one is fetched; null for never. */
  readonly shared: { readonly fresh: number; readonly stale: number } | null;
}

const minute = 60;
const day = 86_400;

/** By the name of the call. */
export const keeping = {
  environment: { page: null, shared: null },
  company: { page: null, shared: null },
  find: { page: { most: 20, milliseconds: 60_000 }, shared: { fresh: minute, stale: 5 * minute } },
  autocomplete: { page: { most: 50, milliseconds: Infinity }, shared: { fresh: 5 * minute, stale: day } },
  products: { page: null, shared: { fresh: minute, stale: 5 * minute } },
  counts: { page: null, shared: { fresh: minute, stale: 5 * minute } },
  prices: { page: { most: 500, milliseconds: 120_000 }, shared: null },
  catalog: { page: null, shared: { fresh: 60 * minute, stale: day } },
} as const satisfies Record<string, Keeping>;
