import { ref } from "valtio/vanilla";
import type { ProductsRequest } from "../../../api/calls/products-endpoint.js";
import { productsCall, type ProductsAnswer } from "../../../api/calls/products.js";
import { pageSize, requestTimeout } from "../../../domain/defaults.js";
import type { Product } from "../../../domain/products.js";
import { HttpError, isAborted, RequestError, TimeoutError } from "../../../platform/http.js";
import { nextTask } from "../../../platform/next-task.js";
import type { SearchScope } from "../../scope.js";
import { patch } from "../../state/patch.js";
import { createChannel } from "../channel.js";
import { productsRequest, queryKey } from "../requests.js";
import { createListLoading, type PageMode } from "./list-loading.js";
import { createListMemory, type LeftList } from "./list-memory.js";
import { sentRequest } from "./sent-request.js";

/** What else happens as the list changes. */
interface ListEvents {
  /** Another list is requested. */
  replacing(): void;
  /** It failed to load: the former list stays. */
  kept(status: "failed" | "timeout"): void;
  /** Another list is shown instead: a new one or, with its counts and checked prices, one as it was left. */
  replaced(left?: LeftList): void;
  /** A list that was requested is empty. */
  empty(): void;
}

/** The list of products: loads its pages, and shows it again as it was left. */
export function createList(scope: SearchScope, events: ListEvents) {
  const { state } = scope;
  const channel = createChannel();
  const loading = createListLoading(scope, giveUp);
  const memory = createListMemory(scope);

  async function ask(mode: PageMode, size: number) {
    const turn = channel.start();
    const request = productsRequest(scope.read(), state.page, size);
    if (mode === "replace") {
      memory.keep();
      events.replacing();
    }
    loading.begin(request, mode);
    try {
      const answer = await scope.api().call(productsCall, sentRequest(scope.read(), request), turn.signal);
      // To read a response and to draw its list are a task each.
      await nextTask();
      if (turn.current && !isAborted(answer)) take(request, answer, mode);
    } catch (error) {
      if (turn.current) fail(request, error, mode);
    }
  }

  function take(request: ProductsRequest, { products: received, totalProducts: total, pageCount }: ProductsAnswer, mode: PageMode) {
    const products = memory.share(received);
    const list = mode === "append" ? appended(state.products.list, products) : products;
    memory.show(request, request.page);
    Object.assign(state.products, { key: queryKey(request), list: ref(list), total, pageCount });
    if (mode === "replace") {
      state.products.restored = false;
      events.replaced();
    }
    loading.end(mode, "ready");
    scope.emit("resultsChange", { total, page: request.page, products: list });
    scope.emit("pageLoaded", { total, page: request.page, products });
    if (list.length === 0 && request.page === 1) events.empty();
  }

  function fail(request: ProductsRequest, error: unknown, mode: PageMode) {
    if (mode === "replace" && error instanceof TimeoutError) return giveUp();
    if (mode === "replace" && isUnknown(error)) return take(request, noProducts, mode);
    // A call fails with a `RequestError`; any other error means that a file of the library was not loaded.
    state.products.fileFailures = error instanceof RequestError ? 0 : state.products.fileFailures + 1;
    end(mode, "failed");
    scope.fail("products", error);
  }

  function end(mode: PageMode, status: "failed" | "timeout") {
    if (mode === "replace") events.kept(status);
    loading.end(mode, status);
  }

  function giveUp() {
    channel.stop();
    end("replace", "timeout");
    scope.emit("error", { code: "timeout", message: `The products call took longer than ${requestTimeout / 1000} s.`, call: "products" });
  }

  return {
    /** Loads the current page of the search. */
    load: (mode: PageMode, size: number) => void ask(mode, size),
    /** Shows the list of the search as it was left; returns false if that is unknown. */
    restore(size: number): boolean {
      const request = productsRequest(scope.read(), 1, size);
      const left = memory.take(request);
      if (!left) return false;
      memory.keep();
      channel.stop();
      const { list, total, pageCount, page } = left;
      memory.show(request, page);
      Object.assign(state.products, { key: queryKey(request), restored: true, list: ref(list), total, pageCount, moreStatus: "idle" });
      patch(state, { page });
      events.replaced(left);
      loading.end("replace", "ready");
      scope.emit("resultsChange", { total, page, products: list });
      return true;
    },
    /** The list was never requested, did not arrive, or is of another query. */
    isStale(size: number): boolean {
      const { status, key } = state.products;
      return status !== "ready" || key !== queryKey(productsRequest(scope.read(), 1, size));
    },
    stop() {
      channel.stop();
      loading.stop();
    },
  };
}

const noProducts: ProductsAnswer = { products: [], pageCount: 0, pageIndex: 0, pageSize, totalProducts: 0, seParamsResponse: null };

/** The place is unknown to the seller: nothing is on sale there, so there is nothing to retry. */
function isUnknown(error: unknown): boolean {
  return error instanceof HttpError && error.status === 404;
}

/** The list with the next page appended; a product that is in both stays where it was. */
function appended(list: readonly Product[], next: readonly Product[]): Product[] {
  const known = new Set(list.map((product) => product.id));
  return [...list, ...next.filter((product) => !known.has(product.id))];
}
