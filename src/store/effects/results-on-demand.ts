import type { SearchContext } from "../context.js";
import type { LoadedPage } from "./results/results.js";
import type * as resultsPart from "./results/results-part.js";
import type { ResultsPart } from "./results/results-part.js";

type Module = Pick<typeof resultsPart, "createResultsPart">;

let module: Module | null = null;

/** Loads what only pages with results need. Rejects when the file cannot be loaded. */
export async function loadResultsPart(): Promise<Module> {
  return (module ??= await import("./results/results-part.js"));
}

/** The results part of a search, there from its first results view on: before, it does nothing. */
export interface ResultsOnDemand extends ResultsPart {
  readonly attached: boolean;
}

export function createResultsOnDemand(context: SearchContext, loaded: (page: LoadedPage) => void): ResultsOnDemand {
  let part: ResultsPart | null = null;
  let running = false;
  let views = 0;
  /** Views that wait for the part. */
  const waiting = new Set<() => void>();

  function connect(loadedModule: Module) {
    part ??= loadedModule.createResultsPart(context, loaded);
    if (running) part.start();
    for (const attach of waiting) attach();
    waiting.clear();
  }

  function load() {
    if (module) return connect(module);
    context.state.products.status = "loading";
    loadResultsPart().then(connect, (error: unknown) => {
      context.state.products.status = "failed";
      context.fail("products", error);
    });
  }

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
    load: (mode) => part?.load(mode),
    count: () => part?.count(),
    retry() {
      if (part) part.retry();
      else load();
    },
    saw: (productId) => part?.saw(productId),
  };
}
