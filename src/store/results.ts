import { ref } from "valtio/vanilla";
import type { ProductsAnswer, ProductsRequest } from "../api/contract.js";
import { HttpError, isAborted, TimeoutError } from "../platform/http.js";
import { pageSize, requestTimeout } from "../domain/defaults.js";
import type { Product } from "../domain/products.js";
import { createChannel } from "./channel.js";
import type { SearchContext } from "./context.js";
import { productsRequest, queryKey } from "./requests.js";

/** Loads products and counts for the results views of a page; does nothing while there is none. */
export interface ResultsLoader {
  attach(options?: { pageSize?: number }): () => void;
  readonly attached: boolean;
  /** A new query: products from page 1, and counts when they may have changed. */
  reload(withCounts: boolean): void;
  /** Another page of the same query, appended or in place of the list. */
  load(mode: "append" | "replace"): void;
  retry(): void;
  /** Nobody is left to answer to. */
  stop(): void;
}

/** What is told of each answer with products. */
interface Listeners {
  /** Another list is in the place of the former. */
  replaced(): void;
  loaded(answer: { readonly products: readonly Product[]; readonly page: number; readonly total: number }): void;
}

export function createResultsLoader(context: SearchContext, listeners: Listeners): ResultsLoader {
  const { state, services } = context;
  const productsChannel = createChannel();
  const countsChannel = createChannel();
  let views = 0;
  let timer: number | undefined;
  let size = pageSize;

  async function askProducts(mode: "append" | "replace") {
    const turn = productsChannel.start();
    const request = productsRequest(context.read(), state.page, size);
    begin(request, mode);
    try {
      const answer = await context.api().products(request, turn.signal);
      if (!turn.current || isAborted(answer)) return;
      take(request, answer, mode);
    } catch (error) {
      if (!turn.current) return;
      if (mode === "replace" && error instanceof TimeoutError) return giveUp();
      if (mode === "replace" && isUnknown(error)) return take(request, nothing, mode);
      end(mode, "failed");
      context.fail("products", error);
    }
  }

  function begin(request: ProductsRequest, mode: "append" | "replace") {
    services.clock.clearTimeout(timer);
    state.products.request = ref(request);
    if (mode === "append") {
      state.products.moreStatus = "loading";
      return;
    }
    Object.assign(state.products, { status: "loading", moreStatus: "idle", since: services.clock.now() });
    timer = services.clock.setTimeout(giveUp, requestTimeout);
  }

  function take(request: ProductsRequest, answer: ProductsAnswer, mode: "append" | "replace") {
    const list = mode === "append" ? appended(state.products.list, answer.products) : [...answer.products];
    Object.assign(state.products, {
      key: queryKey(request),
      list: ref(list),
      total: answer.totalProducts,
      pageCount: answer.pageCount,
    });
    if (mode === "replace") listeners.replaced();
    end(mode, "ready");
    const told = { total: answer.totalProducts, page: request.page };
    context.emit("resultsChange", { ...told, products: list });
    listeners.loaded({ ...told, products: answer.products });
  }

  function end(mode: "append" | "replace", status: "ready" | "failed" | "timeout") {
    if (mode === "append") {
      state.products.moreStatus = status;
      return;
    }
    services.clock.clearTimeout(timer);
    Object.assign(state.products, { status, since: null });
  }

  function giveUp() {
    productsChannel.stop();
    countsChannel.stop();
    end("replace", "timeout");
    if (state.counts.status === "loading") state.counts.status = "timeout";
    context.emit("error", { code: "timeout", message: `The products call took longer than ${requestTimeout / 1000} s.`, call: "products" });
  }

  async function askCounts() {
    const turn = countsChannel.start();
    const request = productsRequest(context.read(), 1, size);
    Object.assign(state.counts, { status: "loading", request: ref(request) });
    try {
      const answer = await context.api().counts(request, turn.signal);
      if (!turn.current || isAborted(answer)) return;
      Object.assign(state.counts, { status: "ready", key: queryKey(request), answer: ref(answer) });
    } catch (error) {
      if (!turn.current) return;
      state.counts.status = "failed";
      context.fail("counts", error);
    }
  }

  function detach() {
    views -= 1;
  }

  /** What stands was never asked, did not come, or answers what was wanted before the views left. */
  function isStale() {
    const { status, key } = state.products;
    return status !== "ready" || key !== queryKey(productsRequest(context.read(), 1, size));
  }

  /** Pages of another size are other pages; so are those of another query. */
  function fromFirstPage(withCounts: boolean) {
    if (state.page !== 1) context.commit(["page"], () => (state.page = 1));
    loader.reload(withCounts);
  }

  function stop() {
    productsChannel.stop();
    countsChannel.stop();
    services.clock.clearTimeout(timer);
    if (state.products.status === "loading") Object.assign(state.products, { status: "idle", since: null });
    if (state.products.moreStatus === "loading") state.products.moreStatus = "idle";
    if (state.counts.status === "loading") state.counts.status = "idle";
  }

  const ready = () => views > 0 && state.status === "ready";
  const loader: ResultsLoader = {
    get attached() {
      return views > 0;
    },
    attach(options) {
      views += 1;
      const resized = options?.pageSize !== undefined && options.pageSize !== size;
      size = options?.pageSize ?? size;
      if (ready() && views === 1 && isStale()) fromFirstPage(true);
      else if (ready() && resized) fromFirstPage(false);
      return detach;
    },
    reload(withCounts) {
      if (!ready()) return;
      void askProducts("replace");
      if (withCounts) void askCounts();
    },
    load(mode) {
      if (ready()) void askProducts(mode);
    },
    stop,
    retry() {
      if (!ready()) return;
      void askProducts(state.products.moreStatus === "failed" ? "append" : "replace");
      if (state.counts.status === "failed" || state.counts.status === "timeout") void askCounts();
    },
  };
  return loader;
}

const nothing: ProductsAnswer = { products: [], pageCount: 0, pageIndex: 0, pageSize, totalProducts: 0, seParamsResponse: null };

/** The seller knows no such place: nothing is on sale there, which is no fault to try again. */
function isUnknown(error: unknown): boolean {
  return error instanceof HttpError && error.status === 404;
}

/** The list with the next page behind it; a product that both hold stays where it was. */
function appended(list: readonly Product[], next: readonly Product[]): Product[] {
  const known = new Set(list.map((product) => product.id));
  return [...list, ...next.filter((product) => !known.has(product.id))];
}
