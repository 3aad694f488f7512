import { ref } from "valtio/vanilla";
import type { ProductsRequest } from "../../../api/calls/products-endpoint.js";
import { productsCall, type ProductsAnswer } from "../../../api/calls/products.js";
import { pageSize, requestTimeout } from "../../../domain/defaults.js";
import type { Product } from "../../../domain/products.js";
import { HttpError, isAborted, RequestError, TimeoutError } from "../../../platform/http.js";
import { createChannel } from "../channel.js";
import { createAlternatives } from "./alternatives.js";
import { createCounts } from "./counts.js";
import { createListMemory, type LeftList } from "./list-memory.js";
import type { CommittingScope, Effect } from "../effect.js";
import { patch } from "../../state/patch.js";
import { productsRequest, queryKey } from "../requests.js";
import { sentRequest } from "./sent-request.js";

type Mode = "append" | "replace";
/** `restore`: as it was left, where that is known, else in the place of the former list. */
export type LoadMode = Mode | "restore";

/** Loads products and counts for the results views of a page; does nothing while there is none. */
export interface ResultsEffect extends Effect {
  /** A results view is mounted; the first one starts loading. Returns how to detach it. */
  attach(options?: { pageSize?: number }): () => void;
  /** The current page of the search, behind the list or in its place. */
  load(mode: LoadMode): void;
  /** How many lodgings each further choice would leave. */
  count(): void;
  /** The next page behind the list, where that is whole and there is one. */
  showMore(): void;
  /** Requests again what failed. */
  retry(): void;
}

/** A page of products as it was loaded. */
export interface LoadedPage {
  readonly products: readonly Product[];
  readonly page: number;
  readonly total: number;
}

interface Listeners {
  /** Another list is requested. */
  replacing(): void;
  /** It failed to load: the former list stays. */
  kept(): void;
  /** Another list is in the place of the former, with the prices that have been checked for it. */
  replaced(prices?: LeftList["prices"]): void;
  loaded(page: LoadedPage): void;
}

