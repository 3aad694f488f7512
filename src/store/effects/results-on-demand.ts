import type { CommittingScope } from "./effect.js";
import type { LoadedPage } from "./results/results.js";
import type * as resultsPart from "./results/results-part.js";
import type { ResultsPart } from "./results/results-part.js";

type Module = Pick<typeof resultsPart, "createResultsPart">;

let module: Module | null = null;

/** The tag that shows results brings the module with it, so that nothing is loaded for its first view. */
export function provideResultsPart(provided: Module): void {
  module = provided;
}

/** Loads what only pages with results need. Rejects when the file cannot be loaded. */
export async function loadResultsPart(): Promise<Module> {
  return (module ??= await import("./results/results-part.js"));
}

/** The results part of a search, there from its first results view on: before, it does nothing. */
export interface ResultsOnDemand extends Pick<ResultsPart, "attach" | "load" | "retry" | "agree" | "start" | "stop"> {
  readonly attached: boolean;
  readonly part: ResultsPart | null;
}

export function createResultsOnDemand(scope: CommittingScope, loaded: (page: LoadedPage) => void): ResultsOnDemand {
  const { products } = scope.state;
  let part: ResultsPart | null = null;
  let loading: Promise<void> | null = null;
  let running = false;
  let views = 0;
  /** Views that wait for the part. */
  const waiting = new Set<() => void>();

  function connect(loadedModule: Module) {
    part ??= loadedModule.createResultsPart(scope, loaded);
    part.agree(scope.state.settings.consent.includes("preferences"));
    if (running) part.start();
    for (const attach of waiting) attach();
    waiting.clear();
    if (views === 0 && products.status === "loading") products.status = "idle";
  }

  function fail(error: unknown) {
    loading = null;
    products.fileFailures += 1;
    products.status = views > 0 ? "failed" : "idle";
    if (views > 0) scope.fail("products", error);
  }

  /** Once at a time, and again after a failure. */
  function load() {
    if (module) return connect(module);
    products.status = "loading";
    loading ??= loadResultsPart().then(connect, fail);
  }

  const loadForViews = () => {
    if (views > 0) load();
  };

  return {
    start() {
      running = true;
      part?.start();
    },
    stop() {
      running = false;
      part?.stop();
    },
    get attached() {
      return views > 0;
    },
    attach(options) {
      let detach = () => {};
      const attach = () => {
        detach = part?.attach(options) ?? detach;
      };
      views += 1;
      waiting.add(attach);
      load();
      return () => {
        views -= 1;
        waiting.delete(attach);
        detach();
      };
    },
    load: (mode) => (part ? part.load(mode) : loadForViews()),
    retry: () => (part ? part.retry() : loadForViews()),
    agree: (allowed) => part?.agree(allowed),
    get part() {
      return part;
    },
  };
}
