import { loadFile } from "../../platform/missing-file.js";
import type { SearchScope } from "../scope.js";
import type { CreatePart, SearchPart } from "./effect.js";
import type { ResultsActions } from "./results/results-part.js";

/** The results part of a search, loaded with its first results view. Until then its actions do nothing. */
export interface ResultsOnDemand extends Omit<SearchPart<ResultsActions>, "committed"> {
  /** Whether a results view is mounted. */
  readonly attached: boolean;
  /** A tag brings the part with it: nothing is loaded. */
  provide(create: CreatePart<ResultsActions>): void;
}

/** Loads the code that only pages with results need. Rejects when the file cannot be loaded. */
async function loadResultsPart(): Promise<CreatePart<ResultsActions>> {
  const { createResultsPart } = await loadFile(() => import("./results/results-part.js"));
  return createResultsPart;
}

export function createResultsOnDemand(scope: SearchScope): ResultsOnDemand {
  const { products } = scope.state;
  let part: SearchPart<ResultsActions> | null = null;
  let loading: Promise<void> | null = null;
  let running = false;
  let views = 0;
  /** Views that wait for the part. */
  const waiting = new Set<() => void>();

  function provide(create: CreatePart<ResultsActions>) {
    if (part) return;
    part = create(scope);
    part.agree?.(scope.state.settings.consent.includes("preferences"));
    if (running) part.start();
    for (const attach of waiting) attach();
    waiting.clear();
    if (views === 0 && products.status === "loading") products.status = "idle";
  }

  function fail(error: unknown) {
    loading = null;
    if (part) return;
    products.fileFailures += 1;
    products.status = views > 0 ? "failed" : "idle";
    if (views > 0) scope.fail("products", error);
  }

  /** A tag that mounts its view joins in the same task, and may bring the part. */
  async function load() {
    await Promise.resolve();
    if (!part) provide(await loadResultsPart());
  }

  function loadForViews() {
    if (views === 0) return;
    products.status = "loading";
    loading ??= load().catch(fail);
  }

  function attach(options?: { pageSize?: number }) {
    let detach = () => {};
    const attachPart = () => {
      detach = part?.actions.results.attach(options) ?? detach;
    };
    views += 1;
    if (part) attachPart();
    else {
      waiting.add(attachPart);
      loadForViews();
    }
    return () => {
      views -= 1;
      waiting.delete(attachPart);
      detach();
    };
  }

  scope.onCommit((consequences) => {
    if (part) part.committed(consequences);
    else if (consequences.products) loadForViews();
  });

  return {
    start() {
      running = true;
      part?.start();
    },
    stop() {
      running = false;
      part?.stop();
    },
    agree: (allowed) => part?.agree?.(allowed),
    get attached() {
      return views > 0;
    },
    provide,
    actions: actionsOf(() => part?.actions ?? null, attach, loadForViews),
  };
}

/** Actions that reach a part once it is there. */
function actionsOf(part: () => ResultsActions | null, attach: ResultsActions["results"]["attach"], load: () => void): ResultsActions {
  return {
    results: {
      attach,
      showMore: () => part()?.results.showMore(),
      retry() {
        const there = part();
        if (there) there.results.retry();
        else load();
      },
      retryCounts: () => part()?.results.retryCounts(),
      sawProduct: (productId) => part()?.results.sawProduct(productId),
      retryPrices: (productId) => part()?.results.retryPrices(productId),
      showPricesFor: (basis) => part()?.results.showPricesFor(basis),
    },
    shortlist: {
      toggle: (productId, packageCode) => part()?.shortlist.toggle(productId, packageCode),
      compare: (create) => part()?.shortlist.compare(create) ?? null,
    },
  };
}