export function createResults(scope: CommittingScope, listeners: Listeners): ResultsEffect {
  const { state, services } = scope;
  const channel = createChannel();
  const counts = createCounts(scope);
  const alternatives = createAlternatives(scope);
  let running = false;
  let views = 0;
  let timer: number | undefined;
  const memory = createListMemory(services.clock);
  let size = pageSize;
  /** The last page of the list, and what it is kept under. */
  let loaded: { page: number; name: string } | null = null;

  const isNeeded = () => running && views > 0;

  async function ask(mode: Mode) {
    const turn = channel.start();
    const request = productsRequest(scope.read(), state.page, size);
    begin(request, mode);
    try {
      const answer = await scope.api().call(productsCall, sentRequest(scope.read(), request), turn.signal);
      if (!turn.current || isAborted(answer)) return;
      take(request, answer, mode);
    } catch (error) {
      if (!turn.current) return;
      if (mode === "replace" && error instanceof TimeoutError) return giveUp();
      if (mode === "replace" && isUnknown(error)) return take(request, nothing, mode);
      // A call fails with a `RequestError`; all else is its own file that was not loaded.
      state.products.fileFailures = error instanceof RequestError ? 0 : state.products.fileFailures + 1;
      end(mode, "failed");
      scope.fail("products", error);
    }
  }

  function begin(request: ProductsRequest, mode: Mode) {
    services.clock.clearTimeout(timer);
    state.products.request = ref(request);
    if (mode === "append") {
      state.products.moreStatus = "loading";
      return;
    }
    keepList();
    listeners.replacing();
    alternatives.forget();
    state.products.status = "loading";
    state.products.moreStatus = "idle";
    state.products.since = services.clock.now();
    timer = services.clock.setTimeout(giveUp, requestTimeout);
  }

  function take(request: ProductsRequest, { products: received, totalProducts: total, pageCount }: ProductsAnswer, mode: Mode) {
    const products = memory.share(received);
    const list = mode === "append" ? appended(state.products.list, products) : products;
    loaded = { page: request.page, name: nameOf(request) };
    state.products.key = queryKey(request);
    state.products.list = ref(list);
    state.products.total = total;
    state.products.pageCount = pageCount;
    if (mode === "replace") {
      state.products.restored = false;
      listeners.replaced();
    }
    end(mode, "ready");
    scope.emit("resultsChange", { total, page: request.page, products: list });
    listeners.loaded({ total, page: request.page, products });
    if (list.length === 0 && request.page === 1) alternatives.ask();
  }

  function end(mode: Mode, status: "ready" | "failed" | "timeout") {
    if (mode === "append") {
      state.products.moreStatus = status;
      return;
    }
    services.clock.clearTimeout(timer);
    if (status !== "ready") listeners.kept();
    state.products.status = status;
    state.products.since = null;
  }

  function giveUp() {
    channel.stop();
    counts.giveUp();
    end("replace", "timeout");
    scope.emit("error", { code: "timeout", message: `The products call took longer than ${requestTimeout / 1000} s.`, call: "products" });
  }

  /** The same query of another locale or server is another list. */
  function nameOf(request: ProductsRequest): string {
    const { locale, apiBase, currency } = scope.read().settings;
    return [locale, apiBase, currency, queryKey(request)].join(" ");
  }

  function keepList() {
    const { list, total, pageCount } = state.products;
    if (!loaded || list.length === 0) return;
    memory.keep(loaded.name, { list, total, pageCount, page: loaded.page, counts: { ...state.counts }, prices: { ...state.prices } });
  }

  /** Shows the list of the search as it was left; false where that is not known. */
  function restore(): boolean {
    const request = productsRequest(scope.read(), 1, size);
    const name = nameOf(request);
    const left = memory.take(name);
    if (!left) return false;
    keepList();
    channel.stop();
    const key = queryKey(request);
    const { list, total, pageCount, page } = left;
    loaded = { page, name };
    Object.assign(state.products, { key, restored: true, list: ref(list), total, pageCount, moreStatus: "idle" });
    patch(state, { page });
    if (left.counts.status === "ready" && left.counts.key === key) counts.restore(left.counts);
    listeners.replaced(left.prices);
    alternatives.forget();
    end("replace", "ready");
    scope.emit("resultsChange", { total, page, products: list });
    return true;
  }

  /** The list was never requested, did not arrive, or is of another query. */
  function isStale() {
    const { status, key } = state.products;
    return status !== "ready" || key !== queryKey(productsRequest(scope.read(), 1, size));
  }

  function loadFirstPage() {
    if (state.page === 1) void ask("replace");
    else scope.commit({ page: 1 });
  }

  function loadAnew() {
    loadFirstPage();
    counts.ask(size);
  }

  function detach() {
    views -= 1;
  }

  return {
    start() {
      if (running) return;
      running = true;
      if (isNeeded() && isStale()) loadAnew();
    },
    stop() {
      running = false;
      channel.stop();
      counts.stop();
      alternatives.stop();
      services.clock.clearTimeout(timer);
      if (state.products.status === "loading") {
        state.products.status = "idle";
        state.products.since = null;
      }
      if (state.products.moreStatus === "loading") state.products.moreStatus = "idle";
    },
    attach(options) {
      views += 1;
      const resized = options?.pageSize !== undefined && options.pageSize !== size;
      size = options?.pageSize ?? size;
      if (isNeeded() && views === 1 && isStale()) loadAnew();
      // Pages of another size are other pages.
      else if (isNeeded() && resized) loadFirstPage();
      return detach;
    },
    load(mode) {
      if (!isNeeded() || (mode === "restore" && restore())) return;
      void ask(mode === "append" ? mode : "replace");
    },
    count() {
      if (isNeeded() && !counts.isKnown(size)) counts.ask(size);
    },
    showMore() {
      const { status, moreStatus, pageCount } = state.products;
      const isWhole = status === "ready" && (moreStatus === "idle" || moreStatus === "ready");
      if (isWhole && state.page < pageCount) scope.commit({ page: state.page + 1 }, { appends: true });
    },
    retry() {
      if (!isNeeded()) return;
      void ask(state.products.moreStatus === "failed" ? "append" : "replace");
      if (state.counts.status === "failed" || state.counts.status === "timeout") counts.ask(size);
    },
  };
}

const nothing: ProductsAnswer = { products: [], pageCount: 0, pageIndex: 0, pageSize, totalProducts: 0, seParamsResponse: null };

/** The place is unknown to the seller: nothing is on sale there, which is no error to retry. */
function isUnknown(error: unknown): boolean {
  return error instanceof HttpError && error.status === 404;
}

/** The list with the next page behind it; a product that both hold stays where it was. */
function appended(list: readonly Product[], next: readonly Product[]): Product[] {
  const known = new Set(list.map((product) => product.id));
  return [...list, ...next.filter((product) => !known.has(product.id))];
}
